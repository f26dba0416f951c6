internal import FlowCore

/// The line of a text field as it lies in its frame: with an ellipsis where it is too long, and
/// while it has the focus as far scrolled as the caret needs.
///
/// It begins at the side from which it reads, whichever way the stage does.
struct TextFieldLine {
  let shown: ShownText
  let line: TextLine
  private let frame: Rect
  /// Whether it reads against the stage, and so begins at its trailing side.
  private let isAgainstStage: Bool
  /// How far the line's beginning lies beyond the frame, in points.
  private let scroll: Double

  init(_ state: TextFieldState, in frame: Rect, _ context: LayoutContext) {
    let breaker = LineBreaker(
      width: frame.size.width, limit: 1, style: context.style(.body),
      measuring: context.measuring)
    shown = state.hasFocus ? state.shown : state.shown.shortened(by: breaker)
    line = state.line(of: shown, context)
    self.frame = frame
    isAgainstStage = line.direction != context.direction
    let caret = line.distance(to: line.x(of: shown.caret))
    // The caret itself has room at the end.
    scroll = state.hasFocus ? max(0, caret + TextFieldBox.caret - frame.size.width) : 0
  }

  /// Where the whole line lies on the page.
  var extent: Rect { rect(0...line.width) }

  /// The parts of the page over which a part of what is shown lies.
  func rects(of part: Range<Int>) -> [Rect] { line.extents(of: part).map(rect) }

  /// The caret on the page.
  var caret: Rect { caret(at: line.x(of: shown.caret)) }

  /// Where a letter against the line would appear, if not at the caret.
  var otherCaret: Rect? { line.otherX(of: shown.caret).map(caret) }

  /// The place in the text that is nearest to one of the page.
  func placeInText(at x: Double) -> Int {
    let distance = scroll + (isAgainstStage ? frame.maxX - x : x - frame.minX)
    return shown.placeInText(line.place(at: line.distance(to: distance)))
  }

  private func rect(_ extent: ClosedRange<Double>) -> Rect {
    let ends = [line.distance(to: extent.lowerBound), line.distance(to: extent.upperBound)]
    return rect(from: min(ends[0], ends[1]), width: extent.upperBound - extent.lowerBound)
  }

  private func caret(at x: Double) -> Rect {
    rect(from: line.distance(to: x), width: TextFieldBox.caret)
  }

  /// What begins so far from the line's beginning, on the page.
  private func rect(from distance: Double, width: Double) -> Rect {
    let start = distance - scroll
    return Rect(
      x: isAgainstStage ? frame.maxX - start - width : frame.minX + start, y: frame.minY,
      width: width, height: frame.size.height)
  }
}

extension TextLine {
  /// How far a place on the line is from the end at which reading begins; and back again.
  fileprivate func distance(to x: Double) -> Double {
    direction == .leftToRight ? x : width - x
  }
}
