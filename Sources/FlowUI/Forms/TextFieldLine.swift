internal import FlowCore

/// The line of a text field, laid out in its frame.
///
/// Text that is too long ends in an ellipsis or, while the field has the focus, is scrolled to show
/// the caret.
@MainActor
struct TextFieldLine: EditedText {
  let shown: ShownText
  private let positioned: PositionedLine

  init(_ state: TextFieldState, in frame: Rect, _ context: LayoutContext) {
    let breaker = LineBreaker(
      width: frame.size.width, limit: 1, style: context.style(.body),
      measuring: context.measuring)
    shown = state.hasFocus ? state.shown : state.shown.shortened(by: breaker)
    let line = state.line(of: shown, context)
    // Numbers begin at the leading side of the stage, like other text without letters.
    let side = state.format.readsFromLeft ? context.direction : line.direction
    let caret = line.distance(to: line.x(of: shown.caret), from: side)
    // The whole width of the caret must be visible.
    let scroll = state.hasFocus ? max(0, caret + PositionedLine.caret - frame.size.width) : 0
    positioned = PositionedLine(line, from: side, in: frame, scroll: scroll, context)
  }

  func rects(of range: Range<Int>) -> [Rect] { positioned.rects(of: range) }

  var caret: Rect { positioned.caret(at: positioned.line.x(of: shown.caret)) }

  var otherCaret: Rect? { positioned.line.otherX(of: shown.caret).map(positioned.caret) }

  func offsetInText(at point: Point) -> Int { shown.offsetInText(positioned.offset(at: point.x)) }

  func isRowEnd(at point: Point) -> Bool { false }

  func drawings(_ colour: RGBA, _ context: LayoutContext) -> [Drawing] {
    [positioned.drawing(context.style(.body), colour, context)]
  }
}
