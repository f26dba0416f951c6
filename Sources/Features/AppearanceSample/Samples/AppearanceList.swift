public import FlowCore
public import FlowUI

/// The first page of the appearance article's sample: ten rows, each in its own appearance.
///
/// Below them, a row leads to a small app whose pages have their own appearances, too.
@MainActor
public final class AppearanceList {
  /// The number of rows.
  public static var count: Int { 10 }

  public let name = "appearances"

  /// Called with a row's index and appearance when the row is chosen.
  public var onChoice: ((Int, Appearance) -> Void)?
  /// Called when the row that leads to the app is chosen.
  public var onPeople: (() -> Void)?

  /// The appearances of the rows and of the pages that they lead to.
  public let appearances: [Appearance]

  private let strategy: any AppearanceApplyingStrategy
  private let scroll = ScrollState()
  private lazy var press = Presses(self)

  /// Creates the page with random appearances, which do not change afterwards.
  ///
  /// - Parameters:
  ///   - random: The source of the appearances.
  ///   - strategy: The strategy of the bars, which also resolves the colours of the rows.
  public init(
    using random: inout some RandomNumberGenerator,
    strategy: any AppearanceApplyingStrategy = DefaultAppearanceStrategy()
  ) {
    appearances = (0..<Self.count).map { _ in Appearance.random(using: &random) }
    self.strategy = strategy
  }
}

extension AppearanceList: ComposedScreen {
  public var background: KeyPath<Theme, RGBA> { \.groupedBackground }

  public var navigationItem: NavigationItem {
    NavigationItem(title: "Appearances", scroll: scroll)
  }

  public func body(in context: LayoutContext) -> [any Element] {
    ScrollArea(state: scroll) {
      ReadableWidth { samples }
      Padding(Insets(horizontal: Metrics.margin, vertical: Metrics.group)) {
        ReadableWidth {
          Text("In an app", style: .headline, isHeading: true)
          Spacer(Metrics.related)
          Text(
            "The same idea in an app: the bars of a profile have the colour that its owner "
              + "picks, and only friends see the toolbar.", style: .subtitle,
            colour: \.secondaryLabel)
          Spacer(Metrics.margin)
          Card {
            ListRow(
              "People", subtitle: "Profiles, messages, and a story", icon: .person,
              mark: .disclosure, control: press { $0.onPeople?() })
          }
        }
      }
    }
  }

  private var samples: Rows {
    let rows = press.rows { $0.onChoice?($1, $0.appearances[$1]) }
    return Rows(fitting: Self.count, controls: rows) { [appearances, strategy] index, control in
      let bar = strategy.chrome(of: appearances[index]).navigationBar
      // Composite over white, the approximate colour of a light page, so that the row is about as
      // bright as the bar.
      let background = bar.background(over: .white)
      let row = ListRow(
        "Sample #\(index + 1)",
        colours: ListRow.Colours(background: background, text: bar.title), control: control)
      return LinedRow(row: row, line: index > 0 ? bar.title.opacity(0.3) : nil)
    }
  }
}

private struct LinedRow: Element {
  let row: ListRow
  let line: RGBA?

  func stretch(along axis: Axis) -> Stretch { row.stretch(along: axis) }

  func size(in proposal: Size, _ context: LayoutContext) -> Size {
    row.size(in: proposal, context)
  }

  func layOut(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    row.layOut(in: frame, context, on: &page)
    page.draw(line.map { [.hairline(frame.origin, width: frame.size.width, colour: $0)] } ?? [])
  }
}

extension AppearanceList: AppearanceContext {
  public var preferredAppearance: Appearance? { .lightAppearance }
}
