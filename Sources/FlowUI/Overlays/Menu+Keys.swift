internal import FlowCore

extension Menu {
  /// Moves the focus by a key; says whether the key meant that.
  func step(_ key: KeyPress, from index: Int) -> Bool {
    let enabled = items.indices.filter { items[$0].isEnabled }
    // All of them from the next one on, round the end and up to this one.
    let onward = enabled.filter { $0 > index } + enabled.filter { $0 <= index }
    // As many rows as are seen, but one.
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
