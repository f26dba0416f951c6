internal import FlowCore

/// A cache of laid-out text: a page needs the same text in each frame, and several times per frame.
///
/// Sessions with the same text measuring may share it.
@MainActor
package final class TextBlocks {
  private struct BlockKey: Hashable {
    let text: String
    let style: TextStyle
    let width: Double
    let maxLines: Int?
    let alignment: TextBlock.Alignment
    let direction: LayoutDirection
  }

  /// Keyed by UTF-8 bytes, because canonically equal strings may have different code units.
  private struct RowKey: Hashable {
    let paragraph: [UInt8]
    let style: TextStyle
    let width: Double
  }

  /// Laid-out texts: enough for a few full pages.
  private var blocks = RecentValues<BlockKey, TextBlock>(capacity: 1000)
  /// The row ends of paragraphs that are being edited: of about a megabyte of text.
  private var rows = RecentValues<RowKey, [Int]>(capacity: 1_000_000)

  /// The maximum length of a cached block, in UTF-8 code units: longer blocks are rare and take
  /// much memory.
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
    let key = BlockKey(
      text: text, style: style, width: width, maxLines: maxLines, alignment: alignment,
      direction: context.direction)
    return blocks.value(for: key, orMade: make)
  }

  /// The ends of the rows of a paragraph that is being edited, in UTF-8 code units.
  func rowEnds(
    of paragraph: String, style: TextStyle, width: Double, _ context: LayoutContext
  ) -> [Int] {
    let key = RowKey(paragraph: Array(paragraph.utf8), style: style, width: width)
    return rows.value(for: key, size: paragraph.utf8.count + MemoryLayout<RowKey>.size) {
      LineBreaker(width: width, limit: .max, style: style, measuring: context.measuring)
        .rowEnds(of: paragraph)
    }
  }
}

/// A cache of the most recently used values, with a total size of at most twice the capacity,
/// unless a single value exceeds the capacity.
private struct RecentValues<Key: Hashable, Value> {
  let capacity: Int
  /// The sum of the sizes in `recent`.
  private var size = 0
  /// `old` has the values used before `recent` was last full.
  private var (recent, old): ([Key: Value], [Key: Value]) = ([:], [:])

  init(capacity: Int) { self.capacity = capacity }

  mutating func value(for key: Key, size: Int = 1, orMade make: () -> Value) -> Value {
    if let known = recent[key] { return known }
    let value = old[key] ?? make()
    if self.size + size > capacity { (old, recent, self.size) = (recent, [:], 0) }
    recent[key] = value
    self.size += size
    return value
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
