import FlowCore
import FlowUI
import Testing

/// A text of 100 lines in a window of 600 points; lines are 22 points high.
@Suite struct SelectionScrollTests {
  private let text = SelectableTextState(
    (1...100).map { "line \($0)" }.joined(separator: "\n"))
  private let scroll = ScrollState()

  private func input() -> InputDriver {
    let input = InputDriver(
      on: TestScreen { ScrollArea(state: scroll) { SelectableText(state: text) } })
    _ = input.session.layerTree
    return input
  }

  @Test("A drag beyond the scroll area scrolls the text, and selects what comes into view")
  func rolling() {
    let input = input()

    input.mouse(.down, 1, 11)
    input.mouse(.move, 1, 610)
    #expect(input.session.isMoving)
    input.wait(1000)
    _ = input.session.layerTree
    // Scrolling starts 4 points above the window's bottom edge. The pointer is 14 points below
    // that, and each point adds 20 points per second.
    #expect(scroll.offset == 280)
    #expect(text.selectedText.hasSuffix("\nline 40\n"))
    input.mouse(.up, 1, 610)
    input.wait(1000)

    #expect(scroll.offset == 280)
  }

  @Test(
    "Scrolling by a selection drag stops at the end, or when the pointer is back in the scroll area"
  )
  func rollingEnds() {
    let input = input()

    input.mouse(.down, 1, 300)
    input.mouse(.move, 1, 700)
    input.wait(5000)
    #expect(scroll.offset == 1600)
    #expect(!input.session.isMoving)
    input.mouse(.move, 1, -10)
    input.wait(500)
    input.mouse(.move, 1, 300)
    let offset = scroll.offset
    input.wait(500)

    #expect(offset == 1460)
    #expect(scroll.offset == offset)
  }

  @Test("A selection drag beyond the edge by a rounding error scrolls by next to nothing")
  func rollingByRoundingError() {
    let input = input()

    input.mouse(.down, 1, 300)
    input.mouse(.move, 1, 596 + 1e-10)
    #expect(input.session.isMoving)
    input.wait(1000)
    input.mouse(.up, 1, 596 + 1e-10)

    #expect(scroll.offset < 1e-6)
  }

  @Test("A selection drag to the greatest coordinate scrolls to the end")
  func rollingFar() {
    let input = input()

    input.mouse(.down, 1, 300)
    input.mouse(.move, 1, .greatestFiniteMagnitude)
    #expect(scroll.offset == 0)
    input.wait(1)

    #expect(scroll.offset == 1600)
  }

  @Test("Keys that extend the selection scroll its end into view")
  func revealing() throws {
    let input = input()
    input.click(1, 11)

    try input.key("Ctrl+Shift+End")
    input.settle()

    #expect(scroll.offset == 1600)
  }
}
