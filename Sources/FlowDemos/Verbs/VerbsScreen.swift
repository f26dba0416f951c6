internal import FlowCore
internal import FlowUI

/// A page of the Verbs demo: a row for each operation, and another page that a swipe forward opens.
@MainActor
final class VerbsScreen {
  let name: String
  /// The number of the page in its flow, from 1.
  let number: Int
  /// Called with an operation when its row is activated.
  var onChoice: ((Verb) -> Void)?
  /// Makes the page that a swipe forward opens.
  var onNext: (() -> (any Screen)?)?

  private let level: Int
  private let scroll = ScrollState()
  private let rows = RowControls()

  /// Creates a page of a flow that is presented on top of `level` others.
  init(number: Int, level: Int) {
    self.number = number
    self.level = level
    name = level == 0 ? "page-\(number)" : "sheet-\(level)-page-\(number)"
    rows.onChoice = { [weak self] in self?.onChoice?(Verb.allCases[$0]) }
  }
}

extension VerbsScreen: ComposedScreen {
  var background: KeyPath<Theme, RGBA> { \.groupedBackground }

  func makeNextScreen() -> (any Screen)? { onNext?() ?? nil }

  func body(in context: LayoutContext) -> [any Element] {
    MenuPage(
      title: level == 0 ? "Page \(number)" : "Sheet \(level), page \(number)",
      subtitle: "Every verb of a navigation stack",
      remark: level == 0
        ? "Drag from an edge to go back or on" : "Drag from an edge to go back or on, or down",
      scroll: scroll, rows: rows, entries: Verb.allCases.map(\.entry))
  }
}
