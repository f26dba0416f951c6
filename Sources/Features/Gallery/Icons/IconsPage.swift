public import FlowCore
public import FlowUI

/// All icons of the set with their names, which can be searched.
@MainActor
public final class IconsPage {
  public let name = "icons"

  private let scroll = ScrollState()
  private let search = TextFieldState(limit: 40)

  /// Creates the page.
  public init() {}
}

extension IconsPage: ComposedScreen {
  public var background: KeyPath<Theme, RGBA> { \.groupedBackground }

  public var navigationItem: NavigationItem {
    NavigationItem(
      title: "Icons", isLarge: true, hasReadableWidth: true, scroll: scroll,
      search: SearchField(state: search, accessibilityLabel: "Search icons"))
  }

  public func body(in context: LayoutContext) -> [any Element] {
    let found = Icon.builtIn.filter {
      search.text.isEmpty || $0.name.lowercased().contains(search.text.lowercased())
    }
    ScrollArea(state: scroll) {
      Padding {
        ReadableWidth {
          if found.isEmpty {
            Text(
              "No icon is called that.", style: .subtitle, colour: \.secondaryLabel,
              alignment: .centre)
          } else {
            Card { Padding(Insets(horizontal: 0, vertical: Metrics.related)) { IconGrid(found) } }
          }
        }
      }
    }
  }
}
