internal import FlowCore
internal import FlowUI

/// The list of demos: what a window shows that was opened without one.
final class CatalogueScreen {
  /// Called when a row is tapped.
  var onChoice: ((Demo) -> Void)?

  private let menu: RowMenu

  init(demos: [Demo]) {
    menu = RowMenu(
      title: "Sluice", subtitle: "Navigation flows to touch and to measure",
      rows: demos.map { RowCard.Row(title: $0.title, subtitle: $0.summary) },
      remark: "Come back by a drag from the left edge, or Escape")
    menu.onChoice = { [weak self] in self?.onChoice?(demos[$0]) }
  }
}

extension CatalogueScreen: ScreenContent {
  var name: String { "catalogue" }

  var responders: [any PointerResponder] { [menu] }

  func page(in context: LayoutContext) -> Layer { menu.page(named: name, in: context) }
}
