internal import FlowCore

extension TextFieldState {
  /// The plate behind the text, with an edge that shows the focus or a problem.
  func background(in frame: Rect, _ problem: String?, _ context: LayoutContext) -> [Drawing] {
    let (theme, radius) = (context.theme, context.metrics.controlRadius)
    let isHovered = isEnabled && context.pointer.map(frame.contains) ?? false
    let focus = hasFocus && isEnabled ? theme.accent : nil
    let edge = problem == nil ? focus : theme.destructive
    return theme.plate(frame, radius: radius)
      + (isHovered ? [.roundedRectangle(frame, radius: radius, colour: theme.hover)] : [])
      + (edge.map { [.outline(frame, radius: radius, width: Self.edge, colour: $0)] } ?? [])
  }

  /// The width of the edge, in points.
  static let edge = 2.0

  /// The accessibility node of the field; its value is the text, never the placeholder.
  func node(_ label: String, _ problem: String?) -> AccessibilityNode {
    var states: AccessibilityNode.States = isConcealed ? .protected : []
    if problem != nil { states.insert(.invalid) }
    if isMultiline { states.insert(.multiline) }
    var node = AccessibilityNode(.textField, name: label, value: shown.text, states: states)
    node.problem = problem
    return node
  }

  func edited(in frame: Rect, _ context: LayoutContext) -> any EditedText {
    isMultiline
      ? TextAreaRows(self, in: TextAreaText.inner(frame, context), context)
      : TextFieldBox.line(of: self, in: frame, context)
  }
}
