public import FlowCore
public import Observation

/// The input target behind buttons, rows and bar items.
///
/// It has no appearance: the element that lays it out draws it according to its current `Use`.
@Observable
public final class Control: FocusableInputTarget {
  /// Called when the control is tapped, clicked or activated by a key.
  public var onActivate: (() -> Void)?
  /// Called after a press of half a second; `nil` if a long press is like any other press.
  public var onLongPress: (() -> Void)?
  /// Called with each key before the control handles it, while the control has the focus; returns
  /// whether the key is handled.
  public var onKey: ((KeyPress) -> Bool)?
  /// Whether it responds to input.
  public var isEnabled = true
  /// Whether arrow keys focus it but Tab does not, as with most rows of a list.
  public var skipsTab = false

  /// Whether it activates at mouse down rather than at release, such as to open a menu.
  var activatesAtPress = false

  /// Whether a press focuses it, as with a row that has further key commands.
  public var takesFocusByPress = false

  public var hasFocus = false

  private var isPressed = false
  private let press = AnimatedValue(0.0)

  /// The durations of the press and release animations: short enough to feel immediate, and long
  /// enough for a tap to be visible; by eye.
  private static let feedback = (
    press: Duration.milliseconds(80), release: Duration.milliseconds(200)
  )

  /// Creates a control; the closure must not strongly capture an object that keeps the control
  /// alive.
  public init(onActivate: (() -> Void)? = nil) {
    self.onActivate = onActivate
  }

  public var reach: KeyboardReach {
    isEnabled ? (skipsTab ? .neighbours : .tab) : .none
  }

  /// Returns the current interaction state of the control, whose frame on the page is `frame`.
  public func use(in frame: Rect, _ context: LayoutContext) -> Use {
    Use(
      isEnabled: isEnabled, isHovered: isEnabled && context.pointer.map(frame.contains) ?? false,
      press: isEnabled ? press.value : 0,
      isMarked: isEnabled && hasFocus && context.marksFocus, metrics: context.metrics,
      corners: context.corners)
  }

  public func handle(_ key: KeyPress, in frame: Rect, _ context: LayoutContext) -> Bool {
    guard isEnabled else { return false }
    if onKey?(key) ?? false { return true }
    guard ["Return", "Space", "Keypad_Enter"].contains(key.key), key.modifiers.isEmpty else {
      return false
    }
    // A key press is shown as pressed and released in the same instant.
    press.value = 1
    show(0, over: Self.feedback.release, on: context.clock)
    activate()
    return true
  }

  public func pressResponder(in frame: Rect, _ context: LayoutContext) -> (any PointerResponder)? {
    isEnabled ? ControlPress(self, frame: frame, clock: context.clock) : nil
  }

  func activate() {
    if isEnabled { onActivate?() }
  }

  func setPressed(_ isPressed: Bool, on clock: FlowClock) {
    guard isPressed != self.isPressed else { return }
    self.isPressed = isPressed
    show(
      isPressed ? 1 : 0, over: isPressed ? Self.feedback.press : Self.feedback.release, on: clock)
  }

  private func show(_ press: Double, over duration: Duration, on clock: FlowClock) {
    self.press.run(to: press, over: clock.fadesPresses ? duration : .zero, on: clock)
  }
}
