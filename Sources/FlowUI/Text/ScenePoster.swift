internal import FlowCore

/// A title near the top and a hint near the bottom, centred: all the words of a plain scene.
public struct ScenePoster {
  /// How far the title's top is from the stage's, and the hint's bottom from the stage's, in points:
  /// the flow-controller article's 60.
  public static let inset = 60.0
  /// The article's 32-point bold header.
  public static let titleStyle = TextStyle(size: 32, weight: .bold, lineHeight: 39)
  /// The article's 16-point hint.
  public static let hintStyle = TextStyle(size: 16, weight: .regular, lineHeight: 21)

  private let title: String
  private let hint: String

  /// Creates a poster.
  public init(title: String, hint: String) {
    self.title = title
    self.hint = hint
  }

  /// The words in one colour; lines that do not fit across are broken.
  public func drawings(colour: RGBA, in context: LayoutContext) -> [Drawing] {
    let width = context.size.width - 2 * Spacing.margin
    let title = TextBlock(
      title, style: Self.titleStyle, width: width, alignment: .centre,
      measuring: context.measuring)
    let hint = TextBlock(
      hint, style: Self.hintStyle, width: width, alignment: .centre, measuring: context.measuring)
    return title.drawings(
      at: Point(x: Spacing.margin, y: Self.inset), colour: colour)
      + hint.drawings(
        at: Point(
          x: Spacing.margin, y: context.size.height - Self.inset - hint.height),
        colour: colour)
  }
}
