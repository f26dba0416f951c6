import SluiceViewer
import Testing

/// Where in a file words are found.
@Suite struct SourceMatchesTests {
  private func found(_ words: String, in text: String) -> [String] {
    let bytes = Array(text.utf8)
    return SourceMatches(of: words, in: SourceText(text)).ranges.map {
      "\($0.lowerBound) " + String(decoding: bytes[$0], as: UTF8.self)
    }
  }

  @Test(
    "Letters are found in either case, unless there is a capital among the words",
    arguments: [
      ("flow", ["4 flow", "11 Flow", "19 FLOW"]), ("Flow", ["11 Flow"]), ("fLow", []),
    ] as [(String, [String])])
  func cases(words: String, places: [String]) {
    #expect(found(words, in: "let flow = Flow()\r\nFLOW") == places)
  }

  @Test(
    "Words are found as they stand, with spaces, tabs and signs", arguments: [" = [", "\t.a", "."])
  func exact(words: String) {
    #expect(found(words, in: "a = [1]\n\t.a").count == 1)
  }

  @Test(
    "No words are nowhere, and none go on in the next line", arguments: ["", "a\nb", "ab", "x"])
  func nothing(words: String) {
    #expect(found(words, in: "a\nb\n").isEmpty)
  }

  @Test("Places do not overlap")
  func overlap() {
    #expect(found("aa", in: "aaaaa\naa") == ["0 aa", "2 aa", "6 aa"])
  }

  @Test("Whole characters are found, whatever they are made of, and in whatever case")
  func characters() {
    #expect(found("e", in: "cafe\u{301} e") == ["7 e"])
    #expect(found("café", in: "cafe\u{301} Café") == ["0 cafe\u{301}", "7 Café"])
    #expect(found("straße", in: "STRASSE STRAẞE").count == 1)
    #expect(found("👩", in: "👩‍👧 👩") == ["12 👩"])
  }

  @Test("Those of a line are told, and which one comes next, from the last one the first")
  func order() {
    let matches = SourceMatches(of: "a", in: SourceText("a a\n\nb\na a"))

    #expect(Array(matches.ranges(within: 0..<3)) == [0..<1, 2..<3])
    #expect(matches.ranges(within: 4..<4).isEmpty && matches.ranges(within: 5..<6).isEmpty)
    #expect(Array(matches.ranges(within: 7..<10)) == [7..<8, 9..<10])
    #expect([0, 1, 2, 3, 9, 10].map { matches.index(from: $0) } == [0, 1, 1, 2, 3, 0])
    #expect(SourceMatches().index(from: 0) == nil)
  }
}
