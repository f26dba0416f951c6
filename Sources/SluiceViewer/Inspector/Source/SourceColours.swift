package import FlowCore
package import FlowUI

/// The colours of code on a panel, as a theme has them or goes well with.
///
/// On the theme's `bar` each is read at least as well as its text: at 4.5:1, at 7:1 where it has
/// high contrast.
package struct SourceColours {
  private let theme: Theme
  private let plum: RGBA
  private let bronze: RGBA

  /// What themes have no colour for, in shades for light grounds and dark ones, of which the second
  /// is for themes of high contrast; by eye.
  private static let plums = [0x9B2393, 0x5C1263, 0xE59BEA, 0xF3CCFA] as [UInt32]
  private static let bronzes = [0x924900, 0x5E3000, 0xF0A95C, 0xFFD9A3] as [UInt32]

  /// The colours that go with a theme.
  package init(_ theme: Theme) {
    self.theme = theme
    plum = Self.shade(of: Self.plums, in: theme)
    bronze = Self.shade(of: Self.bronzes, in: theme)
  }

  /// The first shade that is read as well as what can be pressed.
  private static func shade(of shades: [UInt32], in theme: Theme) -> RGBA {
    let least = theme.accent.contrast(with: theme.bar)
    return shades.lazy.map { RGBA(hex: $0) }.first { $0.contrast(with: theme.bar) >= least }
      ?? theme.label
  }

  /// What colour a part of a line has.
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

  /// What lies under words that are found.
  ///
  /// On it as well code is read at 4.5:1, at 7:1 where the theme has high contrast.
  package var match: RGBA {
    Self.matches.first { theme.label.contrast(with: $0) >= 7 } ?? theme.bar
  }

  /// Around those of them that were gone to.
  package var currentMatch: RGBA { bronze }

  /// Ambers for light grounds and dark ones, as strong as code on them leaves free; by eye.
  private static let matches = [0xFFECA0, 0x403510].map { RGBA(hex: $0) }

  /// The numbers of lines.
  package var lineNumber: RGBA { theme.secondaryLabel }
}
