internal import FlowCore
internal import FlowUI

/// The list of demos: what a window shows that was opened without one.
final class CatalogueScreen {
  /// Called when a row is chosen.
  var onChoice: ((Demo) -> Void)?

  private let demos: [Demo]
  private let scroll = ScrollState()
  private let rows = RowControls()

  init(demos: [Demo]) {
    self.demos = demos
    rows.onChoice = { [weak self] in self?.onChoice?(demos[$0]) }
  }
}

extension CatalogueScreen: ComposedScreen {
  var name: String { "catalogue" }

  var background: KeyPath<Theme, RGBA> { \.groupedBackground }

  func body(in context: LayoutContext) -> [any Element] {
    MenuPage(
      title: "Sluice", subtitle: "Navigation flows to touch and to measure",
      remark: "Come back by a drag from the left edge, or Escape", scroll: scroll, rows: rows,
      entries: demos.map { MenuPage.Entry(title: $0.title, subtitle: $0.summary) })
  }
}
