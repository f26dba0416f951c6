import FlowCore
import FlowUI
import Testing

/// Letters of body text are 8.5 points wide, and lines 22 points high.
@Suite struct SelectableTextTests {
  private let text = SelectableTextState("one two three\nfour")
  private static let letter = 8.5

  private func input(
    _ width: Double = 800, direction: LayoutDirection = .leftToRight,
    measuring: any TextMeasuring = SquareMeasuring()
  ) -> InputDriver {
    let input = InputDriver(
      on: TestScreen {
        Padding(Insets(trailing: 800 - width)) { SelectableText(state: text) }
      }, measuring: measuring)
    input.session.direction = direction
    _ = input.session.layerTree
    return input
  }

  /// Drags with the mouse from before one letter to before another, and releases.
  private func drag(
    _ input: InputDriver, from start: (line: Double, letter: Double),
    to end: (line: Double, letter: Double)
  ) {
    input.mouse(.down, start.letter * Self.letter, start.line * 22 + 11)
    input.mouse(.move, end.letter * Self.letter, end.line * 22 + 11)
    input.mouse(.up, end.letter * Self.letter, end.line * 22 + 11)
  }

  private func highlights(_ input: InputDriver) -> [Rect] {
    input.session.layerTree.root.allDrawings.dropFirst().compactMap { drawing in
      if case .fill(let rect, let colour) = drawing, colour.alpha < 255 { rect } else { nil }
    }
  }

  @Test("A drag selects text, forward and backward", arguments: [true, false])
  func drag(isForward: Bool) {
    let input = input()

    drag(input, from: (0, isForward ? 4 : 7), to: (0, isForward ? 7 : 4))

    #expect(text.selectedText == "two")
    #expect(highlights(input) == [Rect(x: 34, y: 0, width: 25.5, height: 22)])
  }

  @Test("A selection extends over wrapped lines and over line breaks")
  func lines() {
    // Wide enough for "one two" and no more.
    let input = input(62)

    drag(input, from: (0, 4), to: (2, 2))

    #expect(text.selectedText == "two three\nfo")
    #expect(
      highlights(input) == [
        Rect(x: 34, y: 0, width: 25.5, height: 22), Rect(x: 0, y: 22, width: 42.5, height: 22),
        Rect(x: 0, y: 44, width: 17, height: 22),
      ])
  }

  @Test("A drag beyond the end of the text selects up to the end")
  func beyond() {
    let input = input()

    drag(input, from: (0, 8), to: (20, 90))

    #expect(text.selectedText == "three\nfour")
  }

  @Test("A double click selects a word, and a triple click the line with its line break")
  func clicks() {
    let input = input()

    for _ in 0..<2 { input.click(5.5 * Self.letter, 11) }
    #expect(text.selectedText == "two")
    input.click(5.5 * Self.letter, 11)

    #expect(text.selectedText == "one two three\n")
  }

  @Test(
    "A drag from a double click selects whole words, always including the first one",
    arguments: [(5.0, "two"), (9.5, "two three"), (1, "one two")])
  func words(letter: Double, expected: String) {
    let input = input()
    input.click(5.5 * Self.letter, 11)

    drag(input, from: (0, 5.5), to: (0, letter))

    #expect(text.selectedText == expected)
  }

  @Test("A drag by words ends after the word, even between an accented letter and the next one")
  func accentedWord() {
    text.text = "a cafe\u{301}s"
    let input = input()
    input.click(0.5 * Self.letter, 11)

    drag(input, from: (0, 0.5), to: (0, 6))

    #expect(text.selectedText == text.text)
  }

  @Test("A press on an empty line begins there, and not at the end of the line above")
  func emptyLine() {
    text.text = "one\n\ntwo"
    let input = input()

    drag(input, from: (1, 0), to: (2, 3))
    #expect(text.selectedText == "\ntwo")
    for _ in 0..<3 { input.click(100, 33) }

    #expect(text.selection == 4..<5)
  }

  @Test(
    "Shift with arrows, Home or End extends the selection; with Ctrl by words or to the end",
    arguments: [
      (["Shift+Right"], "t"), (["Shift+Left", "Shift+Left"], "e "), (["Ctrl+Shift+Right"], "two"),
      (["Ctrl+Shift+Left"], "one "), (["Shift+Home"], "one "), (["Shift+End"], "two three"),
      (["Ctrl+Shift+End"], "two three\nfour"), (["Shift+Right", "Shift+Left", "Shift+Left"], " "),
    ])
  func arrows(keys: [String], expected: String) throws {
    let input = input()
    input.click(4 * Self.letter, 11)

    for key in keys { try input.key(key) }

    #expect(text.selectedText == expected)
  }

  @Test("Shift+Up and Shift+Down extend the selection by lines and keep the horizontal position")
  func vertical() throws {
    let input = input()
    text.text = "one two three\nx\nthe end of it"
    input.click(4 * Self.letter, 11)

    try input.key("Shift+Down")
    #expect(text.selectedText == "two three\nx")
    try input.key("Shift+Down")
    #expect(text.selectedText == "two three\nx\nthe ")
    try input.key("Shift+Down")
    #expect(text.selectedText == "two three\nx\nthe end of it")
    for _ in 0..<4 { try input.key("Shift+Up") }

    #expect(text.selectedText == "one ")
  }

  @Test("Arrow keys, Home and End without Shift do not change the selection")
  func plainArrows() throws {
    let input = input()
    drag(input, from: (0, 4), to: (0, 7))

    for key in ["Left", "Right", "Up", "Down", "Home", "End"] { try input.key(key) }

    #expect(text.selectedText == "two")
  }

  @Test("A click with Shift extends the selection, to either side of its start")
  func shiftClick() {
    let input = input()
    let shiftClick = { (letter: Double) in
      let offset = Point(x: letter * Self.letter, y: 11)
      input.session.send(
        .pointer(.down, device: .mouse, finger: 0, location: offset, modifiers: [.shift]),
        at: input.now)
      input.session.send(.pointer(.up, device: .mouse, finger: 0, location: offset), at: input.now)
    }
    input.click(4 * Self.letter, 11)

    shiftClick(13)
    #expect(text.selectedText == "two three")
    shiftClick(0)

    #expect(text.selectedText == "one ")
  }

  @Test("On a right-to-left stage Shift+Left extends the selection visually to the left")
  func arrowsRightToLeft() throws {
    let input = input(direction: .rightToLeft)
    let start = 800 - 13 * Self.letter
    input.click(start + 4 * Self.letter, 11)

    try input.key("Shift+Left")

    #expect(text.selectedText == " ")
  }

  @Test("The text cursor is shown over text, and outside of it during a drag that selects")
  func cursor() {
    let input = InputDriver(
      on: TestScreen {
        Column {
          SelectableText(state: text)
          Spacer(100)
          TextField("Name", state: TextFieldState())
        }
      })
    _ = input.session.layerTree
    #expect(input.session.cursor == .arrow)

    input.mouse(.move, 5, 11)
    #expect(input.session.cursor == .text)
    input.mouse(.down, 5, 11)
    input.mouse(.move, 5, 100)
    #expect(input.session.cursor == .text)
    input.mouse(.up, 5, 100)
    #expect(input.session.cursor == .arrow)
    input.mouse(.move, 50, 190)

    #expect(input.session.cursor == .text)
  }

  @Test("A double click beyond the end selects the last word")
  func lastWord() {
    let input = input()

    for _ in 0..<2 { input.click(700, 33) }

    #expect(text.selectedText == "four")
  }

  @Test("With the focus Ctrl+A selects everything, and Ctrl+C copies what is selected")
  func keys() throws {
    let input = input()
    var copied: [String] = []
    input.session.onCopy = { copied.append($0) }

    try input.key("Tab")
    try input.key("Ctrl+C")
    try input.key("Ctrl+A")
    try input.key("Ctrl+C")
    drag(input, from: (0, 0), to: (0, 3))
    try input.key("Ctrl+C")

    #expect(copied == [text.text, "one"])
  }

  @Test("The selection is visible only while the text has the focus")
  func unfocused() {
    let input = input()
    drag(input, from: (0, 4), to: (0, 7))
    #expect(highlights(input).count == 1)

    text.hasFocus = false

    #expect(highlights(input).isEmpty)
  }

  @Test("Tab skips a text with `skipsTab`, and a click still focuses it")
  func skipped() throws {
    text.skipsTab = true
    let input = input()

    try input.key("Tab")
    #expect(!text.hasFocus)
    input.click(5, 11)

    #expect(text.hasFocus)
  }

  @Test("Setting another text clears the selection")
  func another() {
    let input = input()
    drag(input, from: (0, 4), to: (0, 7))

    text.text = "x"

    #expect(text.selectedText.isEmpty)
    #expect(highlights(input).isEmpty)
  }

  @Test("A drag by words continues in a shorter text that replaces the one under the pointer")
  func shorter() {
    let input = input()
    input.click(5.5 * Self.letter, 11)
    input.mouse(.down, 5.5 * Self.letter, 11)
    input.mouse(.move, 9.5 * Self.letter, 11)

    text.text = "x"
    input.mouse(.move, 12 * Self.letter, 11)
    _ = input.session.layerTree

    #expect(text.selectedText == "x")
  }

  @Test("A drag of a finger selects nothing, because it may scroll")
  func finger() {
    let input = input()

    input.touch(.down, 10, 11)
    input.touch(.move, 60, 11)
    input.touch(.up, 60, 11)

    #expect(text.selectedText.isEmpty)
  }

  @Test("On a right-to-left stage text is selected where it is drawn")
  func rightToLeft() {
    let input = input(direction: .rightToLeft)

    // The line ends at the right edge: thirteen letters.
    let start = 800 - 13 * Self.letter
    input.mouse(.down, start + 4 * Self.letter, 11)
    input.mouse(.move, start + 7 * Self.letter, 11)

    #expect(text.selectedText == "two")
    #expect(highlights(input) == [Rect(x: start + 34, y: 0, width: 25.5, height: 22)])
  }

  @Test("Spaces and hyphens that line breaking removes or adds do not shift the selection")
  func leftOut() {
    text.text = "  a  b\u{AD}cd e"
    // Wide enough for "a b-".
    let input = input(35, measuring: HyphenMeasuring())
    #expect(input.session.layerTree.root.texts == ["a b-", "cd e"])

    drag(input, from: (0, 2), to: (1, 2))

    #expect(text.selectedText == "b\u{AD}cd")
  }

  @Test("Clicks on an empty text select nothing")
  func empty() {
    text.text = ""
    let input = InputDriver(
      on: TestScreen {
        SelectableText(state: text)
        Padding(Insets(top: 10)) { SelectableText(state: text) }
      })
    _ = input.session.layerTree

    for _ in 0..<3 { input.click(10, 10) }

    #expect(text.selectedText.isEmpty)
  }
}

/// Measures as `SquareMeasuring`, and lets lines break at soft hyphens.
private struct HyphenMeasuring: TextMeasuring {
  func width(of text: String, in style: TextStyle) -> Double {
    SquareMeasuring().width(of: text, in: style)
  }

  func extent(of style: TextStyle) -> (ascent: Double, descent: Double) {
    SquareMeasuring().extent(of: style)
  }

  func lineBreaks(in text: String) -> [String.Index] {
    text.indices.filter { text[$0] == " " || text[$0] == "\u{AD}" }.map(text.index(after:))
  }
}
