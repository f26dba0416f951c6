internal import FlowCore

/// The line of a text field, laid out in its frame.
///
/// Text that is too long ends in an ellipsis or, while the field has the focus, is scrolled to show
/// the caret. The line is aligned to the side at which it begins, whatever the layout direction.
@MainActor
struct TextFieldLine {
  let shown: ShownText
  let line: TextLine
  private let frame: Rect
  /// Whether the line reads in the direction opposite to the layout, and so begins at the trailing
  /// side.
  private let isAgainstLayout: Bool
  /// How far the line is scrolled: the distance of its beginning beyond the frame, in points.
  private let scroll: Double

  init(_ state: TextFieldState, in frame: Rect, _ context: LayoutContext) {
    let breaker = LineBreaker(
      width: frame.size.width, limit: 1, style: context.style(.body),
      measuring: context.measuring)
    shown = state.hasFocus ? state.shown : state.shown.shortened(by: breaker)
    line = state.line(of: shown, context)
    self.frame = frame
    isAgainstLayout = line.direction != context.direction
    let caret = line.distance(to: line.x(of: shown.caret))
    // The whole width of the caret must be visible.
    scroll = state.hasFocus ? max(0, caret + TextFieldBox.caret - frame.size.width) : 0
  }

  /// The frame of the whole line on the page.
  var extent: Rect { rect(0...line.width) }

  /// The frames that a range of the displayed text has on the page.
  func rects(of range: Range<Int>) -> [Rect] { line.extents(of: range).map(rect) }

  /// The caret's frame on the page.
  var caret: Rect { caret(at: line.x(of: shown.caret)) }

  /// The frame of a second caret where typed text of the opposite direction would appear; `nil` if
  /// that is the position of the first caret.
  var otherCaret: Rect? { line.otherX(of: shown.caret).map(caret) }

  /// The offset in the text nearest to a horizontal position on the page.
  func offsetInText(at x: Double) -> Int {
    let distance = scroll + (isAgainstLayout ? frame.maxX - x : x - frame.minX)
    return shown.offsetInText(line.offset(at: line.distance(to: distance)))
  }

  private func rect(_ extent: ClosedRange<Double>) -> Rect {
    let ends = [line.distance(to: extent.lowerBound), line.distance(to: extent.upperBound)]
    return rect(from: min(ends[0], ends[1]), width: extent.upperBound - extent.lowerBound)
  }

  private func caret(at x: Double) -> Rect {
    rect(from: line.distance(to: x), width: TextFieldBox.caret)
  }

  /// The rectangle on the page at a distance from the line's beginning.
  private func rect(from distance: Double, width: Double) -> Rect {
    let start = distance - scroll
    return Rect(
      x: isAgainstLayout ? frame.maxX - start - width : frame.minX + start, y: frame.minY,
      width: width, height: frame.size.height)
  }
}

extension TextLine {
  /// Converts an x position on the line to the distance from the line's beginning, and back.
  fileprivate func distance(to x: Double) -> Double {
    direction == .leftToRight ? x : width - x
  }
}
