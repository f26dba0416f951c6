internal import FlowCore

extension Menu {
  func step(_ key: KeyPress, from index: Int) -> Bool {
    let enabled = items.indices.filter { items[$0].isEnabled }
    // All enabled items: those after the current one, then those from the first to the current one.
    let onward = enabled.filter { $0 > index } + enabled.filter { $0 <= index }
    let rowsPerPage = scroll.rowsPerPage(height: rowHeight)
    let target: Int?
    switch key.description {
    case "Down": target = onward.first
    case "Up": target = onward.last { $0 != index }
    case "PageUp": target = enabled.last { $0 <= index - rowsPerPage } ?? enabled.first
    case "PageDown": target = enabled.first { $0 >= index + rowsPerPage } ?? enabled.last
    case "Home": target = enabled.first
    case "End": target = enabled.last
    case let letter where letter.count == 1:
      target = onward.first { items[$0].begins(with: letter) }
    default: return false
    }
    if let target { focus(target) }
    return true
  }
}

extension Menu.Item {
  fileprivate func begins(with letter: String) -> Bool {
    title.first.map { $0.lowercased() == letter.lowercased() } ?? false
  }
}
