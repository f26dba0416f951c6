/// How much of each device pixel a rounded rectangle covers.
///
/// Straight edges are exact. Along the corners a pixel's area under the circle is the sum of 16
/// slabs cut from it, each as wide as the chord in its middle is exact for: at most 1/1000 of a
/// pixel off. Only IEEE square roots are used, so the result is the same on every machine.
struct RoundedCoverage {
  private static let slabs = 16

  let left: Double
  let top: Double
  let right: Double
  let bottom: Double
  let radius: Double
  /// Between which places across it is there at all.
  private var span: (start: Double, end: Double)

  /// Creates the shape, in device pixels; the radius is clamped to half the shorter side.
  init(left: Double, top: Double, right: Double, bottom: Double, radius: Double) {
    self.left = left
    self.top = top
    self.right = max(right, left)
    self.bottom = max(bottom, top)
    self.radius = max(0, min(radius, min(self.right - left, self.bottom - top) / 2))
    span = (left, self.right)
  }

  /// What of the shape lies between two places across, in device pixels; they may be infinite.
  func cut(from start: Double, to end: Double) -> RoundedCoverage {
    var part = self
    part.span = (min(max(start, left), right), min(max(end, left), right))
    return part
  }

  /// The whole pixels that the shape touches.
  var bounds: PixelRect {
    PixelRect(
      left: Int(span.start.rounded(.down)), top: Int(top.rounded(.down)),
      right: Int(span.end.rounded(.up)), bottom: Int(bottom.rounded(.up)))
  }

  /// The covered part of a pixel, 0…255.
  func coverage(x: Int, y: Int) -> UInt32 {
    UInt32((area(x: Double(x), y: Double(y)) * 255).rounded())
  }

  /// The pixels of a row between which, the ends included, all are covered fully if any is.
  func core(y: Int) -> Range<Int>? {
    let middle = Double(y) + 0.5
    let isBeside = middle > top + radius && middle < bottom - radius
    guard Double(y) >= top, Double(y + 1) <= bottom else { return nil }
    let inset = isBeside ? 0 : radius
    let start = Int(max(left + inset, span.start).rounded(.up))
    let end = Int(min(right - inset, span.end).rounded(.down))
    return start < end ? start..<end : nil
  }

  private func area(x: Double, y: Double) -> Double {
    let start = max(x, span.start)
    let end = min(x + 1, span.end)
    guard start < end else { return 0 }
    let isStraight = start >= left + radius && end <= right - radius
    if radius == 0 || isStraight {
      return (end - start) * max(0, min(y + 1, bottom) - max(y, top))
    }
    let width = (end - start) / Double(Self.slabs)
    var sum = 0.0
    for slab in 0..<Self.slabs {
      let middle = start + (Double(slab) + 0.5) * width
      let inset = cornerInset(at: middle)
      sum += width * max(0, min(y + 1, bottom - inset) - max(y, top + inset))
    }
    return sum
  }

  /// How far the round corners lead the top and bottom edges inward in a column.
  private func cornerInset(at x: Double) -> Double {
    let beyond = max(left + radius - x, x - (right - radius), 0)
    guard beyond > 0 else { return 0 }
    return radius - max(0, radius * radius - beyond * beyond).squareRoot()
  }
}
