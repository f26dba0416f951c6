import SluiceViewer
import Testing

/// Lines of code as rows of a pane.
@Suite struct SourceRowsTests {
  private func rows(_ text: String, columns: Int) -> [String] {
    let source = SourceText(text)
    return SourceRows(source, columns: columns) { _ in 2 }.rows.map { row in
      String(repeating: ">", count: row.indent)
        + String(decoding: Array(source.lines[row.line].text.utf8)[row.range], as: UTF8.self)
    }
  }

  @Test("Lines that fit are rows, also empty ones")
  func fitting() {
    #expect(rows("let a = 1\n\n  b()\n", columns: 9) == ["let a = 1", "", "  b()"])
  }

  @Test("A line that is too long goes on below, indented, after a space or a comma")
  func words() {
    #expect(
      rows("  func draw(a: Int, b: Int)", columns: 20) == ["  func draw(a: Int, ", ">>>>>>b: Int)"])
  }

  @Test("A word that is too long goes on where the row ends")
  func longWord() {
    #expect(rows("abcdefghijklmnop", columns: 8) == ["abcdefgh", ">>>>ijkl", ">>>>mnop"])
  }

  @Test("What is wide takes the columns that it needs")
  func wide() {
    #expect(rows("你好你好你好", columns: 8) == ["你好你好", ">>>>你好"])
  }

  @Test("A pane without room has rows of eight columns", arguments: [-5, 0, 7])
  func narrow(columns: Int) {
    #expect(rows("abcdefghij", columns: columns) == ["abcdefgh", ">>>>ij"])
  }

  @Test("The rows of a line are the line, whatever is in it", arguments: 8...60)
  func whole(columns: Int) {
    let line = "  \t" + String(repeating: "let ⟨名⟩, café = [1, 2,3], 🇩🇪 + e\u{301}x(", count: 9)
    let source = SourceText(line)

    let rows = SourceRows(source, columns: columns) { _ in 2 }.rows

    let ends = [0] + rows.map(\.range.upperBound)
    #expect(zip(rows, ends).allSatisfy { $0.range.lowerBound == $1 && !$0.range.isEmpty })
    #expect(ends.last == source.lines[0].text.utf8.count)
  }
}
