import FlowCore
import FlowUI
import Testing

/// Fields across a stage 800 points wide.
///
/// Their text lies between x = 12 and x = 788; a letter is 8.5 points wide, and capital letters are
/// written from right to left.
@Suite struct FieldDirectionTests {
  private func driver(_ state: TextFieldState, _ direction: LayoutDirection = .leftToRight) throws
    -> InputDriver
  {
    let input = InputDriver(
      on: TestScreen { Column { TextField("name", state: state) } }, measuring: MixedMeasuring())
    input.session.direction = direction
    try input.key("Tab")
    return input
  }

  private func caret(_ input: InputDriver) -> Double? { input.session.textInput?.caret.minX }

  /// The left and right edges of the highlighted pieces, in letters from the left end of the line.
  private func highlights(_ input: InputDriver) -> [[Double]] {
    input.session.layerTree.root.named("text")?.drawings.prefix { !$0.isText }.compactMap {
      if case .fill(let rect, _) = $0 { [rect.minX / 8.5, rect.maxX / 8.5] } else { nil }
    } ?? []
  }

  /// The left edge of a caret at a number of letters from the left end, and from the right end.
  private func fromLeft(_ letters: Double) -> Double { 12 + letters * 8.5 }
  private func fromRight(_ letters: Double) -> Double { 786 - letters * 8.5 }

  @Test(
    "FC-14 A field's text begins at the side of its own direction, whatever the stage's direction")
  func sides() throws {
    #expect(try caret(driver(TextFieldState("abcd"))) == fromLeft(4))
    #expect(try caret(driver(TextFieldState("abcd"), .rightToLeft)) == fromLeft(4))
    #expect(try caret(driver(TextFieldState("ABCD"))) == fromRight(4))
    #expect(try caret(driver(TextFieldState("ABCD"), .rightToLeft)) == fromRight(4))
  }

  @Test("FC-14 A text without letters begins at the leading side of the stage")
  func neutral() throws {
    #expect(try caret(driver(TextFieldState(""))) == 12)
    #expect(try caret(driver(TextFieldState("12"))) == fromLeft(2))
    #expect(try caret(driver(TextFieldState(""), .rightToLeft)) == 786)
    #expect(try caret(driver(TextFieldState("12"), .rightToLeft)) == fromRight(2))
  }

  @Test("Numbers read from left to right in every layout, and begin at the leading side")
  func numbers() throws {
    let state = TextFieldState("12345678", format: .card)
    let input = try driver(state, .rightToLeft)

    let text = try #require(input.session.layerTree.root.named("text"))
    guard case .text(let shown, _, let baseline, _) = try #require(text.drawings.first) else {
      Issue.record("no text")
      return
    }
    #expect(shown == "1234 5678")
    // The layer begins at x = 12; the caret is at the text's end, beside the field's right edge.
    #expect(12 + baseline.x == fromRight(9))
    #expect(caret(input) == 786)
    try input.key("Home")
    #expect(caret(input) == fromRight(9))
    try input.key("Right")
    input.type("0")
    #expect(state.text == "102345678")
  }

  @Test(
    "Left and Right move the caret visually, whatever the stage's direction",
    arguments: LayoutDirection.allCases)
  func arrows(direction: LayoutDirection) throws {
    let state = TextFieldState("ab CDE")
    let input = try driver(state, direction)
    #expect(caret(input) == fromLeft(6))

    try input.key("Left")
    #expect(caret(input) == fromLeft(5))
    input.type("!")
    #expect(state.text == "ab C!DE")
    try input.key("Ctrl+Z")
    try input.key("Right")
    try input.key("Right")
    input.type("f")

    #expect(state.text == "ab CDEf")
  }

  @Test("Home and End move to the text's start and end, and Ctrl with an arrow visually by a word")
  func ends() throws {
    let state = TextFieldState("ABC DE")
    let input = try driver(state)

    try input.key("Home")
    #expect(caret(input) == 786)
    try input.key("Ctrl+Left")
    input.type("!")
    #expect(state.text == "ABC! DE")
    try input.key("End")
    try input.key("Ctrl+Right")
    input.type("F")

    #expect(state.text == "ABC! FDE")
  }

  @Test("Left and Right collapse a selection to its left and right end")
  func collapse() throws {
    let state = TextFieldState("ABCD")
    let input = try driver(state)

    try input.key("Ctrl+A")
    try input.key("Right")
    #expect(caret(input) == 786)
    try input.key("Ctrl+A")
    try input.key("Left")

    #expect(caret(input) == fromRight(4))
  }

  @Test("A selection over words of both directions is highlighted in pieces")
  func selection() throws {
    let input = try driver(TextFieldState("ab CDE f"))
    try input.key("Home")

    for _ in 0..<4 { try input.key("Shift+Right") }

    // The caret has passed `E`, the last of the right-to-left letters: `ab CD` is selected.
    #expect(highlights(input) == [[0, 3], [4, 6]])
  }

  @Test(
    "A drag over right-to-left words in a left-to-right line selects the letters that it passes")
  func drag() throws {
    let state = TextFieldState("ab CDE f")
    let input = try driver(state)
    var copied: [String] = []
    input.session.onCopy = { copied.append($0) }

    input.mouse(.down, 12 + 3.1 * 8.5, 44)
    input.mouse(.move, 12 + 4.1 * 8.5, 44)
    input.mouse(.up, 12 + 4.1 * 8.5, 44)
    try input.key("Ctrl+C")

    #expect(copied == ["E"])
    #expect(highlights(input) == [[3, 4]])
  }

  @Test("A long right-to-left text scrolls with its caret, and is truncated at its left end")
  func scrolling() throws {
    let state = TextFieldState(String(repeating: "WORD ", count: 100))
    let input = try driver(state)

    #expect(caret(input) == 12)
    try input.key("Home")
    #expect(caret(input) == 786)
    state.hasFocus = false
    let text = try #require(input.session.layerTree.root.named("text"))

    guard case .text(let shown, _, let baseline, _) = try #require(text.drawings.first) else {
      Issue.record("no text")
      return
    }
    #expect(shown == String(state.text.prefix(90)) + "…")
    #expect(abs(baseline.x + 91 * 8.5 - 776) < 1e-9)
  }
}

extension Drawing {
  fileprivate var isText: Bool { if case .text = self { true } else { false } }
}
