import FlowCore
import FlowUI
import Testing

/// Letters are 5 points wide, as of `SquareMeasuring`.
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

  /// Where lines of text begin, and how high their baselines are.
  private func baselines(_ block: TextBlock, at corner: Point) -> [Point] {
    block.drawings(at: corner, colour: .black).compactMap { drawing in
      if case .text(_, _, let baseline, _) = drawing { baseline } else { nil }
    }
  }

  @Test("Lines break at spaces, as late as they can")
  func breaks() {
    #expect(block("one two three", 40).lines == ["one two", "three"])
    #expect(block("one two three", 35).lines == ["one two", "three"])
    #expect(block("one two three", 34).lines == ["one", "two", "three"])
    #expect(block("one two three", .infinity).lines == ["one two three"])
  }

  @Test(
    "Lines are those that taking word by word gives", arguments: [15.0, 33, 40, 61, 77, 120, 1000])
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

  @Test("Lines break at line breaks, and a line between two is empty", arguments: ["\n", "\r\n"])
  func paragraphs(lineBreak: String) {
    let text = ["one two", "", "three "].joined(separator: lineBreak)

    let block = block(text, 100)

    #expect(block.lines == ["one two", "", "three"])
    #expect(block.height == 3 * 14)
    #expect(baselines(block, at: .zero).map(\.y) == [10, 38])
  }

  @Test("One space stands between two words; none are no lines", arguments: ["", " ", "   "])
  func spaces(text: String) {
    #expect(block(text, 30).lines.isEmpty)
    #expect(block(text, 30).width == 0)
    #expect(block("  a  b ", 30).lines == ["a b"])
  }

  @Test("A word too wide breaks between characters; what is left of it is followed by others")
  func wideWord() {
    #expect(
      block("a incomprehensible b", 30).lines == ["a", "incomp", "rehens", "ible b"])
  }

  @Test("What belongs to a character stays with it: accents, families, flags")
  func clusters() {
    let text = "e\u{301}👩‍👩‍👧e\u{301}🇫🇷e\u{301}"

    #expect(block(text, 10).lines == ["e\u{301}👩‍👩‍👧", "e\u{301}🇫🇷", "e\u{301}"])
  }

  @Test("Where a character has no room it sticks out, alone")
  func narrow() {
    #expect(block("ab c", 1).lines == ["a", "b", "c"])
    #expect(block("ab c", 1).width == 5)
  }

  @Test(
    "Without any room there is an ellipsis alone", arguments: [0, -1, -Double.infinity, .nan],
    [TextBlock.Alignment.leading, .centre, .trailing])
  func noRoom(width: Double, alignment: TextBlock.Alignment) {
    #expect(block("some words\nand more", width, alignment).lines == ["…"])
    #expect(block("some words", width, maxLines: 2, alignment).lines == ["…"])
    #expect(block("", width, alignment).lines.isEmpty)
  }

  @Test("Text that cannot be measured ends as well")
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
    "The last line there may be ends in an ellipsis when words are left",
    arguments: [
      (nil, ["one two", "three four", "five"]), (3, ["one two", "three four", "five"]),
      (2, ["one two", "three four…"]), (1, ["one two thr…"]), (0, []), (-1, []),
    ] as [(Int?, [String])])
  func limit(maxLines: Int?, lines: [String]) {
    #expect(block("one two three four five", 60, maxLines: maxLines).lines == lines)
    #expect(block("one two three four five", 60, maxLines: maxLines, .trailing).lines == lines)
  }

  @Test("What is left may be other paragraphs, or nothing but what the line break begins")
  func limitedParagraphs() {
    #expect(block("one\ntwo", 60, maxLines: 1).lines == ["one…"])
    #expect(block("one\n\ntwo", 60, maxLines: 2).lines == ["one", "…"])
    #expect(block("one two thre\nfour", 60, maxLines: 1).lines == ["one two thr…"])
    #expect(block("one\ntwo", 60, maxLines: 2).lines == ["one", "two"])
  }

  @Test("Centred lines that leave something out are as long as they can be")
  func limitedBalance() {
    #expect(
      block("aaaa bbbb cccc dd ee", 50, maxLines: 2, .centre).lines == ["aaaa bbbb", "cccc dd ee"])
    #expect(
      block("aaaa bbbb cccc dd ee", 45, maxLines: 2, .centre).lines == ["aaaa bbbb", "cccc dd…"])
  }

  @Test("The width is the widest line's")
  func width() {
    #expect(block("one two three", 40).width == 35)
    #expect(block("one two three", .infinity).width == 65)
  }

  @Test("Centred lines are about equally long, and no more of them")
  func balance() {
    #expect(block("aaaa bbbb cccc dd", 75).lines == ["aaaa bbbb cccc", "dd"])
    #expect(block("aaaa bbbb cccc dd", 75, .centre).lines == ["aaaa bbbb", "cccc dd"])
  }

  @Test("No word breaks for the sake of balance")
  func balancedWords() {
    #expect(block("aaaaaa b", 30, .centre).lines == ["aaaaaa", "b"])
  }

  @Test(
    "Lines are flush with the side that the block says",
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

  @Test("In a block of infinite width lines are aligned among themselves")
  func infinite() {
    let block = block("four\nfourteen", .infinity, .trailing)

    #expect(baselines(block, at: .zero).map(\.x) == [20, 0])
  }
}
