internal import FlowCore
public import Observation

/// The state of a segmented control; each of its segments is an input target.
@MainActor
@Observable
public final class SegmentedControlState {
  /// The index of the selected segment; an index outside of the segments selects none.
  ///
  /// Setting it to another index takes effect immediately, without animation, and does not call
  /// `onChange`.
  public var selectedIndex: Int {
    get { chosen }
    set {
      guard newValue != chosen else { return }
      chosen = newValue
      mark.jump(to: Double(newValue))
    }
  }
  /// Called with the new index when the user has selected another segment.
  public var onChange: ((Int) -> Void)?
  /// Whether the selection can be changed.
  public var isEnabled = true {
    didSet { for control in controls { control.isEnabled = isEnabled } }
  }

  /// The mark of the selected segment; its position is an animated segment index.
  let mark: SlidingMark
  private var chosen: Int
  private var controls: [Control] = []

  /// The input target that Tab reaches: the selected segment or, if there is no such segment, the
  /// nearest one; `nil` until the segments are laid out.
  package var tabStop: (any FocusableInputTarget)? { stopIndex.map { controls[$0] } }

  private var stopIndex: Int? {
    controls.isEmpty ? nil : min(max(selectedIndex, 0), controls.count - 1)
  }

  /// Creates a state; `onChange` must not strongly capture an object that keeps the state alive.
  public init(selected index: Int = 0, onChange: ((Int) -> Void)? = nil) {
    chosen = index
    self.onChange = onChange
    mark = SlidingMark(Double(index))
  }

  func controls(_ count: Int) -> [Control] {
    while controls.count < count { controls.append(makeControl(controls.count)) }
    return Array(controls.prefix(count))
  }

  /// Forgets the controls of removed segments, and lets Tab reach only `tabStop`.
  func didLayOut(_ count: Int, _ context: LayoutContext) {
    mark.observe(context)
    if controls.count > count { controls.removeLast(controls.count - count) }
    let stopIndex = stopIndex
    for (index, control) in controls.enumerated() { control.skipsTab = index != stopIndex }
  }

  private func makeControl(_ index: Int) -> Control {
    let control = Control { [weak self] in self?.choose(index) }
    control.isEnabled = isEnabled
    control.onKey = { [weak self] key in self?.step(key, from: index) ?? false }
    return control
  }

  /// Moves the focus and the selection by a key, as in a group of radio buttons.
  private func step(_ key: KeyPress, from index: Int) -> Bool {
    let next: Int
    switch key.key {
    case "Left": next = index - 1
    case "Right": next = index + 1
    case "Home": next = 0
    case "End": next = controls.count - 1
    default: return false
    }
    // A segment that has been removed may still have the focus until the next layout.
    guard key.modifiers.isEmpty, controls.indices.contains(index) else { return false }
    let target = min(max(next, 0), controls.count - 1)
    controls[index].hasFocus = false
    controls[target].hasFocus = true
    choose(target)
    return true
  }

  private func choose(_ index: Int) {
    guard index != chosen else { return }
    let hadMark = controls.indices.contains(chosen)
    chosen = index
    if hadMark { mark.slide(to: Double(index)) } else { mark.jump(to: Double(index)) }
    onChange?(index)
  }
}
