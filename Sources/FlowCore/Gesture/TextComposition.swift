/// Characters that an input method is still putting together: seen in a text field, but no part of
/// its text yet.
///
/// What is composed comes as text of its own once it is settled, and the composition ends then.
public struct TextComposition: Hashable, Sendable {
  /// The characters so far; none means that the composition is over.
  public let text: String
  /// The clause that is being worked on, in Unicode scalars as input methods count; where it is
  /// empty, the caret stands there.
  public let selected: Range<Int>

  /// Creates a composition.
  ///
  /// - Parameters:
  ///   - text: The characters so far.
  ///   - selected: The clause that is being worked on, cut off where the text ends; by default the
  ///     caret stands at the end.
  public init(_ text: String, selected: Range<Int>? = nil) {
    let count = text.unicodeScalars.count
    self.text = text
    self.selected = (selected ?? count..<count).clamped(to: 0..<count)
  }
}
