public import FlowCore

/// A title near the top and a hint near the bottom, centred: all the words of a plain scene.
public struct ScenePoster {
  /// How far the title's top is from the stage's, and the hint's bottom from the stage's, in
  /// points: the flow-controller article's 60.
  public static let inset = 60.0
  /// The article's 32-point bold header.
  public static let titleStyle = TextStyle(size: 32, weight: .bold, lineHeight: 39)
  /// The article's 16-point hint.
  public static let hintStyle = TextStyle(size: 16, weight: .regular, lineHeight: 21)

  private let words: (title: String, hint: String?)
  private let title: TextBlock
  private let hint: TextBlock
  private let size: Size
  /// Where words begin, and how wide they may be.
  private let span: (start: Double, width: Double)

  /// Lays the words out on a stage, as large as the person wants text; lines that do not fit across
  /// are broken.
  ///
  /// There may be no hint.
  public init(title: String, hint: String?, in context: LayoutContext) {
    let room = Rect(context.size).inset(by: context.insets.horizontal)
    let width = room.size.width - 2 * Spacing.margin
    size = context.size
    span = (room.minX + Spacing.margin, width)
    words = (title, hint)
    self.title = TextBlock(
      title, style: context.style(Self.titleStyle), width: width, alignment: .centre,
      measuring: context.measuring)
    self.hint = TextBlock(
      hint ?? "", style: context.style(Self.hintStyle), width: width, alignment: .centre,
      measuring: context.measuring)
  }

  /// What is free between title and hint, as wide as they may be; its height may be negative.
  public var room: Rect {
    let top = Self.inset + title.height + Spacing.related
    return Rect(
      x: span.start, y: top, width: span.width,
      height: size.height - Self.inset - hint.height - Spacing.related - top)
  }

  /// What is told of the words; `content`, which stands between them, is told between them.
  public func accessibilityNodes(
    around content: [AccessibilityNode] = []
  ) -> [AccessibilityNode] {
    let node = { (role: AccessibilityNode.Role, words: String, y: Double, height: Double) in
      AccessibilityNode(
        role, words,
        frame: Rect(x: span.start, y: y, width: span.width, height: height))
    }
    let head = [node(.heading, words.title, Self.inset, title.height)] + content
    guard let hint = words.hint, room.size.height >= 0 else { return head }
    return head + [node(.text, hint, size.height - Self.inset - self.hint.height, self.hint.height)]
  }

  /// The words in one colour; on a stage too low for both there is no hint.
  public func drawings(colour: RGBA) -> [Drawing] {
    let words = title.drawings(at: Point(x: span.start, y: Self.inset), colour: colour)
    guard room.size.height >= 0 else { return words }
    return words
      + hint.drawings(
        at: Point(x: span.start, y: size.height - Self.inset - hint.height), colour: colour)
  }
}
