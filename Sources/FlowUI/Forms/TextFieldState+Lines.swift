internal import FlowCore

/// Keys that move the caret of a text area.
extension TextFieldState {
  /// Moves the caret by a key; returns `false` if the key does not move the caret.
  ///
  /// Left and Right move the caret by a character to that side on screen, across the ends of rows.
  /// Up and Down keep its horizontal position; from the first row, Up moves it to the start of the
  /// text, and from the last row, Down moves it to the end. Home and End move it to the ends of its
  /// row or, with Ctrl, of the text.
  func moveAcrossRows(by key: CaretKey, _ rows: TextAreaRows) -> Bool {
    switch key.direction {
    case .left, .right:
      (rowEnd, targetX) = (nil, nil)
      step(toLeft: key.direction == .left, key, rows)
    case .up, .down:
      guard !key.isFar else { return false }
      move(byRows: key.direction == .up ? -1 : 1, key, rows)
    case .home: moveCaret(to: key.isFar ? 0 : rows.ends.lowerBound, key)
    case .end:
      let end = rows.ends.upperBound
      moveCaret(to: key.isFar ? editable.text.utf8.count : end, key)
      if !key.isFar, rows.isRowEnd(end, inRow: rows.caretRow) { rowEnd = end }
    }
    return true
  }

  private func step(toLeft isToLeft: Bool, _ key: CaretKey, _ rows: TextAreaRows) {
    let isCollapsing = !key.extends && !editable.selection.isEmpty
    if !key.isFar, !isCollapsing, let offset = rows.offset(besideCaretToLeft: isToLeft) {
      return moveCaret(to: offset, key)
    }
    let movement = CaretKey.movement(toLeft: isToLeft, byWord: key.isFar, in: rows.direction)
    editable.move(movement, extending: key.extends)
  }

  private func move(byRows count: Int, _ key: CaretKey, _ rows: TextAreaRows) {
    let x = targetX.flatMap { $0.caret == editable.caret ? $0.x : nil } ?? rows.caret.minX
    let offset = rows.offset(byRows: count, x: x)
    moveCaret(to: offset ?? (count < 0 ? 0 : editable.text.utf8.count), key)
    if let offset, rows.isRowEnd(offset, inRow: rows.caretRow + count) { rowEnd = offset }
    targetX = (x, editable.caret)
  }

  private func moveCaret(to offset: Int, _ key: CaretKey) {
    (rowEnd, targetX) = (nil, nil)
    editable.moveCaret(to: offset, extending: key.extends)
  }
}
