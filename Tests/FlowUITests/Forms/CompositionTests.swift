import FlowCore
import FlowUI
import Testing

@Suite struct CompositionTests {
  /// A field across a stage 800 points wide that has the focus; a letter is 8.5 points wide, and
  /// the first begins at 12.
  private func stage(_ states: TextFieldState...) throws -> InputDriver {
    let hands = InputDriver(
      on: TestScreen { Column { for state in states { TextField("Name", state) } } })
    try hands.key("Tab")
    return hands
  }

  private func compose(_ text: String, selected: Range<Int>? = nil, _ hands: InputDriver) {
    hands.session.send(.composition(TextComposition(text, selected: selected)), at: hands.now)
  }

  private func type(_ text: String, _ hands: InputDriver) {
    hands.session.send(.text(text), at: hands.now)
  }

  @Test("What is composed is seen in the place of the selection, and is no part of the text")
  func seen() throws {
    var told: [String] = []
    let state = TextFieldState("one two") { told.append($0) }
    let hands = try stage(state)
    try hands.key("Ctrl+Shift+Left")

    compose("にほ", hands)

    #expect(hands.session.layerTree.root.words == ["Name", "one にほ"])
    #expect(hands.lines.last.map { "\($0.verb) \($0.subject)" } == "compose \"にほ\"")
    #expect(state.text == "one two")
    #expect(told.isEmpty)
    compose("", hands)
    #expect(hands.session.layerTree.root.words == ["Name", "one two"])
  }

  @Test("What is settled takes the selection's place, and one undo brings that back")
  func settled() throws {
    var told: [String] = []
    let state = TextFieldState("one two") { told.append($0) }
    let hands = try stage(state)
    try hands.key("Ctrl+Shift+Left")

    for text in ["n", "に", "にほ", "にほん", "日本"] { compose(text, hands) }
    type("日本", hands)
    #expect(told == ["one 日本"])
    #expect(hands.session.layerTree.root.words == ["Name", "one 日本"])
    try hands.key("Ctrl+Z")

    #expect(state.text == "one two")
  }

  @Test(
    "A line lies under what is composed, a thicker one under its clause, and the caret is after that"
  )
  func drawn() throws {
    let hands = try stage(TextFieldState("ab"))

    compose("xyz", selected: 1..<2, hands)

    let fills = try #require(hands.session.layerTree.root.named("text")).drawings.compactMap {
      if case .fill(let rect, _) = $0 { rect } else { nil }
    }
    #expect(fills.map(\.minX) == [25.5, 17, 25.5, 34])
    #expect(fills.map(\.size.width) == [8.5, 25.5, 8.5, 2])
    #expect(fills.map(\.size.height) == [22, 1, 2, 22])
    #expect(hands.session.textInput?.isComposing == true)
  }

  @Test(
    "While something is composed, keys are the input method's",
    arguments: ["Backspace", "Left", "Return", "Space", "Tab", "Ctrl+A", "Down", "Ctrl+Z"])
  func keys(key: String) throws {
    var submitted = 0
    let (state, other) = (TextFieldState("ab"), TextFieldState())
    state.onSubmit = { submitted += 1 }
    let hands = try stage(state, other)
    compose("x", hands)

    try hands.key(key)

    #expect(hands.session.layerTree.root.words.contains("abx"))
    #expect(state.text == "ab")
    #expect(submitted == 0)
    #expect(!other.hasFocus)
  }

  @Test("Escape gives up what is composed, and only then goes back")
  func escape() throws {
    let state = TextFieldState("ab")
    let hands = InputDriver(on: TestScreen("root") {})
    try hands.controller.push(
      TestScreen("page") { Column { TextField("Name", state) } }, .immediate)
    try hands.key("Tab")
    compose("x", hands)

    try hands.key("Escape")
    #expect(hands.controller.depth == 2)
    #expect(state.composition == nil)
    try hands.key("Escape")
    hands.settle()

    #expect(hands.controller.depth == 1)
  }

  /// What ends a composition.
  enum Ending: CaseIterable {
    case press, pressElsewhere, otherField, window, disabling
  }

  @Test(
    "A press, another field's focus, the window's loss of it and disabling end it",
    arguments: Ending.allCases)
  func ended(by ending: Ending) throws {
    let (state, other) = (TextFieldState("ab"), TextFieldState())
    let hands = try stage(state, other)
    compose("x", hands)
    #expect(hands.session.layerTree.root.words.contains("abx"))

    switch ending {
    case .press: hands.click(30, 44)
    case .pressElsewhere: hands.mouse(.down, 700, 500)
    case .otherField: hands.click(30, 110)
    case .window: hands.session.send(.focus(false), at: hands.now)
    case .disabling: state.isEnabled = false
    }
    try hands.key("Home")

    #expect(state.composition == nil)
    #expect(hands.session.layerTree.root.words.contains("ab"))
    #expect(state.text == "ab")
    #expect(other.hasFocus == (ending == .otherField))
  }

  @Test("What is composed on a page that goes away is gone when it comes back")
  func pages() throws {
    let state = TextFieldState("ab")
    let hands = try stage(state)
    compose("x", hands)

    try hands.controller.push(TestScreen("above") {}, .immediate)
    #expect(hands.session.textInput == nil)
    compose("y", hands)
    _ = try hands.controller.pop(.immediate)

    #expect(state.composition == nil)
    #expect(hands.session.layerTree.root.words == ["Name", "ab"])
  }

  @Test("A press finds the characters where they were seen, with what was composed between them")
  func press() throws {
    let state = TextFieldState("abcd")
    let hands = try stage(state)
    try hands.key("Left")
    compose("xyz", hands)

    // Between the composed letters and the last one.
    hands.click(12 + 7 * 8.5, 44)
    type("!", hands)

    #expect(state.text == "abcd!")
  }

  @Test("A password takes what is settled, and nothing that is composed")
  func secret() throws {
    let state = TextFieldState("ab", isSecure: true)
    let hands = try stage(state)

    compose("x", hands)
    #expect(hands.session.layerTree.root.words == ["Name", "••"])
    #expect(hands.session.textInput?.isComposing == false)
    type("x", hands)

    #expect(state.text == "abx")
  }

  @Test("Nothing is composed where no field has the focus")
  func nobody() {
    let hands = InputDriver(on: TestScreen { Column { TextField("Name", TextFieldState()) } })

    compose("x", hands)

    #expect(hands.session.textInput == nil)
    #expect(hands.session.layerTree.root.words == ["Name"])
  }

  @Test("Line breaks and control characters in what is composed are as in what is typed")
  func cleaned() throws {
    let state = TextFieldState()
    let hands = try stage(state)

    compose("a\u{7}b\nc\u{202E}d", selected: 2..<4, hands)

    #expect(state.composition == TextComposition("ab cd", selected: 1..<3))
    compose(String(repeating: "x", count: 1_000_000), hands)
    #expect(state.composition == nil)
  }

  @Test(
    "The caret is known in points of the stage, wherever the field is scrolled to and however it reads"
  )
  func caret() throws {
    let state = TextFieldState(String(repeating: "word ", count: 100))
    let scroll = ScrollState()
    let hands = InputDriver(
      on: TestScreen {
        ScrollArea(scroll) {
          TextField("Name", state)
          Spacer(3000)
        }
      })
    try hands.key("Tab")
    let caret = { try #require(hands.session.textInput).caret }

    #expect(try caret() == Rect(x: 786, y: 33, width: 2, height: 22))
    try hands.key("Home")
    #expect(try caret().minX == 12)
    hands.wheel(0, 0.2)
    #expect(try caret().minY < 33)
    hands.session.direction = .rightToLeft
    #expect(try caret().minX == 786)
  }
}
