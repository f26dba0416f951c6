internal import FlowCore

/// Text blocks that were laid out lately: a page asks for the same ones in each of its frames, and
/// several times in one.
///
/// Sessions whose text is measured alike may share them.
package final class TextBlocks {
  private struct Key: Hashable {
    let text: String
    let style: TextStyle
    let width: Double
    let maxLines: Int?
    let alignment: TextBlock.Alignment
    let direction: LayoutDirection
  }

  /// Those in use, and those that were before there were so many others.
  private var (recent, old): ([Key: TextBlock], [Key: TextBlock]) = ([:], [:])

  /// How many blocks are in use before the ones that are not are forgotten: a few full pages of
  /// text.
  private static let capacity = 1000
  package init() {}

  /// The longest text that is kept, in UTF-8 code units: longer ones are rare, and would fill the
  /// memory.
  private static let longest = 2000

  /// A text laid out, perhaps from before; see `TextBlock`.
  func block(
    _ text: String, style: TextStyle, width: Double, maxLines: Int?,
    alignment: TextBlock.Alignment, _ context: LayoutContext
  ) -> TextBlock {
    let make = {
      TextBlock(
        text, style: style, width: width, maxLines: maxLines, alignment: alignment,
        direction: context.direction, measuring: context.measuring)
    }
    guard text.utf8.count <= Self.longest else { return make() }
    let key = Key(
      text: text, style: style, width: width, maxLines: maxLines, alignment: alignment,
      direction: context.direction)
    if let known = recent[key] { return known }
    let block = old[key] ?? make()
    if recent.count == Self.capacity { (old, recent) = (recent, [:]) }
    recent[key] = block
    return block
  }
}

extension LayoutContext {
  /// One line of text, perhaps from before; see `TextBlock.line`.
  public func line(_ text: String, style: TextStyle, width: Double) -> TextBlock {
    let words =
      text.utf8.contains(where: { $0 < 0x20 || $0 > 0x7F })
      ? text.split(whereSeparator: \.isNewline).joined(separator: " ") : text
    return blocks.block(
      words, style: style, width: width, maxLines: 1, alignment: .leading, self)
  }
}
