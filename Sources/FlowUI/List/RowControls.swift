public import FlowCore

/// The controls of the rows of a list, created when they are needed.
///
/// Tab stops at one row only; the arrow keys, page keys, Home and End move the focus to the others.
@MainActor
public final class RowControls {
  /// Called with the row's index when a row is activated.
  public var onChoice: ((Int) -> Void)?

  /// Handles keys that do not move the focus to another row, given the index of the focused row;
  /// returns whether it handled the key.
  ///
  /// While it is set, a press on a row also focuses the row; a change takes effect with the next
  /// layout.
  public var onKey: ((KeyPress, Int) -> Bool)?

  /// Called only if a key has moved the focus.
  package var onFocusMove: ((Int) -> Void)?

  private var controls: [Int: Control] = [:]
  private var count = 0
  private var visible = 0..<0
  /// The row that has the focus or, if none has it, the row that had it last.
  private var lastFocused: Int?

  /// Creates controls.
  ///
  /// - Parameter onChoice: Called with the row's index when a row is activated; must not strongly
  ///   capture an object that keeps the controls alive.
  public init(onChoice: ((Int) -> Void)? = nil) {
    self.onChoice = onChoice
  }

  var focused: Int? { controls.first { $0.value.hasFocus }?.key }

  /// Updates the number of rows and the range of visible ones.
  ///
  /// `Rows` calls this method. Code that lays out rows without a `Rows` element must call it once
  /// the rows are laid out: see ``PageLayout/whenLaidOut(_:)``.
  public func update(count: Int, visible: Range<Int>) {
    (self.count, self.visible) = (count, visible)
    if let focused, focused >= count {
      moveFocus(from: focused, to: firstEnabled(from: count - 1, by: -1, backTo: count) ?? -1)
    }
    // The controls of rows up to one window height away from the visible ones are kept, so that
    // a press in progress on such a row is not lost.
    let near = (visible.lowerBound - visible.count)..<(visible.upperBound + visible.count)
    if controls.count > near.count + 1 {
      controls = controls.filter { near.contains($0.key) || $0.value.hasFocus }
    }
    lastFocused = focused ?? lastFocused.flatMap { $0 < count ? $0 : nil }
    let tabStop = tabStop
    for (index, control) in controls {
      control.skipsTab = index != tabStop
      control.takesFocusByPress = onKey != nil
    }
  }

  private var tabStop: Int? {
    focused
      ?? lastFocused.flatMap { visible.contains($0) && isEnabled($0) ? $0 : nil }
      ?? visible.first { isEnabled($0) }
  }

  /// A row that has no control yet counts as enabled.
  private func isEnabled(_ index: Int) -> Bool { controls[index]?.isEnabled ?? true }

  /// The control of the row at the given index; created on first use, and again after the row has
  /// been far out of sight.
  public func control(of index: Int) -> Control {
    if let known = controls[index] { return known }
    let control = Control { [weak self] in self?.onChoice?(index) }
    control.onKey = { [weak self] key in self?.handle(key, at: index) ?? false }
    control.takesFocusByPress = onKey != nil
    control.skipsTab = index != tabStop
    controls[index] = control
    return control
  }

  private func handle(_ key: KeyPress, at index: Int) -> Bool {
    moveFocus(with: key, from: index) || onKey?(key, index) ?? false
  }

  private func moveFocus(with key: KeyPress, from index: Int) -> Bool {
    let rowsPerPage = max(1, visible.count - 1)
    let target: (index: Int, step: Int)
    switch key.description {
    case "Up": target = (index - 1, -1)
    case "Down": target = (index + 1, 1)
    case "PageUp": target = (max(index - rowsPerPage, 0), -1)
    case "PageDown": target = (min(index + rowsPerPage, count - 1), 1)
    case "Home": target = (0, 1)
    case "End": target = (count - 1, -1)
    default: return false
    }
    guard let next = firstEnabled(from: target.index, by: target.step, backTo: index),
      next != index
    else { return false }
    moveFocus(from: index, to: next)
    onFocusMove?(next)
    return true
  }

  /// The first enabled row from `start` on or, if there is none, the first one on the way back to
  /// `origin`, which itself does not count.
  private func firstEnabled(from start: Int, by step: Int, backTo origin: Int) -> Int? {
    stride(from: start, to: step > 0 ? count : -1, by: step).first { isEnabled($0) }
      ?? stride(from: start, to: origin, by: -step).first {
        (0..<count).contains($0) && isEnabled($0)
      }
  }

  package func moveFocus(to index: Int) {
    if let focused, focused != index { moveFocus(from: focused, to: index) }
  }

  private func moveFocus(from old: Int, to new: Int) {
    controls[old]?.hasFocus = false
    if new >= 0 { control(of: new).hasFocus = true }
  }
}
