import SourceView
import Testing

@Suite struct SourceMatchesTests {
  private func found(_ query: String, in text: String) -> [String] {
    let bytes = Array(text.utf8)
    return SourceMatches(of: query, in: SourceText(text)).ranges.map {
      "\($0.lowerBound) " + String(decoding: bytes[$0], as: UTF8.self)
    }
  }

  @Test(
    "The search ignores case unless the searched text contains a capital letter",
    arguments: [
      ("flow", ["4 flow", "11 Flow", "19 FLOW"]), ("Flow", ["11 Flow"]), ("fLow", []),
    ] as [(String, [String])])
  func cases(query: String, matches: [String]) {
    #expect(found(query, in: "let flow = Flow()\r\nFLOW") == matches)
  }

  @Test(
    "Spaces, tabs and punctuation in the searched text are matched exactly",
    arguments: [" = [", "\t.a", "."])
  func exact(query: String) {
    #expect(found(query, in: "a = [1]\n\t.a").count == 1)
  }

  @Test(
    "An empty text has no matches, and no match spans several lines",
    arguments: ["", "a\nb", "ab", "x"])
  func nothing(query: String) {
    #expect(found(query, in: "a\nb\n").isEmpty)
  }

  @Test("Matches do not overlap")
  func overlap() {
    #expect(found("aa", in: "aaaaa\naa") == ["0 aa", "2 aa", "6 aa"])
  }

  @Test("Only whole characters match, whatever their Unicode encoding and case")
  func characters() {
    #expect(found("e", in: "cafe\u{301} e") == ["7 e"])
    #expect(found("café", in: "cafe\u{301} Café") == ["0 cafe\u{301}", "7 Café"])
    #expect(found("straße", in: "STRASSE STRAẞE").count == 1)
    #expect(found("👩", in: "👩‍👧 👩") == ["12 👩"])
  }

  @Test("Matches can be listed by line, and the search for the next match wraps around")
  func order() {
    let matches = SourceMatches(of: "a", in: SourceText("a a\n\nb\na a"))

    #expect(Array(matches.ranges(within: 0..<3)) == [0..<1, 2..<3])
    #expect(matches.ranges(within: 4..<4).isEmpty && matches.ranges(within: 5..<6).isEmpty)
    #expect(Array(matches.ranges(within: 7..<10)) == [7..<8, 9..<10])
    #expect([0, 1, 2, 3, 9, 10].map { matches.index(from: $0) } == [0, 1, 1, 2, 3, 0])
    #expect(SourceMatches().index(from: 0) == nil)
  }
}
