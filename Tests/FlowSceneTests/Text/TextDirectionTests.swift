import FlowCore
import FlowScene
import Testing

@Suite struct TextDirectionTests {
  private let style = TextStyle(size: 10, weight: .regular, lineHeight: 14)

  /// Letters are 5 points wide, and capital letters read from right to left.
  private final class CapitalMeasuring: TextMeasuring {
    private(set) var measured = 0

    func width(of text: String, in style: TextStyle) -> Double {
      measured += text.count
      return Double(text.filter { !Self.isMark($0) }.count) * style.size / 2
    }

    func extent(of style: TextStyle) -> (ascent: Double, descent: Double) { (8, 2) }

    func lineBreaks(in text: String) -> [String.Index] {
      text.indices.dropLast().filter { " -\u{AD}".contains(text[$0]) }.map(text.index(after:))
    }

    func direction(of text: String) -> LayoutDirection? {
      text.first { $0.isLetter || Self.isMark($0) }.map {
        $0.isUppercase || $0 == "\u{200F}" ? .rightToLeft : .leftToRight
      }
    }

    private static func isMark(_ character: Character) -> Bool {
      character == "\u{200E}" || character == "\u{200F}"
    }
  }

  private func block(
    _ text: String, _ width: Double, maxLines: Int? = nil,
    _ alignment: TextBlock.Alignment = .leading, in direction: LayoutDirection = .leftToRight
  ) -> TextBlock {
    TextBlock(
      text, style: style, width: width, maxLines: maxLines, alignment: alignment,
      direction: direction,
      measuring: CapitalMeasuring())
  }

  /// Where each line starts, in points from the block's left edge.
  private func starts(_ block: TextBlock) -> [Double] {
    starts(block.drawings(at: .zero, colour: .black))
  }

  private func starts(_ drawings: [Drawing]) -> [Double] {
    drawings.compactMap { drawing in
      if case .text(_, _, let baseline, _) = drawing { baseline.x } else { nil }
    }
  }

  @Test("Lines break at the indices that the text measuring returns")
  func breaks() {
    #expect(block("a well-known word", 40).lines == ["a well-", "known", "word"])
  }

  @Test("A soft hyphen is visible only where a line breaks at it")
  func softHyphens() {
    #expect(block("un\u{AD}usual\u{AD}ly", 40).lines == ["unusual-", "ly"])
    #expect(block("un\u{AD}usual\u{AD}ly", 39).lines == ["un-", "usually"])
    #expect(block("un\u{AD}usual\u{AD}", 100).lines == ["unusual"])
    #expect(block("un\u{AD}usual", 20, maxLines: 1).lines == ["unu…"])
  }

  @Test("A tab counts as a space")
  func tabs() {
    #expect(block("a\tb", 100).lines == ["a b"])
  }

  @Test("A right-to-left paragraph is flush right unless it is centred")
  func natural() {
    #expect(starts(block("ab\nABC", 50)) == [0, 35])
    #expect(starts(block("ab\nABC", 50, .centre)) == [20, 17.5])
    #expect(starts(block("ab\nABC", 50, .trailing)) == [40, 35])
    #expect(starts(block("abc\nAB", .infinity)) == [0, 5])
  }

  @Test("Lines that are aligned with the layout's leading edge start there in both directions")
  func layoutLeading() {
    #expect(starts(block("ab\nABC", 50, .layoutLeading)) == [0, 0])
    #expect(starts(block("ABC", .infinity, .layoutLeading)) == [0])
  }

  @Test(
    "Lines in the middle of a frame are aligned within the widest one, whatever their direction",
    arguments: [
      ("ab\nABC", TextBlock.Alignment.leading, [42.5, 42.5]), ("ABC", .leading, [42.5]),
      ("abc\nab", .centre, [42.5, 45]), ("abc\nab", .trailing, [42.5, 47.5]),
    ])
  func middle(text: String, alignment: TextBlock.Alignment, expected: [Double]) {
    let frame = Rect(x: 0, y: 0, width: 100, height: 40)

    let drawings = block(text, 80, alignment).drawings(inMiddleOf: frame, colour: .black)

    #expect(starts(drawings) == expected)
  }

  @Test(
    "FC-14 In a right-to-left layout, all lines start at the leading edge, whatever they contain")
  func mirrored() {
    #expect(starts(block("ab\nABC", 50, in: .rightToLeft)) == [0, 0])
  }

  @Test("A line that by itself reads in another direction than its paragraph gets a direction mark")
  func marks() {
    #expect(block("ABC def 12", 15).lines == ["ABC", "\u{200F}def", "\u{200F}12"])
    #expect(block("abc DEF 12", 15).lines == ["abc", "\u{200E}DEF", "12"])
    #expect(starts(block("ABC def", 15)) == [0, 0])
    #expect(block("ABC", 15).lines == ["ABC"])
  }

  @Test("Truncation replaces the end of the text in reading order by an ellipsis")
  func truncation() {
    #expect(block("ABC DEF", 30, maxLines: 1).lines == ["ABC D…"])
    #expect(block("ABC def ghi", 25, maxLines: 2).lines == ["ABC", "\u{200F}def…"])
  }

  @Test("A line that is cut off before the first letter still reads in its paragraph's direction")
  func truncationBeforeLetters() {
    let block = block("12 ABC", 17, maxLines: 1)

    #expect(block.lines == ["\u{200F}12…"])
    #expect(starts(block) == [2])
  }

  @Test(
    "Breaking a text of 100,000 characters measures less than 25 times as many characters",
    arguments: ["a", "ab ", "a-"])
  func long(part: String) {
    let measuring = CapitalMeasuring()
    let text = String(repeating: part, count: 100_000 / part.count)

    let block = TextBlock(text, style: style, width: 500, measuring: measuring)

    #expect(block.lines.allSatisfy { $0.count <= 100 })
    #expect(block.lines.count >= 990)
    // About ten attempts per line, and one to find enough text to overflow it.
    #expect(measuring.measured < 2_500_000)
  }
}
