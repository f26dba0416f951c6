/// A selection that follows the pointer, by whole characters, words or lines.
struct SelectionDrag {
  private let unit: SelectionUnit
  /// The range that the press itself selected; it stays selected throughout the drag.
  private let initialRange: Range<Int>

  /// Begins a selection at an offset, or extends the existing one.
  ///
  /// - Parameters:
  ///   - presses: The number of successive presses at the same point, including this one: the
  ///     first selects characters, the second words, any later one lines.
  ///   - extends: Whether to extend the existing selection, by characters.
  init(
    at offset: Int, presses: Int, extends: Bool, in selection: inout TextSelection
  ) {
    unit = extends ? .character : SelectionUnit(rawValue: presses) ?? .line
    if extends {
      initialRange = selection.anchor..<selection.anchor
      selection.moveCaret(to: offset, extending: true)
    } else {
      initialRange = selection.range(of: unit, around: offset)
      selection.select(initialRange)
    }
  }

  /// Extends the selection to the given offset; if the unit is a word or a line, to the whole word
  /// or line at the offset.
  func extend(_ selection: inout TextSelection, to offset: Int) {
    let isBack = offset < initialRange.lowerBound
    selection.moveCaret(
      to: isBack ? initialRange.upperBound : initialRange.lowerBound, extending: false)
    let end =
      isBack
      ? selection.range(of: unit, around: offset).lowerBound
      : offset > initialRange.upperBound
        ? selection.range(of: unit, around: offset - 1).upperBound
        : initialRange.upperBound
    selection.moveCaret(to: unit == .character ? offset : end, extending: true)
  }
}
