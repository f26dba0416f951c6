public import FlowCore

/// A button with text, an icon or both, on a background that shows its importance.
public struct Button: SourcedElement {
  /// The importance of a button.
  public enum Role: Hashable, Sendable, CaseIterable {
    /// The main action; at most one on a screen.
    case primary
    /// One of several actions.
    case secondary
    /// An action that cannot be undone.
    case destructive
    /// A minor action; text without a background.
    case plain
  }

  package let location: ElementSource
  private let title: String
  private let icon: Icon?
  private let role: Role
  private let control: Control
  private let accessibilityLabel: String

  /// Creates a button.
  ///
  /// - Parameters:
  ///   - title: The text; may be empty if there is an icon.
  ///   - icon: The icon before the text.
  ///   - role: The importance of the button.
  ///   - control: The button's input target; keep it across layouts.
  ///   - accessibilityLabel: The accessibility label; `nil` for the title or, without a title, the
  ///     icon's name.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  public init(
    _ title: String, icon: Icon? = nil, role: Role = .secondary, control: Control,
    accessibilityLabel: String? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    location = ElementSource(fileID: fileID, line: line)
    self.accessibilityLabel = accessibilityLabel ?? (title.isEmpty ? icon?.name ?? "" : title)
    self.title = title
    self.icon = icon
    self.role = role
    self.control = control
  }

  /// Compressible in a row: as wide as its contents, or narrower if there is no room.
  ///
  /// In a column it takes the full width.
  public func stretch(along axis: Axis) -> Stretch { axis == .horizontal ? .compressible : .fixed }

  public func size(in proposal: Size, _ context: LayoutContext) -> Size {
    let metrics = context.metrics
    let inner = contents.size(
      in: Size(width: max(0, proposal.width - 2 * metrics.margin), height: .infinity), context)
    return Size(
      width: max(metrics.target, inner.width + 2 * metrics.margin),
      height: max(metrics.target, inner.height + 2 * metrics.controlInset))
  }

  public func layOut(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    let (theme, use) = (context.theme, control.use(in: frame, context))
    let radius = context.metrics.controlRadius
    let shape = { Drawing.roundedRectangle(frame, radius: radius, colour: $0) }
    page.draw(background(in: frame, use, theme))
    page.draw(use.overlays(ink: theme.label).map(shape))
    page.draw(use.ring(around: frame, radius: radius, theme))
    var inked = context
    inked.theme.label = use.isEnabled ? ink(theme, use) : use.ink(theme.label)
    page.add(control, at: frame, as: AccessibilityNode(.button, name: accessibilityLabel)) {
      Centred(contents).layOut(
        in: frame.inset(by: Insets(horizontal: inked.metrics.margin, vertical: 0)), inked,
        on: &$0)
    }
  }

  private var contents: Row {
    Row {
      if let icon { IconView(icon) }
      if !title.isEmpty {
        Text(title, style: role == .plain ? .body : .headline, alignment: .centre)
      }
    }
  }

  private func background(in frame: Rect, _ use: Control.Use, _ theme: Theme) -> [Drawing] {
    let radius = use.metrics.controlRadius
    switch role {
    case .plain: return []
    case .primary where use.isEnabled:
      return [.roundedRectangle(frame, radius: radius, colour: theme.accent)]
    case .destructive where use.isEnabled:
      return [.roundedRectangle(frame, radius: radius, colour: theme.destructive)]
    case .primary, .secondary, .destructive: return theme.plate(frame, radius: radius)
    }
  }

  /// A secondary or plain button's text blends towards the label colour while the button is hovered
  /// or pressed, so that it stays legible.
  private func ink(_ theme: Theme, _ use: Control.Use) -> RGBA {
    switch role {
    case .primary: theme.onAccent
    case .destructive: theme.destructive.ink
    case .secondary, .plain:
      theme.accent.interpolated(
        to: theme.label, fraction: 0.4 * max(use.press, use.isHovered ? 0.5 : 0))
    }
  }
}
