internal import FlowCore

/// The text of a text area, which is as tall as its rows, or as the area if that is taller.
struct TextAreaText: Element {
  let state: TextFieldState
  let placeholder: String

  func stretch(along axis: Axis) -> Stretch { .flexible }

  func size(in proposal: Size, _ context: LayoutContext) -> Size {
    let frame = Rect(Size(width: proposal.width, height: 0))
    let rows = TextAreaRows(state, in: Self.inner(frame, context), context)
    return Size(width: proposal.width, height: rows.height + 2 * Self.padding(context))
  }

  func layOut(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    let inner = Self.inner(frame, context)
    let rows = TextAreaRows(state, in: inner, context)
    page.draw(
      rows.drawings(
        of: state, placeholder: placeholder, maxLines: Self.placeholderLines(inner, context),
        in: inner, context))
    page.add(state, at: frame)
    page.whenLaidOut { [weak state] in state?.press?.follow() }
  }

  static func inner(_ frame: Rect, _ context: LayoutContext) -> Rect {
    frame.inset(by: Insets(horizontal: context.metrics.gap, vertical: padding(context)))
  }

  /// The distance above the first row and below the last one, such that an area of one row, with
  /// its edge, is as tall as a text field.
  static func padding(_ context: LayoutContext) -> Double {
    (context.controlHeight(.body) - context.style(.body).lineHeight) / 2 - TextFieldState.edge
  }

  private static func placeholderLines(_ frame: Rect, _ context: LayoutContext) -> Int {
    max(1, Int(frame.size.height / context.style(.body).lineHeight))
  }
}
