extension TextStyle {
  /// The name of a whole place.
  public static let largeTitle = TextStyle(size: 34, weight: .bold, lineHeight: 41)
  /// What a page without a bar says first.
  public static let title = TextStyle(size: 28, weight: .bold, lineHeight: 34)
  /// A card's or a group's name.
  public static let heading = TextStyle(size: 22, weight: .semibold, lineHeight: 28)
  /// The name of a page in its bar.
  public static let barTitle = TextStyle(size: 17, weight: .semibold, lineHeight: 22)
  /// What stands out among body text: a button's title, a sum.
  public static let headline = TextStyle(size: 17, weight: .semibold, lineHeight: 22)
  /// What rows say first.
  public static let body = TextStyle(size: 17, weight: .regular, lineHeight: 22)
  /// What rows say second.
  public static let subtitle = TextStyle(size: 15, weight: .regular, lineHeight: 20)
  /// Remarks.
  public static let footnote = TextStyle(size: 13, weight: .regular, lineHeight: 18)
  /// What is smallest: a time, a count.
  public static let caption = TextStyle(size: 12, weight: .regular, lineHeight: 16)

  /// What the scale becomes where it is compact: LOOK.md's 13/18 and 12/16 for panels, titles by
  /// eye.
  static let compact: [(default: TextStyle, size: Double, lineHeight: Double)] = [
    (largeTitle, 24, 30), (title, 20, 26), (heading, 15, 20), (body, 13, 18), (subtitle, 12, 16),
    (footnote, 12, 16),
  ]

  /// Whether words in this style name what comes after them.
  var isHeading: Bool { self == .largeTitle || self == .title || self == .heading }
}
