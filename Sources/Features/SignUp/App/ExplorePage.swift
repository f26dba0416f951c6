public import FlowCore
public import FlowUI

/// The second tab of the app: palettes that other users share.
@MainActor
public final class ExplorePage {
  public let name = "explore"
  /// Called with a palette when it is chosen.
  public var onChoice: ((SharedPalette) -> Void)?

  private let palettes: Palettes
  private let scroll = ScrollState()
  private lazy var press = Presses(self)

  /// Creates the page.
  ///
  /// - Parameter palettes: The palettes that the account has kept, which the list marks.
  public init(palettes: Palettes) {
    self.palettes = palettes
  }
}

extension ExplorePage: BrandedPage {
  public var background: KeyPath<Theme, RGBA> { \.groupedBackground }

  public var navigationItem: NavigationItem {
    NavigationItem(title: "Explore", isLarge: true, hasReadableWidth: true, scroll: scroll)
  }

  public func body(in context: LayoutContext) -> [any Element] {
    let (first, others) = (SharedPalette.samples[0], Array(SharedPalette.samples.dropFirst()))
    ScrollArea(state: scroll) {
      Padding(Insets(horizontal: Metrics.margin, vertical: Metrics.margin)) {
        ReadableWidth {
          Text("Palette of the day", style: .headline, isHeading: true)
          Spacer(Metrics.related)
          PaletteCard(first, control: press { $0.onChoice?(first) })
          Spacer(Metrics.group)
          Text("Shared this week", style: .headline, isHeading: true)
          Spacer(Metrics.related)
          Card {
            let rows = press.rows { $0.onChoice?(others[$1]) }
            Rows(fitting: others.count, controls: rows) { [palettes] index, control in
              PaletteRow(
                others[index], isKept: palettes.contains(others[index]), control: control)
            }
          }
        }
      }
    }
  }
}

private struct PaletteCard: Element {
  let palette: SharedPalette
  let control: Control

  /// In points, by eye: `height` is the distance from the card's top to the bottom of the bands,
  /// and `inset` the margin above and beside them.
  private static let (height, inset) = (128.0, 8.0)

  init(_ palette: SharedPalette, control: Control) {
    self.palette = palette
    self.control = control
  }

  func stretch(along axis: Axis) -> Stretch { axis == .horizontal ? .flexible : .fixed }

  func size(in proposal: Size, _ context: LayoutContext) -> Size {
    Size(
      width: proposal.width, height: Self.height + caption.size(in: proposal, context).height)
  }

  func layOut(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    let (use, radius) = (control.use(in: frame, context), Metrics.cardRadius)
    page.draw([.roundedRectangle(frame, radius: radius, colour: context.theme.raised)])
    page.draw(
      use.overlays(context.theme).map { .roundedRectangle(frame, radius: radius, colour: $0) })
    let bands = Rect(
      x: frame.minX + Self.inset, y: frame.minY + Self.inset,
      width: frame.size.width - 2 * Self.inset, height: Self.height - Self.inset)
    let below = frame.inset(by: Insets(top: Self.height))
    Bands(palette.tones.map(\.colour), height: bands.size.height, radius: radius - Self.inset)
      .layOut(in: bands, context, on: &page)
    page.draw(use.ring(around: frame, radius: radius, context.theme))
    let node = AccessibilityNode(
      .button, name: palette.title, value: "by \(palette.maker), \(palette.origin)")
    page.add(control, at: frame, as: node) { caption.layOut(in: below, context, on: &$0) }
  }

  private var caption: Padding {
    Padding(Insets(horizontal: Metrics.margin, vertical: 12)) {
      Text(palette.title, style: .headline)
      Text("\(palette.maker), \(palette.origin)", style: .footnote, colour: \.secondaryLabel)
    }
  }
}
