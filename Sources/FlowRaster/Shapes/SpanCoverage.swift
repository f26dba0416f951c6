/// How much of each device pixel is covered by a span, which is a rectangle of whole pixel rows
/// whose left and right edges may lie within a pixel.
struct SpanCoverage {
  private let left: Double
  private let right: Double
  let bounds: PixelRect

  /// Creates the part of a span within `clip`, or `nil` if there is none.
  ///
  /// Coordinates are in device pixels, and may be infinite; the result is `nil` if one is NaN. A
  /// finite top or bottom must be a whole number. A height of 0 counts as one pixel.
  init?(left: Double, top: Double, right: Double, bottom: Double, clip: PixelRect) {
    // Both comparisons are false for NaN.
    guard left < right, top <= bottom else { return nil }
    // Only coordinates within the clip are certain to fit into an integer.
    self.left = max(left, Double(clip.left))
    self.right = min(right, Double(clip.right))
    let bottom = min(max(bottom, top + 1), Double(clip.bottom))
    let top = max(top, Double(clip.top))
    guard self.left < self.right, top < bottom else { return nil }
    bounds = PixelRect(
      left: Int(self.left.rounded(.down)), top: Int(top),
      right: Int(self.right.rounded(.up)), bottom: Int(bottom))
  }

  var core: Range<Int>? {
    let start = Int(left.rounded(.up))
    let end = Int(right.rounded(.down))
    return start < end ? start..<end : nil
  }

  /// 0…255.
  func coverage(x: Int) -> UInt32 {
    let part = min(Double(x + 1), right) - max(Double(x), left)
    return UInt32((max(0, part) * 255).rounded())
  }
}
