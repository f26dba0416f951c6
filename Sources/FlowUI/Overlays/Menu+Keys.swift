internal import FlowCore

extension Menu {
  /// Moves the focus in response to a key; returns whether the key was handled.
  func step(_ key: KeyPress, from index: Int) -> Bool {
    let enabled = items.indices.filter { items[$0].isEnabled }
    // All enabled items, from the next one on, wrapping around to the current one.
    let onward = enabled.filter { $0 > index } + enabled.filter { $0 <= index }
    // One row fewer than are visible.
    let pace = max(1, Int((scroll.geometry?.window ?? 0) / row) - 1)
    let goal: Int?
    switch key.description {
    case "Down": goal = onward.first
    case "Up": goal = onward.last { $0 != index }
    case "PageUp": goal = enabled.last { $0 <= index - pace } ?? enabled.first
    case "PageDown": goal = enabled.first { $0 >= index + pace } ?? enabled.last
    case "Home": goal = enabled.first
    case "End": goal = enabled.last
    case let letter where letter.count == 1:
      goal = onward.first { items[$0].begins(with: letter) }
    default: return false
    }
    if let goal { focus(goal) }
    return true
  }
}

extension Menu.Item {
  fileprivate func begins(with letter: String) -> Bool {
    title.first.map { $0.lowercased() == letter.lowercased() } ?? false
  }
}
