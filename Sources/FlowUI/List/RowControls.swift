public import FlowCore

/// What is pressed of the rows of a list: a control for each row that is in use.
///
/// Tab gets to one row only, arrows, page keys, Home and End from there to the others.
public final class RowControls {
  /// Called when a row is chosen, with its place.
  public var onChoice: ((Int) -> Void)?

  /// Takes keys that do not lead to another row, with the place of the row that has the focus; says
  /// whether it took one.
  ///
  /// With it a press gives the focus to a row.
  public var onKey: ((KeyPress, Int) -> Bool)?

  private var controls: [Int: Control] = [:]
  private var count = 0
  private var seen = 0..<0
  private var fitted: (pass: Int, width: Double, height: Double)?
  /// The row that has, or had, the focus.
  private var last: Int?

  /// Creates controls.
  ///
  /// - Parameter onChoice: Called when a row is chosen, with its place; it should hold nobody
  ///   strongly.
  public init(onChoice: ((Int) -> Void)? = nil) {
    self.onChoice = onChoice
  }

  /// The row that has the focus.
  var focused: Int? { controls.first { $0.value.hasFocus }?.key }

  /// How high rows are that fit, made once in a layout: lists are asked several times for their
  /// size.
  func fitted(to width: Double, _ context: LayoutContext, _ height: () -> Double) -> Double {
    if let fitted, fitted.pass == context.pass, fitted.width == width { return fitted.height }
    let height = height()
    fitted = context.pass.map { ($0, width, height) }
    return height
  }

  /// Takes notice of how many rows there are, and which of them can be seen.
  ///
  /// `Rows` does so by itself; whoever places rows in another way says so before it asks for their
  /// controls.
  public func settle(count: Int, seen: Range<Int>) {
    (self.count, self.seen) = (count, seen)
    if let focused, focused >= count { moveFocus(from: focused, to: count - 1) }
    // Those within a window's height stay, so that no press gets lost.
    let near = (seen.lowerBound - seen.count)..<(seen.upperBound + seen.count)
    if controls.count > near.count + 1 {
      controls = controls.filter { near.contains($0.key) || $0.value.hasFocus }
    }
    last = focused ?? last.flatMap { $0 < count ? $0 : nil }
    let stop = stop
    for (index, control) in controls { control.skipsTab = index != stop }
  }

  /// Where Tab stops: at the row that has the focus, or had it and can be seen, or the first one
  /// that can.
  private var stop: Int? {
    focused ?? last.flatMap { seen.contains($0) ? $0 : nil } ?? seen.first
  }

  /// The control of a row.
  public func control(of index: Int) -> Control {
    if let known = controls[index] { return known }
    let control = Control { [weak self] in self?.onChoice?(index) }
    control.onKey = { [weak self] key in self?.take(key, at: index) ?? false }
    control.takesFocusByPress = onKey != nil
    control.skipsTab = index != stop
    controls[index] = control
    return control
  }

  private func take(_ key: KeyPress, at index: Int) -> Bool {
    step(key, from: index) || onKey?(key, index) ?? false
  }

  /// Moves the focus by a key; where that leads nowhere it is somebody else's.
  private func step(_ key: KeyPress, from index: Int) -> Bool {
    let page = max(1, seen.count - 1)
    let goal: (index: Int, way: Int)
    switch key.description {
    case "Up": goal = (index - 1, -1)
    case "Down": goal = (index + 1, 1)
    case "PageUp": goal = (max(index - page, 0), -1)
    case "PageDown": goal = (min(index + page, count - 1), 1)
    case "Home": goal = (0, 1)
    case "End": goal = (count - 1, -1)
    default: return false
    }
    guard let next = enabled(from: goal.index, by: goal.way), next != index else { return false }
    moveFocus(from: index, to: next)
    return true
  }

  /// The first row that does something, from a place on in one way.
  private func enabled(from start: Int, by way: Int) -> Int? {
    stride(from: start, to: way > 0 ? count : -1, by: way)
      .first { controls[$0]?.isEnabled ?? true }
  }

  private func moveFocus(from old: Int, to new: Int) {
    controls[old]?.hasFocus = false
    if new >= 0 { control(of: new).hasFocus = true }
  }
}
