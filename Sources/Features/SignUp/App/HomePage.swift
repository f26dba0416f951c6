public import FlowCore
public import FlowUI

/// The first page of the app: a list of the saved colours.
@MainActor
public final class HomePage {
  public let name = "home-list"
  /// Called with a colour when its row is chosen.
  public var onChoice: ((KeptColour) -> Void)?

  private let colours: KeptColours
  private let scroll = ScrollState()
  private let rows = RowControls()

  /// Creates the page for the colours of an account.
  public init(colours: KeptColours) {
    self.colours = colours
    rows.onChoice = { [weak self] in self?.onChoice?(colours.all[$0]) }
  }
}

extension HomePage: BrandedPage {
  public var background: KeyPath<Theme, RGBA> { \.groupedBackground }

  public var navigationItem: NavigationItem {
    NavigationItem(title: "Home", isLarge: true, hasReadableWidth: true, scroll: scroll)
  }

  public func body(in context: LayoutContext) -> [any Element] {
    ScrollArea(scroll) {
      Padding(Insets(horizontal: Metrics.margin, vertical: Metrics.margin)) {
        ReadableWidth {
          Text("This week and before", .headline, isHeading: true)
          Spacer(Metrics.related)
          Card {
            Rows(fitting: colours.all.count, controls: rows) { [colours] index, control in
              let colour = colours.all[index]
              return ColourRow(colour, isFresh: colours.isFresh(colour), control: control)
            }
          }
        }
      }
    }
  }
}
