public import FlowCore

extension EditableText {
  /// Shows the composition of an input method in place of the selection, or ends it for `nil`.
  ///
  /// The composition is cleaned like inserted text. One that is longer than the limit of the text
  /// is not shown, because it could never be inserted.
  public mutating func compose(_ composition: TextComposition?) {
    let cleaned = composition.map(Self.cleaned)
    self.composition = cleaned.flatMap {
      $0.text.isEmpty || ($0.text.utf8.count > limit && $0.text.count > limit) ? nil : $0
    }
  }

  private static func cleaned(_ composition: TextComposition) -> TextComposition {
    let scalars = composition.text.unicodeScalars
    let parts = [
      scalars.prefix(composition.selected.lowerBound),
      scalars.dropFirst(composition.selected.lowerBound).prefix(composition.selected.count),
      scalars.dropFirst(composition.selected.upperBound),
    ].map { cleaned(String($0)) }
    let start = parts[0].unicodeScalars.count
    return TextComposition(
      parts.joined(), selected: start..<start + parts[1].unicodeScalars.count)
  }
}
