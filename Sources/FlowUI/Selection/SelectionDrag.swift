/// A selection that follows the pointer, by whole characters, words or lines.
struct SelectionDrag {
  private let unit: SelectionUnit
  /// The range that the press itself selected; it stays selected throughout the drag.
  private let grip: Range<Int>

  /// Begins a selection at an offset, or extends the existing one.
  ///
  /// - Parameters:
  ///   - presses: The number of successive presses at the same point, including this one: the
  ///     second selects words, any later one lines.
  ///   - extends: Whether to extend the existing selection, by characters.
  init(
    at offset: Int, presses: Int, extends: Bool, in selection: inout TextSelection
  ) {
    unit = extends ? .character : SelectionUnit(rawValue: presses) ?? .line
    if extends {
      grip = selection.anchor..<selection.anchor
      selection.moveCaret(to: offset, extending: true)
    } else {
      grip = selection.range(of: unit, around: offset)
      selection.select(grip)
    }
  }

  /// Extends the selection to an offset; if the unit is a word or a line, to the whole word or line
  /// at the offset.
  func extend(_ selection: inout TextSelection, to offset: Int) {
    let isBack = offset < grip.lowerBound
    selection.moveCaret(to: isBack ? grip.upperBound : grip.lowerBound, extending: false)
    let end =
      isBack
      ? selection.range(of: unit, around: offset).lowerBound
      : offset > grip.upperBound
        ? selection.range(of: unit, around: offset - 1).upperBound : grip.upperBound
    selection.moveCaret(to: unit == .character ? offset : end, extending: true)
  }
}
