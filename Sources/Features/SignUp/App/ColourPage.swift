public import FlowCore
public import FlowUI

/// A saved colour: a large swatch, where it comes from, and its lighter and darker shades.
@MainActor
public final class ColourPage {
  public let name = "colour"
  /// The colour that the page shows.
  public let colour: KeptColour

  private let colours: KeptColours
  private let scroll = ScrollState()

  /// Creates the page of one of `colours`; once the page has appeared, the colour counts as seen.
  public init(_ colour: KeptColour, of colours: KeptColours) {
    self.colour = colour
    self.colours = colours
  }
}

extension ColourPage: BrandedPage {
  public var background: KeyPath<Theme, RGBA> { \.groupedBackground }

  public var navigationItem: NavigationItem { NavigationItem(title: colour.title, scroll: scroll) }

  public func didAppear() { colours.see(colour) }

  public func body(in context: LayoutContext) -> [any Element] {
    ScrollArea(state: scroll) {
      Padding(Insets(horizontal: Metrics.margin, vertical: Metrics.margin)) {
        ReadableWidth {
          Plate(colour: colour)
          Spacer(Metrics.group)
          Card {
            origin
            ListRow("When", value: colour.day)
            ListRow("On screens", value: colour.colour.description)
            ListRow("Text on it", value: colour.ink == .white ? "White" : "Black")
          }
          Spacer(Metrics.group)
          Text("Shades", style: .headline, isHeading: true)
          Spacer(Metrics.related)
          Row { colour.shades.map { Swatch($0) } }
        }
      }
    }
  }

  private var origin: ListRow {
    switch colour.origin {
    case .location(let location): ListRow("Where", value: location)
    case .sender(let sender): ListRow("From", value: sender)
    }
  }
}

private struct Plate: Element {
  let colour: KeptColour

  /// The minimum height in points, chosen by eye.
  private static let height = 176.0

  func stretch(along axis: Axis) -> Stretch { axis == .horizontal ? .flexible : .fixed }

  func size(in proposal: Size, _ context: LayoutContext) -> Size {
    Size(
      width: proposal.width,
      height: max(Self.height, title.size(in: proposal, context).height))
  }

  func layOut(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    page.draw([
      .roundedRectangle(frame, radius: Metrics.cardRadius, colour: colour.colour),
      .outline(frame, radius: Metrics.cardRadius, width: 1, colour: context.theme.separator),
    ])
    var inked = context
    inked.theme.label = colour.ink
    let height = title.size(in: frame.size, inked).height
    let foot = Rect(
      x: frame.minX, y: frame.maxY - height, width: frame.size.width, height: height)
    title.layOut(in: foot, inked, on: &page)
  }

  private var title: Padding {
    Padding(Insets(horizontal: Metrics.margin, vertical: Metrics.margin)) {
      Text(colour.title, style: .title)
    }
  }
}
