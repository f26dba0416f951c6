package import FlowCore

/// The box of a text field, without a label.
package struct TextFieldBox: Element {
  private let accessibilityLabel: String
  private let state: TextFieldState
  private let placeholder: String
  private let problem: String?

  package init(
    state: TextFieldState, accessibilityLabel: String, placeholder: String = "",
    problem: String? = nil
  ) {
    self.accessibilityLabel = accessibilityLabel
    self.state = state
    self.placeholder = placeholder
    self.problem = problem
  }

  package func stretch(along axis: Axis) -> Stretch { axis == .horizontal ? .flexible : .fixed }

  package func size(in proposal: Size, _ context: LayoutContext) -> Size {
    Size(width: proposal.width, height: context.controlHeight(.body))
  }

  package func layOut(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    page.draw(state.background(in: frame, problem, context))
    let button = button(context)
    // The field and its button lie side by side, so that a press belongs to one of them.
    let side = button == nil ? 0 : frame.size.height
    let room = frame.inset(by: Insets(trailing: side))
    if state.hasSearchIcon { page.draw([searchIcon(in: room, context)]) }
    page.add(window(room, context))
    page.add(state, at: room, as: state.node(accessibilityLabel, problem))
    if let button {
      page.addFieldButton {
        $0.add(button, in: frame.inset(by: Insets(leading: room.size.width)), context)
      }
    }
  }

  /// Reveals the text of a secure field, or clears a search.
  private func button(_ context: LayoutContext) -> IconButton? {
    if let reveal = state.reveal {
      let label = context.strings[state.isRevealed ? .hidePassword : .showPassword]
      return IconButton(.eye, accessibilityLabel: label, control: reveal)
    }
    guard state.hasSearchIcon, state.isEnabled, !state.text.isEmpty else { return nil }
    return IconButton(
      .closeCircle, accessibilityLabel: context.strings[.clearSearch], control: state.clear)
  }

  // MARK: Contents

  /// The side of a search field's icon, in points; by eye.
  private static let icon = 20.0

  private func searchIcon(in frame: Rect, _ context: LayoutContext) -> Drawing {
    let side = context.side(Self.icon)
    let square = Rect(
      x: frame.minX + context.metrics.gap, y: frame.midY - side / 2, width: side, height: side)
    return .icon(.search, in: square, colour: context.theme.secondaryLabel)
  }

  private static func inner(_ frame: Rect, of state: TextFieldState, _ context: LayoutContext)
    -> Rect
  {
    let gap = context.metrics.gap
    let icon = state.hasSearchIcon ? context.side(Self.icon) + context.metrics.related : 0
    return frame.inset(by: Insets(leading: gap + icon, trailing: gap))
  }

  static func line(of state: TextFieldState, in frame: Rect, _ context: LayoutContext)
    -> TextFieldLine
  {
    TextFieldLine(state, in: lineBox(of: state, in: frame, context), context)
  }

  private static func lineBox(of state: TextFieldState, in frame: Rect, _ context: LayoutContext)
    -> Rect
  {
    let inner = inner(frame, of: state, context)
    return inner.centred(
      Size(width: inner.size.width, height: context.style(.body).lineHeight))
  }

  private func window(_ frame: Rect, _ context: LayoutContext) -> Layer {
    let inner = Self.inner(frame, of: state, context)
    var layer = Layer(name: "text", size: inner.size)
    layer.offset = inner.origin
    let box = Self.lineBox(of: state, in: frame, context)
      .moved(by: Vector(dx: -inner.minX, dy: -inner.minY))
    layer.drawings = TextFieldLine(state, in: box, context).drawings(
      of: state, placeholder: placeholder, maxLines: 1, in: box, context)
    return layer
  }
}
