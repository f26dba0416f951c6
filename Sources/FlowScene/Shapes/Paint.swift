public import FlowCore

/// What a path is filled or stroked with: a colour, or a gradient whose points are in the
/// coordinates of the path.
public enum Paint: Hashable, Sendable {
  /// One colour.
  case colour(RGBA)
  /// A gradient along a line: its first colour at `from` and before, its last at `to` and beyond.
  ///
  /// If both points are equal, or one is not finite, everything has the last colour.
  case linear(Gradient, from: Point, to: Point)
  /// A gradient around a point: its first colour in the centre, its last at `radius` points and
  /// beyond.
  ///
  /// If the radius is not positive and finite, or the centre is not finite, everything has the last
  /// colour.
  case radial(Gradient, centre: Point, radius: Double)
}

/// The colours of a gradient along its length.
///
/// Between two stops, colours are interpolated as `RGBA` does: gamma-encoded and premultiplied.
public struct Gradient: Hashable, Sendable {
  /// A colour at a fraction of the length.
  public struct Stop: Hashable, Sendable {
    /// The fraction of the length, 0…1.
    public let fraction: Double
    /// The colour.
    public let colour: RGBA

    /// Creates a stop.
    ///
    /// - Parameters:
    ///   - colour: The colour.
    ///   - fraction: Where the colour is: 0 at the beginning, 1 at the end. It is clamped to 0…1;
    ///     NaN counts as 0.
    public init(_ colour: RGBA, at fraction: Double) {
      self.fraction = fraction.isNaN ? 0 : min(max(fraction, 0), 1)
      self.colour = colour
    }
  }

  /// The stops in order; at least one.
  ///
  /// Two stops at the same fraction give a hard edge, with the colour of the first stop before it
  /// and the colour of the second one after it.
  public let stops: [Stop]

  /// Creates a gradient from stops in any order; without one, it is transparent.
  public init(stops: [Stop]) {
    // Sorting keeps the order of stops at the same fraction.
    let sorted = stops.enumerated().sorted {
      ($0.element.fraction, $0.offset) < ($1.element.fraction, $1.offset)
    }
    self.stops = stops.isEmpty ? [Stop(.clear, at: 0)] : sorted.map(\.element)
  }

  /// Creates a gradient of evenly spaced colours; without one, it is transparent.
  public init(_ colours: RGBA...) {
    let last = Double(max(1, colours.count - 1))
    self.init(stops: colours.enumerated().map { Stop($1, at: Double($0) / last) })
  }
}

extension Paint {
  /// The paint with its points transformed; a radius is scaled by the square root of the factor by
  /// which areas are scaled.
  func transformed(by transform: Transform) -> Paint {
    switch self {
    case .colour: self
    case .linear(let gradient, let from, let to):
      .linear(gradient, from: transform.apply(to: from), to: transform.apply(to: to))
    case .radial(let gradient, let centre, let radius):
      .radial(
        gradient, centre: transform.apply(to: centre),
        radius: radius * abs(transform.determinant).squareRoot())
    }
  }

  /// The paint with each of its colours replaced.
  package func mapColours(_ map: (RGBA) -> RGBA) -> Paint {
    switch self {
    case .colour(let colour): .colour(map(colour))
    case .linear(let gradient, let from, let to):
      .linear(gradient.mapColours(map), from: from, to: to)
    case .radial(let gradient, let centre, let radius):
      .radial(gradient.mapColours(map), centre: centre, radius: radius)
    }
  }
}

extension Gradient {
  fileprivate func mapColours(_ map: (RGBA) -> RGBA) -> Gradient {
    Gradient(stops: stops.map { Stop(map($0.colour), at: $0.fraction) })
  }
}

extension Paint: CustomStringConvertible {
  /// The colour, or the kind of gradient with its points and stops.
  public var description: String {
    switch self {
    case .colour(let colour): "\(colour)"
    case .linear(let gradient, let from, let to):
      "linear \(from.x.fixed(3)),\(from.y.fixed(3)) to \(to.x.fixed(3)),\(to.y.fixed(3)) "
        + gradient.dump
    case .radial(let gradient, let centre, let radius):
      "radial \(centre.x.fixed(3)),\(centre.y.fixed(3)) \(radius.fixed(3)) " + gradient.dump
    }
  }
}

extension Gradient {
  fileprivate var dump: String {
    "(" + stops.map { "\($0.colour) \($0.fraction.fixed(3))" }.joined(separator: ", ") + ")"
  }
}
