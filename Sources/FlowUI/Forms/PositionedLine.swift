internal import FlowCore

/// A line of edited text in a frame, aligned to the side at which text of one direction begins,
/// whatever the layout direction.
@MainActor
struct PositionedLine {
  let line: TextLine
  private let frame: Rect
  /// The direction whose text begins at the side to which the line is aligned.
  private let side: LayoutDirection
  /// How far the line is scrolled: the distance from its end at that side to the frame, in points.
  private let scroll: Double
  /// A line that is aligned against the layout direction is at the trailing side.
  private let isAgainstLayout: Bool

  /// The caret's width; by eye.
  static let caret = 2.0

  /// By default, the line is aligned to the side at which its own direction begins.
  init(
    _ line: TextLine, from side: LayoutDirection? = nil, in frame: Rect, scroll: Double = 0,
    _ context: LayoutContext
  ) {
    (self.line, self.frame, self.scroll) = (line, frame, scroll)
    self.side = side ?? line.direction
    isAgainstLayout = self.side != context.direction
  }

  var extent: Rect { rect(0...line.width) }

  func rects(of range: Range<Int>) -> [Rect] { line.extents(of: range).map(rect) }

  /// The caret's frame at an x in points from the line's left end.
  func caret(at x: Double) -> Rect {
    rect(from: line.distance(to: x, from: side), width: Self.caret)
  }

  /// The nearest offset in the line at an x of the page.
  func offset(at x: Double) -> Int {
    let distance = scroll + (isAgainstLayout ? frame.maxX - x : x - frame.minX)
    return line.offset(at: line.distance(to: distance - gap, from: side))
  }

  func drawing(_ style: TextStyle, _ colour: RGBA, _ context: LayoutContext) -> Drawing {
    let extent = context.measuring.extent(of: style)
    let padding = (style.lineHeight - extent.ascent - extent.descent) / 2
    let baseline = Point(x: self.extent.minX, y: frame.minY + padding + extent.ascent)
    return .text(line.text, style: style, baseline: baseline, colour: colour)
  }

  private func rect(_ extent: ClosedRange<Double>) -> Rect {
    let ends = [extent.lowerBound, extent.upperBound].map { line.distance(to: $0, from: side) }
    return rect(from: min(ends[0], ends[1]) + gap, width: extent.upperBound - extent.lowerBound)
  }

  /// The room for a caret between the text and the side to which the text is aligned: none, unless
  /// the text ends there.
  private var gap: Double { side == line.direction ? 0 : Self.caret }

  /// Takes a distance from the line's end at the side to which it is aligned.
  private func rect(from distance: Double, width: Double) -> Rect {
    let start = distance - scroll
    return Rect(
      x: isAgainstLayout ? frame.maxX - start - width : frame.minX + start, y: frame.minY,
      width: width, height: frame.size.height)
  }
}

extension TextLine {
  /// Converts an x position to the distance from the line's end at the side where text of a
  /// direction begins, and back.
  func distance(to x: Double, from side: LayoutDirection) -> Double {
    side == .leftToRight ? x : width - x
  }
}
