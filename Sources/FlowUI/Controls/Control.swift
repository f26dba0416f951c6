public import FlowCore

/// What a person presses, and what comes of it: the part behind buttons, rows and bar items.
///
/// It has no looks. Whatever places it on a page draws it, by how it is used at the moment.
public final class Control: Part {
  /// How a control is used at the moment.
  public struct Use: Hashable, Sendable {
    /// Whether it does anything.
    public let isEnabled: Bool
    /// Whether a mouse is over it.
    public let isHovered: Bool
    /// How far it is pressed, 0…1.
    public let press: Double
    /// Whether it is marked as the one that keys go to.
    public let isMarked: Bool
  }

  /// How fast it shows that it is pressed, and how slowly that fades: quick enough to feel at once, slow
  /// enough to be seen after a tap; by eye.
  static let feedback = (press: Duration.milliseconds(80), release: Duration.milliseconds(200))

  /// Called when it is tapped, or activated by a key.
  public var onActivate: (() -> Void)?
  /// Called when it has been pressed for half a second; `nil` where that means nothing.
  public var onLongPress: (() -> Void)?
  /// Takes keys ahead of the control, while it has the focus; says whether it took one.
  public var onKey: ((KeyPress) -> Bool)?
  /// Whether it does anything.
  public var isEnabled = true
  /// Whether arrows get to it and not Tab, as to most rows of a list.
  public var isPassedByTab = false

  public var hasFocus = false

  private let press = AnimatedValue(0.0)

  /// Creates a control.
  public init(onActivate: (() -> Void)? = nil) {
    self.onActivate = onActivate
  }

  public var canHaveFocus: Bool { isEnabled }

  public var isTabStop: Bool { isEnabled && !isPassedByTab }

  /// How it is used at the moment, lying in a frame of its page.
  public func use(in frame: Rect, _ context: LayoutContext) -> Use {
    Use(
      isEnabled: isEnabled, isHovered: isEnabled && context.pointer.map(frame.contains) ?? false,
      press: press.value, isMarked: hasFocus && context.marksFocus)
  }

  public func take(_ key: KeyPress, in frame: Rect, _ context: LayoutContext) -> Bool {
    guard isEnabled else { return false }
    if onKey?(key) ?? false { return true }
    guard ["Return", "Space", "Keypad_Enter"].contains(key.key), key.modifiers.isEmpty else {
      return false
    }
    flash(on: context.clock)
    onActivate?()
    return true
  }

  public func pressResponder(in frame: Rect, _ context: LayoutContext) -> (any PointerResponder)? {
    isEnabled ? ControlPress(self, frame: frame, clock: context.clock) : nil
  }

  /// Shows that it is pressed, or no longer.
  func show(isPressed: Bool, on clock: FlowClock) {
    press.run(
      to: isPressed ? 1 : 0, over: isPressed ? Self.feedback.press : Self.feedback.release,
      on: clock)
  }

  /// Shows that a key has activated it.
  private func flash(on clock: FlowClock) {
    press.value = 1
    show(isPressed: false, on: clock)
  }
}
