public import FlowCore

/// Something that is on or off: the part behind switches and checkboxes.
public final class Toggle: FocusablePart {
  /// Whether it is on; a change from here shows at once and is not told.
  public var isOn: Bool {
    didSet { if isOn != oldValue { position.value = isOn ? 1 : 0 } }
  }
  /// Called when a person has turned it on or off.
  public var onChange: ((Bool) -> Void)?

  /// How it is pressed.
  let control = Control()
  /// How far it is on at this instant, 0…1.
  let position: AnimatedValue<Double>
  private weak var clock: FlowClock?

  /// How long its knob takes (LOOK.md's fades).
  private static let travel = Duration.milliseconds(200)

  /// Creates a toggle; the closure should hold nobody strongly.
  public init(isOn: Bool = false, onChange: ((Bool) -> Void)? = nil) {
    self.isOn = isOn
    self.onChange = onChange
    position = AnimatedValue(isOn ? 1 : 0)
    control.onActivate = { [weak self] in self?.turn() }
  }

  /// Whether it can be turned.
  public var isEnabled: Bool {
    get { control.isEnabled }
    set { control.isEnabled = newValue }
  }

  public var hasFocus: Bool {
    get { control.hasFocus }
    set { control.hasFocus = newValue }
  }

  public var reach: KeyboardReach { control.reach }

  public func take(_ key: KeyPress, in frame: Rect, _ context: LayoutContext) -> Bool {
    clock = context.reducesMotion ? nil : context.clock
    return control.take(key, in: frame, context)
  }

  public func pressResponder(in frame: Rect, _ context: LayoutContext) -> (any PointerResponder)? {
    clock = context.reducesMotion ? nil : context.clock
    return control.pressResponder(in: frame, context)
  }

  private func turn() {
    let start = position.value
    isOn.toggle()
    if let clock {
      position.value = start
      position.run(to: isOn ? 1 : 0, over: Self.travel, on: clock)
    }
    onChange?(isOn)
  }
}
