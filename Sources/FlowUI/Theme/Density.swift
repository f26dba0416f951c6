/// How closely things stand together, and how large they are.
public enum Density: String, Hashable, Sendable, CaseIterable {
  /// Rows for fingers, and text as on a telephone.
  case comfortable
  /// Rows for a mouse, and small text: panels beside what a person works on.
  case compact

  /// The distances and sizes of components.
  public var metrics: Metrics {
    switch self {
    case .comfortable: .comfortable
    case .compact: .compact
    }
  }

  /// What a style of the type scale becomes: another size and line height, the same weight and
  /// digits.
  ///
  /// A style that is none of the scale's stays as it is.
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

  /// How large something is that belongs to text, as an icon is, when it is so large in a
  /// comfortable layout.
  ///
  /// Compact, it is seven tenths of that in whole even points, at least 12, so that what is drawn
  /// on a grid stays sharp: 16 of 24, 14 of 20, 12 of 16.
  func side(_ side: Double) -> Double {
    switch self {
    case .comfortable: side
    case .compact: min(side, max(12, (side * 0.35).rounded(.down) * 2))
    }
  }
}
