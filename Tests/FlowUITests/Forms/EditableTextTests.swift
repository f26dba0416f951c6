import FlowCore
import FlowUI
import Testing

@Suite struct EditableTextTests {
  @Test("Inserted text replaces the selection, and the caret is after it")
  func insert() {
    var text = EditableText("one two")
    text.move(.wordBack, extending: true)
    #expect(text.selectedText == "two")

    text.insert("three")

    #expect(text.text == "one three")
    #expect(text.textBeforeCaret == "one three")
    #expect(text.selection.isEmpty)
  }

  @Test(
    "Deleting removes a whole grapheme cluster",
    arguments: ["👩‍👩‍👧‍👦", "é", "e\u{301}", "🇩🇪", "한", "ষ্ণি"])
  func cluster(character: String) {
    var text = EditableText("a" + character + "b")
    text.move(.back)

    text.delete(.back)
    #expect(text.text == "ab")
    text.undo()
    #expect(text.text == "a" + character + "b")
    text.move(.start)
    text.move(.forward)
    text.delete(.forward)

    #expect(text.text == "ab")
  }

  @Test(
    "Undoing a deletion puts the caret back to where it was, and selects nothing",
    arguments: EditableText.Movement.allCases)
  func undoneDeletion(movement: EditableText.Movement) {
    var text = EditableText("one two three")
    text.moveCaret(to: 5)

    text.delete(movement)
    text.undo()
    text.insert("x")

    #expect(text.text == "one txwo three")
  }

  @Test("An inserted accent joins the letter before it, and the caret is after both")
  func accent() {
    var text = EditableText("ae")
    text.insert("\u{301}")

    #expect(text.text.count == 2)
    text.move(.back)
    #expect(text.textBeforeCaret == "a")
    text.undo()
    #expect(text.text == "ae")
  }

  @Test(
    "The caret moves by whole words, and to the start and the end",
    arguments: [
      (EditableText.Movement.wordBack, "one two, "), (.wordForward, "one two, three"),
      (.start, ""), (.end, "one two, three"),
    ])
  func words(movement: EditableText.Movement, before: String) {
    var text = EditableText("one two, three")
    text.move(.back)

    text.move(movement)

    #expect(text.textBeforeCaret == before)
  }

  @Test("Moving back or forward collapses a selection to its start or end")
  func collapse() {
    var text = EditableText("one two")
    text.selectWord(at: 1)
    #expect(text.selectedText == "one")

    text.move(.forward)
    #expect(text.textBeforeCaret == "one")
    text.selectAll()
    text.move(.back)

    #expect(text.textBeforeCaret.isEmpty)
  }

  @Test("Line breaks and tabs become spaces, and other control characters are removed")
  func cleaning() {
    var text = EditableText("a\tb")
    text.insert("\nc\u{7}\u{1B}d\u{2028}e\r\n")

    #expect(text.text == "a b cd e ")
  }

  @Test(
    "Every line break becomes one space",
    arguments: ["\n", "\r", "\r\n", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}"])
  func lineBreaks(lineBreak: String) {
    #expect(EditableText("a\(lineBreak)b").text == "a b")
  }

  @Test(
    "Inserting text that consists only of removed characters keeps the selection",
    arguments: ["\u{7}", "\u{202E}"])
  func nothingLeft(addition: String) {
    var text = EditableText("abc")
    text.selectAll()

    let isInserted = text.insert(addition)

    #expect(isInserted)
    #expect(text.text == "abc")
    #expect(text.selectedText == "abc")
  }

  @Test("Bidirectional overrides and isolates are removed, and directional marks are kept")
  func turns() {
    var text = EditableText("a\u{202E}b\u{202C}")
    text.insert("\u{2066}c\u{2069}\u{200F}\0\u{7F}")

    #expect(Array(text.text.unicodeScalars) == ["a", "b", "c", "\u{200F}"])
  }

  @Test("An insertion beyond the limit is refused as a whole; the limit counts grapheme clusters")
  func limit() {
    var text = EditableText("1234", limit: 6)
    let families = String(repeating: "👩‍👩‍👧‍👦", count: 6)

    let tries = ["567", "56", String(repeating: "x", count: 1_000_000)].map { text.insert($0) }
    #expect(tries == [false, true, false])
    #expect(text.text == "123456")
    text.selectAll()
    text.insert(families)

    #expect(text.text == families)
  }

  @Test("A new edit clears the redo history")
  func redo() {
    var text = EditableText()
    text.insert("a")
    text.insert("b")

    let steps = [text.undo(), text.redo(), text.redo()]
    #expect(steps == [true, true, false])
    #expect(text.text == "ab")
    text.undo()
    text.insert("c")
    text.redo()

    #expect(text.text == "ac")
  }

  @Test(
    "Random edits keep the selection between characters, and undo restores every earlier text",
    arguments: [1, 2, 3, 4, 5, 6, 7, 8] as [UInt64])
  func random(seed: UInt64) {
    print("random editing of seed \(seed)")
    var random = SeededGenerator(seed: seed)
    let pieces = [
      "a", "Word ", "é", "e\u{301}", "\u{301}", "👩‍👩‍👧‍👦", "👩", "\u{200D}", "🇩", "🇪", "한", "ﷺ", "שלום",
      "\u{200F}", "\n",
      "ষ্", "ণি", " ", "12",
    ]
    var text = EditableText()
    var earlier = [text.text]

    for _ in 0..<400 {
      let before = text.text
      let movement = EditableText.Movement.allCases.randomElement(using: &random) ?? .back
      switch Int.random(in: 0..<10, using: &random) {
      case 0...3: text.insert(pieces.randomElement(using: &random) ?? "")
      case 4: text.delete(movement)
      case 5:
        text.moveCaret(to: .random(in: -2...40, using: &random), extending: .random(using: &random))
      case 6: text.selectWord(at: .random(in: 0...40, using: &random))
      case 7:
        text.compose(TextComposition(pieces.randomElement(using: &random) ?? ""))
        #expect(text.text == before, "seed \(seed)")
      case 8: step(&text, toLeft: .random(using: &random))
      default: text.move(movement, extending: .random(using: &random))
      }
      #expect(isBetweenCharacters(text), "seed \(seed)")
      #expect(text.composition == nil || text.text == before, "seed \(seed)")
      if text.text != before { earlier.append(text.text) }
    }

    for expected in earlier.reversed() {
      while text.text != expected, text.undo() {}
      #expect(text.text == expected, "seed \(seed)")
      #expect(isBetweenCharacters(text), "seed \(seed)")
    }
    while text.redo() {}
    #expect(text.text == earlier.last)
  }

  /// Moves the caret as an arrow key does in a line of mixed directions, and checks that the
  /// opposite key would move it back.
  private func step(_ text: inout EditableText, toLeft: Bool) {
    let line = TextLine(
      text.text, style: .body, direction: .leftToRight, measuring: MixedMeasuring())
    let offset = toLeft ? line.offset(leftOf: text.caret) : line.offset(rightOf: text.caret)
    let back = toLeft ? line.offset(rightOf: offset) : line.offset(leftOf: offset)
    #expect(offset == text.caret || back == text.caret)
    text.moveCaret(to: offset)
    #expect(text.caret == offset)
  }

  private func isBetweenCharacters(_ text: EditableText) -> Bool {
    [text.anchor, text.caret].allSatisfy { offset in
      guard (0...text.text.utf8.count).contains(offset) else { return false }
      let index = text.text.utf8.index(text.text.startIndex, offsetBy: offset)
      return index.samePosition(in: text.text) != nil
    }
  }
}
