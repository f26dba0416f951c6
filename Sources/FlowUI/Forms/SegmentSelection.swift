internal import FlowCore

/// A few things of which one is chosen, beside each other: the part behind a segmented control is
/// each of its segments.
public final class SegmentSelection {
  /// The place of what is chosen; a change from here shows at once and is not told.
  public var index: Int {
    get { chosen }
    set {
      chosen = newValue
      mark.jump(to: Double(newValue))
    }
  }
  /// Called when a person has chosen something else, with its place.
  public var onChange: ((Int) -> Void)?
  /// Whether something can be chosen.
  public var isEnabled = true {
    didSet { for control in controls { control.isEnabled = isEnabled } }
  }

  /// Where the mark is at this instant, in places.
  let mark: SlidingMark
  private var chosen: Int
  private var controls: [Control] = []

  /// What the keyboard gets to first: the part of what is chosen, once it was laid out.
  public var stop: (any FocusableInputTarget)? {
    controls.indices.contains(index) ? controls[index] : nil
  }

  /// Creates a choice; the closure should hold nobody strongly.
  public init(_ index: Int = 0, onChange: ((Int) -> Void)? = nil) {
    chosen = index
    self.onChange = onChange
    mark = SlidingMark(Double(index))
  }

  /// The controls of so many segments; Tab gets to the chosen one, arrows to the others.
  func controls(_ count: Int, _ context: LayoutContext) -> [Control] {
    mark.notice(context)
    while controls.count < count { controls.append(makeControl(controls.count)) }
    for (place, control) in controls.enumerated() { control.skipsTab = place != index }
    return Array(controls.prefix(count))
  }

  private func makeControl(_ place: Int) -> Control {
    let control = Control { [weak self] in self?.choose(place) }
    control.isEnabled = isEnabled
    control.onKey = { [weak self] key in self?.step(key, from: place) ?? false }
    return control
  }

  /// Arrows choose as they go, as in a group of radio buttons.
  private func step(_ key: KeyPress, from place: Int) -> Bool {
    let next: Int
    switch key.key {
    case "Left": next = place - 1
    case "Right": next = place + 1
    case "Home": next = 0
    case "End": next = controls.count - 1
    default: return false
    }
    guard key.modifiers.isEmpty else { return false }
    let goal = min(max(next, 0), controls.count - 1)
    controls[place].hasFocus = false
    controls[goal].hasFocus = true
    choose(goal)
    return true
  }

  private func choose(_ place: Int) {
    guard place != chosen else { return }
    chosen = place
    mark.slide(to: Double(place))
    onChange?(place)
  }
}
