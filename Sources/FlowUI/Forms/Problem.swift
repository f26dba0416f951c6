/// What is wrong with what a person has put in, and what would be right.
public struct Problem: Composite {
  private let text: String

  /// Creates a message.
  public init(_ text: String) {
    self.text = text
  }

  public func content(in context: LayoutContext) -> any Element {
    Row(spacing: 6, alignment: .top) {
      Picture(.warning, side: 18, \.destructive)
      Words(text, .footnote, \.destructive)
    }
  }
}
