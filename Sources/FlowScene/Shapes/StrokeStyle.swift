internal import FlowCore

/// How the line along a path is drawn.
public struct StrokeStyle: Hashable, Sendable {
  /// The form of a corner.
  public enum Join: String, Hashable, Sendable {
    /// Pointed; a corner beyond the miter limit is cut as by ``bevel``.
    case miter
    case round
    /// Cut straight.
    case bevel
  }

  /// The form of the ends of a line.
  public enum Cap: String, Hashable, Sendable {
    /// Straight, exactly at the end.
    case butt
    case round
    /// Straight, half of the width beyond the end.
    case square
  }

  /// The width in points; nothing is drawn unless it is positive and finite.
  public var width: Double
  /// The form of corners.
  public var join: Join
  /// The form of ends.
  public var cap: Cap
  /// The greatest length of a pointed corner, from its inner to its outer end, as a multiple of the
  /// line's width.
  ///
  /// The default is 4, as in SVG, which cuts corners below 29 degrees. A limit below 1, or NaN,
  /// cuts all of them. With an infinite limit, only corners at which the line turns straight back
  /// are cut.
  public var miterLimit: Double

  /// Creates a style; by default with pointed corners, and ends that are straight.
  public init(width: Double, join: Join = .miter, cap: Cap = .butt, miterLimit: Double = 4) {
    self.width = width
    self.join = join
    self.cap = cap
    self.miterLimit = miterLimit
  }

  /// A style with round corners and ends.
  public static func round(width: Double) -> StrokeStyle {
    StrokeStyle(width: width, join: .round, cap: .round)
  }

  /// How far the line extends beyond its path at most, in points; infinite if the miter limit is.
  package var reach: Double {
    let corner = join == .miter && miterLimit > 1 ? miterLimit : 1
    return width / 2 * max(corner, cap == .square ? 2.0.squareRoot() : 1)
  }

  func magnified(by factor: Double) -> StrokeStyle {
    var style = self
    style.width *= factor
    return style
  }
}

extension StrokeStyle: CustomStringConvertible {
  /// The width, join and cap, and the miter limit if it matters.
  public var description: String {
    "\(width.fixed(3)) \(join.rawValue)"
      + (join == .miter && miterLimit != 4 ? " \(miterLimit.fixed(3))" : "") + " \(cap.rawValue)"
  }
}

/// Which points lie inside a path that crosses itself, or has several subpaths.
public enum FillRule: String, Hashable, Sendable {
  /// The points around which the path winds, where turns in opposite directions cancel each other.
  case nonZero = "nonzero"
  /// The points from which a line to the outside crosses the path an odd number of times.
  case evenOdd = "evenodd"
}

/// The area to which drawings are clipped.
public enum ClipShape: Hashable, Sendable {
  /// A rectangle whose corners are rounded with a radius in points.
  case roundedRectangle(Rect, radius: Double)
  /// The inside of a path.
  case path(Path, rule: FillRule = .nonZero)

  /// A rectangle that contains the shape, in points; `nil` if it contains no point.
  package var bounds: Rect? {
    switch self {
    case .roundedRectangle(let rect, _): rect.size.isEmpty ? nil : rect
    case .path(let path, _): path.controlBounds
    }
  }

  package var outline: (path: Path, rule: FillRule) {
    switch self {
    case .roundedRectangle(let rect, let radius):
      (rect.size.isEmpty ? Path() : .roundedRectangle(rect, radius: radius), .nonZero)
    case .path(let path, let rule): (path, rule)
    }
  }
}
