/// How much of each device pixel a span covers: rows as a whole, and of its first and its last
/// column exactly the part between its ends.
struct SpanCoverage {
  private let left: Double
  private let right: Double
  /// The whole pixels that it touches.
  let bounds: PixelRect

  /// Creates what lies within `clip` of a span given in device pixels, its top and bottom whole
  /// ones and at least one apart; `nil` where nothing does.
  ///
  /// Ends may be infinite; with a NaN there is nothing.
  init?(left: Double, top: Double, right: Double, bottom: Double, clip: PixelRect) {
    // Only within the clip is a place sure to fit into an integer. Both comparisons refuse NaN.
    guard left < right, top <= bottom else { return nil }
    self.left = max(left, Double(clip.left))
    self.right = min(right, Double(clip.right))
    let bottom = min(max(bottom, top + 1), Double(clip.bottom))
    let top = max(top, Double(clip.top))
    guard self.left < self.right, top < bottom else { return nil }
    bounds = PixelRect(
      left: Int(self.left.rounded(.down)), top: Int(top),
      right: Int(self.right.rounded(.up)), bottom: Int(bottom))
  }

  /// The columns that are covered fully, if any is.
  var core: Range<Int>? {
    let start = Int(left.rounded(.up))
    let end = Int(right.rounded(.down))
    return start < end ? start..<end : nil
  }

  /// The covered part of a column's pixels, 0…255.
  func coverage(x: Int) -> UInt32 {
    let part = min(Double(x + 1), right) - max(Double(x), left)
    return UInt32((max(0, part) * 255).rounded())
  }
}
