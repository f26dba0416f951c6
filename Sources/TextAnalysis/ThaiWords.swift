internal import CThai
internal import Synchronization

/// Uses a dictionary to find word boundaries in Thai, which is written without spaces.
enum ThaiWords {
  /// Only one thread at a time may use it.
  private static let dictionary = Mutex(Dictionary())

  private struct Dictionary: ~Copyable {
    /// `nil` if the dictionary's file is missing.
    let pointer = th_brk_new(nil)

    deinit { if let pointer { th_brk_delete(pointer) } }
  }

  /// The offsets at which Thai words begin, in order, without the start of each Thai part.
  static func beginnings(in scalars: [Unicode.Scalar]) -> [Int] {
    var words: [Int] = []
    var end = 0
    while let start = scalars[end...].firstIndex(where: isThai) {
      end = scalars[start...].firstIndex { !isThai($0) } ?? scalars.count
      words += beginnings(inThai: scalars[start..<end])
    }
    return words
  }

  /// The range that the TIS-620 encoding contains.
  private static func isThai(_ scalar: Unicode.Scalar) -> Bool {
    (0xE01...0xE5B).contains(scalar.value)
  }

  /// Uses `th_brk_find_breaks`.
  private static func beginnings(inThai part: ArraySlice<Unicode.Scalar>) -> [Int] {
    // TIS-620 has Thai in Unicode's order; the text must be terminated by a zero.
    let text = part.map { UInt8(truncatingIfNeeded: $0.value - 0xE00 + 0xA0) } + [0]
    return dictionary.withLock { dictionary in
      guard let dictionary = dictionary.pointer else { return [] }
      var offsets = [Int32](repeating: 0, count: text.count)
      let count = th_brk_find_breaks(dictionary, text, &offsets, offsets.count)
      return offsets.prefix(max(0, Int(count))).map { part.startIndex + Int($0) }
    }
  }
}
