public import FlowCore

/// Something that is on or off: the part behind switches and checkboxes.
public final class Toggle: FocusableInputTarget {
  /// Whether it is on; a change from here shows at once and is not told.
  public var isOn: Bool {
    get { turned }
    set {
      turned = newValue
      mark.jump(to: newValue ? 1 : 0)
    }
  }
  /// Called when a person has turned it on or off.
  public var onChange: ((Bool) -> Void)?

  /// How it is pressed.
  let control = Control()
  /// How far it is on at this instant, 0…1.
  let mark: SlidingMark
  private var turned: Bool

  /// Creates a toggle; the closure should hold nobody strongly.
  public init(isOn: Bool = false, onChange: ((Bool) -> Void)? = nil) {
    turned = isOn
    self.onChange = onChange
    mark = SlidingMark(isOn ? 1 : 0)
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
    mark.notice(context)
    return control.take(key, in: frame, context)
  }

  public func pressResponder(in frame: Rect, _ context: LayoutContext) -> (any PointerResponder)? {
    mark.notice(context)
    return control.pressResponder(in: frame, context)
  }

  private func turn() {
    turned.toggle()
    mark.slide(to: turned ? 1 : 0)
    onChange?(turned)
  }
}
