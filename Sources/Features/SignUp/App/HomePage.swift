public import FlowCore
public import FlowUI

/// The colours that somebody has kept: where the app begins.
public final class HomePage {
  public let name = "home-list"

  private let scroll = ScrollState()

  /// Name, where it was met, and its value.
  private static let colours: [(name: String, place: String, hex: UInt32)] = [
    ("Ferry at dusk", "Quay, Thursday", 0x4C86B8), ("Old brick", "Mill Lane, Wednesday", 0xB5533C),
    ("Lichen", "North wall, Sunday", 0xA9B665), ("Honey jar", "Market, Saturday", 0xE8B04A),
    ("Wet slate", "Station roof, 2 October", 0x59616E),
    ("Foxglove", "Path to the weir, 29 September", 0xB86A9B),
    ("First frost", "Meadow, 27 September", 0xDCE6EA),
  ]

  /// Creates the page.
  public init() {}
}

extension HomePage: BrandedPage {
  public var background: KeyPath<Theme, RGBA> { \.groupedBackground }

  public var navigationItem: NavigationItem {
    NavigationItem(title: "Home", isLarge: true, scroll: scroll)
  }

  public func body(in context: LayoutContext) -> [any Element] {
    ScrollArea(scroll) {
      Padding(Insets(horizontal: Spacing.margin, vertical: Spacing.margin)) {
        Narrow {
          Words("This week and before", .headline, isHeading: true)
          Space(Spacing.related)
          Card { Self.colours.map { row($0.name, $0.place, RGBA(hex: $0.hex)) } }
        }
      }
    }
  }

  private func row(_ name: String, _ place: String, _ colour: RGBA) -> any Element {
    Padding(Insets(horizontal: Spacing.margin, vertical: Spacing.related)) {
      Row(spacing: 12) {
        Swatch(colour: colour)
        Pair(
          Column {
            Words(name)
            Words(place, .footnote, \.secondaryLabel)
          }, Words(colour.description, .footnote, \.secondaryLabel, alignment: .trailing))
      }
    }
  }
}

/// A sample of a colour.
private struct Swatch: Element {
  let colour: RGBA

  private static let side = 40.0

  func size(in offer: Size, _ context: LayoutContext) -> Size {
    Size(width: Self.side, height: Self.side)
  }

  func place(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    page.draw([
      .roundedRectangle(frame, radius: Spacing.controlRadius, colour),
      .outline(frame, radius: Spacing.controlRadius, width: 1, context.theme.separator),
    ])
  }
}
