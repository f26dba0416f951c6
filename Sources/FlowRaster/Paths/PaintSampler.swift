internal import FlowCore
internal import FlowScene

/// The mean colour of a gradient over each device pixel.
struct PaintSampler {
  /// Premultiplied red, green, blue and alpha, 0…255.
  typealias Ink = SIMD4<Double>

  private let geometry: Geometry
  private let stops: [(fraction: Double, ink: Ink)]

  private enum Geometry {
    /// The fraction at a device pixel: `x * dx + y * dy + offset`; it changes by up to `reach`
    /// towards a corner of the pixel.
    case linear(dx: Double, dy: Double, offset: Double, reach: Double)
    /// The fraction at a device pixel is the distance of the mapped pixel from zero; it changes by
    /// up to `slope` over one pixel.
    case radial(map: Transform, slope: Double)
    /// Everything has the last colour.
    case last
  }

  /// The number of samples along each side of a pixel over which the colour does not change
  /// linearly.
  private static let samples = 16

  /// `nil` for one colour, or if the transform has no inverse.
  init?(_ paint: Paint, _ transform: Transform) {
    guard let inverse = transform.inverse else { return nil }
    switch paint {
    case .colour: return nil
    case .linear(let gradient, let from, let to):
      stops = gradient.inks
      let (dx, dy) = (to.x - from.x, to.y - from.y)
      let squaredLength = dx * dx + dy * dy
      guard squaredLength > 0, squaredLength.isFinite else {
        geometry = .last
        return
      }
      let across = (dx * inverse.a + dy * inverse.b) / squaredLength
      let down = (dx * inverse.c + dy * inverse.d) / squaredLength
      geometry = .linear(
        dx: across, dy: down,
        offset: ((inverse.tx - from.x) * dx + (inverse.ty - from.y) * dy) / squaredLength,
        reach: (abs(across) + abs(down)) / 2)
    case .radial(let gradient, let centre, let radius):
      stops = gradient.inks
      guard radius > 0, radius.isFinite, centre.isFinite else {
        geometry = .last
        return
      }
      let map = inverse.followed(by: .translation(x: -centre.x, y: -centre.y))
        .followed(by: .scale(1 / radius))
      geometry = .radial(map: map, slope: map.greatestScale)
    }
  }

  var isConstantInRows: Bool {
    switch geometry {
    case .linear(let dx, _, _, _): dx == 0
    case .radial: false
    case .last: true
    }
  }

  func ink(x: Int, y: Int) -> Ink {
    let middle = fraction(Double(x) + 0.5, Double(y) + 0.5)
    // Where the colour changes linearly, the mean is the colour in the middle.
    if isLinear(around: middle) { return ink(at: middle) }
    var sum = Ink.zero
    for row in 0..<Self.samples {
      let down = (Double(row) + 0.5) / Double(Self.samples)
      for column in 0..<Self.samples {
        let right = (Double(column) + 0.5) / Double(Self.samples)
        sum += ink(at: fraction(Double(x) + right, Double(y) + down))
      }
    }
    return sum / Double(Self.samples * Self.samples)
  }

  private func fraction(_ x: Double, _ y: Double) -> Double {
    switch geometry {
    case .linear(let dx, let dy, let offset, _): return x * dx + y * dy + offset
    case .radial(let map, _): return map.apply(to: Point(x: x, y: y)).distance(to: .zero)
    case .last: return 1
    }
  }

  /// Whether the colour changes linearly, or nearly so, over a pixel with this fraction in its
  /// middle: then no stop lies within the pixel.
  private func isLinear(around fraction: Double) -> Bool {
    let reach: Double
    switch geometry {
    case .linear(_, _, _, let toCorner): reach = toCorner
    case .radial(_, let slope):
      // The mean of the fraction over a pixel differs from its middle by about a 24th of the sum of
      // the second derivatives, which is at most the square of the slope divided by the fraction.
      // With this limit it differs by less than 1/1000, which is a quarter of a step in a gradient
      // from black to white.
      guard slope * slope <= 0.02 * fraction else { return false }
      reach = slope * 0.5.squareRoot()
    case .last: return true
    }
    return !stops.contains { abs($0.fraction - fraction) < reach }
  }

  private func ink(at fraction: Double) -> Ink {
    guard var previous = stops.first, fraction > previous.fraction else {
      return stops.first?.ink ?? .zero
    }
    for stop in stops.dropFirst() {
      if fraction < stop.fraction {
        let part = (fraction - previous.fraction) / (stop.fraction - previous.fraction)
        return previous.ink + (stop.ink - previous.ink) * part
      }
      previous = stop
    }
    return previous.ink
  }
}

extension Gradient {
  fileprivate var inks: [(fraction: Double, ink: PaintSampler.Ink)] {
    stops.map { ($0.fraction, PaintSampler.Ink($0.colour)) }
  }
}

extension PaintSampler.Ink {
  fileprivate init(_ colour: RGBA) {
    let share = Double(colour.alpha) / 255
    self.init(
      Double(colour.red) * share, Double(colour.green) * share, Double(colour.blue) * share,
      Double(colour.alpha))
  }

  /// The colour as a pixel; `nil` unless it is opaque.
  @inline(__always)
  var opaquePixel: UInt32? {
    guard w == 255 else { return nil }
    return 0xFF00_0000 | UInt32(x + 0.5) &<< 16 | UInt32(y + 0.5) &<< 8 | UInt32(z + 0.5)
  }

  /// The colour composited over a pixel, which is opaque; the strength is 0…1.
  func composited(over pixel: UInt32, strength: Double) -> UInt32 {
    let rest = 1 - w / 255 * strength
    func channel(_ ink: Double, _ shift: UInt32) -> UInt32 {
      UInt32(ink * strength + Double((pixel &>> shift) & 255) * rest + 0.5) &<< shift
    }
    return 0xFF00_0000 | channel(x, 16) | channel(y, 8) | channel(z, 0)
  }
}
