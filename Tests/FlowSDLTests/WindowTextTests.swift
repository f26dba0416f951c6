import FlowCore
import FlowSDL
import FlowUI
import SDLWindow
import Testing

@Suite struct WindowTextTests {
  /// A session of 400x800 points in a window of 400x400 units of two pixels: centred, at half a
  /// unit per point.
  private let mapping = WindowMapping(
    sessionSize: Size(width: 400, height: 800), pixels: (800, 800), units: (400, 400))

  private func input(x: Double, isComposing: Bool = false) -> TextInput {
    TextInput(caret: Rect(x: x, y: 40, width: 2, height: 22), isComposing: isComposing)
  }

  private func translated(_ event: Event) -> [InputEvent] {
    var translator = WindowEventTranslator(mapping: mapping)
    return translator.translate(event, window: (400, 400)) { false }
  }

  @Test("A composition is input; without a valid selected clause, its caret is at its end")
  func composition() {
    #expect(
      translated(.composition("にほん", selected: 0..<2))
        == [.composition(TextComposition("にほん", selected: 0..<2))])
    #expect(
      translated(.composition("にほん", selected: nil))
        == [.composition(TextComposition("にほん", selected: 3..<3))])
    #expect(
      translated(.composition("に", selected: 7..<9))
        == [.composition(TextComposition("に", selected: 1..<1))])
  }

  @Test("A mouse press includes a held Shift key, and a release does not")
  func shift() {
    let location = Point(x: 200, y: 400)

    for shift in [true, false] {
      #expect(
        translated(.button(1, isDown: true, x: 200, y: 200, shift: shift))
          == [
            .pointer(
              .down, device: .mouse, finger: 0, location: location, modifiers: shift ? [.shift] : []
            )
          ])
      #expect(
        translated(.button(1, isDown: false, x: 200, y: 200, shift: shift))
          == [.pointer(.up, device: .mouse, finger: 0, location: location)])
    }
  }

  @Test("A finger pressed as the window lost the focus no longer hides that the mouse has left")
  func lostFinger() {
    var translator = WindowEventTranslator(mapping: mapping)
    let translated = { (event: Event) in
      translator.translate(event, window: (400, 400)) { false }
    }
    _ = translated(.finger(.down, id: 1, x: 0.5, y: 0.5))
    #expect(translated(.mouseLeft).isEmpty)

    _ = translated(.focus(false))
    _ = translated(.focus(true))

    let outside = Point(x: -1, y: -1)
    #expect(
      translated(.mouseLeft) == [.pointer(.move, device: .mouse, finger: 0, location: outside)])
  }

  @Test(
    "Text input is enabled only while a field has the focus, and the window knows the caret's frame"
  )
  func following() {
    var text = WindowTextInput()
    let caret = { (x: Double) in
      WindowTextInput.Command.caret(Rect(x: x, y: 20, width: 1, height: 11))
    }

    #expect(text.commands(for: nil, on: mapping, hasReport: false) == [.stop])
    #expect(text.commands(for: nil, on: mapping, hasReport: false).isEmpty)
    #expect(
      text.commands(for: input(x: 20), on: mapping, hasReport: false) == [.start, caret(110)])
    #expect(text.commands(for: input(x: 20), on: mapping, hasReport: true).isEmpty)
    #expect(text.commands(for: input(x: 40), on: mapping, hasReport: true) == [caret(120)])
    text.forgetCaret()
    #expect(text.commands(for: input(x: 40), on: mapping, hasReport: true) == [caret(120)])
    #expect(text.commands(for: nil, on: mapping, hasReport: false) == [.stop])
  }

  @Test("Text input is restarted when a composition ends without the input method, and only then")
  func givenUp() {
    var text = WindowTextInput()
    let composed = input(x: 20, isComposing: true)
    _ = text.commands(for: composed, on: mapping, hasReport: true)

    #expect(text.commands(for: input(x: 20), on: mapping, hasReport: true).isEmpty)
    #expect(text.commands(for: composed, on: mapping, hasReport: true).isEmpty)
    let commands = text.commands(for: input(x: 20), on: mapping, hasReport: false)

    #expect(commands.prefix(2) == [.stop, .start])
    #expect(commands.count == 3)
  }
}
