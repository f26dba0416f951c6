internal import CThai
internal import Synchronization

/// Words in Thai, which is written without spaces between them, as a dictionary says.
enum ThaiWords {
  /// The library's own dictionary, which one thread at a time may ask.
  private static let dictionary = Mutex(Dictionary())

  private struct Dictionary: ~Copyable {
    /// There is none where the dictionary's file is missing.
    let pointer = th_brk_new(nil)

    deinit { if let pointer { th_brk_delete(pointer) } }
  }

  /// The places before which a word begins, in order, without the start of each part that is Thai.
  static func beginnings(in scalars: [Unicode.Scalar]) -> [Int] {
    var words: [Int] = []
    var end = 0
    while let start = scalars[end...].firstIndex(where: isThai) {
      end = scalars[start...].firstIndex { !isThai($0) } ?? scalars.count
      words += beginnings(inThai: scalars[start..<end])
    }
    return words
  }

  /// Whether TIS-620 has a character.
  private static func isThai(_ scalar: Unicode.Scalar) -> Bool {
    (0xE01...0xE5B).contains(scalar.value)
  }

  /// `th_brk_find_breaks`.
  private static func beginnings(inThai part: ArraySlice<Unicode.Scalar>) -> [Int] {
    // TIS-620 has Thai in the order of Unicode; the text ends with a zero.
    let text = part.map { UInt8(truncatingIfNeeded: $0.value - 0xE00 + 0xA0) } + [0]
    return dictionary.withLock { dictionary in
      guard let dictionary = dictionary.pointer else { return [] }
      var places = [Int32](repeating: 0, count: text.count)
      let count = th_brk_find_breaks(dictionary, text, &places, places.count)
      return places.prefix(max(0, Int(count))).map { part.startIndex + Int($0) }
    }
  }
}
