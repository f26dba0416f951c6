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
  /// A line that reads against the layout direction begins at the trailing side.
  private let isAgainstLayout: Bool
  /// The distance of the line's beginning beyond the frame, in points.
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

  var extent: Rect { rect(0...line.width) }

  func rects(of range: Range<Int>) -> [Rect] { line.extents(of: range).map(rect) }

  var caret: Rect { caret(at: line.x(of: shown.caret)) }

  /// Where typed text of the opposite direction would appear, unless that is at the first caret.
  var otherCaret: Rect? { line.otherX(of: shown.caret).map(caret) }

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
  fileprivate func distance(to x: Double) -> Double {
    direction == .leftToRight ? x : width - x
  }
}
