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
  private lazy var press = Presses(self)

  /// Creates the page for the colours of an account.
  public init(colours: KeptColours) {
    self.colours = colours
  }
}

extension HomePage: BrandedPage {
  public var background: KeyPath<Theme, RGBA> { \.groupedBackground }

  public var navigationItem: NavigationItem {
    NavigationItem(title: "Home", isLarge: true, hasReadableWidth: true, scroll: scroll)
  }

  public func body(in context: LayoutContext) -> [any Element] {
    ScrollArea(state: scroll) {
      Padding(Insets(horizontal: Metrics.margin, vertical: Metrics.margin)) {
        ReadableWidth {
          Text("This week and before", style: .headline, isHeading: true)
          Spacer(Metrics.related)
          Card {
            let rows = press.rows { $0.onChoice?($0.colours.all[$1]) }
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
