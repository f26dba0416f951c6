public import FlowCore
public import FlowUI

/// The first page of the app: a list of people, and a row for the article.
@MainActor
public final class PeoplePage {
  public let name = "people"
  /// Called with the person whose row was chosen.
  public var onPerson: ((Person) -> Void)?
  /// Called when the article was chosen.
  public var onArticle: (() -> Void)?

  private let people: [Person]
  private let scroll = ScrollState()
  private lazy var press = Presses(self)

  /// The side of the picture in a row, in points; chosen by eye.
  private static let pictureSide = 44.0

  /// Creates a page that lists the given people.
  public init(_ people: [Person]) {
    self.people = people
  }
}

extension PeoplePage: AppearanceContext {
  public var preferredAppearance: Appearance? { .people }
}

extension Appearance {
  static let people = Appearance(
    statusStyle: .light, navigationBar: Bar(background: RGBA(hex: 0x24324A)),
    toolbar: Bar(background: RGBA(hex: 0x24324A)))
}

extension PeoplePage: ComposedScreen {
  public var background: KeyPath<Theme, RGBA> { \.groupedBackground }

  public var navigationItem: NavigationItem {
    NavigationItem(title: "People", isLarge: true, hasReadableWidth: true, scroll: scroll)
  }

  public func body(in context: LayoutContext) -> [any Element] {
    ScrollArea(state: scroll) {
      Padding(Insets(horizontal: Metrics.margin, vertical: Metrics.margin)) {
        ReadableWidth {
          Card {
            let rows = press.rows { $0.onPerson?($0.people[$1]) }
            Rows(fitting: people.count, controls: rows) { [people] index, control in
              let person = people[index]
              return ListRow(
                person.name, subtitle: person.relation, mark: .disclosure, control: control
              ) { person.portrait(width: Self.pictureSide, aspect: 1, cornerRadius: 8) }
            }
          }
          Spacer(Metrics.group)
          Text("To read", style: .headline, isHeading: true)
          Spacer(Metrics.related)
          Card {
            ListRow(
              ArticlePage.title, subtitle: "By Mirel Oshan, chapter 2 of 5", mark: .disclosure,
              control: press { $0.onArticle?() })
          }
        }
      }
    }
  }
}
