import SluiceViewer
import Testing

/// Files of code as lines.
@Suite struct SourceTextTests {
  @Test(
    "A file has as many lines as it has line breaks, of whatever kind",
    arguments: [
      ("", []), ("\n", [""]), ("a", ["a"]), ("a\n", ["a"]), ("a\n\nb\n", ["a", "", "b"]),
      ("a\r\nb\r\n", ["a", "b"]), ("\n\n", ["", ""]),
    ])
  func lines(text: String, lines: [String]) {
    let source = SourceText(text)

    #expect(source.lines.map(\.text) == lines)
    #expect(source.text == text)
  }

  @Test("A tab reaches to the next fourth column, and is copied as it is")
  func tabs() {
    let source = SourceText("\tlet\ta\t= 1")

    #expect(source.lines.map(\.text) == ["    let a   = 1"])
    #expect(source.text == "\tlet\ta\t= 1")
  }

  @Test("What is not Swift has one colour")
  func other() {
    let source = SourceText("let: in\n\n# for", isSwift: false)

    #expect(source.lines.flatMap(\.spans).allSatisfy { $0.kind == .plain })
    #expect(source.lines.map(\.spans.count) == [1, 0, 1])
  }
}
