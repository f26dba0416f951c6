internal import FlowCore

/// What is pressed of the rows of a list: a control for each row that is in use.
///
/// Tab gets to one row only, arrows, Home and End from there to the others; a row that is not seen is
/// scrolled to.
public final class RowControls {
  /// Called when a row is chosen, with its place.
  public var onChoice: ((Int) -> Void)?

  private let scroll: ScrollState?
  private var controls: [Int: Control] = [:]
  private var count = 0
  private var top = 0.0
  private var height = 0.0

  /// The most controls that are kept; some screens' worth.
  private static let capacity = 256

  /// Creates controls.
  ///
  /// - Parameters:
  ///   - scroll: What scrolls the rows, if anything does.
  ///   - onChoice: Called when a row is chosen, with its place.
  public init(scroll: ScrollState? = nil, onChoice: ((Int) -> Void)? = nil) {
    self.scroll = scroll
    self.onChoice = onChoice
  }

  /// Takes notice of where the rows are.
  func measure(count: Int, top: Double, height: Double) {
    self.count = count
    self.top = top
    self.height = height
  }

  /// The control of a row; of those that can be seen, Tab gets to the one with the focus, or the first.
  ///
  /// - Parameters:
  ///   - index: The row's place.
  ///   - first: The first row that can be seen.
  func control(of index: Int, firstSeen first: Int) -> Control {
    let control = control(of: index)
    control.isPassedByTab = index != (focused ?? first)
    return control
  }

  private var focused: Int? { controls.first { $0.value.hasFocus }?.key }

  private func control(of index: Int) -> Control {
    if let known = controls[index] { return known }
    if controls.count >= Self.capacity { controls = controls.filter { $0.value.isInUse } }
    let control = Control { [weak self] in self?.onChoice?(index) }
    control.onKey = { [weak self] key in self?.step(key, from: index) ?? false }
    controls[index] = control
    return control
  }

  private func step(_ key: KeyPress, from index: Int) -> Bool {
    guard key.modifiers.isEmpty else { return false }
    let page = max(1, Int((scroll?.window ?? 0) / max(height, 1)) - 1)
    let next: Int
    switch key.key {
    case "Up": next = index - 1
    case "Down": next = index + 1
    case "PageUp": next = index - page
    case "PageDown": next = index + page
    case "Home": next = 0
    case "End": next = count - 1
    default: return false
    }
    focus(on: min(max(next, 0), count - 1), from: index)
    return true
  }

  private func focus(on index: Int, from old: Int) {
    guard index >= 0 else { return }
    controls[old]?.hasFocus = false
    control(of: index).hasFocus = true
    let y = top + Double(index) * height
    scroll?.reveal(y...(y + height))
  }
}

extension Control {
  /// Whether it would be missed.
  fileprivate var isInUse: Bool { hasFocus }
}
