/// Text that an input method is still composing.
///
/// A text field shows it, but it is not part of the field's text yet. When the composition is
/// committed, it ends and its characters arrive as ordinary text.
public struct TextComposition: Hashable, Sendable {
  /// The composed text so far; empty when the composition is over.
  public let text: String
  /// The range of the clause being edited, in Unicode scalars as input methods count; if empty, the
  /// caret's position.
  public let selected: Range<Int>

  /// Creates a composition.
  ///
  /// - Parameters:
  ///   - text: The composed text so far.
  ///   - selected: The clause being edited, clamped to the text; by default the caret at its end.
  public init(_ text: String, selected: Range<Int>? = nil) {
    let count = text.unicodeScalars.count
    self.text = text
    self.selected = (selected ?? count..<count).clamped(to: 0..<count)
  }
}
