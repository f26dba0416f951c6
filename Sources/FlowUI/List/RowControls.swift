public import FlowCore

/// The controls of the rows of a list, created when they are needed.
///
/// Tab stops at one row only; the arrow keys, page keys, Home and End move the focus to the others.
@MainActor
public final class RowControls {
  /// Called with the row's index when a row is activated.
  public var onChoice: ((Int) -> Void)?

  /// Handles keys that do not move the focus to another row, given the index of the focused row.
  ///
  /// It returns whether it handled the key. If it is set, a press focuses its row.
  public var onKey: ((KeyPress, Int) -> Bool)?

  private var controls: [Int: Control] = [:]
  private var count = 0
  private var visible = 0..<0
  /// The row that has the focus, or had it last.
  private var last: Int?

  /// Creates controls.
  ///
  /// - Parameter onChoice: Called with the row's index when a row is activated; it should not
  ///   capture anything strongly.
  public init(onChoice: ((Int) -> Void)? = nil) {
    self.onChoice = onChoice
  }

  /// The index of the focused row.
  var focused: Int? { controls.first { $0.value.hasFocus }?.key }

  /// Updates the number of rows and the range of visible ones.
  ///
  /// `Rows` calls this itself; code that lays out rows without it calls this once they are laid
  /// out: see ``PageLayout/whenLaidOut(_:)``.
  public func settle(count: Int, visible: Range<Int>) {
    (self.count, self.visible) = (count, visible)
    if let focused, focused >= count { moveFocus(from: focused, to: count - 1) }
    // Controls of rows up to one window height away from the visible ones are kept, so that no
    // press is lost.
    let near = (visible.lowerBound - visible.count)..<(visible.upperBound + visible.count)
    if controls.count > near.count + 1 {
      controls = controls.filter { near.contains($0.key) || $0.value.hasFocus }
    }
    last = focused ?? last.flatMap { $0 < count ? $0 : nil }
    let stop = stop
    for (index, control) in controls { control.skipsTab = index != stop }
  }

  /// The row at which Tab stops.
  ///
  /// This is the focused row, or the last focused one if it is visible, or the first visible one.
  private var stop: Int? {
    focused ?? last.flatMap { visible.contains($0) ? $0 : nil } ?? visible.first
  }

  /// The control of the row at an index; created on first use.
  public func control(of index: Int) -> Control {
    if let known = controls[index] { return known }
    let control = Control { [weak self] in self?.onChoice?(index) }
    control.onKey = { [weak self] key in self?.handle(key, at: index) ?? false }
    control.takesFocusByPress = onKey != nil
    control.skipsTab = index != stop
    controls[index] = control
    return control
  }

  private func handle(_ key: KeyPress, at index: Int) -> Bool {
    step(key, from: index) || onKey?(key, index) ?? false
  }

  /// Moves the focus in response to a key; returns false if the key does not move it.
  private func step(_ key: KeyPress, from index: Int) -> Bool {
    let page = max(1, visible.count - 1)
    let target: (index: Int, step: Int)
    switch key.description {
    case "Up": target = (index - 1, -1)
    case "Down": target = (index + 1, 1)
    case "PageUp": target = (max(index - page, 0), -1)
    case "PageDown": target = (min(index + page, count - 1), 1)
    case "Home": target = (0, 1)
    case "End": target = (count - 1, -1)
    default: return false
    }
    guard let next = enabled(from: target.index, by: target.step), next != index else {
      return false
    }
    moveFocus(from: index, to: next)
    return true
  }

  /// The first enabled row at or after an index, in the direction of `step`.
  private func enabled(from start: Int, by step: Int) -> Int? {
    stride(from: start, to: step > 0 ? count : -1, by: step)
      .first { controls[$0]?.isEnabled ?? true }
  }

  private func moveFocus(from old: Int, to new: Int) {
    controls[old]?.hasFocus = false
    if new >= 0 { control(of: new).hasFocus = true }
  }
}
