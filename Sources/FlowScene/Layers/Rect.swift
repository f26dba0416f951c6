public import FlowCore

/// A rectangle in points.
public struct Rect: Hashable, Sendable, Codable {
  /// The top left corner.
  public var origin: Point
  /// The width and height.
  public var size: Size

  /// Creates a rectangle.
  public init(x: Double, y: Double, width: Double, height: Double) {
    origin = Point(x: x, y: y)
    size = Size(width: width, height: height)
  }

  /// Creates a rectangle of this size with its origin at zero.
  public init(_ size: Size) {
    self.init(x: 0, y: 0, width: size.width, height: size.height)
  }

  /// The left edge.
  public var minX: Double { origin.x }
  /// The top edge.
  public var minY: Double { origin.y }
  /// The right edge.
  public var maxX: Double { origin.x + size.width }
  /// The bottom edge.
  public var maxY: Double { origin.y + size.height }

  /// The x coordinate of the centre.
  public var midX: Double { minX + size.width / 2 }
  /// The y coordinate of the centre.
  public var midY: Double { minY + size.height / 2 }

  /// The rectangle inset by `distance` on each side; its width and height are clamped to at least
  /// 0.
  public func inset(by distance: Double) -> Rect {
    Rect(
      x: minX + distance, y: minY + distance, width: max(0, size.width - 2 * distance),
      height: max(0, size.height - 2 * distance))
  }

  /// Whether a point lies inside; points on the right and bottom edges do not.
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// The rectangle translated by a vector.
  public func moved(by offset: Vector) -> Rect {
    Rect(x: minX + offset.dx, y: minY + offset.dy, width: size.width, height: size.height)
  }

  /// A rectangle of this size centred in this one; a larger one extends beyond both sides.
  public func centred(_ size: Size) -> Rect {
    Rect(
      x: midX - size.width / 2, y: midY - size.height / 2, width: size.width, height: size.height)
  }

  /// The common area of both rectangles; its size is zero along an axis on which they do not
  /// overlap.
  package func intersection(_ other: Rect) -> Rect {
    let (left, top) = (max(minX, other.minX), max(minY, other.minY))
    return Rect(
      x: left, y: top, width: max(0, min(maxX, other.maxX) - left),
      height: max(0, min(maxY, other.maxY) - top))
  }
}
