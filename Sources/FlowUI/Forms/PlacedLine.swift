internal import FlowCore

/// A line of edited text in a frame, aligned to the side at which it begins, whatever the layout
/// direction.
@MainActor
struct PlacedLine {
  let line: TextLine
  private let frame: Rect
  /// How far the line is scrolled: the distance from its beginning to the frame, in points.
  private let scroll: Double
  /// A line that reads against the layout direction begins at the trailing side.
  private let isAgainstLayout: Bool

  /// The caret's width; by eye.
  static let caret = 2.0

  init(_ line: TextLine, in frame: Rect, scroll: Double = 0, _ context: LayoutContext) {
    (self.line, self.frame, self.scroll) = (line, frame, scroll)
    isAgainstLayout = line.direction != context.direction
  }

  var extent: Rect { rect(0...line.width) }

  func rects(of range: Range<Int>) -> [Rect] { line.extents(of: range).map(rect) }

  /// The caret's frame at an x in points from the line's left end.
  func caret(at x: Double) -> Rect { rect(from: line.distance(to: x), width: Self.caret) }

  /// The nearest offset in the line at an x of the page.
  func offset(at x: Double) -> Int {
    let distance = scroll + (isAgainstLayout ? frame.maxX - x : x - frame.minX)
    return line.offset(at: line.distance(to: distance))
  }

  func drawing(_ style: TextStyle, _ colour: RGBA, _ context: LayoutContext) -> Drawing {
    let extent = context.measuring.extent(of: style)
    let padding = (style.lineHeight - extent.ascent - extent.descent) / 2
    let baseline = Point(x: self.extent.minX, y: frame.minY + padding + extent.ascent)
    return .text(line.text, style, baseline: baseline, colour)
  }

  private func rect(_ extent: ClosedRange<Double>) -> Rect {
    let ends = [line.distance(to: extent.lowerBound), line.distance(to: extent.upperBound)]
    return rect(from: min(ends[0], ends[1]), width: extent.upperBound - extent.lowerBound)
  }

  /// Takes a distance from the line's beginning.
  private func rect(from distance: Double, width: Double) -> Rect {
    let start = distance - scroll
    return Rect(
      x: isAgainstLayout ? frame.maxX - start - width : frame.minX + start, y: frame.minY,
      width: width, height: frame.size.height)
  }
}

extension TextLine {
  /// Converts an x position to the distance from the line's beginning, and back.
  func distance(to x: Double) -> Double { direction == .leftToRight ? x : width - x }
}
