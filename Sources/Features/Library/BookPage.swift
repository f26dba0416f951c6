public import FlowCore
public import FlowUI

/// The page of a book: a card, the author's name, and ten lines of text.
@MainActor
public final class BookPage {
  public let name = "book"

  /// The index of the book.
  public let index: Int

  private let book: Book
  private let scroll = ScrollState()

  /// Creates the page of the book at an index; traps if the index is out of range.
  public init(_ index: Int) {
    self.index = index
    book = Book.all[index]
  }
}

extension BookPage: ComposedScreen, FlowProgressReporting {
  /// The same as that of `LibraryPage`, so that the progress strip does not change.
  public var flowProgress: Double { 0.62 }

  public var navigationItem: NavigationItem { NavigationItem(title: book.title) }

  public func body(in context: LayoutContext) -> [any Element] {
    ScrollArea(state: scroll) {
      Padding {
        Card { Spacer(160) }
        Spacer(Metrics.margin)
        Text(book.author, style: .heading)
        Spacer(Metrics.related)
        for line in book.lines { Text(line) }
      }
    }
  }
}
