import Testing
import TextAnalysis

@Suite struct LineBreaksTests {
  private func pieces(_ text: String) -> [String] {
    let ends = LineBreaks.opportunities(in: text) + [text.endIndex]
    return zip([text.startIndex] + ends, ends).map { String(text[$0..<$1]) }
  }

  @Test(
    "Lines may break after spaces and hyphens, and between ideographs",
    arguments: [
      ["one ", "two"], ["well-", "known"], ["日", "本", "語"], ["soft\u{AD}", "hyphen"],
    ])
  func breaks(expected: [String]) {
    #expect(pieces(expected.joined()) == expected)
  }

  @Test(
    "Lines do not break at no-break spaces, in numbers, nor before closing marks",
    arguments: ["10\u{A0}km", "1,000.50", "what?!", "(a)", "「日」", "日。", "שלום"])
  func unbroken(text: String) {
    #expect(pieces(text) == [text])
  }

  @Test(
    "In Japanese no line begins with a closing mark or a small kana, nor ends with an opening mark",
    arguments: ["も、", "も。", "も」", "「も", "もっ", "きゃ", "ラー", "時々", "も？"])
  func kinsoku(text: String) {
    #expect(pieces(text) == [text])
  }

  @Test("Thai text breaks between words from a dictionary, also next to other scripts")
  func thai() {
    #expect(pieces("มนุษย์ทั้งหลายเกิดมา") == ["มนุษย์", "ทั้งหลาย", "เกิด", "มา"])
    #expect(pieces("ภราดรภาพ") == ["ภราดรภาพ"])
    #expect(
      pieces("one สวัสดีชาวโลก two เกิดมา") == [
        "one ", "สวัสดี", "ชาว", "โลก ", "two ", "เกิด", "มา",
      ])
  }

  @Test("A very long Thai text breaks between all of its words, and an invalid one does not break")
  func longThai() {
    let words = (0..<5000).flatMap { _ in ["มนุษย์", "ทั้งหลาย", "เกิด", "มา"] }

    #expect(pieces(words.joined()) == words)
    // The libraries allow a break only within a character.
    #expect(pieces("่่่๚๛ฺะะ") == ["่่่๚๛ฺะะ"])
  }

  @Test("Korean breaks between words and not between syllables")
  func korean() {
    #expect(pieces("모든 인간은 자유") == ["모든 ", "인간은 ", "자유"])
    #expect(pieces("그래ㅋㅋㅋ") == ["그래ㅋㅋㅋ"])
    // Syllables that are decomposed into letters.
    #expect(
      pieces("\u{1112}\u{1161}\u{11AB}\u{1100}\u{1173}\u{11AF} \u{1112}\u{1161}") == ["한글 ", "하"])
  }

  @Test("A character with combining accents and a joined emoji are not split")
  func clusters() {
    #expect(pieces("日\u{301}日") == ["日\u{301}", "日"])
    #expect(pieces("a 👩‍👩‍👧 b") == ["a ", "👩‍👩‍👧 ", "b"])
  }

  @Test("Lines break between emoji, including recent ones and flags")
  func emoji() {
    #expect(pieces("🇫🇷🇬🇧") == ["🇫🇷", "🇬🇧"])
    #expect(pieces("😀🫠🫠") == ["😀", "🫠", "🫠"])
  }

  @Test(
    "Unusual characters are kept, and one by itself has no break opportunity",
    arguments: ["\u{FFFF}", "\u{1F1E6}", "\u{10FFFF}", "\u{0}", "\u{E000}"])
  func odd(character: String) {
    #expect(pieces("a\(character)a\(character)").joined() == "a\(character)a\(character)")
    #expect(pieces(character) == [character])
  }

  @Test("A text shorter than two characters has no break opportunities", arguments: ["", "a"])
  func empty(text: String) {
    #expect(LineBreaks.opportunities(in: text).isEmpty)
  }

  @Test(
    "Letters of scripts that need shaping have a script code",
    arguments: [("م", "Arab"), ("ש", "Hebr"), ("न", "Deva"), ("ก", "Thai"), ("한", "Hang")])
  func scripts(letter: Unicode.Scalar, code: String) {
    #expect(Script(of: letter)?.code == code)
  }

  @Test(
    "Characters that need no shaping have no script code",
    arguments: ["a", "é", "я", " ", "\u{301}", "日", "😀"])
  func noScript(letter: Unicode.Scalar) {
    #expect(Script(of: letter) == nil)
  }

  @Test("The libraries report their versions")
  func versions() {
    #expect(AnalysisVersions.friBidi.contains("."))
    #expect(AnalysisVersions.unibreak.first?.isNumber == true)
  }
}
