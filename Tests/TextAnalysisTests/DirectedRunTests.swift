import Testing
import TextAnalysis

@Suite struct DirectedRunTests {
  /// A line's runs from left to right; those that read from right to left are in angle brackets.
  private func runs(_ line: String, _ base: Bool? = nil) -> [String] {
    DirectedRun.visualRuns(of: line, isRightToLeft: base).map { run in
      run.isRightToLeft ? "‹\(line[run.range])›" : String(line[run.range])
    }
  }

  @Test("A line in one direction is one run; an empty one has none")
  func single() {
    #expect(runs("one two 3") == ["one two 3"])
    #expect(runs("שלום עולם") == ["‹שלום עולם›"])
    #expect(runs("").isEmpty)
  }

  @Test("Words against the line's direction are separate runs, and numbers read from left to right")
  func mixed() {
    #expect(runs("say שלום now") == ["say ", "‹שלום›", " now"])
    #expect(runs("שלום 123 abc") == ["abc", "‹ ›", "123", "‹שלום ›"])
    #expect(runs("שלום 123 עולם") == ["‹ עולם›", "123", "‹שלום ›"])
  }

  @Test("The first strong letter determines the line's direction unless one is given")
  func base() {
    #expect(runs("abc שלום") == ["abc ", "‹שלום›"])
    #expect(runs("abc שלום", true) == ["‹ שלום›", "abc"])
    #expect(runs("\u{200F}abc!") == ["‹!›", "abc", "‹\u{200F}›"])
  }

  @Test("Brackets have the direction of their context, also around words of another direction")
  func brackets() {
    #expect(runs("abc (שלום) x") == ["abc (", "‹שלום›", ") x"])
    #expect(runs("שלום (abc)") == ["‹)›", "abc", "‹שלום (›"])
  }

  @Test("Every character is in exactly one run, also in a long line")
  func long() {
    let line = String(repeating: "abc שלום 12 ", count: 10_000)

    let runs = DirectedRun.visualRuns(of: line)

    let ranges = runs.map(\.range).sorted { $0.lowerBound < $1.lowerBound }
    #expect(ranges.first?.lowerBound == line.startIndex)
    #expect(ranges.last?.upperBound == line.endIndex)
    #expect(zip(ranges, ranges.dropFirst()).allSatisfy { $0.upperBound == $1.lowerBound })
    #expect(runs.count > 10_000)
  }

  @Test(
    "A text has the direction of its first strong letter",
    arguments: [
      ("abc שלום", false), ("12 (שלום", true), ("مرحبا", true), ("123, 4", nil), ("", nil),
      ("é", false), ("日本", false),
    ] as [(String, Bool?)])
  func reading(text: String, expected: Bool?) {
    #expect(text.isRightToLeft == expected)
    #expect((String(repeating: "–", count: 1000) + text).isRightToLeft == expected)
  }
}
