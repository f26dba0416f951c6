import SourceView
import Testing

@Suite struct SourceRowsTests {
  private func rows(_ text: String, columns: Int) -> [String] {
    let source = SourceText(text)
    return SourceRows(source, columns: columns) { _ in 2 }.rows.map { row in
      String(repeating: ">", count: row.indent)
        + String(decoding: Array(source.lines[row.line].text.utf8)[row.range], as: UTF8.self)
    }
  }

  @Test("A line that fits is one row, even if it is empty")
  func fitting() {
    #expect(rows("let a = 1\n\n  b()\n", columns: 9) == ["let a = 1", "", "  b()"])
  }

  @Test(
    "A line that is too long is wrapped before a word, and its next rows are indented",
    arguments: [
      ("  func draw(a: Int, b: Int)", ["  func draw(a: Int, ", ">>>>>>b: Int)"]),
      ("let flow = SignUpController", ["let flow = ", ">>>>SignUpController"]),
      ("let next = first(colour: 1)", ["let next = first(", ">>>>colour: 1)"]),
      ("let next = colours.first", ["let next = colours.", ">>>>first"]),
      ("let next = map(.leading)", ["let next = map(", ">>>>.leading)"]),
      ("let list = [accounts, 1]", ["let list = ", ">>>>[accounts, 1]"]),
      ("let range = min..<maximum", ["let range = ", ">>>>min..<maximum"]),
      ("let number = 1234567.25", ["let number = ", ">>>>1234567.25"]),
      ("let fifth = numbers()", ["let fifth = ", ">>>>numbers()"]),
      ("/// See Features/SignUp", ["/// See Features/", ">>>>SignUp"]),
    ])
  func words(line: String, rows: [String]) {
    #expect(self.rows(line, columns: 20) == rows)
  }

  @Test("Trailing spaces stay on their row, even beyond its end")
  func spaces() {
    #expect(rows("let abcd = efghi, jklmn", columns: 17) == ["let abcd = efghi, ", ">>>>jklmn"])
    #expect(
      rows("let a     // a remark", columns: 8) == [
        "let a     ", ">>>>// a ", ">>>>rema", ">>>>rk",
      ])
  }

  @Test("A word that is wider than a row breaks at the row's end")
  func longWord() {
    #expect(rows("abcdefghijklmnop", columns: 8) == ["abcdefgh", ">>>>ijkl", ">>>>mnop"])
    #expect(rows("let abcdefghij", columns: 8) == ["let abcd", ">>>>efgh", ">>>>ij"])
  }

  @Test("A word after a deep indentation breaks, unless there is hardly any room for it")
  func deep() {
    let word = String(repeating: "w", count: 19)
    let hanging = String(repeating: ">", count: 19)
    let (deep, deeper) = (String(repeating: " ", count: 20), String(repeating: " ", count: 31))

    #expect(rows(deep + word, columns: 38) == [deep + String(word.dropLast()), hanging + "w"])
    #expect(rows(deeper + word, columns: 38) == [deeper, hanging + word])
  }

  @Test("Wide characters take as many columns as they need")
  func wide() {
    #expect(rows("你好你好你好", columns: 8) == ["你好你好", ">>>>你好"])
  }

  @Test("A row has at least eight columns, even if the pane is narrower", arguments: [-5, 0, 7])
  func narrow(columns: Int) {
    #expect(rows("abcdefghij", columns: columns) == ["abcdefgh", ">>>>ij"])
  }

  @Test("The rows of any line, joined, are the line", arguments: 8...60)
  func whole(columns: Int) {
    let line = "  \t" + String(repeating: "let ⟨名⟩, café = [1, 2,3], 🇩🇪 + e\u{301}x(", count: 9)
    let source = SourceText(line)

    let rows = SourceRows(source, columns: columns) { _ in 2 }.rows

    let ends = [0] + rows.map(\.range.upperBound)
    #expect(zip(rows, ends).allSatisfy { $0.range.lowerBound == $1 && !$0.range.isEmpty })
    #expect(ends.last == source.lines[0].text.utf8.count)
  }
}
