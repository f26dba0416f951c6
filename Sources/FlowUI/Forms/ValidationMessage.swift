/// What is wrong with what a person has put in, and what would be right.
public struct ValidationMessage: Composite {
  private let text: String

  /// Creates a message.
  public init(_ text: String) {
    self.text = text
  }

  public func content(in context: LayoutContext) -> any Element {
    // In the middle of the first line, where that is higher.
    let drop = (context.style(.footnote).lineHeight - context.side(18)) / 2
    return Row(spacing: 6, alignment: .top) {
      Column {
        Spacer(drop.rounded(.down))
        IconView(.warning, side: 18, \.destructive)
      }
      Text(text, .footnote, \.destructive)
    }
  }
}
