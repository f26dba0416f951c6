internal import FlowCore

/// The box of a text field.
struct TextFieldBox: Element {
  private let name: String
  private let state: TextFieldState
  private let placeholder: String
  private let hasProblem: Bool

  /// From the sides of the box to the text, in points; by eye.
  private static let margin = 12.0
  /// The caret's width in points; by eye.
  static let caret = 2.0
  /// How much of the accent lies over what is selected: text on it still has 4.5 to 1; by eye.
  private static let selection = 0.3

  init(_ name: String, _ state: TextFieldState, placeholder: String, hasProblem: Bool) {
    self.name = name
    self.state = state
    self.placeholder = placeholder
    self.hasProblem = hasProblem
  }

  func size(in offer: Size, _ context: LayoutContext) -> Size {
    Size(
      width: offer.width,
      height: max(Spacing.touchTarget, context.style(.body).lineHeight + Spacing.margin))
  }

  func place(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    let theme = context.theme
    let isHovered = state.isEnabled && context.pointer.map(frame.contains) ?? false
    let radius = Spacing.controlRadius
    page.draw([.roundedRectangle(frame, radius: radius, theme.fill)])
    if isHovered { page.draw([.roundedRectangle(frame, radius: radius, theme.hover)]) }
    if let edge = edge(theme) {
      page.draw([.outline(frame, radius: radius, width: 2, edge)])
    }
    page.add(window(Self.inner(frame), context))
    page.add(state, at: frame, as: node)
  }

  /// What is not written yet says nothing: an example is no value.
  private var node: AccessibilityNode {
    var states: AccessibilityNode.States = state.isSecret ? .protected : []
    if hasProblem { states.insert(.invalid) }
    return AccessibilityNode(.textField, name, value: state.shown, states)
  }

  /// The part of the box in which text stands.
  static func inner(_ frame: Rect) -> Rect {
    frame.inset(by: Insets(horizontal: margin, vertical: 0))
  }

  private func edge(_ theme: Theme) -> RGBA? {
    if hasProblem { return theme.destructive }
    return state.hasFocus && state.isEnabled ? theme.accent : nil
  }

  /// The text, cut off at the sides of the box.
  private func window(_ inner: Rect, _ context: LayoutContext) -> Layer {
    let line = TextFieldLine(state, in: inner, context)
    let style = context.style(.body)
    var layer = Layer(name: "text", size: inner.size)
    layer.offset = inner.origin
    let top = (inner.size.height - style.lineHeight) / 2
    let rect = { (range: Range<Int>, width: Double) in
      Rect(
        x: line.x(of: range.lowerBound) - inner.minX, y: top,
        width: max(width, line.x(of: range.upperBound) - line.x(of: range.lowerBound)),
        height: style.lineHeight)
    }
    let hasFocus = state.hasFocus && state.isEnabled
    if hasFocus, !state.editable.selection.isEmpty {
      layer.drawings.append(
        .fill(rect(state.editable.selection, 0), context.theme.accent.faded(Self.selection)))
    }
    let colour = state.isEnabled ? context.theme.label : context.theme.secondaryLabel
    layer.drawings +=
      state.text.isEmpty
      ? words(placeholder, at: 0, top, context.theme.secondaryLabel, context)
      : words(state.shown, at: line.start - inner.minX, top, colour, context)
    if hasFocus {
      let caret = state.editable.caret
      layer.drawings.append(.fill(rect(caret..<caret, Self.caret), context.theme.accent))
    }
    return layer
  }

  /// The text as it is: here no space is left out.
  private func words(
    _ text: String, at x: Double, _ top: Double, _ colour: RGBA, _ context: LayoutContext
  ) -> [Drawing] {
    guard !text.isEmpty else { return [] }
    let style = context.style(.body)
    let extent = context.measuring.extent(of: style)
    let padding = (style.lineHeight - extent.ascent - extent.descent) / 2
    let baseline = Point(x: x, y: top + padding + extent.ascent)
    return [.text(text, style, baseline: baseline, colour)]
  }
}
