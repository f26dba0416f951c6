internal import FlowCore

/// A list of actions near the top of the screen, with a field to search it.
///
/// The field keeps the focus: Up, Down, the page keys, Ctrl+Home and Ctrl+End select another row,
/// Enter runs the selected action, and a tap on a row runs that row's action. Escape and a tap
/// outside close the palette without running anything.
@MainActor
package final class Palette {
  package struct Item {
    /// The title, which is searched together with `group` and `keywords`.
    package var title: String
    /// Shown dimmed after the title.
    package var group: String
    /// Other words by which people look for the action; not shown.
    package var keywords: String
    package var icon: Icon?
    /// The keyboard shortcut, as displayed.
    package var shortcut: String?
    /// Called after the palette has started to close.
    package var action: () -> Void

    package init(
      _ title: String, in group: String, keywords: String = "", icon: Icon? = nil,
      shortcut: String? = nil, action: @escaping () -> Void
    ) {
      self.title = title
      self.group = group
      self.keywords = keywords
      self.icon = icon
      self.shortcut = shortcut
      self.action = action
    }

    fileprivate var searchedText: String { "\(title) \(group) \(keywords)" }
  }

  /// Called whenever the palette is closed, with or without a choice.
  package var onClose: (() -> Void)?

  /// The placeholder and accessibility label of the field.
  let placeholder: String
  /// Shown if nothing matches.
  let emptyText: String
  let search = TextFieldState()
  let scroll = ScrollState()
  let fade = Fade()
  let background = CardBackground()
  private(set) lazy var backdrop = Backdrop { [weak self] in self?.closeSelf() }
  weak var overlays: Overlays?
  /// The matching items, the best matches first.
  private(set) var found: [Item]
  /// An index in `found`.
  private(set) var selected = 0
  private let items: [Item]
  private var controls: [Control] = []

  /// Creates a palette of items, the most important ones first.
  package init(placeholder: String, emptyText: String, items: [Item]) {
    self.placeholder = placeholder
    self.emptyText = emptyText
    self.items = items
    found = items
    controls = items.indices.map { index in
      let control = Control { [weak self] in self?.choose(index) }
      control.skipsTab = true
      return control
    }
    search.hasFocus = true
    search.onKey = { [weak self] in self?.moveSelection(with: $0) ?? false }
    search.onChange = { [weak self] in self?.find($0) }
    search.onSubmit = { [weak self] in self.map { $0.choose($0.selected) } }
  }

  func control(of index: Int) -> Control { controls[index] }

  /// The height of a row in the last layout, in points; at least 1.
  private var rowHeight: Double {
    max(1, (scroll.geometry?.content ?? 0) / Double(max(1, found.count)))
  }

  private func find(_ text: String) {
    found = PaletteSearch(text).matches(in: items.map(\.searchedText)).map { items[$0] }
    selected = 0
    scroll.scroll(to: 0, animated: false)
  }

  private func choose(_ index: Int) {
    guard found.indices.contains(index) else { return }
    let item = found[index]
    closeSelf()
    item.action()
  }

  private func moveSelection(with key: KeyPress) -> Bool {
    guard !found.isEmpty else { return false }
    let rowsPerPage = scroll.rowsPerPage(height: rowHeight)
    switch key.description {
    case "Up": select((selected + found.count - 1) % found.count)
    case "Down": select((selected + 1) % found.count)
    case "PageUp": select(max(0, selected - rowsPerPage))
    case "PageDown": select(min(found.count - 1, selected + rowsPerPage))
    case "Ctrl+Home": select(0)
    case "Ctrl+End": select(found.count - 1)
    default: return false
    }
    return true
  }

  private func select(_ index: Int) {
    selected = index
    let top = Double(index) * rowHeight
    scroll.reveal(top...(top + rowHeight), animated: false)
  }
}

extension Palette: FadingOverlay {
  var node: AccessibilityNode { AccessibilityNode(.dialog, name: placeholder) }

  func goBack() { closeSelf() }
}

extension Overlays {
  /// Opens a palette on top of the stack; a palette that is already open keeps its position.
  package func show(_ palette: Palette) { open(palette) }
}

/// A search for the texts that match what a person has typed, ranked by how well they match.
private struct PaletteSearch {
  private let words: [Substring]

  /// Creates a search for texts that contain all words of `query`, in any order and case.
  init(_ query: String) {
    words = query.lowercased().split(separator: " ")
  }

  /// The indices of the matching texts, the best matches first; equally good ones keep their order.
  func matches(in texts: [String]) -> [Int] {
    let distances = texts.map(distance)
    return texts.indices.filter { distances[$0] != nil }
      .sorted { (distances[$0] ?? 0, $0) < (distances[$1] ?? 0, $1) }
  }

  /// Returns 0 if the text begins with the query, 1 if each word of the query begins a word of the
  /// text, 2 if the text contains each word of the query, and `nil` otherwise.
  private func distance(to text: String) -> Int? {
    let text = text.lowercased()
    guard words.allSatisfy({ text.contains($0) }) else { return nil }
    if text.hasPrefix(words.joined(separator: " ")) { return 0 }
    let parts = text.split { !$0.isLetter && !$0.isNumber }
    return words.allSatisfy { word in parts.contains { $0.hasPrefix(word) } } ? 1 : 2
  }
}
