import FlowScene
import Testing

@Suite struct TextLineTests {
  private let style = TextStyle(size: 10, weight: .regular, lineHeight: 14)

  private final class CountingMeasuring: TextMeasuring {
    private(set) var count = 0

    func width(of text: String, in style: TextStyle) -> Double {
      count += 1
      return SquareMeasuring().width(of: text, in: style)
    }

    func extent(of style: TextStyle) -> (ascent: Double, descent: Double) { (0, 0) }
  }

  private func line(
    _ text: String, _ width: Double, _ measuring: any TextMeasuring = SquareMeasuring()
  ) -> [String] {
    TextBlock.line(text, style: style, width: width, measuring: measuring).lines
  }

  @Test("Text that fits stays whole, and empty text has no line")
  func fits() {
    #expect(line("four", 20) == ["four"])
    #expect(line("four", .infinity) == ["four"])
    #expect(line("", 20).isEmpty)
  }

  @Test("Text that does not fit is cut to leave room for an ellipsis, without a space before it")
  func shortened() {
    #expect(line("one two three", 60) == ["one two thr…"])
    #expect(line("one two three", 45) == ["one two…"])
    #expect(line("one two three", 40) == ["one two…"])
    #expect(line("one two three", 39) == ["one tw…"])
  }

  @Test(
    "Text without enough width is an ellipsis alone",
    arguments: [9, 5, 1, 0, -20, -Double.infinity, .nan])
  func least(width: Double) {
    #expect(line("four", width) == ["…"])
  }

  @Test("A line break counts as a space")
  func lineBreaks() {
    #expect(line("one\ntwo\r\nthree", 100) == ["one two three"])
    #expect(line("one\ntwo", 30) == ["one t…"])
  }

  @Test("Truncation never splits a grapheme cluster")
  func clusters() {
    #expect(line("👩‍👩‍👧🇫🇷e\u{301}x", 15) == ["👩‍👩‍👧🇫🇷…"])
  }

  @Test("Truncating a text of 50,000 characters takes at most 20 measurements")
  func cost() {
    let measuring = CountingMeasuring()

    let lines = line(String(repeating: "abcd ", count: 10_000), 500, measuring)

    #expect(lines.first?.count == 100)
    // Two to see that the text does not fit, and 16 to bisect 50,000 characters.
    #expect(measuring.count <= 20)
  }

  @Test("Breaking a long paragraph takes at most 12 measurements per line")
  func paragraph() {
    let measuring = CountingMeasuring()

    let block = TextBlock(
      String(repeating: "abcd ", count: 1000), style: style, width: 500, measuring: measuring)

    #expect(block.lines.count == 50)
    #expect(measuring.count <= 50 * 12)
  }
}
