internal import FlowCore

/// The caret movement that a key press requests.
struct CaretKey {
  /// Left and right are visual, not logical.
  enum Direction {
    case left
    case right
    case up
    case down
    case home
    case end
  }

  let direction: Direction
  /// Whether the caret moves by a word, or to the start or end of the text, because of Ctrl.
  let isFar: Bool
  let extends: Bool

  private static let directions = [
    "Left": Direction.left, "Right": .right, "Up": .up, "Down": .down, "Home": .home, "End": .end,
  ]

  /// In a right-to-left layout, the left and right arrow keys arrive swapped; this swaps them back.
  init?(_ key: KeyPress, in reading: LayoutDirection) {
    guard key.modifiers.isSubset(of: [.shift, .ctrl]),
      let direction = Self.directions[reading.mirrored(KeyPress(key.key)).key]
    else { return nil }
    self.direction = direction
    isFar = key.modifiers.contains(.ctrl)
    extends = key.modifiers.contains(.shift)
  }

  /// Converts a visual movement to a logical one.
  static func movement(
    toLeft isToLeft: Bool, byWord: Bool, in reading: LayoutDirection
  ) -> EditableText.Movement {
    let isBack = (reading == .leftToRight) == isToLeft
    return byWord ? isBack ? .wordBack : .wordForward : isBack ? .back : .forward
  }
}
