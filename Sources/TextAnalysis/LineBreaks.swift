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
  /// `set_linebreaks_utf32`.
  public static func opportunities(in text: String) -> [String.Index] {
    let breaks = isReady ? breaks(after: text.unicodeScalars.map(asKnown)) : []
    var place = 0
    return text.indices.filter { index in
      defer { place += text[index].unicodeScalars.count }
      return place > 0
        && (breaks[place - 1] == LINEBREAK_ALLOWBREAK || breaks[place - 1] == LINEBREAK_MUSTBREAK)
    }
  }

  /// What may happen after each scalar.
  private static func breaks(after scalars: [UInt32]) -> [CChar] {
    [CChar](unsafeUninitializedCapacity: scalars.count) { breaks, count in
      set_linebreaks_utf32(scalars, scalars.count, "", breaks.baseAddress)
      count = scalars.count
    }
  }

  /// A scalar, or one that breaks lines as it should and that libunibreak 1.1 knows.
  ///
  /// It aborts on the letters of flags and on U+FFFF, and takes younger emoji for letters: emoji break
  /// as ideographs do.
  private static func asKnown(_ scalar: Unicode.Scalar) -> UInt32 {
    if scalar.value < 0x2000 { return scalar.value }
    if scalar.properties.isEmojiPresentation { return 0x4E00 }
    return scalar.properties.isNoncharacterCodePoint ? 0x2060 : scalar.value
  }
}
