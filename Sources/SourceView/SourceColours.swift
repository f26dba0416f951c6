package import FlowCore
package import FlowUI

/// The colours of source code, derived from a theme.
///
/// On the theme's `bar`, each colour has a contrast of at least 4.5:1, or 7:1 in a high-contrast
/// theme.
package struct SourceColours {
  private let theme: Theme
  private let plum: RGBA
  private let bronze: RGBA

  /// Two shades for light backgrounds, then two for dark ones, the second of each pair for high
  /// contrast; by eye.
  private static let plums = [0x9B2393, 0x5C1263, 0xE59BEA, 0xF3CCFA] as [UInt32]
  private static let bronzes = [0x924900, 0x5E3000, 0xF0A95C, 0xFFD9A3] as [UInt32]

  package init(_ theme: Theme) {
    self.theme = theme
    plum = Self.shade(of: Self.plums, in: theme)
    bronze = Self.shade(of: Self.bronzes, in: theme)
  }

  private static func shade(of shades: [UInt32], in theme: Theme) -> RGBA {
    let least = theme.accent.contrast(with: theme.bar)
    return shades.lazy.map { RGBA(hex: $0) }.first { $0.contrast(with: theme.bar) >= least }
      ?? theme.label
  }

  package subscript(kind: SourceSpan.Kind) -> RGBA {
    switch kind {
    case .plain: theme.label
    case .keyword: plum
    case .attribute, .number: bronze
    case .type: theme.accent
    case .string: theme.success
    case .comment: theme.secondaryLabel
    }
  }

  /// The background of matches, on which code has a contrast of at least 4.5:1, or 7:1 in a
  /// high-contrast theme.
  package var match: RGBA {
    Self.matches.first { theme.label.contrast(with: $0) >= 7 } ?? theme.bar
  }

  /// The outline of the current match.
  package var currentMatch: RGBA { bronze }

  /// The backgrounds of matches in light and dark themes: amber, as strong as it can be while code
  /// stays legible; by eye.
  private static let matches = [0xFFECA0, 0x403510].map { RGBA(hex: $0) }

  package var lineNumber: RGBA { theme.secondaryLabel }
}
