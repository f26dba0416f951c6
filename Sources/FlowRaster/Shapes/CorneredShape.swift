/// A shape that can be stretched between its corners.
///
/// All columns of pixels that cross `middle` are identical, and so are all rows that cross it.
protocol CorneredShape: Hashable {
  /// The smallest rectangle of whole pixels that contains the shape.
  var bounds: PixelRect { get }

  /// The columns and rows between the corners.
  ///
  /// The width is 0 or negative if there is no column between the left and right corners; the
  /// height is 0 or negative if there is no row between the upper and lower ones.
  var middle: PixelRect { get }

  /// The coverage of a pixel, 0…255.
  func coverage(x: Int, y: Int) -> UInt32

  /// A range of columns in which the pixels of a row are covered completely, or `nil`; other pixels
  /// of the row may be covered completely, too.
  func core(y: Int) -> Range<Int>?

  /// The shape with each side moved by its own number of pixels: the left and right sides to the
  /// left, the top and bottom sides up.
  func moved(left: Int, top: Int, right: Int, bottom: Int) -> Self

  /// The shape as a key of a cache.
  var key: ShapeKey { get }
}

/// A shape as a key of a cache.
enum ShapeKey: Hashable {
  case rounded(RoundedCoverage)
  case outline(RoundedOutline)
  case shadow(CardShadow)
}

/// The line between a rounded rectangle and a smaller one inside it.
struct RoundedOutline: CorneredShape {
  let outer: RoundedCoverage
  let inner: RoundedCoverage

  var bounds: PixelRect { outer.bounds }

  var middle: PixelRect { outer.middle.intersection(inner.middle) }

  func coverage(x: Int, y: Int) -> UInt32 {
    let all = outer.coverage(x: x, y: y)
    return all - min(inner.coverage(x: x, y: y), all)
  }

  func core(y: Int) -> Range<Int>? { nil }

  func moved(left: Int, top: Int, right: Int, bottom: Int) -> RoundedOutline {
    RoundedOutline(
      outer: outer.moved(left: left, top: top, right: right, bottom: bottom),
      inner: inner.moved(left: left, top: top, right: right, bottom: bottom))
  }

  var key: ShapeKey { .outline(self) }
}
