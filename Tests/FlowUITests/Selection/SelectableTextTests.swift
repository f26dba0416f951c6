import FlowCore
import FlowUI
import Testing

/// Letters of body text are eight and a half points wide here, and lines 22 points high.
@Suite struct SelectableTextTests {
  private let text = SelectableText("one two three\nfour")
  private static let letter = 8.5

  private func hands(
    _ width: Double = 800, direction: LayoutDirection = .leftToRight,
    measuring: any TextMeasuring = SquareMeasuring()
  ) -> Hands {
    let hands = Hands(
      on: Board {
        Padding(Insets(trailing: 800 - width)) { SelectableWords(text) }
      }, measuring: measuring)
    hands.session.direction = direction
    _ = hands.session.layerTree
    return hands
  }

  /// Drags with the mouse from before a letter of a line to before another one, and lets go.
  private func drag(
    _ hands: Hands, from start: (line: Double, letter: Double),
    to end: (line: Double, letter: Double)
  ) {
    hands.mouse(.down, start.letter * Self.letter, start.line * 22 + 11)
    hands.mouse(.move, end.letter * Self.letter, end.line * 22 + 11)
    hands.mouse(.up, end.letter * Self.letter, end.line * 22 + 11)
  }

  private func highlights(_ hands: Hands) -> [Rect] {
    hands.session.layerTree.root.allDrawings.dropFirst().compactMap { drawing in
      if case .fill(let rect, let colour) = drawing, colour.alpha < 255 { rect } else { nil }
    }
  }

  @Test("A drag selects, forward and backward", arguments: [true, false])
  func drag(isForward: Bool) {
    let hands = hands()

    drag(hands, from: (0, isForward ? 4 : 7), to: (0, isForward ? 7 : 4))

    #expect(text.selectedText == "two")
    #expect(highlights(hands) == [Rect(x: 34, y: 0, width: 25.5, height: 22)])
  }

  @Test("A selection goes over lines that end by themselves, and over those that the text ends")
  func lines() {
    // Room for "one two" and no more.
    let hands = hands(62)

    drag(hands, from: (0, 4), to: (2, 2))

    #expect(text.selectedText == "two three\nfo")
    #expect(
      highlights(hands) == [
        Rect(x: 34, y: 0, width: 25.5, height: 22), Rect(x: 0, y: 22, width: 42.5, height: 22),
        Rect(x: 0, y: 44, width: 17, height: 22),
      ])
  }

  @Test("A drag beyond its ends selects up to them")
  func beyond() {
    let hands = hands()

    drag(hands, from: (0, 8), to: (20, 90))

    #expect(text.selectedText == "three\nfour")
  }

  @Test("A double click selects a word, a triple click everything")
  func clicks() {
    let hands = hands()

    for _ in 0..<2 { hands.click(5.5 * Self.letter, 11) }
    #expect(text.selectedText == "two")
    hands.click(5.5 * Self.letter, 11)

    #expect(text.selectedText == text.text)
  }

  @Test("A double click beyond the end selects the last word")
  func lastWord() {
    let hands = hands()

    for _ in 0..<2 { hands.click(700, 33) }

    #expect(text.selectedText == "four")
  }

  @Test("With the focus Ctrl+A selects everything, and Ctrl+C copies what is selected")
  func keys() throws {
    let hands = hands()
    var copied: [String] = []
    hands.session.onCopy = { copied.append($0) }

    try hands.key("Tab")
    try hands.key("Ctrl+C")
    try hands.key("Ctrl+A")
    try hands.key("Ctrl+C")
    drag(hands, from: (0, 0), to: (0, 3))
    try hands.key("Ctrl+C")

    #expect(copied == [text.text, "one"])
  }

  @Test("What is selected is seen only with the focus")
  func unfocused() {
    let hands = hands()
    drag(hands, from: (0, 4), to: (0, 7))

    text.hasFocus = false

    #expect(highlights(hands).isEmpty)
  }

  @Test("Of another text nothing is selected")
  func another() {
    let hands = hands()
    drag(hands, from: (0, 4), to: (0, 7))

    text.text = "x"

    #expect(text.selectedText.isEmpty)
    #expect(highlights(hands).isEmpty)
  }

  @Test("A finger selects nothing: it may mean to scroll")
  func finger() {
    let hands = hands()

    hands.touch(.down, 10, 11)
    hands.touch(.move, 60, 11)
    hands.touch(.up, 60, 11)

    #expect(text.selectedText.isEmpty)
  }

  @Test("On a stage that reads from right to left, words are selected where they are seen")
  func rightToLeft() {
    let hands = hands(direction: .rightToLeft)

    // The line ends at the right edge: thirteen letters.
    let start = 800 - 13 * Self.letter
    hands.mouse(.down, start + 4 * Self.letter, 11)
    hands.mouse(.move, start + 7 * Self.letter, 11)

    #expect(text.selectedText == "two")
    #expect(highlights(hands) == [Rect(x: start + 34, y: 0, width: 25.5, height: 22)])
  }

  @Test("Spaces that lines leave out, and hyphens that they add, do not shift what is selected")
  func leftOut() {
    text.text = "  a  b\u{AD}cd e"
    // Room for "a b-".
    let hands = hands(35, measuring: HyphenMeasuring())
    #expect(hands.session.layerTree.root.words == ["a b-", "cd e"])

    drag(hands, from: (0, 2), to: (1, 2))

    #expect(text.selectedText == "b\u{AD}cd")
  }

  @Test("An empty text takes presses, and nothing comes of it")
  func empty() {
    text.text = ""
    let hands = Hands(
      on: Board {
        SelectableWords(text)
        Padding(Insets(top: 10)) { SelectableWords(text) }
      })
    _ = hands.session.layerTree

    for _ in 0..<3 { hands.click(10, 10) }

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
