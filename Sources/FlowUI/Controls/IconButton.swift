internal import FlowCore

/// A button that shows only an icon, with a hint that describes its action.
///
/// It has no background unless it is hovered, pressed or on.
public struct IconButton: Composite, SourcedElement {
  package let location: ElementSource
  private let icon: Icon
  private let accessibilityLabel: String
  private let isOn: Bool?
  private let control: Control
  private let hint: String
  private let shortcut: String?

  /// Creates a button.
  ///
  /// - Parameters:
  ///   - icon: The icon.
  ///   - accessibilityLabel: What the button does.
  ///   - isOn: Whether it is on; `nil` for a button that only triggers an action.
  ///   - control: The button's input target; keep it across layouts.
  ///   - hint: The text of the hint; `nil` for the accessibility label, empty for no hint.
  ///   - shortcut: The keyboard shortcut for the same action.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  public init(
    _ icon: Icon, accessibilityLabel: String, isOn: Bool? = nil, control: Control,
    hint: String? = nil, shortcut: String? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    location = ElementSource(fileID: fileID, line: line)
    self.icon = icon
    self.accessibilityLabel = accessibilityLabel
    self.isOn = isOn
    self.control = control
    self.hint = hint ?? accessibilityLabel
    self.shortcut = shortcut
  }

  public func content(in context: LayoutContext) -> any Element {
    Hint(hint, shortcut: shortcut) {
      IconSquare(
        icon: icon, accessibilityLabel: accessibilityLabel, isOn: isOn ?? false, control: control)
    }
  }
}

/// The visible square of an icon button, which is also its hit area.
private struct IconSquare: Element {
  let icon: Icon
  let accessibilityLabel: String
  let isOn: Bool
  let control: Control

  func size(in proposal: Size, _ context: LayoutContext) -> Size {
    let side = max(
      context.metrics.target, context.side(24) + 2 * context.metrics.controlInset)
    return Size(width: side, height: side)
  }

  func layOut(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    let (theme, radius) = (context.theme, context.metrics.controlRadius)
    let own = size(in: frame.size, context)
    let side = min(own.width, frame.size.width, frame.size.height)
    let square = frame.centred(Size(width: side, height: side))
    let use = control.use(in: square, context)
    let grounds =
      (isOn ? [use.ink(theme.tint)] : []) + use.overlays(ink: theme.label)
    let picture = square.centred(Size(width: context.side(24), height: context.side(24)))
    page.draw(grounds.map { .roundedRectangle(square, radius: radius, colour: $0) })
    if isOn { page.draw(theme.edge(square, radius: radius)) }
    page.draw(drawings(in: picture, use.ink(isOn ? theme.accent : theme.label), context))
    page.draw(use.ring(around: square, radius: radius, theme))
    page.add(
      control, at: square,
      as: AccessibilityNode(.button, name: accessibilityLabel, states: isOn ? .checked : []))
  }

  /// The icon or, if its file is missing, the first letter of the button's label.
  private func drawings(in frame: Rect, _ colour: RGBA, _ context: LayoutContext) -> [Drawing] {
    guard context.environment.lacksIcons, icon.shapes.isEmpty else {
      return [.icon(icon, in: frame, colour: colour)]
    }
    return context.line(
      String(accessibilityLabel.prefix(1)), style: context.style(.headline),
      width: frame.size.width
    ).drawings(inMiddleOf: frame, colour: colour)
  }
}
