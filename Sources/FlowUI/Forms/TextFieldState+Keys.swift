internal import FlowCore

extension TextFieldState {
  /// Moves the caret, or the moving end of the selection with Shift.
  func move(by key: KeyPress) -> Bool {
    let modifiers = key.modifiers.subtracting([.shift])
    guard modifiers.isEmpty || modifiers == [.ctrl],
      let movement = Self.movement(key.key, byWord: modifiers == [.ctrl])
    else { return false }
    editable.move(movement, extending: key.modifiers.contains(.shift))
    return true
  }

  private static func movement(_ key: String, byWord: Bool) -> EditableText.Movement? {
    switch key {
    case "Left": byWord ? .wordBack : .back
    case "Right": byWord ? .wordForward : .forward
    case "Home", "Up": byWord ? nil : .start
    case "End", "Down": byWord ? nil : .end
    default: nil
    }
  }

  /// Carries out a key that changes, copies or submits something; those that only write a character are
  /// taken too, as the character itself comes as text.
  func edit(by key: KeyPress, _ context: LayoutContext) -> Bool {
    switch (key.key, key.modifiers) {
    case ("Backspace", []), ("Backspace", [.shift]): edit { $0.delete(.back) }
    case ("Backspace", [.ctrl]): edit { $0.delete(.wordBack) }
    case ("Delete", []): edit { $0.delete(.forward) }
    case ("Delete", [.ctrl]): edit { $0.delete(.wordForward) }
    case ("A", [.ctrl]): editable.selectAll()
    case ("C", [.ctrl]): copy(context)
    case ("V", [.ctrl]): edit { $0.insert(context.copied ?? "") }
    case ("X", [.ctrl]):
      guard !isSecret else { return true }
      copy(context)
      edit { if !$0.selection.isEmpty { $0.delete(.back) } }
    case ("Z", [.ctrl]): edit { $0.undo() }
    case ("Y", [.ctrl]), ("Z", [.ctrl, .shift]): edit { $0.redo() }
    case ("Return", []), ("Keypad_Enter", []): onSubmit?()
    case (let name, let modifiers) where modifiers.isSubset(of: [.shift]):
      return name.count == 1 || name == "Space" || name.hasPrefix("Keypad_")
    default: return false
    }
    return true
  }

  private func copy(_ context: LayoutContext) {
    guard !isSecret, !editable.selection.isEmpty else { return }
    context.copy(editable.selectedText)
  }
}
