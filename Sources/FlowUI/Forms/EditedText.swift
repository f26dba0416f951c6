internal import FlowCore

/// The text of a text field or a text area, laid out in its frame.
@MainActor
protocol EditedText {
  var shown: ShownText { get }
  /// In points of the page.
  var caret: Rect { get }
  /// Where typed text of the opposite direction would appear, unless that is at the first caret.
  var otherCaret: Rect? { get }
  /// The frames of a range of the shown text, in UTF-8 code units.
  func rects(of range: Range<Int>) -> [Rect]
  /// The nearest offset at a point of the page, in UTF-8 code units of the text itself.
  func offsetInText(at point: Point) -> Int
  /// Whether the offset at a point of the page is at the end of a row there, and not at the start
  /// of the next row.
  func isRowEnd(at point: Point) -> Bool
  func drawings(_ colour: RGBA, _ context: LayoutContext) -> [Drawing]
}

extension EditedText {
  /// Draws the text or, if it is empty, the placeholder; while the field has the focus, also the
  /// selection and the caret.
  ///
  /// `frame` is the area of the placeholder.
  func drawings(
    of state: TextFieldState, placeholder: String, maxLines: Int, in frame: Rect,
    _ context: LayoutContext
  ) -> [Drawing] {
    let hasFocus = state.hasFocus && state.isEnabled
    let colour = state.isEnabled ? context.theme.label : context.theme.secondaryLabel
    let text =
      shown.text.isEmpty
      ? Self.drawings(ofPlaceholder: placeholder, maxLines: maxLines, in: frame, context)
      : drawings(colour, context)
    return (hasFocus ? highlights(context) : []) + text + (hasFocus ? carets(context) : [])
  }

  /// The underline of a composition is thicker for the clause that the input method works on.
  private func highlights(_ context: LayoutContext) -> [Drawing] {
    let accent = context.theme.accent
    let clause = rects(of: shown.highlighted)
    return clause.map { .fill($0, colour: context.theme.selection) }
      + rects(of: shown.composed).map { .fill($0.bottom(1), colour: accent) }
      + (shown.composed.isEmpty ? [] : clause.map { .fill($0.bottom(2), colour: accent) })
  }

  /// A second caret of half the height shows where typed text of the opposite direction would
  /// appear.
  private func carets(_ context: LayoutContext) -> [Drawing] {
    let other = otherCaret.map { $0.bottom($0.size.height / 2) }
    return [other, caret].compactMap(\.self).map { .fill($0, colour: context.theme.accent) }
  }

  /// The placeholder begins beside the caret, which would cover its first letter.
  private static func drawings(
    ofPlaceholder placeholder: String, maxLines: Int, in frame: Rect, _ context: LayoutContext
  ) -> [Drawing] {
    let room = frame.inset(by: Insets(horizontal: PositionedLine.caret + 1, vertical: 0))
    return TextBlock(
      placeholder, style: context.style(.body), width: room.size.width, maxLines: maxLines,
      direction: context.direction, measuring: context.measuring
    ).drawings(at: room.origin, colour: context.theme.secondaryLabel)
  }
}

extension Rect {
  fileprivate func bottom(_ height: Double) -> Rect {
    Rect(x: minX, y: maxY - height, width: size.width, height: height)
  }
}
