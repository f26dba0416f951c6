public import FlowCore

/// What is wrong with what a person has put in, and what would be right.
public struct Problem: Element {
  private let text: String

  /// Creates a message.
  public init(_ text: String) {
    self.text = text
  }

  public func size(in offer: Size, _ context: LayoutContext) -> Size {
    row.size(in: offer, context)
  }

  public func place(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    row.place(in: frame, context, on: &page)
  }

  private var row: Row {
    Row(spacing: 6, alignment: .top) {
      Picture(.warning, side: 18, \.destructive)
      Words(text, .footnote, \.destructive)
    }
  }
}
