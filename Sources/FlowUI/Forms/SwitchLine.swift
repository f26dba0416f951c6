internal import FlowCore

/// A label and a mark that shows whether a toggle is on; the whole line can be pressed.
struct SwitchLine: Element {
  private let label: Text
  private let title: String
  private let role: AccessibilityNode.Role
  private let problem: String?
  private let toggle: SwitchState
  private let mark: Size
  private let isAtEnd: Bool
  private let draw: (Rect, Control.Use, inout PageLayout) -> Void

  init(
    _ title: String, _ toggle: SwitchState, as role: AccessibilityNode.Role,
    problem: String? = nil,
    mark: Size, isAtEnd: Bool,
    _ draw: @escaping (Rect, Control.Use, inout PageLayout) -> Void
  ) {
    label = Text(title, style: .body, colour: toggle.isEnabled ? \.label : \.secondaryLabel)
    self.title = title
    self.role = role
    self.problem = problem
    self.toggle = toggle
    self.mark = mark
    self.isAtEnd = isAtEnd
    self.draw = draw
  }

  func size(in proposal: Size, _ context: LayoutContext) -> Size {
    let taken = mark.width + context.metrics.gap
    let text = label.size(
      in: Size(width: max(0, proposal.width - taken), height: .infinity), context)
    let height = max(text.height, mark.height) + 2 * context.metrics.controlInset
    return Size(width: text.width + taken, height: max(context.metrics.target, height))
  }

  func layOut(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    let taken = mark.width + context.metrics.gap
    let text = label.size(
      in: Size(width: max(0, frame.size.width - taken), height: .infinity), context)
    let start = Rect(
      x: isAtEnd ? frame.minX : frame.minX + taken, y: frame.midY - text.height / 2,
      width: max(0, frame.size.width - taken), height: text.height)
    page.add(toggle, at: frame, as: node) { label.layOut(in: start, context, on: &$0) }
    let markFrame = Rect(
      x: isAtEnd ? frame.maxX - mark.width : frame.minX, y: frame.midY - mark.height / 2,
      width: mark.width, height: mark.height)
    draw(markFrame, toggle.control.use(in: frame, context), &page)
  }

  private var node: AccessibilityNode {
    var states: AccessibilityNode.States = toggle.isOn ? .checked : []
    if problem != nil { states.insert(.invalid) }
    var node = AccessibilityNode(role, name: title, states: states)
    node.problem = problem
    return node
  }
}
