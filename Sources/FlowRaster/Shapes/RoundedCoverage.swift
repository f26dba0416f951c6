/// How much of each device pixel a rounded rectangle covers.
///
/// Straight edges are exact. At the corners, the covered area of a pixel is the sum of 16 vertical
/// slabs, each measured by the chord at its middle. The error is mostly below 1/1000 of a pixel,
/// but up to half of a slab, 1/32, where a large corner is nearly upright. Only IEEE square roots
/// are used, so the result is the same on every machine.
struct RoundedCoverage: CorneredShape {
  private static let slabs = 16

  let left: Double
  let top: Double
  let right: Double
  let bottom: Double
  let radius: Double
  private var span: Span

  private struct Span: Hashable {
    let start: Double
    let end: Double
  }

  /// In device pixels; clamps the radius to half the shorter side.
  init(left: Double, top: Double, right: Double, bottom: Double, radius: Double) {
    self.left = left
    self.top = top
    // `max` would replace an edge at -∞; it is kept, so that `bounds` is empty.
    self.right = right.isFinite ? max(right, left) : right
    self.bottom = bottom.isFinite ? max(bottom, top) : bottom
    self.radius = max(0, min(radius, min(self.right - left, self.bottom - top) / 2))
    span = Span(start: left, end: self.right)
  }

  /// Returns the part between two x coordinates in device pixels, which may be infinite.
  func cut(from start: Double, to end: Double) -> RoundedCoverage {
    var part = self
    part.span = Span(start: min(max(start, left), right), end: min(max(end, left), right))
    return part
  }

  /// Empty if an edge is not finite.
  var bounds: PixelRect {
    // The ends of a cut may be finite even if the shape's edges are not.
    guard left.isFinite, right.isFinite else { return .empty }
    return PixelRect(
      left: span.start.rounded(.down), top: top.rounded(.down), right: span.end.rounded(.up),
      bottom: bottom.rounded(.up))
  }

  var middle: PixelRect { middle(beyond: radius) }

  func middle(beyond distance: Double) -> PixelRect {
    PixelRect(
      left: (left + distance).rounded(.up), top: (top + distance).rounded(.up),
      right: (right - distance).rounded(.down), bottom: (bottom - distance).rounded(.down))
  }

  func moved(left: Int, top: Int, right: Int, bottom: Int) -> RoundedCoverage {
    RoundedCoverage(
      left: self.left - Double(left), top: self.top - Double(top),
      right: self.right - Double(right), bottom: self.bottom - Double(bottom), radius: radius)
  }

  var key: ShapeKey { .rounded(self) }

  /// 0…255.
  func coverage(x: Int, y: Int) -> UInt32 {
    UInt32((area(x: Double(x), y: Double(y)) * 255).rounded())
  }

  func core(y: Int) -> Range<Int>? {
    let middle = Double(y) + 0.5
    let isBetweenCorners = middle > top + radius && middle < bottom - radius
    guard Double(y) >= top, Double(y + 1) <= bottom else { return nil }
    let inset = isBetweenCorners ? 0 : radius
    let start = Int(pixel: max(left + inset, span.start).rounded(.up))
    let end = Int(pixel: min(right - inset, span.end).rounded(.down))
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

  /// How far the corners inset the top and bottom edges at an x coordinate.
  private func cornerInset(at x: Double) -> Double {
    let beyond = max(left + radius - x, x - (right - radius), 0)
    guard beyond > 0 else { return 0 }
    return radius - max(0, radius * radius - beyond * beyond).squareRoot()
  }
}
