internal import CUnibreak

/// Where lines may end.
public enum LineBreaks {
  /// The library's table is sorted on first use.
  private static let isReady: Bool = {
    init_linebreak()
    return true
  }()

  /// The places before which a new line may begin, in order, without the text's start and end.
  ///
  /// They are Unicode's line break opportunities, and never inside a character with its accents.
  /// Nothing is known of words in scripts that write no spaces, as Thai.
  ///
  /// `set_linebreaks_utf8`.
  public static func opportunities(in text: String) -> [String.Index] {
    var text = text
    let breaks = isReady ? text.withUTF8(breaks) : []
    return text.indices.dropFirst().filter { index in
      let byte = text.utf8.distance(from: text.startIndex, to: index)
      return breaks[byte - 1] == LINEBREAK_ALLOWBREAK || breaks[byte - 1] == LINEBREAK_MUSTBREAK
    }
  }

  /// What may happen after each byte.
  private static func breaks(after bytes: UnsafeBufferPointer<UInt8>) -> [CChar] {
    [CChar](unsafeUninitializedCapacity: bytes.count) { breaks, count in
      set_linebreaks_utf8(bytes.baseAddress, bytes.count, "", breaks.baseAddress)
      count = bytes.count
    }
  }
}
