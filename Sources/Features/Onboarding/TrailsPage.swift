public import FlowCore
public import FlowUI

/// A list of nearby trails: the first page of the app after the tour.
@MainActor
public final class TrailsPage {
  public let name = "trails"

  private let scroll = ScrollState()

  private static let trails = [
    ("Heron Marsh", "Boardwalk, flat", "3.2 km"), ("Old Quarry Loop", "Steep at first", "5.8 km"),
    ("Miller's Brook", "Eleven footbridges", "7.4 km"),
    ("Larch Ridge", "Views to the sea", "12 km"),
    ("The Long Coast", "Three days, two huts", "46 km"),
  ]

  /// Creates the page.
  public init() {}
}

extension TrailsPage: ComposedScreen {
  public var background: KeyPath<Theme, RGBA> { \.groupedBackground }

  public var navigationItem: NavigationItem {
    NavigationItem(title: "Trails near you", isLarge: true, scroll: scroll)
  }

  public func body(in context: LayoutContext) -> [any Element] {
    ScrollArea(state: scroll) {
      Padding(Insets(horizontal: Metrics.margin, vertical: Metrics.margin)) {
        Card {
          for (name, remark, length) in Self.trails {
            ListRow(name, subtitle: remark, value: length)
          }
        }
      }
    }
  }
}
