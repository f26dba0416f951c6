/// A selection that follows the pointer, by whole characters, words or lines.
struct SelectionDrag {
  private let unit: SelectionUnit
  /// The range that the press itself selected; it stays selected throughout the drag.
  private let initialRange: Range<Int>

  /// The first press at a point selects characters, the second words, any later one lines.
  ///
  /// With `extends`, the existing selection grows by characters.
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

  /// Extends the selection to an offset, including the whole word or line there if the unit is a
  /// word or a line.
  func extend(_ selection: inout TextSelection, to offset: Int) {
    let isBack = offset < initialRange.lowerBound
    selection.moveCaret(
      to: isBack ? initialRange.upperBound : initialRange.lowerBound, extending: false)
    selection.moveCaret(to: end(at: offset, in: selection), extending: true)
  }

  /// The moving end of the selection while the pointer is at an offset.
  private func end(at offset: Int, in selection: TextSelection) -> Int {
    if unit == .character { return offset }
    if offset < initialRange.lowerBound {
      return selection.range(of: unit, around: offset).lowerBound
    }
    if offset <= initialRange.upperBound { return initialRange.upperBound }
    // The unit with the character before the offset.
    return selection.range(of: unit, around: offset - 1).upperBound
  }
}
