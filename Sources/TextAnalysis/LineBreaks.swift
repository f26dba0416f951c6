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
  /// Words in Thai are a dictionary's, and those in Korean stay whole, as its readers like it.
  /// Nothing is known of words in other scripts that write no spaces, as Khmer.
  ///
  /// `set_linebreaks_utf32`.
  public static func opportunities(in text: String) -> [String.Index] {
    let scalars = Array(text.unicodeScalars)
    let breaks = isReady ? breaks(after: scalars.map(asKnown)) : []
    let words = Set(ThaiWords.beginnings(in: scalars))
    var place = 0
    return text.indices.filter { index in
      defer { place += text[index].unicodeScalars.count }
      return place > 0
        && (breaks[place - 1] == LINEBREAK_ALLOWBREAK || breaks[place - 1] == LINEBREAK_MUSTBREAK
          || words.contains(place))
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
  /// It aborts on the letters of flags and on U+FFFF, and takes younger emoji for letters: emoji
  /// break as ideographs do. Syllables of Korean count as Latin letters, and small kana as the
  /// iteration mark, which begins no line either.
  private static func asKnown(_ scalar: Unicode.Scalar) -> UInt32 {
    if scalar.value < 0x2000 { return scalar.value }
    if scalar.properties.isEmojiPresentation { return 0x4E00 }
    if (0xAC00...0xD7A3).contains(scalar.value) { return 0x61 }
    if smallKana.contains(scalar) { return 0x3005 }
    return scalar.properties.isNoncharacterCodePoint ? 0x2060 : scalar.value
  }

  /// What Unicode calls conditional starters of Japanese.
  private static let smallKana = Set(
    "ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶーㇰㇱㇲㇳㇴㇵㇶㇷㇸㇹㇺㇻㇼㇽㇾㇿｧｨｩｪｫｬｭｮｯｰ".unicodeScalars)
}
