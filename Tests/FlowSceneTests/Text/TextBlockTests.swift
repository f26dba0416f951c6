import FlowCore
import FlowScene
import Testing

/// Characters are 5 points wide: half the font size, by `SquareMeasuring`.
@Suite struct TextBlockTests {
  private let style = TextStyle(size: 10, weight: .regular, lineHeight: 14)

  private func block(
    _ text: String, _ width: Double, maxLines: Int? = nil,
    _ alignment: TextBlock.Alignment = .leading
  ) -> TextBlock {
    TextBlock(
      text, style: style, width: width, maxLines: maxLines, alignment: alignment,
      measuring: SquareMeasuring())
  }

  /// The start of the baseline of each line that is not empty.
  private func baselines(_ block: TextBlock, at corner: Point) -> [Point] {
    block.drawings(at: corner, colour: .black).compactMap { drawing in
      if case .text(_, _, let baseline, _) = drawing { baseline } else { nil }
    }
  }

  @Test("A line breaks at the last space that fits")
  func breaks() {
    #expect(block("one two three", 40).lines == ["one two", "three"])
    #expect(block("one two three", 35).lines == ["one two", "three"])
    #expect(block("one two three", 34).lines == ["one", "two", "three"])
    #expect(block("one two three", .infinity).lines == ["one two three"])
  }

  @Test("Each line takes as many words as fit", arguments: [15.0, 33, 40, 61, 77, 120, 1000])
  func greedy(width: Double) {
    let text = "I wandered lonely as a cloud that floats on high over vales and hills"
    let words: [Substring] = text.split(separator: " ").filter { Double($0.count) * 5 <= width }
    var expected: [String] = []
    for word in words {
      if let last = expected.last, Double(last.count + 1 + word.count) * 5 <= width {
        expected[expected.count - 1] = last + " " + word
      } else {
        expected.append(String(word))
      }
    }

    #expect(block(words.joined(separator: " "), width).lines == expected)
  }

  @Test(
    "A line break starts a new line, and two in a row make an empty one", arguments: ["\n", "\r\n"])
  func paragraphs(lineBreak: String) {
    let text = ["one two", "", "three "].joined(separator: lineBreak)

    let block = block(text, 100)

    #expect(block.lines == ["one two", "", "three"])
    #expect(block.height == 3 * 14)
    #expect(baselines(block, at: .zero).map(\.y) == [10, 38])
  }

  @Test(
    "A run of spaces counts as one, and text without words has no lines",
    arguments: ["", " ", "   "])
  func spaces(text: String) {
    #expect(block(text, 30).lines.isEmpty)
    #expect(block(text, 30).width == 0)
    #expect(block("  a  b ", 30).lines == ["a b"])
  }

  @Test(
    "A word wider than the block breaks between characters; the next word follows on its last line")
  func wideWord() {
    #expect(
      block("a incomprehensible b", 30).lines == ["a", "incomp", "rehens", "ible b"])
  }

  @Test("A line never breaks within a grapheme cluster: an accent, an emoji family or a flag")
  func clusters() {
    let text = "e\u{301}👩‍👩‍👧e\u{301}🇫🇷e\u{301}"

    #expect(block(text, 10).lines == ["e\u{301}👩‍👩‍👧", "e\u{301}🇫🇷", "e\u{301}"])
  }

  @Test("A character wider than the block has a line of its own and overflows it")
  func narrow() {
    #expect(block("ab c", 1).lines == ["a", "b", "c"])
    #expect(block("ab c", 1).width == 5)
  }

  @Test(
    "Text in a block without a valid width is an ellipsis alone",
    arguments: [0, -1, -Double.infinity, .nan],
    [TextBlock.Alignment.leading, .centre, .trailing])
  func noRoom(width: Double, alignment: TextBlock.Alignment) {
    #expect(block("some words\nand more", width, alignment).lines == ["…"])
    #expect(block("some words", width, maxLines: 2, alignment).lines == ["…"])
    #expect(block("", width, alignment).lines.isEmpty)
  }

  @Test("Layout terminates if measured widths are NaN")
  func unmeasurable() {
    struct Broken: TextMeasuring {
      func width(of text: String, in style: TextStyle) -> Double { .nan }
      func extent(of style: TextStyle) -> (ascent: Double, descent: Double) { (0, 0) }
    }

    let block = TextBlock(
      "a bc\n", style: style, width: 30, alignment: .centre, measuring: Broken())

    #expect(block.lines == ["a", "b", "c", ""])
  }

  @Test(
    "The last permitted line ends in an ellipsis if words are left over",
    arguments: [
      (nil, ["one two", "three four", "five"]), (3, ["one two", "three four", "five"]),
      (2, ["one two", "three four…"]), (1, ["one two thr…"]), (0, []), (-1, []),
    ] as [(Int?, [String])])
  func limit(maxLines: Int?, lines: [String]) {
    #expect(block("one two three four five", 60, maxLines: maxLines).lines == lines)
    #expect(block("one two three four five", 60, maxLines: maxLines, .trailing).lines == lines)
  }

  @Test("An ellipsis marks omitted paragraphs, alone if the last permitted line is empty")
  func limitedParagraphs() {
    #expect(block("one\ntwo", 60, maxLines: 1).lines == ["one…"])
    #expect(block("one\n\ntwo", 60, maxLines: 2).lines == ["one", "…"])
    #expect(block("one two thre\nfour", 60, maxLines: 1).lines == ["one two thr…"])
    #expect(block("one\ntwo", 60, maxLines: 2).lines == ["one", "two"])
  }

  @Test("Truncated centred text fills its lines instead of balancing them")
  func limitedBalance() {
    #expect(
      block("aaaa bbbb cccc dd ee", 50, maxLines: 2, .centre).lines == ["aaaa bbbb", "cccc dd ee"])
    #expect(
      block("aaaa bbbb cccc dd ee", 45, maxLines: 2, .centre).lines == ["aaaa bbbb", "cccc dd…"])
  }

  @Test("The width of a block is that of its widest line")
  func width() {
    #expect(block("one two three", 40).width == 35)
    #expect(block("one two three", .infinity).width == 65)
  }

  @Test("Centred lines are balanced to similar lengths, without adding lines")
  func balance() {
    #expect(block("aaaa bbbb cccc dd", 75).lines == ["aaaa bbbb cccc", "dd"])
    #expect(block("aaaa bbbb cccc dd", 75, .centre).lines == ["aaaa bbbb", "cccc dd"])
  }

  @Test("Balancing lines never breaks a word")
  func balancedWords() {
    #expect(block("aaaaaa b", 30, .centre).lines == ["aaaaaa", "b"])
  }

  @Test(
    "The alignment of a block positions its lines",
    arguments: [
      (TextBlock.Alignment.leading, [10.0, 10]), (.centre, [42.5, 47.5]), (.trailing, [75, 85]),
    ])
  func alignment(alignment: TextBlock.Alignment, starts: [Double]) {
    let block = block("seventy\nseven", 100, alignment)

    let baselines = baselines(block, at: Point(x: 10, y: 0))

    #expect(baselines.map(\.x) == starts)
    let first = (14.0 - 10) / 2 + 8
    #expect(baselines.map(\.y) == [first, first + 14])
  }

  @Test("In a block of infinite width, lines are aligned within the widest one")
  func infinite() {
    let block = block("four\nfourteen", .infinity, .trailing)

    #expect(baselines(block, at: .zero).map(\.x) == [20, 0])
  }
}
