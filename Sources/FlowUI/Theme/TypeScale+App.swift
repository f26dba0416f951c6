/// The type scale of an app: what each of the standard styles is replaced with.
///
/// Elements go on using the standard styles, such as `.body`; layouts replace them. A style that is
/// not in the scale, or that an app has made itself, stays as it is. In compact layouts the styles
/// are smaller in the same proportion as the standard ones.
public struct TypeScale: Hashable, Sendable {
  /// The title of a whole section of an app.
  public var largeTitle = TextStyle.largeTitle
  /// The title of a page without a bar.
  public var title = TextStyle.title
  /// The title of a card or a group.
  public var heading = TextStyle.heading
  /// Emphasised body text, and titles in bars.
  public var headline = TextStyle.headline
  /// The main text of rows.
  public var body = TextStyle.body
  /// The secondary text of rows.
  public var subtitle = TextStyle.subtitle
  /// Footnotes.
  public var footnote = TextStyle.footnote
  /// The smallest text.
  public var caption = TextStyle.caption

  /// Creates the standard scale.
  public init() {}

  private static let standard = TypeScale()

  private var pairs: [(standard: TextStyle, own: TextStyle)] {
    [
      (.largeTitle, largeTitle), (.title, title), (.heading, heading), (.headline, headline),
      (.body, body), (.subtitle, subtitle), (.footnote, footnote), (.caption, caption),
    ]
  }

  func style(_ style: TextStyle, at density: Density) -> TextStyle {
    let dense = density.style(style)
    guard self != Self.standard else { return dense }
    let pair = pairs.first {
      ($0.standard.size, $0.standard.lineHeight, $0.standard.weight, $0.standard.design)
        == (style.size, style.lineHeight, style.weight, style.design)
    }
    guard let pair, pair.own != pair.standard else { return dense }
    let factor = dense.size / style.size
    return TextStyle(
      size: pair.own.size * factor, weight: pair.own.weight,
      lineHeight: pair.own.lineHeight * (dense.lineHeight / style.lineHeight),
      monospacedDigits: style.monospacedDigits || pair.own.monospacedDigits,
      design: pair.own.design)
  }
}
