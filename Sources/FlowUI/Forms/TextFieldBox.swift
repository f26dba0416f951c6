package import FlowCore

/// The box of a text field, without a label.
package struct TextFieldBox: Element {
  private let accessibilityLabel: String
  private let state: TextFieldState
  private let placeholder: String
  private let hasProblem: Bool

  /// The caret's width; by eye.
  static let caret = 2.0

  package init(
    _ accessibilityLabel: String, _ state: TextFieldState, placeholder: String = "",
    hasProblem: Bool = false
  ) {
    self.accessibilityLabel = accessibilityLabel
    self.state = state
    self.placeholder = placeholder
    self.hasProblem = hasProblem
  }

  package func size(in proposal: Size, _ context: LayoutContext) -> Size {
    Size(width: proposal.width, height: context.controlHeight(.body))
  }

  package func layOut(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    let theme = context.theme
    let isHovered = state.isEnabled && context.pointer.map(frame.contains) ?? false
    let radius = context.metrics.controlRadius
    page.draw(theme.plate(frame, radius: radius))
    if isHovered { page.draw([.roundedRectangle(frame, radius: radius, theme.hover)]) }
    if let edge = edge(theme) {
      page.draw([.outline(frame, radius: radius, width: 2, edge)])
    }
    // The field and its button lie side by side, so that a press belongs to one of them.
    let side = state.reveal == nil ? 0 : frame.size.height
    let room = frame.inset(by: Insets(trailing: side))
    page.add(window(room, context))
    page.add(state, at: room, as: node)
    guard let reveal = state.reveal else { return }
    let label = context.strings[state.isRevealed ? .hidePassword : .showPassword]
    page.add(
      IconButton(.eye, accessibilityLabel: label, control: reveal),
      in: frame.inset(by: Insets(leading: room.size.width)), context)
  }

  /// The placeholder is not reported as a value.
  private var node: AccessibilityNode {
    var states: AccessibilityNode.States = state.isConcealed ? .protected : []
    if hasProblem { states.insert(.invalid) }
    return AccessibilityNode(.textField, accessibilityLabel, value: state.shown.text, states)
  }

  static func inner(_ frame: Rect, _ context: LayoutContext) -> Rect {
    frame.inset(by: Insets(horizontal: context.metrics.gap, vertical: 0))
  }

  private func edge(_ theme: Theme) -> RGBA? {
    if hasProblem { return theme.destructive }
    return state.hasFocus && state.isEnabled ? theme.accent : nil
  }

  static func caret(of state: TextFieldState, in frame: Rect, _ context: LayoutContext) -> Rect {
    TextFieldLine(state, in: lineBox(in: frame, context), context).caret
  }

  private static func lineBox(in frame: Rect, _ context: LayoutContext) -> Rect {
    let inner = inner(frame, context)
    return inner.centred(
      Size(width: inner.size.width, height: context.style(.body).lineHeight))
  }

  private func window(_ frame: Rect, _ context: LayoutContext) -> Layer {
    let inner = Self.inner(frame, context)
    var layer = Layer(name: "text", size: inner.size)
    layer.offset = inner.origin
    let box = Self.lineBox(in: frame, context)
      .moved(by: Vector(dx: -inner.minX, dy: -inner.minY))
    let line = TextFieldLine(state, in: box, context)
    let hasFocus = state.hasFocus && state.isEnabled
    if hasFocus { layer.drawings += highlights(of: line, context) }
    layer.drawings += text(line, box, context)
    if hasFocus { layer.drawings += carets(of: line, context) }
    return layer
  }

  /// The underline of a composition is thicker for the clause that the input method works on.
  private func highlights(of line: TextFieldLine, _ context: LayoutContext) -> [Drawing] {
    let accent = context.theme.accent
    let clause = line.rects(of: line.shown.highlighted)
    return clause.map { .fill($0, context.theme.selection) }
      + line.rects(of: line.shown.composed).map { .fill($0.bottom(1), accent) }
      + (line.shown.composed.isEmpty ? [] : clause.map { .fill($0.bottom(2), accent) })
  }

  /// A second caret of half the height shows where typed text of the opposite direction would
  /// appear.
  private func carets(of line: TextFieldLine, _ context: LayoutContext) -> [Drawing] {
    let other = line.otherCaret.map { $0.bottom($0.size.height / 2) }
    return [other, line.caret].compactMap(\.self).map { .fill($0, context.theme.accent) }
  }

  private func text(_ line: TextFieldLine, _ box: Rect, _ context: LayoutContext) -> [Drawing] {
    let style = context.style(.body)
    guard !line.shown.text.isEmpty else {
      // The placeholder begins beside the caret, which would cover its first letter.
      let room = box.inset(by: Insets(horizontal: Self.caret + 1, vertical: 0))
      return TextBlock(
        placeholder, style: style, width: room.size.width, maxLines: 1,
        direction: context.direction, measuring: context.measuring
      ).drawings(at: room.origin, colour: context.theme.secondaryLabel)
    }
    let extent = context.measuring.extent(of: style)
    let padding = (style.lineHeight - extent.ascent - extent.descent) / 2
    let colour = state.isEnabled ? context.theme.label : context.theme.secondaryLabel
    let baseline = Point(x: line.extent.minX, y: box.minY + padding + extent.ascent)
    return [.text(line.line.text, style, baseline: baseline, colour)]
  }
}

extension Rect {
  fileprivate func bottom(_ height: Double) -> Rect {
    Rect(x: minX, y: maxY - height, width: size.width, height: height)
  }
}
