/// A selection that follows a pointer, by whole characters, words or lines.
struct SelectionDrag {
  private let unit: SelectionUnit
  /// What the press has selected at first, and always will.
  private let grip: Range<Int>

  /// Begins a selection at a place, or goes on with the one that there is.
  ///
  /// - Parameters:
  ///   - presses: How many presses have come in the same place, with this one.
  ///   - extends: Whether what is selected stays so up to there.
  init(
    at place: Int, presses: Int, extends: Bool, in selection: inout TextSelection
  ) {
    unit = extends ? .character : SelectionUnit(rawValue: presses) ?? .line
    if extends {
      grip = selection.anchor..<selection.anchor
      selection.moveCaret(to: place, extending: true)
    } else {
      grip = selection.range(of: unit, around: place)
      selection.select(grip)
    }
  }

  /// Lets the selection reach to a place: to the far end of what lies there.
  func extend(_ selection: inout TextSelection, to place: Int) {
    let isBack = place < grip.lowerBound
    selection.moveCaret(to: isBack ? grip.upperBound : grip.lowerBound, extending: false)
    let end =
      isBack
      ? selection.range(of: unit, around: place).lowerBound
      : place > grip.upperBound
        ? selection.range(of: unit, around: place - 1).upperBound : grip.upperBound
    selection.moveCaret(to: unit == .character ? place : end, extending: true)
  }
}
