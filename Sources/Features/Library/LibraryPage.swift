public import FlowCore
public import FlowUI

/// A list of books with a bar, a progress strip and a page indicator.
///
/// The benchmarks compare UI toolkits by drawing this page.
@MainActor
public final class LibraryPage {
  public let name = "library"
  /// The number of books.
  public static var count: Int { Book.all.count }
  /// Called with a book's index when the book is chosen.
  public var onChoice: ((Int) -> Void)?

  private let scroll = ScrollState()
  private lazy var press = Presses(self)

  /// Creates the page.
  public init() {}
}

extension LibraryPage: ComposedScreen, FlowProgressReporting {
  public var background: KeyPath<Theme, RGBA> { \.groupedBackground }

  /// An arbitrary constant, so that the progress strip is partly filled.
  public var flowProgress: Double { 0.62 }

  public var navigationItem: NavigationItem { NavigationItem(title: "Library") }

  public func body(in context: LayoutContext) -> [any Element] {
    SafeArea {
      ScrollArea(state: scroll) {
        Padding(Insets(horizontal: Metrics.margin, vertical: Metrics.margin)) { Card { list } }
      }
      Padding(Insets(horizontal: Self.indent, vertical: Metrics.margin)) {
        Capsules(4, filled: 1.4)
      }
    }
  }

  /// The distance of the capsules from the sides, in points, as in the article on the indicator.
  private static let indent = 32.0

  private var list: Rows {
    Rows(fitting: Book.all.count, controls: press.rows { $0.onChoice?($1) }) { index, control in
      ListRow(Book.all[index].title, subtitle: Book.all[index].author, control: control)
    }
  }
}
