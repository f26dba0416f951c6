public import FlowCore

/// What a person presses, and what comes of it: the part behind buttons, rows and bar items.
///
/// It has no looks. Whatever places it on a page draws it, by how it is used at the moment.
public final class Control: FocusableInputTarget {
  /// Called when it is tapped, or activated by a key.
  public var onActivate: (() -> Void)?
  /// Called when it has been pressed for half a second; `nil` where that means nothing.
  public var onLongPress: (() -> Void)?
  /// Takes keys ahead of the control, while it has the focus; says whether it took one.
  public var onKey: ((KeyPress) -> Bool)?
  /// Whether it does anything.
  public var isEnabled = true
  /// Whether arrows get to it and not Tab, as to most rows of a list.
  public var skipsTab = false

  /// Whether a mouse activates it as soon as it presses, as what opens a menu.
  var activatesAtPress = false

  /// Whether a press gives it the focus, as one on a row with which keys do more.
  public var takesFocusByPress = false

  public var hasFocus = false

  /// Whether a pointer presses it.
  private var isPressed = false
  private let press = AnimatedValue(0.0)

  /// How fast it shows that it is pressed, and how slowly that fades: quick enough to feel at once,
  /// slow enough to be seen after a tap; by eye.
  private static let feedback = (
    press: Duration.milliseconds(80), release: Duration.milliseconds(200)
  )

  /// Creates a control; the closure should hold nobody strongly.
  public init(onActivate: (() -> Void)? = nil) {
    self.onActivate = onActivate
  }

  public var reach: KeyboardReach {
    isEnabled ? (skipsTab ? .neighbours : .tab) : .none
  }

  /// How it is used at the moment, lying in a frame of its page.
  public func use(in frame: Rect, _ context: LayoutContext) -> Use {
    Use(
      isEnabled: isEnabled, isHovered: isEnabled && context.pointer.map(frame.contains) ?? false,
      press: isEnabled ? press.value : 0,
      isMarked: isEnabled && hasFocus && context.marksFocus, metrics: context.metrics)
  }

  public func take(_ key: KeyPress, in frame: Rect, _ context: LayoutContext) -> Bool {
    guard isEnabled else { return false }
    if onKey?(key) ?? false { return true }
    guard ["Return", "Space", "Keypad_Enter"].contains(key.key), key.modifiers.isEmpty else {
      return false
    }
    // A key is let go at once.
    press.value = 1
    show(0, over: Self.feedback.release, on: context.clock)
    activate()
    return true
  }

  public func pressResponder(in frame: Rect, _ context: LayoutContext) -> (any PointerResponder)? {
    isEnabled ? ControlPress(self, frame: frame, clock: context.clock) : nil
  }

  /// Does what it is there for, unless it has been disabled.
  func activate() {
    if isEnabled { onActivate?() }
  }

  /// Takes notice that a pointer presses it, or does not any more.
  func setPressed(_ isPressed: Bool, on clock: FlowClock) {
    guard isPressed != self.isPressed else { return }
    self.isPressed = isPressed
    show(
      isPressed ? 1 : 0, over: isPressed ? Self.feedback.press : Self.feedback.release, on: clock)
  }

  private func show(_ press: Double, over duration: Duration, on clock: FlowClock) {
    self.press.run(to: press, over: duration, on: clock)
  }
}
