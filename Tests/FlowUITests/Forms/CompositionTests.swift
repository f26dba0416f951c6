import FlowCore
import FlowUI
import Testing

@Suite struct CompositionTests {
  /// Fields across a stage 800 points wide, the first of which has the focus.
  ///
  /// A letter is 8.5 points wide, and the first letter begins at x = 12.
  private func driver(_ states: TextFieldState...) throws -> InputDriver {
    let input = InputDriver(
      on: TestScreen { Column { for state in states { TextField("Name", state: state) } } })
    try input.key("Tab")
    return input
  }

  private func compose(_ text: String, selected: Range<Int>? = nil, _ input: InputDriver) {
    input.session.send(.composition(TextComposition(text, selected: selected)), at: input.now)
  }

  @Test("A composition is shown in place of the selection, and is not part of the text")
  func seen() throws {
    var told: [String] = []
    let state = TextFieldState("one two") { told.append($0) }
    let input = try driver(state)
    try input.key("Ctrl+Shift+Left")

    compose("にほ", input)

    #expect(input.session.layerTree.root.texts == ["Name", "one にほ"])
    #expect(input.lines.last.map { "\($0.verb) \($0.subject)" } == "compose \"にほ\"")
    #expect(state.text == "one two")
    #expect(told.isEmpty)
    compose("", input)
    #expect(input.session.layerTree.root.texts == ["Name", "one two"])
  }

  @Test("Committed text replaces the selection, and one undo restores it")
  func settled() throws {
    var told: [String] = []
    let state = TextFieldState("one two") { told.append($0) }
    let input = try driver(state)
    try input.key("Ctrl+Shift+Left")

    for text in ["n", "に", "にほ", "にほん", "日本"] { compose(text, input) }
    input.type("日本")
    #expect(told == ["one 日本"])
    #expect(input.session.layerTree.root.texts == ["Name", "one 日本"])
    try input.key("Ctrl+Z")

    #expect(state.text == "one two")
  }

  @Test("A composition is underlined, its clause more thickly, and the caret is after the clause")
  func drawn() throws {
    let input = try driver(TextFieldState("ab"))

    compose("xyz", selected: 1..<2, input)

    let fills = try #require(input.session.layerTree.root.named("text")).drawings.compactMap {
      if case .fill(let rect, _) = $0 { rect } else { nil }
    }
    #expect(fills.map(\.minX) == [25.5, 17, 25.5, 34])
    #expect(fills.map(\.size.width) == [8.5, 25.5, 8.5, 2])
    #expect(fills.map(\.size.height) == [22, 1, 2, 22])
    #expect(input.session.textInput?.isComposing == true)
  }

  @Test(
    "A field ignores keys during a composition, because they are the input method's",
    arguments: ["Backspace", "Left", "Return", "Space", "Tab", "Ctrl+A", "Down", "Ctrl+Z"])
  func keys(key: String) throws {
    var submitted = 0
    let (state, other) = (TextFieldState("ab"), TextFieldState())
    state.onSubmit = { submitted += 1 }
    let input = try driver(state, other)
    compose("x", input)

    try input.key(key)

    #expect(input.session.layerTree.root.texts.contains("abx"))
    #expect(state.text == "ab")
    #expect(submitted == 0)
    #expect(!other.hasFocus)
  }

  @Test("Escape discards the composition, and a second Escape goes back")
  func escape() throws {
    let state = TextFieldState("ab")
    let input = InputDriver(on: TestScreen("root") {})
    try input.controller.push(
      TestScreen("page") { Column { TextField("Name", state: state) } }, .immediate)
    try input.key("Tab")
    compose("x", input)

    try input.key("Escape")
    #expect(input.controller.depth == 2)
    #expect(state.composition == nil)
    try input.key("Escape")
    input.settle()

    #expect(input.controller.depth == 1)
  }

  enum CompositionEnd: CaseIterable {
    case press, pressElsewhere, otherField, window, disabling
  }

  @Test(
    "A press, focus in another field, the window's loss of focus and disabling end a composition",
    arguments: CompositionEnd.allCases)
  func ended(by ending: CompositionEnd) throws {
    let (state, other) = (TextFieldState("ab"), TextFieldState())
    let input = try driver(state, other)
    compose("x", input)
    #expect(input.session.layerTree.root.texts.contains("abx"))

    switch ending {
    case .press: input.click(30, 44)
    case .pressElsewhere: input.mouse(.down, 700, 500)
    case .otherField: input.click(30, 110)
    case .window: input.session.send(.focus(false), at: input.now)
    case .disabling: state.isEnabled = false
    }
    try input.key("Home")

    #expect(state.composition == nil)
    #expect(input.session.layerTree.root.texts.contains("ab"))
    #expect(state.text == "ab")
    #expect(other.hasFocus == (ending == .otherField))
  }

  @Test("A push discards the composition, and a pop does not restore it")
  func pages() throws {
    let state = TextFieldState("ab")
    let input = try driver(state)
    compose("x", input)

    try input.controller.push(TestScreen("above") {}, .immediate)
    #expect(input.session.textInput == nil)
    compose("y", input)
    _ = try input.controller.pop(.immediate)

    #expect(state.composition == nil)
    #expect(input.session.layerTree.root.texts == ["Name", "ab"])
  }

  @Test(
    "A press during a composition puts the caret between the characters that are shown there",
    arguments: [
      (2, "ab!cdef"), (3, "abc!def"), (5, "abc!def"), (6, "abc!def"), (7, "abcd!ef"),
      (9, "abcdef!"),
    ])
  func press(letters: Int, text: String) throws {
    let state = TextFieldState("abcdef")
    let input = try driver(state)
    for _ in "def" { try input.key("Left") }
    compose("xyz", input)
    #expect(input.session.layerTree.root.texts == ["Name", "abcxyzdef"])

    input.click(12 + Double(letters) * 8.5, 44)
    input.type("!")

    #expect(state.text == text)
  }

  @Test("A secure field takes committed text, but no composition")
  func secret() throws {
    let state = TextFieldState("ab", isSecure: true)
    let input = try driver(state)

    compose("x", input)
    #expect(input.session.layerTree.root.texts == ["Name", "••"])
    #expect(input.session.textInput?.isComposing == false)
    input.type("x")

    #expect(state.text == "abx")
  }

  @Test("Without a focused field a composition is ignored")
  func nobody() {
    let input = InputDriver(
      on: TestScreen { Column { TextField("Name", state: TextFieldState()) } })

    compose("x", input)

    #expect(input.session.textInput == nil)
    #expect(input.session.layerTree.root.texts == ["Name"])
  }

  @Test("A composition is filtered like typed text, and one that is too long is discarded")
  func cleaned() throws {
    let state = TextFieldState()
    let input = try driver(state)

    compose("a\u{7}b\nc\u{202E}d", selected: 2..<4, input)

    #expect(state.composition == TextComposition("ab cd", selected: 1..<3))
    compose(String(repeating: "x", count: 1_000_000), input)
    #expect(state.composition == nil)
  }

  @Test(
    "The caret of the text input is in points of the stage, also after scrolling and right to left")
  func caret() throws {
    let state = TextFieldState(String(repeating: "word ", count: 100))
    let scroll = ScrollState()
    let input = InputDriver(
      on: TestScreen {
        ScrollArea(state: scroll) {
          TextField("Name", state: state)
          Spacer(3000)
        }
      })
    try input.key("Tab")
    let caret = { try #require(input.session.textInput).caret }

    #expect(try caret() == Rect(x: 786, y: 33, width: 2, height: 22))
    try input.key("Home")
    #expect(try caret().minX == 12)
    input.wheel(0, 0.2)
    #expect(try caret().minY < 33)
    input.session.direction = .rightToLeft
    #expect(try caret().minX == 786)
  }
}
