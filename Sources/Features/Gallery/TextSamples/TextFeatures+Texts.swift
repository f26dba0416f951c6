internal import FlowUI

extension TextFeatures {
  static let line =
    "The five boxing wizards jump quickly, and sphinxes of black quartz judge my vow."

  /// A German word with 63 letters, once the name of a law.
  static let wideWord = "Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz"

  static let styles: [(String, TextStyle)] = [
    ("Large title", .largeTitle), ("Title", .title), ("Heading", .heading),
    ("Headline", .headline), ("Body", .body), ("Subtitle", .subtitle), ("Footnote", .footnote),
    ("Caption", .caption),
  ]

  static let withoutGlyph: [(name: String, text: String)] = [
    ("Private use", "a\u{10FFFD}b"), ("Unassigned", "a\u{378}b"),
    ("In Arabic", "كلمة \u{10FFFD} أخرى"),
  ]

  static let marks: [(name: String, text: String)] = [
    ("Latin", "e\u{301} n\u{303} a\u{30A} Z\u{335} o\u{328}\u{304}"),
    ("Several on one", "ệ ẫ Ǻ ǭ ȱ"),
    ("Cyrillic", "и\u{301} э\u{301} ё й"),
    ("Hebrew", "בְּרֵאשִׁית שָׁלוֹם"),
    ("Arabic", "يُولَدُ جَمِيعُ النَّاسِ"),
    ("Devanagari", "र्कि कुँ हृ ड़ॉ"),
    ("Thai", "ที่ ปู้ น้ำ กตัญญู"),
  ]

  static let ligatures: [(name: String, text: String)] = [
    ("Latin", "office, fjord, -> <- =>"),
    ("Arabic", "لا الله محمد"),
    ("Devanagari", "क्ष त्र ज्ञ श्र"),
    ("Korean, from letters", "\u{1112}\u{1161}\u{11AB}\u{1100}\u{1173}\u{11AF}"),
  ]
}
