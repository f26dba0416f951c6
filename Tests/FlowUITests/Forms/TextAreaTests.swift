import FlowCore
import FlowUI
import Testing

/// Tests of text areas that are ten letters wide: a letter is 8.5 points wide and a row 22 points
/// high, and the first letter begins 12 points from the left and 33 points from the top.
@Suite struct TextAreaTests {
  private func input(
    _ state: TextFieldState, lines: ClosedRange<Int> = 3...4, focused: Bool = true
  ) throws -> InputDriver {
    let input = InputDriver(
      on: TestScreen {
        Column {
          Sized(maxWidth: 85 + 24, alignment: .leading) {
            TextArea("Note", state: state, lines: lines, placeholder: "For the kitchen")
          }
        }
      })
    if focused { try input.key("Tab") }
    return input
  }

  private func area(_ input: InputDriver) throws -> AccessibilityNode {
    try #require(input.session.accessibilityTree.all.first { $0.role == .textField })
  }

  /// The highlights of the selection: one for the text of each row, and one for each line break.
  private func highlights(_ input: InputDriver) -> [Rect] {
    let selection = input.session.theme.selection
    return input.session.layerTree.root.allDrawings.compactMap { drawing in
      if case .fill(let rect, selection) = drawing { rect } else { nil }
    }
  }

  private func rows(_ input: InputDriver) -> [String] {
    input.session.layerTree.root.texts.filter { !["Note", "For the kitchen"].contains($0) }
  }

  @Test("Enter begins a new line, Ctrl+Enter submits, and pasted line breaks stay")
  func lines() throws {
    let state = TextFieldState(isMultiline: true)
    var submissions = 0
    state.onSubmit = { submissions += 1 }
    let input = try input(state)

    input.type("one")
    try input.key("Return")
    input.type("two\r\nthree\u{2028}four\tfive")
    #expect(state.text == "one\ntwo\nthree\nfour five")
    #expect(submissions == 0)
    try input.key("Ctrl+Return")

    #expect(submissions == 1)
    #expect(try area(input).states.contains(.multiline))
    #expect(try area(input).value == state.text)
  }

  @Test(
    "Enter begins a new line on the keypad and with Shift, too",
    arguments: ["Return", "Shift+Return", "Keypad_Enter", "Shift+Keypad_Enter"])
  func newLine(key: String) throws {
    let state = TextFieldState("a", isMultiline: true)
    let input = try input(state)

    try input.key(key)

    #expect(state.text == "a\n")
  }

  @Test("A field with one line, a secure one and one with a format never have several lines")
  func single() {
    for state in [
      TextFieldState("a\nb"), TextFieldState("a\nb", isMultiline: true, isSecure: true),
      TextFieldState("a\nb", isMultiline: true, format: .email),
    ] {
      #expect(!state.isMultiline && !state.text.contains("\n"))
    }
  }

  @Test("Rows break after spaces, which stay at their ends, and within words that are too long")
  func rows() throws {
    let state = TextFieldState("a note for the kitchen\n\nunbreakable!", isMultiline: true)

    let input = try input(state, lines: 3...9)

    #expect(rows(input) == ["a note for ", "the ", "kitchen", "unbreakabl", "e!"])
  }

  @Test("Canonically equivalent paragraphs have rows of their own code units")
  func equivalent() throws {
    let state = TextFieldState("caf\u{E9}\ncafe\u{301}", isMultiline: true)

    let input = try input(state)

    #expect(rows(input) == ["café", "café"])
  }

  @Test("The area is as high as its text, within its minimum and maximum numbers of lines")
  func height() throws {
    let state = TextFieldState(isMultiline: true)
    let input = try input(state)
    let empty = try area(input).frame.size.height
    let line = TextStyle.body.lineHeight

    input.type("a\nb\nc")
    #expect(try area(input).frame.size.height == empty)
    try input.key("Return")
    #expect(try area(input).frame.size.height == empty + line)
    try input.key("Return")

    #expect(try area(input).frame.size.height == empty + line)
  }

  @Test("Up and Down keep the column, also across a short line, and end at the ends of the text")
  func vertically() throws {
    let state = TextFieldState("abcdef\ngh\nijklmn", isMultiline: true)
    let input = try input(state)

    try input.key("Left")
    for _ in 0..<2 { try input.key("Up") }
    input.type("1")
    #expect(state.text == "abcde1f\ngh\nijklmn")
    try input.key("Down")
    try input.key("Down")
    input.type("2")
    #expect(state.text == "abcde1f\ngh\nijklmn2")
    for _ in 0..<3 { try input.key("Up") }
    input.type("3")
    try input.key("Ctrl+End")
    try input.key("Down")
    input.type("4")

    #expect(state.text == "3abcde1f\ngh\nijklmn24")
  }

  @Test(
    "Up and Down keep the column of the last other key, even if that has not moved the caret",
    arguments: [["Left", "Right"], ["End"]])
  func column(keys: [String]) throws {
    let state = TextFieldState("abcdef\ngh\nijklmn", isMultiline: true)
    let input = try input(state)
    try input.key("Up")

    for key in keys + ["Up"] { try input.key(key) }
    input.type("1")

    #expect(state.text == "ab1cdef\ngh\nijklmn")
  }

  @Test("Home and End go to the ends of the row, and with Ctrl to those of the text")
  func ends() throws {
    let state = TextFieldState("a note for the kitchen", isMultiline: true)
    let input = try input(state)

    try input.key("Up")
    try input.key("Home")
    input.type("<")
    try input.key("End")
    input.type(">")
    #expect(state.text == "a note for <the> kitchen")
    try input.key("Ctrl+Home")
    input.type("(")
    try input.key("Ctrl+End")
    input.type(")")

    #expect(state.text == "(a note for <the> kitchen)")
  }

  @Test("Left and Right go from row to row, over line breaks and the ends of wrapped rows")
  func horizontally() throws {
    let text = "a note for the\n\nkitchen"
    let state = TextFieldState(text, isMultiline: true)
    let input = try input(state)

    for _ in text { try input.key("Left") }
    input.type("<")
    for _ in text { try input.key("Right") }
    input.type(">")

    #expect(state.text == "<\(text)>")
  }

  @Test("A press sets the caret in the row under it; a drag selects across rows")
  func press() throws {
    let state = TextFieldState("abcdef\nghijkl\nmnopqr", isMultiline: true)
    let input = try input(state, focused: false)

    input.click(12 + 3 * 8.5, 33 + 22 * 1.5)
    input.type("|")
    #expect(state.text == "abcdef\nghi|jkl\nmnopqr")
    input.wait(1_000)
    input.drag(
      from: Point(x: 12 + 8.5, y: 33 + 11), to: Point(x: 12 + 2 * 8.5, y: 33 + 22 * 2.5))
    input.mouse(.up, 12 + 2 * 8.5, 33 + 22 * 2.5)
    try input.key("Delete")

    #expect(state.text == "aopqr")
  }

  @Test("Text that is typed while the mouse button is pressed ends the drag, and stays in order")
  func typingDuringPress() throws {
    let state = TextFieldState("abc", isMultiline: true)
    let input = try input(state, focused: false)

    input.mouse(.down, 12 + 3 * 8.5, 33 + 11)
    for text in ["1", "2"] { input.type(text) }
    input.mouse(.move, 12, 33 + 11)
    input.type("3")
    input.mouse(.up, 12, 33 + 11)

    #expect(state.text == "abc123")
  }

  @Test("In rows without spaces, End and a press at the right put the caret at the end of the row")
  func unspaced() throws {
    let state = TextFieldState(String(repeating: "漢", count: 24), isMultiline: true)
    let input = try input(state)
    let caret = { try #require(input.session.textInput?.caret) }

    try input.key("Ctrl+Home")
    let first = try caret()
    try input.key("End")
    #expect(try caret().minY == first.minY && caret().minX > first.minX)
    try input.key("Right")
    #expect(try caret().minY > first.minY && caret().minX > first.minX)
    try input.key("Home")
    #expect(try caret().minX == first.minX)
    input.click(12 + 85 + 4, 33 + 11)
    #expect(try caret().minY == first.minY)
    input.type("x")

    #expect(state.text.prefix(11) == "漢漢漢漢漢漢漢漢漢漢x")
  }

  @Test("Line breaks and blank lines in a selection are highlighted")
  func blankLines() throws {
    let state = TextFieldState("a\n\nb", isMultiline: true)
    let input = try input(state)

    try input.key("Ctrl+A")

    #expect(Set(highlights(input).map(\.minY)).count == 3)
  }

  @Test("A selection over several rows is drawn on each of them")
  func highlight() throws {
    let state = TextFieldState("abc\ndef\nghi", isMultiline: true)
    let input = try input(state)

    try input.key("Ctrl+A")

    #expect(highlights(input).count == 3 + 2)
  }

  @Test("Text that is longer than the area scrolls to the caret, and with the wheel")
  func scrolling() throws {
    let state = TextFieldState(isMultiline: true)
    let input = try input(state)

    for line in 1...9 {
      input.type("\(line)")
      if line < 9 { try input.key("Return") }
    }
    input.settle()
    #expect(rows(input).suffix(3) == ["7", "8", "9"])
    #expect(!rows(input).contains("1"))
    input.mouse(.move, 40, 60)
    for _ in 0..<9 { input.wheel(0, -1) }
    input.settle()
    #expect(rows(input).first == "1")
    input.type("!")
    input.settle()

    #expect(rows(input).last == "9!")
  }

  @Test("A tap of a finger on the scroll bar of an area focuses the area")
  func tapOnScrollBar() throws {
    let state = TextFieldState("1\n2\n3\n4\n5", isMultiline: true)
    let input = try input(state, focused: false)
    let frame = try area(input).frame

    input.touch(.down, frame.maxX - 5, frame.midY)
    input.touch(.up, frame.maxX - 5, frame.midY)

    #expect(state.hasFocus)
  }

  @Test("Beyond an end of the text, the wheel and a finger scroll the page around the area")
  func passingOn() throws {
    let (state, scroll) = (TextFieldState("1\n2\n3\n4\n5", isMultiline: true), ScrollState())
    let input = InputDriver(
      on: TestScreen {
        ScrollArea(state: scroll) {
          TextArea("Note", state: state, lines: 3...3)
          Spacer(2_000)
        }
      })
    input.mouse(.move, 400, 60)

    input.wheel(0, 1)
    input.settle()
    #expect(scroll.offset == 0)
    input.wheel(0, 1)
    input.settle()
    #expect(scroll.offset == 50)
    input.touch(.down, 400, 40)
    for step in 1...10 {
      input.wait(16)
      input.touch(.move, 400, 40 - Double(step) * 10)
    }
    input.wait(500)
    input.touch(.up, 400, -60)

    #expect(scroll.offset > 100)
  }

  @Test("Typing in an area at the end of a page scrolls the page to the caret")
  func page() throws {
    let (state, scroll) = (TextFieldState(isMultiline: true), ScrollState())
    let input = InputDriver(
      on: TestScreen {
        ScrollArea(state: scroll) {
          Spacer(520)
          TextArea("Note", state: state, lines: 1...20)
        }
      })
    try input.key("Tab")

    for _ in 0..<10 { try input.key("Return") }
    input.settle()

    let caret = try #require(input.session.textInput?.caret)
    #expect(caret.minY >= 0 && caret.maxY <= 600)
    #expect(scroll.offset > 0)
  }

  @Test("Undo takes back an edit of several lines, and cutting puts them on the clipboard")
  func undo() throws {
    let state = TextFieldState("a\nb", isMultiline: true)
    let input = try input(state)
    var copied: [String] = []
    input.session.onCopy = { copied.append($0) }

    try input.key("Ctrl+A")
    try input.key("Ctrl+X")
    #expect(state.text.isEmpty && copied == ["a\nb"])
    try input.key("Ctrl+V")
    #expect(state.text == "a\nb")
    try input.key("Ctrl+Z")
    #expect(state.text.isEmpty)
    try input.key("Ctrl+Z")

    #expect(state.text == "a\nb")
  }

  @Test("In a text area of a form, Ctrl+Enter moves to the next field")
  func form() throws {
    let (note, name) = (FormFieldState(isMultiline: true), FormFieldState())
    let form = FormState([note, name])
    let input = InputDriver(
      on: TestScreen {
        ScrollArea(state: form.scroll) {
          Form(state: form) {
            TextArea("Note", state: note)
            TextField("Name", state: name)
          }
        }
      })

    try input.key("Return")
    #expect(note.text == "\n")
    try input.key("Ctrl+Return")
    input.type("Ida")

    #expect(name.text == "Ida")
  }
}
