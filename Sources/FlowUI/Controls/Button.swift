public import FlowCore

/// A button: words, an icon, or both, on a background that says how much it matters.
public struct Button: Element {
  /// How much it matters.
  public enum Role: Hashable, Sendable, CaseIterable {
    /// What most people want next; one on a screen.
    case primary
    /// One of several ways on.
    case secondary
    /// What cannot be undone.
    case destructive
    /// An aside: words alone.
    case plain
  }

  private let title: String
  private let icon: Icon?
  private let role: Role
  private let control: Control

  /// Creates a button.
  ///
  /// - Parameters:
  ///   - title: What it says; may be empty where there is an icon.
  ///   - icon: What stands before the words.
  ///   - role: How much it matters.
  ///   - control: What is pressed; its owner keeps it.
  public init(
    _ title: String, icon: Icon? = nil, role: Role = .secondary, control: Control
  ) {
    self.title = title
    self.icon = icon
    self.role = role
    self.control = control
  }

  public func size(in offer: Size, _ context: LayoutContext) -> Size {
    let words = words(offer.width - 2 * Spacing.margin, context)
    let icon = icon == nil ? 0 : side(context) + (title.isEmpty ? 0 : Spacing.related)
    return Size(
      width: max(Spacing.touchTarget, words.width + icon + 2 * Spacing.margin),
      height: max(Spacing.touchTarget, words.height + 2 * Spacing.related))
  }

  public func place(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    let use = control.use(in: frame, context)
    page.draw(background(frame, use, context.theme))
    page.draw(contents(frame, use, context))
    page.add(control, at: frame)
  }

  private func background(_ frame: Rect, _ use: Control.Use, _ theme: Theme) -> [Drawing] {
    let shape = { (colour: RGBA) in
      Drawing.roundedRectangle(frame, radius: Spacing.controlRadius, colour)
    }
    let fill: RGBA? =
      switch role {
      case .primary: theme.accent
      case .secondary: theme.fill
      case .destructive: theme.destructive
      case .plain: nil
      }
    return [fill.map { shape($0.faded(use.isEnabled ? 1 : Self.disabled)) }].compactMap(\.self)
      + use.overlays(theme).map(shape) + use.ring(around: frame, Spacing.controlRadius, theme)
  }

  private func contents(_ frame: Rect, _ use: Control.Use, _ context: LayoutContext) -> [Drawing] {
    let colour = ink(context.theme).faded(use.isEnabled ? 1 : Self.disabled)
    let side = icon == nil ? 0 : side(context)
    let gap = icon == nil || title.isEmpty ? 0 : Spacing.related
    let words = words(frame.size.width - 2 * Spacing.margin - side - gap, context)
    let left = frame.minX + (frame.size.width - words.width - gap - side) / 2
    let picture = icon.map {
      Drawing.icon(
        $0, Rect(x: left, y: frame.midY - side / 2, width: side, height: side), colour)
    }
    return [picture].compactMap(\.self)
      + words.drawings(
        at: Point(x: left + side + gap, y: frame.midY - words.height / 2), colour: colour)
  }

  private func ink(_ theme: Theme) -> RGBA {
    switch role {
    case .primary, .destructive: theme.onAccent
    case .secondary, .plain: theme.accent
    }
  }

  private func words(_ width: Double, _ context: LayoutContext) -> TextBlock {
    TextBlock.line(
      title, style: context.style(role == .plain ? .body : .headline), width: width,
      measuring: context.measuring)
  }

  private func side(_ context: LayoutContext) -> Double { 24 * context.textSize }

  /// How much of a control's colours is left where it does nothing; by eye.
  static let disabled = 0.4
}

extension Control.Use {
  /// What lies over a control's background because a mouse or a finger is on it.
  func overlays(_ theme: Theme) -> [RGBA] {
    [isHovered ? theme.hover : nil, press > 0 ? theme.pressed.faded(press) : nil]
      .compactMap(\.self)
  }

  /// The ring around a control that keys go to.
  func ring(around frame: Rect, _ radius: Double, _ theme: Theme) -> [Drawing] {
    guard isMarked else { return [] }
    let reach = Spacing.focusGap + Spacing.focusWidth
    return [
      .outline(
        frame.inset(by: -reach), radius: radius + reach, width: Spacing.focusWidth,
        theme.focusRing)
    ]
  }
}

extension RGBA {
  /// The colour at a part, 0…1, of its own opacity.
  func faded(_ part: Double) -> RGBA { opacity(Double(alpha) / 255 * part) }
}

extension Rect {
  /// The height of its middle.
  var midY: Double { minY + size.height / 2 }
  /// The middle across.
  var midX: Double { minX + size.width / 2 }
}
