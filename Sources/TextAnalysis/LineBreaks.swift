internal import CUnibreak

/// Line break opportunities in text.
public enum LineBreaks {
  /// Computed once, to initialise the library's table.
  private static let isReady: Bool = {
    init_linebreak()
    return true
  }()

  /// The positions at which a new line may begin, in order, without the start and end of the text.
  ///
  /// They are Unicode's line break opportunities, and never split a character. Thai words are found
  /// with a dictionary, and Korean words stay whole, as Korean readers prefer. Word boundaries of
  /// other scripts without spaces, such as Khmer, are not found.
  ///
  /// Uses `set_linebreaks_utf32`.
  public static func opportunities(in text: String) -> [String.Index] {
    let scalars = Array(text.unicodeScalars)
    let breaks = breaks(after: scalars.map(substitute))
    let words = Set(ThaiWords.beginnings(in: scalars))
    var offset = 0
    return text.indices.filter { index in
      defer { offset += text[index].unicodeScalars.count }
      return offset > 0
        && (breaks[offset - 1] == LINEBREAK_ALLOWBREAK || breaks[offset - 1] == LINEBREAK_MUSTBREAK
          || words.contains(offset))
    }
  }

  /// libunibreak's break class after each scalar.
  private static func breaks(after scalars: [UInt32]) -> [CChar] {
    _ = isReady
    return [CChar](unsafeUninitializedCapacity: scalars.count) { breaks, count in
      set_linebreaks_utf32(scalars, scalars.count, "", breaks.baseAddress)
      count = scalars.count
    }
  }

  /// A scalar that libunibreak 1.1 knows and that breaks lines as the given one should.
  ///
  /// The library aborts on regional indicators (flags) and on U+FFFF, and treats newer emoji as
  /// letters; here characters that are emoji by default break like ideographs. Hangul syllables and
  /// letters count as Latin letters, and small kana as the iteration mark, which must not begin a
  /// line either.
  private static func substitute(_ scalar: Unicode.Scalar) -> UInt32 {
    if scalar.value < 0x1100 { return scalar.value }
    if scalar.properties.isEmojiPresentation { return 0x4E00 }
    if hangul.contains(where: { $0.contains(scalar.value) }) { return 0x61 }
    if smallKana.contains(scalar) { return 0x3005 }
    return scalar.properties.isNoncharacterCodePoint ? 0x2060 : scalar.value
  }

  /// Syllables, the letters of decomposed syllables, and single letters such as those of "ㅋㅋ".
  private static let hangul: [ClosedRange<UInt32>] = [
    0x1100...0x11FF, 0x3131...0x318E, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xD7B0...0xD7FB,
  ]

  /// Unicode's conditional Japanese starters.
  private static let smallKana = Set(
    "ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶーㇰㇱㇲㇳㇴㇵㇶㇷㇸㇹㇺㇻㇼㇽㇾㇿｧｨｩｪｫｬｭｮｯｰ".unicodeScalars)
}
