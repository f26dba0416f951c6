internal import FlowCore

/// The caret movement that a key press requests.
struct CaretKey {
  /// The direction of the movement; left and right are visual, not logical.
  enum Direction {
    case left
    case right
    case up
    case down
    case home
    case end
  }

  /// The direction of the movement.
  let direction: Direction
  /// Whether the caret moves by a word, or to the start or end of the text, as with Ctrl.
  let isFar: Bool
  /// Whether the movement extends the selection, as with Shift.
  let extends: Bool

  private static let directions = [
    "Left": Direction.left, "Right": .right, "Up": .up, "Down": .down, "Home": .home, "End": .end,
  ]

  /// Reads a key press; `nil` if it does not move the caret.
  ///
  /// In a right-to-left layout, the left and right arrow keys arrive swapped; this swaps them back.
  init?(_ key: KeyPress, in reading: LayoutDirection) {
    guard key.modifiers.isSubset(of: [.shift, .ctrl]),
      let direction = Self.directions[reading.mirrored(KeyPress(key.key)).key]
    else { return nil }
    self.direction = direction
    isFar = key.modifiers.contains(.ctrl)
    extends = key.modifiers.contains(.shift)
  }

  /// The logical movement that moves the caret to the left or right, by a character or a word, in
  /// text with the given reading direction.
  static func movement(
    toLeft isToLeft: Bool, byWord: Bool, in reading: LayoutDirection
  ) -> EditableText.Movement {
    let isBack = (reading == .leftToRight) == isToLeft
    return byWord ? isBack ? .wordBack : .wordForward : isBack ? .back : .forward
  }
}
