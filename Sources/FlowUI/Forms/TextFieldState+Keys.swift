internal import FlowCore

extension TextFieldState {
  /// Moves the caret by a key; returns `false` if the key does not move the caret.
  ///
  /// As in GTK, Left and Right move the caret by a character to that side on screen; with Ctrl they
  /// move it by a word, back or forward depending on the reading direction of the line.
  func move(by key: KeyPress, in frame: Rect, _ context: LayoutContext) -> Bool {
    guard let key = CaretKey(key, in: context.direction) else { return false }
    if isMultiline {
      let rows = TextAreaRows(self, in: TextAreaText.inner(frame, context), context)
      return moveAcrossRows(by: key, rows)
    }
    switch key.direction {
    case .left, .right:
      let isToLeft = key.direction == .left
      if key.isFar {
        stepByWord(toLeft: isToLeft, key.extends, context)
      } else {
        step(toLeft: isToLeft, key.extends, context)
      }
    case .up, .down, .home, .end:
      guard !key.isFar else { return false }
      let isBack = key.direction == .up || key.direction == .home
      editable.move(isBack ? .start : .end, extending: key.extends)
    }
    return true
  }

  private func step(toLeft isToLeft: Bool, _ extending: Bool, _ context: LayoutContext) {
    // Digits read from left to right, and a step never stops at a separator.
    if format.hasGroups { return editable.move(isToLeft ? .back : .forward, extending: extending) }
    let shown = shown
    let line = line(of: shown, context)
    let offset: Int
    if extending || editable.selection.isEmpty {
      offset = isToLeft ? line.offset(leftOf: shown.caret) : line.offset(rightOf: shown.caret)
    } else {
      let (start, end) = (shown.highlighted.lowerBound, shown.highlighted.upperBound)
      offset = (line.x(of: start) <= line.x(of: end)) == isToLeft ? start : end
    }
    editable.moveCaret(to: shown.offsetInText(offset), extending: extending)
  }

  private func stepByWord(toLeft isToLeft: Bool, _ extending: Bool, _ context: LayoutContext) {
    let reading = line(of: shown, context).direction
    let movement = CaretKey.movement(toLeft: isToLeft, byWord: true, in: reading)
    editable.move(concealed(movement), extending: extending)
  }

  /// In a secure field the whole text counts as one word, because no key may reveal where words
  /// end.
  private func concealed(_ movement: EditableText.Movement) -> EditableText.Movement {
    guard isSecure else { return movement }
    return switch movement {
    case .wordBack: .start
    case .wordForward: .end
    case .back, .forward, .start, .end: movement
    }
  }

  /// Edits the text by a key; returns whether the key was handled.
  ///
  /// Keys that only type a character count as handled, because the character itself arrives as
  /// text.
  func edit(by key: KeyPress, _ context: LayoutContext) -> Bool {
    switch (key.key, key.modifiers) {
    case ("Backspace", []), ("Backspace", [.shift]): edit { $0.delete(.back) }
    case ("Backspace", [.ctrl]): edit { $0.delete(concealed(.wordBack)) }
    case ("Delete", []): edit { $0.delete(.forward) }
    case ("Delete", [.ctrl]): edit { $0.delete(concealed(.wordForward)) }
    case ("A", [.ctrl]): editable.selectAll()
    case ("C", [.ctrl]): copy(context)
    case ("V", [.ctrl]): if let copied = context.environment.copied { insert(copied) }
    case ("X", [.ctrl]):
      guard !isSecure else { return true }
      copy(context)
      edit { if !$0.selection.isEmpty { $0.delete(.back) } }
    case ("Z", [.ctrl]): edit { $0.undo() }
    case ("Y", [.ctrl]), ("Z", [.ctrl, .shift]): edit { $0.redo() }
    case ("Return", []), ("Keypad_Enter", []): if isMultiline { insert("\n") } else { onSubmit?() }
    case ("Return", [.shift]) where isMultiline, ("Keypad_Enter", [.shift]) where isMultiline:
      insert("\n")
    case ("Return", [.ctrl]) where isMultiline, ("Keypad_Enter", [.ctrl]) where isMultiline:
      onSubmit?()
    case (let name, let modifiers) where modifiers.isSubset(of: [.shift]):
      return name.count == 1 || name == "Space" || name.hasPrefix("Keypad_")
    default: return false
    }
    return true
  }

  private func copy(_ context: LayoutContext) {
    guard !isSecure, !editable.selection.isEmpty else { return }
    context.services.copy(editable.selectedText)
  }
}
