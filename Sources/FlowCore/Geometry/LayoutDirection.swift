/// Which way a stage reads: it decides where its leading edge is.
///
/// Everything that has a leading and a trailing side is mirrored here and nowhere else: travel,
/// edges, and the keys and mouse buttons that lead back and on.
public enum LayoutDirection: String, Hashable, Sendable, CaseIterable {
  case leftToRight
  case rightToLeft

  /// The direction of the trailing edge along the x axis: 1, or -1 from right to left.
  public var trailing: Double {
    switch self {
    case .leftToRight: 1
    case .rightToLeft: -1
    }
  }

  /// How far a place lies from the leading edge of a stage, in points; negative beyond it.
  public func distanceFromLeading(_ x: Double, in stage: Size) -> Double {
    switch self {
    case .leftToRight: x
    case .rightToLeft: stage.width - x
    }
  }

  /// A point of a stage as it lies from the leading edge: the same one, or mirrored; and back
  /// again.
  public func leading(_ point: Point, in stage: Size) -> Point {
    Point(x: distanceFromLeading(point.x, in: stage), y: point.y)
  }

  /// The key that means from left to right what this one means here.
  ///
  /// The arrows to the left and right change places, and so do the side buttons of a mouse, as in
  /// libadwaita (NF-R88); a keyboard's own Back key means back everywhere.
  public func mirrored(_ key: KeyPress) -> KeyPress {
    guard self == .rightToLeft else { return key }
    let twins = ["Left": "Right", "Right": "Left", "X1": "X2", "X2": "X1"]
    return KeyPress(twins[key.key] ?? key.key, modifiers: key.modifiers)
  }
}
