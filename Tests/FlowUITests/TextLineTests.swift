import FlowUI
import Testing

@Suite struct TextLineTests {
  private let style = TextStyle(size: 10, weight: .regular, lineHeight: 14)

  /// Measures as `SquareMeasuring`, and counts.
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

  @Test("A line that fits is whole; nothing is no line")
  func fits() {
    #expect(line("four", 20) == ["four"])
    #expect(line("four", .infinity) == ["four"])
    #expect(line("", 20).isEmpty)
  }

  @Test("A line that does not fit keeps what leaves room for an ellipsis, and no space before that")
  func shortened() {
    #expect(line("one two three", 60) == ["one two thr…"])
    #expect(line("one two three", 45) == ["one two…"])
    #expect(line("one two three", 40) == ["one two…"])
    #expect(line("one two three", 39) == ["one tw…"])
  }

  @Test("An ellipsis alone is the least", arguments: [9, 5, 1, 0, -20, -Double.infinity, .nan])
  func least(width: Double) {
    #expect(line("four", width) == ["…"])
  }

  @Test("A line break counts as a space")
  func lineBreaks() {
    #expect(line("one\ntwo\r\nthree", 100) == ["one two three"])
    #expect(line("one\ntwo", 30) == ["one t…"])
  }

  @Test("Characters stay whole")
  func clusters() {
    #expect(line("👩‍👩‍👧🇫🇷e\u{301}x", 15) == ["👩‍👩‍👧🇫🇷…"])
  }

  @Test("A long text costs few measurements")
  func cost() {
    let measuring = CountingMeasuring()

    let lines = line(String(repeating: "abcd ", count: 10_000), 500, measuring)

    #expect(lines.first?.count == 100)
    // Twice to see that it does not fit, and 16 halvings of 50,000 characters.
    #expect(measuring.count <= 20)
  }

  @Test("A long paragraph costs a few measurements a line")
  func paragraph() {
    let measuring = CountingMeasuring()

    let block = TextBlock(
      String(repeating: "abcd ", count: 1000), style: style, width: 500, measuring: measuring)

    #expect(block.lines.count == 50)
    #expect(measuring.count <= 50 * 12)
  }
}
