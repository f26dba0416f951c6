extension TextStyle {
  /// The title of a whole section of an app.
  public static let largeTitle = TextStyle(size: 34, weight: .bold, lineHeight: 41)
  /// The title of a page without a bar.
  public static let title = TextStyle(size: 28, weight: .bold, lineHeight: 34)
  /// The title of a card or a group.
  public static let heading = TextStyle(size: 22, weight: .semibold, lineHeight: 28)
  /// The title of a page in its bar.
  package static let barTitle = TextStyle(size: 17, weight: .semibold, lineHeight: 22)
  /// Emphasised body text, such as a button's title or a total.
  public static let headline = TextStyle(size: 17, weight: .semibold, lineHeight: 22)
  /// The main text of rows.
  public static let body = TextStyle(size: 17, weight: .regular, lineHeight: 22)
  /// The secondary text of rows.
  public static let subtitle = TextStyle(size: 15, weight: .regular, lineHeight: 20)
  /// Footnotes.
  public static let footnote = TextStyle(size: 13, weight: .regular, lineHeight: 18)
  /// The smallest text, such as a time or a count.
  public static let caption = TextStyle(size: 12, weight: .regular, lineHeight: 16)

  /// The compact type scale for panels, in points: body text of 13 with a line height of 18, and
  /// smaller text of 12 with 16; titles are by eye.
  static let compact: [(default: TextStyle, size: Double, lineHeight: Double)] = [
    (largeTitle, 24, 30), (title, 20, 26), (heading, 15, 20), (body, 13, 18), (subtitle, 12, 16),
    (footnote, 12, 16),
  ]

  var isHeading: Bool { self == .largeTitle || self == .title || self == .heading }
}
