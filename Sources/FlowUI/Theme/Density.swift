/// The spacing of a layout, and the size of its controls and text.
public enum Density: String, Hashable, Sendable, CaseIterable {
  /// Rows for touch, and text sizes as on a phone.
  case comfortable
  /// Rows for a mouse, and small text, as in side panels.
  case compact

  /// The distances and sizes of components.
  public var metrics: Metrics {
    switch self {
    case .comfortable: .comfortable
    case .compact: .compact
    }
  }

  /// Changes only the size and the line height; a style that is not in the type scale stays
  /// unchanged.
  func style(_ style: TextStyle) -> TextStyle {
    switch self {
    case .comfortable:
      return style
    case .compact:
      let known = TextStyle.compact.first {
        $0.default.size == style.size && $0.default.lineHeight == style.lineHeight
      }
      return known.map { style.sized($0.size, lineHeight: $0.lineHeight) } ?? style
    }
  }

  /// The length of a side at this density, for its length at comfortable density; both in points.
  ///
  /// At compact density, a side is 0.7 times as long, rounded down to an even number so that
  /// drawings on a grid stay sharp, but at least 12: 16 for 24, 14 for 20, 12 for 16. Sides below
  /// 12 stay unchanged.
  func side(_ side: Double) -> Double {
    switch self {
    case .comfortable: side
    case .compact: min(side, max(12, (side * 0.35).rounded(.down) * 2))
    }
  }
}
