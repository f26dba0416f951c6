/// The trace lines of a run, in order of time, in less than half the memory that an array takes.
///
/// A line takes 24 bytes plus its texts: the texts of a thousand lines share one piece of memory,
/// and become strings when a line is read. A drag with a mouse that reports 1,000 moves a second
/// traces 2,000 lines a second.
package struct TraceLog: RandomAccessCollection {
  private struct Entry {
    let instant: Instant
    /// Where the verb, the subject and the details end in the block's texts.
    let verbEnd: UInt32
    let subjectEnd: UInt32
    let end: UInt32
  }

  private struct Block {
    static let capacity = 1024

    private(set) var entries: [Entry] = []
    private var texts: [UInt8] = []

    init() { entries.reserveCapacity(Self.capacity) }

    mutating func append(_ line: TraceLine) {
      texts.append(contentsOf: line.verb.utf8)
      let verbEnd = UInt32(texts.count)
      texts.append(contentsOf: line.subject.utf8)
      let subjectEnd = UInt32(texts.count)
      texts.append(contentsOf: line.details.utf8)
      entries.append(
        Entry(
          instant: line.instant, verbEnd: verbEnd, subjectEnd: subjectEnd,
          end: UInt32(texts.count)))
    }

    func line(at index: Int) -> TraceLine {
      let (entry, start) = (entries[index], index > 0 ? entries[index - 1].end : 0)
      return TraceLine(
        instant: entry.instant, verb: text(start..<entry.verbEnd),
        subject: text(entry.verbEnd..<entry.subjectEnd),
        details: text(entry.subjectEnd..<entry.end))
    }

    mutating func removeLast(_ count: Int) {
      entries.removeLast(count)
      texts.removeSubrange(Int(entries.last?.end ?? 0)...)
    }

    private func text(_ range: Range<UInt32>) -> String {
      String(decoding: texts[Int(range.lowerBound)..<Int(range.upperBound)], as: UTF8.self)
    }
  }

  /// Identifies a log's lines until some are removed.
  package final class Beginning: Sendable {}

  /// Replaced whenever lines are removed: while it is unchanged, a reader only needs to read the
  /// lines appended since its last read.
  package private(set) var beginning = Beginning()
  /// All blocks but the last one are full.
  private var blocks: [Block] = []
  package private(set) var endIndex = 0

  package init() {}

  package var startIndex: Int { 0 }

  package subscript(index: Int) -> TraceLine {
    precondition(indices.contains(index), "there is no line \(index) among \(count)")
    return blocks[index / Block.capacity].line(at: index % Block.capacity)
  }

  package func line(at index: Int) -> TraceLine? {
    indices.contains(index) ? self[index] : nil
  }

  /// The instant must not be earlier than the last line's.
  package mutating func append(_ line: TraceLine) {
    if endIndex % Block.capacity == 0 { blocks.append(Block()) }
    blocks[blocks.count - 1].append(line)
    endIndex += 1
  }

  package mutating func removeAll(from index: Int) {
    guard index < endIndex else { return }
    beginning = Beginning()
    let kept = Swift.max(0, index)
    blocks.removeSubrange(((kept + Block.capacity - 1) / Block.capacity)...)
    if let last = blocks.indices.last {
      let surplus = blocks[last].entries.count - (kept - last * Block.capacity)
      blocks[last].removeLast(surplus)
    }
    endIndex = kept
  }

  /// The index of the first line at or after an instant.
  package func firstIndex(from instant: Instant) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      let entry = blocks[middle / Block.capacity].entries[middle % Block.capacity]
      if entry.instant < instant { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
