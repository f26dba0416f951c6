public import FlowCore
public import Observation

/// The state of a switch or checkbox: on or off.
@Observable
public final class SwitchState: FocusableInputTarget {
  /// Whether it is on; setting it to the other value takes effect immediately, without animation,
  /// and does not call `onChange`.
  public var isOn: Bool {
    get { turned }
    set {
      guard newValue != turned else { return }
      turned = newValue
      mark.jump(to: newValue ? 1 : 0)
    }
  }
  /// Called with the new value when the user has turned it on or off.
  public var onChange: ((Bool) -> Void)?

  let control = Control()
  /// The mark, whose animated position is between off (0) and on (1).
  let mark: SlidingMark
  private var turned: Bool

  /// Creates a state; `onChange` must not strongly capture an object that keeps the state alive.
  public init(isOn: Bool = false, onChange: ((Bool) -> Void)? = nil) {
    turned = isOn
    self.onChange = onChange
    mark = SlidingMark(isOn ? 1 : 0)
    control.onActivate = { [weak self] in self?.turn() }
  }

  /// Whether the user can turn it on and off.
  public var isEnabled: Bool {
    get { control.isEnabled }
    set { control.isEnabled = newValue }
  }

  public var hasFocus: Bool {
    get { control.hasFocus }
    set { control.hasFocus = newValue }
  }

  public var reach: KeyboardReach { control.reach }

  public func handle(_ key: KeyPress, in frame: Rect, _ context: LayoutContext) -> Bool {
    mark.observe(context)
    return control.handle(key, in: frame, context)
  }

  public func pressResponder(in frame: Rect, _ context: LayoutContext) -> (any PointerResponder)? {
    mark.observe(context)
    return control.pressResponder(in: frame, context)
  }

  private func turn() {
    turned.toggle()
    mark.slide(to: turned ? 1 : 0)
    onChange?(turned)
  }
}
