internal import FlowCore

/// A cache of text blocks: a page needs the same blocks in each frame, and several times per frame.
///
/// Sessions with the same text measuring may share it.
@MainActor
package final class TextBlocks {
  private struct Key: Hashable {
    let text: String
    let style: TextStyle
    let width: Double
    let maxLines: Int?
    let alignment: TextBlock.Alignment
    let direction: LayoutDirection
  }

  /// `old` has the blocks used before `recent` was last full.
  private var (recent, old): ([Key: TextBlock], [Key: TextBlock]) = ([:], [:])

  /// A few full pages of text.
  private static let capacity = 1000
  /// In UTF-8 code units: longer texts are rare and take much memory.
  private static let longest = 2000

  package init() {}

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
  /// One line of text, truncated to a width in points, from the cache if possible; see
  /// `TextBlock.line`.
  @MainActor
  public func line(_ text: String, style: TextStyle, width: Double) -> TextBlock {
    let line =
      text.utf8.contains(where: { $0 < 0x20 || $0 > 0x7F })
      ? text.split(whereSeparator: \.isNewline).joined(separator: " ") : text
    return services.blocks.block(
      line, style: style, width: width, maxLines: 1, alignment: .leading, self)
  }
}
