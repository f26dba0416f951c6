/// A rectangle of whole device pixels; empty unless `left < right` and `top < bottom`.
public struct PixelRect: Hashable, Sendable {
  /// The first column, counted from the left edge of the picture.
  public var left: Int
  /// The first row, counted from the top edge of the picture.
  public var top: Int
  /// The column after the last one.
  public var right: Int
  /// The row after the last one.
  public var bottom: Int

  /// Creates a rectangle; any edges are allowed.
  public init(left: Int, top: Int, right: Int, bottom: Int) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }

  /// Creates a rectangle from whole numbers; empty if one of them is not finite.
  init(left: Double, top: Double, right: Double, bottom: Double) {
    let isFinite = left.isFinite && top.isFinite && right.isFinite && bottom.isFinite
    guard isFinite else {
      self = .empty
      return
    }
    self.init(
      left: Int(pixel: left), top: Int(pixel: top), right: Int(pixel: right),
      bottom: Int(pixel: bottom))
  }

  static let empty = PixelRect(left: 0, top: 0, right: 0, bottom: 0)

  /// Whether the rectangle contains no pixel.
  public var isEmpty: Bool { left >= right || top >= bottom }
  /// The number of columns; not positive for an empty rectangle that has no column.
  public var width: Int { right - left }
  /// The number of rows; not positive for an empty rectangle that has no row.
  public var height: Int { bottom - top }

  /// The pixels that are in both rectangles; empty if there are none.
  package func intersection(_ other: PixelRect) -> PixelRect {
    PixelRect(
      left: max(left, other.left), top: max(top, other.top), right: min(right, other.right),
      bottom: min(bottom, other.bottom))
  }

  package func moved(x: Int, y: Int) -> PixelRect {
    PixelRect(left: left + x, top: top + y, right: right + x, bottom: bottom + y)
  }

  func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelRect(
      left: min(left, other.left), top: min(top, other.top), right: max(right, other.right),
      bottom: max(bottom, other.bottom))
  }

  func subtracting(_ cover: PixelRect) -> [PixelRect] {
    let hole = intersection(cover)
    guard !hole.isEmpty else { return [self] }
    return [
      PixelRect(left: left, top: top, right: right, bottom: hole.top),
      PixelRect(left: left, top: hole.top, right: hole.left, bottom: hole.bottom),
      PixelRect(left: hole.right, top: hole.top, right: right, bottom: hole.bottom),
      PixelRect(left: left, top: hole.bottom, right: right, bottom: bottom),
    ].filter { !$0.isEmpty }
  }
}

extension Int {
  /// Creates a coordinate from a whole number of device pixels, limited to ±2^40.
  ///
  /// That is far beyond every picture, and sums of millions of coordinates still fit into an
  /// integer. NaN gives -2^40.
  init(pixel: Double) {
    // With this order of arguments, NaN gives the lower limit.
    self.init(Swift.min(Swift.max(-0x1p40, pixel), 0x1p40))
  }
}
