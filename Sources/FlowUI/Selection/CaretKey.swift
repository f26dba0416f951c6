internal import FlowCore

/// What a key means for a caret: where it goes, and whether the selection goes with it.
struct CaretKey {
  /// Where it goes; left and right are those of what is seen.
  enum Way {
    case left
    case right
    case up
    case down
    case home
    case end
  }

  /// Where it goes.
  let way: Way
  /// Whether it goes further, by words or to the ends of everything, as with Ctrl.
  let isFar: Bool
  /// Whether the selection's other end stays where it is, as with Shift.
  let extends: Bool

  private static let ways = [
    "Left": Way.left, "Right": .right, "Up": .up, "Down": .down, "Home": .home, "End": .end,
  ]

  /// Reads a key; `nil` for one that moves no caret.
  ///
  /// Arrows come as what they mean on a stage that reads from left to right.
  init?(_ key: KeyPress, in direction: LayoutDirection) {
    guard key.modifiers.isSubset(of: [.shift, .ctrl]),
      let way = Self.ways[direction.mirrored(KeyPress(key.key)).key]
    else { return nil }
    self.way = way
    isFar = key.modifiers.contains(.ctrl)
    extends = key.modifiers.contains(.shift)
  }

  /// The movement to a side of a line, by a character or a word.
  static func movement(
    toLeft isToLeft: Bool, byWord: Bool, reading direction: LayoutDirection
  ) -> EditableText.Movement {
    let isBack = (direction == .leftToRight) == isToLeft
    return byWord ? isBack ? .wordBack : .wordForward : isBack ? .back : .forward
  }
}
