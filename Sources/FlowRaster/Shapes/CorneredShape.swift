/// A shape that can be stretched between its corners.
///
/// All columns of pixels that cross `middle` are identical, and so are all rows that cross it.
protocol CorneredShape: Hashable {
  var bounds: PixelRect { get }

  /// The columns and rows between the corners; the width or height is 0 or negative if there are
  /// none.
  var middle: PixelRect { get }

  /// 0…255.
  func coverage(x: Int, y: Int) -> UInt32

  /// Columns in which the row's pixels are covered completely; others may be, too.
  func core(y: Int) -> Range<Int>?

  /// Moves each side by its own number of pixels: the left and right sides to the left, the top and
  /// bottom sides up.
  func moved(left: Int, top: Int, right: Int, bottom: Int) -> Self

  var key: ShapeKey { get }
}

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
