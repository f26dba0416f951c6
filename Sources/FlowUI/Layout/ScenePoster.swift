public import FlowCore

/// The text of a plain scene: a centred title near the top, and a hint near the bottom.
@MainActor
public struct ScenePoster {
  /// The distance of the title from the page's top and of the hint from its bottom, in points.
  ///
  /// The value is that of the flow-controller article.
  public static let inset = 60.0
  /// The article's 32-point bold header.
  package static let titleStyle = TextStyle(size: 32, weight: .bold, lineHeight: 39)
  /// The article's 16-point hint.
  public static let hintStyle = TextStyle(size: 16, weight: .regular, lineHeight: 21)

  private let texts: (title: String, hint: String?)
  private let title: TextBlock
  private let hint: TextBlock
  private let size: Size
  /// The leading edge of the text, and its maximum width.
  private let span: (start: Double, width: Double)

  /// Lays out the title and the hint, if any, on a page of the context's size; long lines wrap.
  public init(title: String, hint: String?, in context: LayoutContext) {
    let room = Rect(context.size).inset(by: context.insets.horizontal)
    let width = max(0, room.size.width - 2 * Metrics.margin)
    size = context.size
    span = (room.minX + Metrics.margin, width)
    texts = (title, hint)
    self.title = TextBlock(
      title, style: context.style(Self.titleStyle), width: width, alignment: .centre,
      measuring: context.measuring)
    self.hint = TextBlock(
      hint ?? "", style: context.style(Self.hintStyle), width: width, alignment: .centre,
      measuring: context.measuring)
  }

  /// The free space between title and hint, with their maximum width; its height is 0 if there is
  /// none.
  public var room: Rect {
    Rect(x: span.start, y: roomTop, width: span.width, height: max(0, roomHeight))
  }

  private var roomTop: Double { Self.inset + title.height + Metrics.related }

  /// The height of the space between title and hint; negative if the page is too short for both.
  private var roomHeight: Double {
    size.height - Self.inset - hint.height - Metrics.related - roomTop
  }

  /// The accessibility nodes of the title and the hint, with those of `content` between them.
  public func accessibilityNodes(
    around content: [AccessibilityNode] = []
  ) -> [AccessibilityNode] {
    let node = { (role: AccessibilityNode.Role, text: String, y: Double, height: Double) in
      AccessibilityNode(
        role, name: text,
        frame: Rect(x: span.start, y: y, width: span.width, height: height))
    }
    let head = [node(.heading, texts.title, Self.inset, title.height)] + content
    guard let hint = texts.hint, roomHeight >= 0 else { return head }
    return head + [node(.text, hint, size.height - Self.inset - self.hint.height, self.hint.height)]
  }

  /// Draws the title and the hint in one colour; only the title if the page is too short for both.
  public func drawings(colour: RGBA) -> [Drawing] {
    let texts = title.drawings(at: Point(x: span.start, y: Self.inset), colour: colour)
    guard roomHeight >= 0 else { return texts }
    return texts
      + hint.drawings(
        at: Point(x: span.start, y: size.height - Self.inset - hint.height), colour: colour)
  }
}
