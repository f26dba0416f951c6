internal import FlowCore
internal import FlowUI

/// The list of demos, shown when no demo is named.
@MainActor
final class CatalogueScreen {
  var onChoice: ((Demo) -> Void)?

  private let demos: [Demo]
  private let title: String
  private let scroll = ScrollState()
  private let rows = RowControls()

  init(_ catalogue: Catalogue) {
    demos = catalogue.demos
    title = catalogue.title
    let demos = demos
    rows.onChoice = { [weak self] in self?.onChoice?(demos[$0]) }
  }
}

extension CatalogueScreen: ComposedScreen {
  var name: String { "catalogue" }

  var background: KeyPath<Theme, RGBA> { \.groupedBackground }

  var navigationItem: NavigationItem {
    NavigationItem(title: title, isLarge: true, scroll: scroll)
  }

  func body(in context: LayoutContext) -> [any Element] {
    ScrollArea(state: scroll) {
      Padding(Insets(horizontal: Metrics.margin, vertical: 0)) {
        Text(context.strings[.catalogueSubtitle], style: .subtitle, colour: \.secondaryLabel)
        Spacer(Metrics.margin)
        Card { list }
        Spacer(Metrics.related)
        Padding {
          Text(context.strings[.catalogueHelp], style: .footnote, colour: \.secondaryLabel)
        }
        Spacer(Metrics.group)
      }
    }
  }

  private var list: Rows {
    Rows(fitting: demos.count, controls: rows) {
      [demos] index, control in
      ListRow(
        demos[index].title, subtitle: demos[index].summary, mark: .disclosure, control: control)
    }
  }
}

/// Shows the navigation bar again when the user comes back from a demo, whose page hides it.
extension CatalogueScreen: AppearanceContext {}
