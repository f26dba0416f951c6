import FlowCore
import FlowUI
import Testing

@Suite struct TextFieldTests {
  /// A field across a stage 800 points wide; a letter is 8.5 points wide, and the first letter
  /// begins at x = 12.
  private func driver(_ state: TextFieldState, focused: Bool = true) throws -> InputDriver {
    let input = InputDriver(
      on: TestScreen { Column { TextField("Name", state: state, placeholder: "Example") } })
    if focused { try input.key("Tab") }
    return input
  }

  @Test("Typed text goes to the focused field, and every change calls `onChange`")
  func typing() throws {
    var told: [String] = []
    let state = TextFieldState { told.append($0) }
    let input = try driver(state, focused: false)

    input.type("x")
    try input.key("Tab")
    input.type("a")
    input.type("é👩‍👩‍👧‍👦")
    try input.key("Backspace")
    try input.key("Backspace")

    #expect(told == ["a", "aé👩‍👩‍👧‍👦", "aé", "a"])
  }

  @Test(
    "A press focuses a field and sets the caret at the nearest edge of a character",
    arguments: [(12.0, "xabcd"), (28, "abxcd"), (700, "abcdx")])
  func press(x: Double, expected: String) throws {
    let state = TextFieldState("abcd")
    let input = try driver(state, focused: false)

    input.click(x, 44)
    input.type("x")

    #expect(state.text == expected)
  }

  @Test("In a row a field takes the room that the other elements leave")
  func row() throws {
    let state = TextFieldState()
    let block = Block(100, 44)
    let input = InputDriver(
      on: TestScreen {
        Row {
          TextField("Name", state: state)
          block
        }
      })
    _ = input.session.layerTree

    let field = try #require(
      input.session.accessibilityTree.all.first { $0.role == .textField }?.frame)

    #expect(block.frame?.minX == 700)
    #expect(field.minX == 0 && field.maxX == 692)
  }

  @Test("A press with Shift extends the selection")
  func shiftPress() throws {
    let state = TextFieldState("one two")
    let input = try driver(state, focused: false)

    input.click(12, 44)
    input.session.send(
      .pointer(
        .down, device: .mouse, finger: 0, location: Point(x: 12 + 3 * 8.5, y: 44),
        modifiers: [.shift]),
      at: input.now)
    input.type("x")

    #expect(state.text == "x two")
  }

  @Test("A mouse drag selects text, a double click a word and a triple click everything")
  func selecting() throws {
    let state = TextFieldState("one two")
    let input = try driver(state, focused: false)
    var copied: [String] = []
    input.session.onCopy = { copied.append($0) }

    input.mouse(.down, 12 + 8.5, 44)
    input.mouse(.move, 12 + 3 * 8.5, 44)
    input.mouse(.up, 12 + 3 * 8.5, 44)
    try input.key("Ctrl+C")
    input.wait(1000)
    input.click(12 + 5.5 * 8.5, 44)
    input.click(12 + 5.5 * 8.5, 44)
    try input.key("Ctrl+C")
    input.click(12 + 5.5 * 8.5, 44)
    try input.key("Ctrl+C")

    #expect(copied == ["ne", "two", "one two"])
  }

  @Test("Cut and paste move text, and each step can be undone and redone")
  func clipboard() throws {
    let state = TextFieldState("one two")
    let input = try driver(state)

    try input.key("Ctrl+Shift+Left")
    try input.key("Ctrl+X")
    try input.key("Home")
    try input.key("Ctrl+V")
    #expect(state.text == "twoone ")
    try input.key("Ctrl+Z")
    #expect(state.text == "one ")
    try input.key("Ctrl+Z")
    #expect(state.text == "one two")
    try input.key("Ctrl+Y")
    #expect(state.text == "one ")
    try input.key("Ctrl+Y")

    #expect(state.text == "twoone ")
  }

  @Test("Ctrl+V does nothing if nothing was copied, or if no field has the focus")
  func nothingToPaste() throws {
    let state = TextFieldState("one")
    let input = try driver(state)
    try input.key("Ctrl+A")
    try input.key("Ctrl+V")
    #expect(state.text == "one")

    try input.key("Ctrl+C")
    try input.key("End")
    state.hasFocus = false
    try input.key("Ctrl+V")

    #expect(state.text == "one")
  }

  @Test("A secure field shows only dots, and its text can be neither copied nor cut")
  func secret() throws {
    let state = TextFieldState("hidden", isSecure: true)
    let input = try driver(state)
    var copied: [String] = []
    input.session.onCopy = { copied.append($0) }

    try input.key("Ctrl+A")
    try input.key("Ctrl+C")
    try input.key("Ctrl+X")

    #expect(input.session.layerTree.root.texts.contains("••••••"))
    #expect(!"\(input.session.layerTree)".contains("hidden"))
    #expect(copied.isEmpty)
    #expect(state.text == "hidden")
  }

  @Test("In a secure field, the whole text counts as one word")
  func secretWords() throws {
    let state = TextFieldState("one two", isSecure: true)
    let input = try driver(state)

    for _ in 0..<2 { input.click(20, 44) }
    input.type("new pass")
    #expect(state.text == "new pass")
    try input.key("Ctrl+Left")
    input.type("a ")
    #expect(state.text == "a new pass")
    try input.key("Ctrl+Delete")

    #expect(state.text == "a ")
    try input.key("Ctrl+Backspace")
    #expect(state.text.isEmpty)
  }

  @Test("Enter submits, Space does not scroll, and Escape still goes back")
  func others() throws {
    var submitted = 0
    let state = TextFieldState()
    state.onSubmit = { submitted += 1 }
    let scroll = ScrollState()
    let input = InputDriver(on: TestScreen("root") {})
    try input.controller.push(
      TestScreen("page") {
        ScrollArea(state: scroll) {
          TextField("Name", state: state)
          Spacer(3000)
        }
      }, .immediate)
    try input.key("Tab")

    try input.key("Return")
    try input.key("Space")
    #expect(submitted == 1)
    #expect(scroll.offset == 0)
    try input.key("Escape")
    input.settle()

    #expect(input.controller.depth == 1)
  }

  @Test("NF-K5 In a focused field Left moves the caret, and Alt+Left goes back")
  func back() throws {
    let state = TextFieldState("ab")
    let input = InputDriver(on: TestScreen("root") {})
    try input.controller.push(
      TestScreen("page") { Column { TextField("Name", state: state) } }, .immediate)
    try input.key("Tab")

    try input.key("Left")
    input.type("x")
    #expect(state.text == "axb")
    try input.key("Alt+Left")
    input.settle()

    #expect(input.controller.depth == 1)
  }

  @Test("A long text scrolls so that the caret is always visible")
  func scrolling() throws {
    let state = TextFieldState(String(repeating: "word ", count: 100))
    let input = try driver(state)
    let caret = { () -> Double in
      let text = try #require(input.session.layerTree.root.named("text"))
      guard case .fill(let rect, _) = try #require(text.drawings.last) else { return .nan }
      return rect.minX
    }

    #expect(try (0...774).contains(caret()))
    try input.key("Home")
    #expect(try caret() == 0)
    try input.key("Ctrl+Right")

    #expect(try caret() == 4 * 8.5)
  }

  @Test("Without the focus a field shows its text's start, and a press sets the caret as shown")
  func unfocused() throws {
    let state = TextFieldState(String(repeating: "word ", count: 100))
    let input = try driver(state, focused: false)
    let text = try #require(input.session.layerTree.root.named("text"))
    guard case .text(_, _, let baseline, _) = try #require(text.drawings.first) else {
      Issue.record("no text")
      return
    }
    #expect(baseline.x == 0)

    input.click(12 + 4 * 8.5, 44)
    input.type("s")

    #expect(state.text.hasPrefix("words word"))
  }

  @Test("A tap with a finger sets the caret in the text as it was when the finger was pressed")
  func tap() throws {
    let state = TextFieldState(String(repeating: "word ", count: 100))
    let input = try driver(state, focused: false)

    input.touch(.down, 12 + 4 * 8.5, 44)
    input.wait(50)
    input.touch(.up, 12 + 4 * 8.5, 44)
    input.type("s")

    #expect(state.text.hasPrefix("words word"))
  }

  @Test("A finger that was pressed on a text that has become shorter sets the caret at its end")
  func shortened() throws {
    let state = TextFieldState("one two")
    let input = try driver(state, focused: false)

    input.touch(.down, 12 + 7 * 8.5, 44)
    state.text = "a"
    input.touch(.up, 12 + 7 * 8.5, 44)
    input.type("b")

    #expect(state.text == "ab")
  }

  @Test("Setting a text that is cleaned to the current one keeps the caret and the undo history")
  func sameText() throws {
    let state = TextFieldState("", limit: 3)
    let input = try driver(state)
    input.type("a")
    input.type(" b")
    try input.key("Home")

    state.text = "a\tb, cut off"
    #expect(state.text == "a b")
    try input.key("Delete")
    #expect(state.text == " b")
    for _ in 0..<2 { try input.key("Ctrl+Z") }

    #expect(state.text == "a")
  }

  @Test("A field's problem is shown below it, and its placeholder only while it is empty")
  func ownTexts() throws {
    let state = TextFieldState()
    let input = InputDriver(
      on: TestScreen {
        Column {
          TextField(
            "Name", state: state, placeholder: "Example",
            problem: state.text.isEmpty ? "Please write your name." : nil)
        }
      })
    #expect(input.session.layerTree.root.texts == ["Name", "Please write your name.", "Example"])

    input.click(100, 44)
    input.type("Juna")

    #expect(input.session.layerTree.root.texts == ["Name", "Juna"])
  }

  @Test("A disabled field ignores keys and presses")
  func disabled() throws {
    let state = TextFieldState("a")
    state.isEnabled = false
    let input = try driver(state)

    input.click(100, 44)
    input.type("x")
    try input.key("Backspace")

    #expect(state.text == "a")
    #expect(!state.hasFocus)
  }

  @Test("A million letters at once are refused: the text is kept, and `onRefusal` is called")
  func flood() throws {
    var refusals = 0
    let state = TextFieldState("kept")
    state.onRefusal = { refusals += 1 }
    let input = try driver(state)

    input.type(String(repeating: "x", count: 1_000_000))
    #expect(state.text == "kept")
    #expect(refusals == 1)
    input.type("!")

    #expect(state.text == "kept!")
    #expect(refusals == 1)
  }

  @Test("A field with a limit of 100,000 characters accepts as many, with the caret visible")
  func long() throws {
    let state = TextFieldState(limit: 100_000)
    let input = try driver(state)
    let long = String(repeating: "wörd ", count: 20_000)

    input.type(long)

    #expect(state.text == long)
    #expect(input.session.textInput?.caret.maxX == 788)
    state.hasFocus = false
    #expect(
      input.session.layerTree.root.texts.last.map { $0.count < 100 && $0.hasSuffix("…") } == true)
  }

  @Test("A text that does not fit is truncated with an ellipsis until the field has the focus")
  func ellipsis() throws {
    let state = TextFieldState(String(repeating: "a  b ", count: 40))
    let input = try driver(state, focused: false)

    // 776 points have room for 91 letters.
    #expect(input.session.layerTree.root.texts.last == String(state.text.prefix(90)) + "…")
    input.click(700, 500)
    input.click(786, 44)
    input.type("!")

    #expect(state.text.prefix(91) == state.text.prefix(90) + "!")
    #expect(input.session.layerTree.root.texts.last == state.text)
  }

  @Test("A long secure text shows as many dots as fit, and an ellipsis")
  func secretEllipsis() throws {
    let state = TextFieldState(String(repeating: "é", count: 200), isSecure: true)
    let input = try driver(state, focused: false)
    #expect(input.session.layerTree.root.texts.last == String(repeating: "•", count: 90) + "…")

    input.click(12 + 3 * 8.5, 44)
    input.type("x")

    #expect(state.text.prefix(5) == "éééxé")
  }

  @Test("Parts of an emoji, and accents, join when they are typed one by one")
  func joining() throws {
    let state = TextFieldState()
    let input = try driver(state)

    for part in ["\u{301}", "👩", "\u{200D}", "👧", "e", "\u{301}"] { input.type(part) }

    #expect(state.text.count == 3)
    for _ in 0..<3 { try input.key("Left") }
    try input.key("Delete")
    #expect(state.text == "👩\u{200D}👧é")
  }
}
