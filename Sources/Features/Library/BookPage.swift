public import FlowCore
public import FlowUI

/// A book of the library: a card, a heading, and ten lines of text.
public final class BookPage {
  public let name = "book"

  /// Its place on the shelf, from 0.
  public let place: Int

  private let book: Book
  private let scroll = ScrollState()

  /// Creates the page of a place on the shelf; traps where there is no book.
  public init(_ place: Int) {
    self.place = place
    book = Book.all[place]
  }
}

extension BookPage: ComposedScreen, FlowProgressReporting {
  public var flowProgress: Double { 0.62 }

  public var navigationItem: NavigationItem { NavigationItem(title: book.title) }

  public func body(in context: LayoutContext) -> [any Element] {
    ScrollArea(scroll) {
      Padding {
        Card { Spacer(160) }
        Spacer(Spacing.margin)
        Text(book.author, .heading)
        Spacer(Spacing.related)
        for line in book.lines { Text(line) }
      }
    }
  }
}
