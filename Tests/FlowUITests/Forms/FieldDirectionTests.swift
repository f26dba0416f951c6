import FlowCore
import FlowUI
import Testing

/// Fields across a stage 800 points wide; their text has from 12 to 788, a letter is 8.5 points
/// wide, and capital ones read from right to left.
@Suite struct FieldDirectionTests {
  private func stage(_ state: TextFieldState, _ direction: LayoutDirection = .leftToRight) throws
    -> InputDriver
  {
    let hands = InputDriver(
      on: TestScreen { Column { TextField("name", state) } }, measuring: MixedMeasuring())
    hands.session.direction = direction
    try hands.key("Tab")
    return hands
  }

  private func type(_ text: String, _ hands: InputDriver) {
    hands.session.send(.text(text), at: hands.now)
  }

  /// The caret's left edge.
  private func caret(_ hands: InputDriver) -> Double? { hands.session.textInput?.caret.minX }

  /// The left and right edges of the highlighted pieces, in letters from the line's beginning.
  private func highlights(_ hands: InputDriver) -> [[Double]] {
    hands.session.layerTree.root.named("text")?.drawings.prefix { !$0.isText }.compactMap {
      if case .fill(let rect, _) = $0 { [rect.minX / 8.5, rect.maxX / 8.5] } else { nil }
    } ?? []
  }

  /// So many letters from the left end, and from the right one, with the caret inside.
  private func fromLeft(_ letters: Double) -> Double { 12 + letters * 8.5 }
  private func fromRight(_ letters: Double) -> Double { 786 - letters * 8.5 }

  @Test("FC-14 A text begins at the side from which it reads, on either stage")
  func sides() throws {
    #expect(try caret(stage(TextFieldState("abcd"))) == fromLeft(4))
    #expect(try caret(stage(TextFieldState("abcd"), .rightToLeft)) == fromLeft(4))
    #expect(try caret(stage(TextFieldState("ABCD"))) == fromRight(4))
    #expect(try caret(stage(TextFieldState("ABCD"), .rightToLeft)) == fromRight(4))
  }

  @Test("FC-14 A text without letters begins where its stage does")
  func neutral() throws {
    #expect(try caret(stage(TextFieldState(""))) == 12)
    #expect(try caret(stage(TextFieldState("12"))) == fromLeft(2))
    #expect(try caret(stage(TextFieldState(""), .rightToLeft)) == 786)
    #expect(try caret(stage(TextFieldState("12"), .rightToLeft)) == fromRight(2))
  }

  @Test("Left and Right lead to their side, on either stage", arguments: LayoutDirection.allCases)
  func arrows(direction: LayoutDirection) throws {
    let state = TextFieldState("ab CDE")
    let hands = try stage(state, direction)
    #expect(caret(hands) == fromLeft(6))

    try hands.key("Left")
    #expect(caret(hands) == fromLeft(5))
    type("!", hands)
    #expect(state.text == "ab C!DE")
    try hands.key("Ctrl+Z")
    try hands.key("Right")
    try hands.key("Right")
    type("f", hands)

    #expect(state.text == "ab CDEf")
  }

  @Test(
    "Home and End lead to the text's beginning and end, Ctrl and an arrow to where its words read to"
  )
  func ends() throws {
    let state = TextFieldState("ABC DE")
    let hands = try stage(state)

    try hands.key("Home")
    #expect(caret(hands) == 786)
    try hands.key("Ctrl+Left")
    type("!", hands)
    #expect(state.text == "ABC! DE")
    try hands.key("End")
    try hands.key("Ctrl+Right")
    type("F", hands)

    #expect(state.text == "ABC! FDE")
  }

  @Test("An arrow collapses a selection to its side")
  func collapse() throws {
    let state = TextFieldState("ABCD")
    let hands = try stage(state)

    try hands.key("Ctrl+A")
    try hands.key("Right")
    #expect(caret(hands) == 786)
    try hands.key("Ctrl+A")
    try hands.key("Left")

    #expect(caret(hands) == fromRight(4))
  }

  @Test("A selection over words of both directions is seen in pieces")
  func selection() throws {
    let hands = try stage(TextFieldState("ab CDE f"))
    try hands.key("Home")

    for _ in 0..<4 { try hands.key("Shift+Right") }

    // The caret has passed the last letter against the line: the two before it are selected.
    #expect(highlights(hands) == [[0, 3], [4, 6]])
  }

  @Test("A drag over words against the line selects what it passes")
  func drag() throws {
    let state = TextFieldState("ab CDE f")
    let hands = try stage(state)
    var copied: [String] = []
    hands.session.onCopy = { copied.append($0) }

    hands.mouse(.down, 12 + 3.1 * 8.5, 44)
    hands.mouse(.move, 12 + 4.1 * 8.5, 44)
    hands.mouse(.up, 12 + 4.1 * 8.5, 44)
    try hands.key("Ctrl+C")

    #expect(copied == ["E"])
    #expect(highlights(hands) == [[3, 4]])
  }

  @Test("A long text from right to left scrolls with its caret, and is cut off at its left")
  func scrolling() throws {
    let state = TextFieldState(String(repeating: "WORD ", count: 100))
    let hands = try stage(state)

    #expect(caret(hands) == 12)
    try hands.key("Home")
    #expect(caret(hands) == 786)
    state.hasFocus = false
    let text = try #require(hands.session.layerTree.root.named("text"))

    guard case .text(let words, _, let baseline, _) = try #require(text.drawings.first) else {
      Issue.record("no text")
      return
    }
    #expect(words == String(state.text.prefix(90)) + "…")
    #expect(abs(baseline.x + 91 * 8.5 - 776) < 1e-9)
  }
}

extension Drawing {
  fileprivate var isText: Bool { if case .text = self { true } else { false } }
}
