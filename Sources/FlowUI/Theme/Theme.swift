public import FlowCore

/// The colours that components use; none names a colour itself.
public struct Theme: Hashable, Sendable {
  /// Behind everything.
  public var background: RGBA
  /// Behind groups of rows.
  public var groupedBackground: RGBA
  /// Cards and rows on a grouped background.
  public var raised: RGBA
  /// A row under the finger.
  public var pressed: RGBA
  /// Text.
  public var label: RGBA
  /// Text of less weight; at least 4.5:1 on `background` and on `groupedBackground`.
  public var secondaryLabel: RGBA
  /// What is not text: disclosure chevrons.
  public var tertiaryLabel: RGBA
  /// Lines between rows.
  public var separator: RGBA
  /// What can be acted on.
  public var accent: RGBA

  /// Dark on light.
  public static let light = Theme(
    background: .white, groupedBackground: RGBA(hex: 0xF2F2F7), raised: .white,
    pressed: RGBA(hex: 0xE5E5EA), label: .black,
    secondaryLabel: RGBA(hex: 0x3C3C43).opacity(0.75),
    tertiaryLabel: RGBA(hex: 0x3C3C43).opacity(0.3), separator: RGBA(hex: 0x3C3C43).opacity(0.29),
    accent: RGBA(hex: 0x0A66D8))
}

extension TextStyle {
  /// The name of a whole place.
  public static let largeTitle = TextStyle(size: 34, weight: .bold, lineHeight: 41)
  /// A card's or a group's name.
  public static let heading = TextStyle(size: 22, weight: .semibold, lineHeight: 28)
  /// What rows say first.
  public static let body = TextStyle(size: 17, weight: .regular, lineHeight: 22)
  /// What rows say second.
  public static let subtitle = TextStyle(size: 15, weight: .regular, lineHeight: 20)
  /// Remarks.
  public static let footnote = TextStyle(size: 13, weight: .regular, lineHeight: 18)
}

/// Distances on the 4-point grid, in points.
public enum Spacing {
  /// From the stage's edge to what is on it.
  public static let margin = 16.0
  /// Between things that belong together.
  public static let related = 8.0
  /// Between groups.
  public static let group = 24.0
  /// A row with a subtitle.
  ///
  /// Two lines of text and 5 points above and below.
  public static let tallRow = 52.0
  /// The corner radius of cards.
  public static let cardRadius = 14.0
}
