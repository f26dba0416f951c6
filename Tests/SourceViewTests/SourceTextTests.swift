import SourceView
import Testing

@Suite struct SourceTextTests {
  @Test(
    "A line ends at LF, CRLF or CR, and the file's text stays unmodified",
    arguments: [
      ("", []), ("\n", [""]), ("a", ["a"]), ("a\n", ["a"]), ("a\n\nb\n", ["a", "", "b"]),
      ("a\r\nb\r\n", ["a", "b"]), ("\n\n", ["", ""]),
      ("a\rb", ["a", "b"]), ("a\u{C}b // c\u{2028}d\n", ["a\u{C}b // c\u{2028}d"]),
    ])
  func lines(text: String, lines: [String]) {
    let source = SourceText(text)

    #expect(source.lines.map(\.text) == lines)
    #expect(source.text == text)
  }

  @Test("A tab is shown as spaces up to the next fourth column and stays a tab in the file's text")
  func tabs() {
    let source = SourceText("\tlet\ta\t= 1")

    #expect(source.lines.map(\.text) == ["    let a   = 1"])
    #expect(source.text == "\tlet\ta\t= 1")
  }

  @Test("Text that is not Swift has one plain span per line")
  func other() {
    let source = SourceText("let: in\n\n# for", isSwift: false)

    #expect(source.lines.flatMap(\.spans).allSatisfy { $0.kind == .plain })
    #expect(source.lines.map(\.spans.count) == [1, 0, 1])
  }
}
