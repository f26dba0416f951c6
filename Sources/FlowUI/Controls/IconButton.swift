internal import FlowCore

/// A quiet button that shows an icon alone, with a hint that says what it does.
///
/// It has no ground until a mouse or a finger is on it, or it is on.
public struct IconButton: Composite {
  private let icon: Icon
  private let name: String
  private let isOn: Bool?
  private let control: Control
  private let hint: String
  private let shortcut: String?

  /// Creates a button.
  ///
  /// - Parameters:
  ///   - icon: What it shows.
  ///   - name: What it does, for those who cannot see it.
  ///   - isOn: Whether it is on; `nil` for one that only does something.
  ///   - control: What is pressed; its owner keeps it.
  ///   - hint: What is said about it while a mouse rests there; its name by default, empty for
  ///     nothing.
  ///   - shortcut: The keys that do the same.
  public init(
    _ icon: Icon, name: String, isOn: Bool? = nil, control: Control, hint: String? = nil,
    shortcut: String? = nil
  ) {
    self.icon = icon
    self.name = name
    self.isOn = isOn
    self.control = control
    self.hint = hint ?? name
    self.shortcut = shortcut
  }

  public func content(in context: LayoutContext) -> any Element {
    Hint(hint, shortcut: shortcut) {
      IconSquare(icon: icon, name: name, isOn: isOn ?? false, control: control)
    }
  }
}

/// What is seen and pressed of an icon button.
private struct IconSquare: Element {
  let icon: Icon
  let name: String
  let isOn: Bool
  let control: Control

  func size(in offer: Size, _ context: LayoutContext) -> Size {
    let side = max(
      context.metrics.target, context.side(24) + 2 * context.metrics.controlInset)
    return Size(width: side, height: side)
  }

  func place(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    let (theme, radius) = (context.theme, context.metrics.controlRadius)
    let own = size(in: frame.size, context)
    let side = min(own.width, frame.size.width, frame.size.height)
    let square = frame.centred(Size(width: side, height: side))
    let use = control.use(in: square, context)
    let grounds =
      (isOn ? [use.ink(theme.tint)] : []) + use.overlays(ink: theme.label)
    let picture = square.centred(Size(width: context.side(24), height: context.side(24)))
    page.draw(grounds.map { .roundedRectangle(square, radius: radius, $0) })
    page.draw([.icon(icon, picture, use.ink(isOn ? theme.accent : theme.label))])
    page.draw(use.ring(around: square, radius: radius, theme))
    page.add(control, at: square, as: AccessibilityNode(.button, name, isOn ? .checked : []))
  }
}
