/// The reading direction of the user interface, which decides where the leading edge is.
///
/// All mirroring of input happens here: of movements, of edges, of the left and right arrow keys,
/// and of a mouse's side buttons.
public enum LayoutDirection: String, Hashable, Sendable, CaseIterable {
  case leftToRight
  case rightToLeft

  /// The sign of the trailing direction along the x axis: 1, or -1 from right to left.
  public var trailing: Double {
    switch self {
    case .leftToRight: 1
    case .rightToLeft: -1
    }
  }

  package func distanceFromLeading(_ x: Double, in size: Size) -> Double {
    switch self {
    case .leftToRight: x
    case .rightToLeft: size.width - x
    }
  }

  /// Converts a point so that x is measured from the leading edge.
  ///
  /// The point is unchanged in a left-to-right layout, and mirrored in a right-to-left layout; a
  /// second call converts it back.
  public func leading(_ point: Point, in size: Size) -> Point {
    Point(x: distanceFromLeading(point.x, in: size), y: point.y)
  }

  /// Returns the left-to-right equivalent of a key that was pressed in this layout.
  ///
  /// In a right-to-left layout, the left and right arrows are swapped, and so are the side buttons
  /// of a mouse, as in libadwaita (NF-R88); a keyboard's Back key always means back.
  public func mirrored(_ key: KeyPress) -> KeyPress {
    guard self == .rightToLeft else { return key }
    let twins = ["Left": "Right", "Right": "Left", "X1": "X2", "X2": "X1"]
    return KeyPress(twins[key.key] ?? key.key, modifiers: key.modifiers)
  }
}
