import CSDL2
import FlowCore
import FlowSDL
import SDLWindow
import Testing

@Suite struct KeyNameTests {
  private func pressed(_ name: String) -> InputEvent? {
    let mapping = WindowMapping(
      sessionSize: Size(width: 400, height: 800), pixels: (400, 800), units: (400, 800))
    var translator = WindowEventTranslator(mapping: mapping)
    let event = Event.key(
      name, alt: true, control: false, shift: false, gui: false, isRepeat: false)
    return translator.translate(event, window: (400, 800)) { false }.first
  }

  @Test("Each key that SDL names becomes a `KeyPress`, whose description can be parsed again")
  func allKeys() throws {
    let names = (0..<SDL_NUM_SCANCODES.rawValue).map {
      String(cString: SDL_GetScancodeName(SDL_Scancode($0)))
    }.filter { !$0.isEmpty }
    try #require(names.count > 200)

    for name in names {
      guard case .key(let press) = pressed(name) else {
        Issue.record("\(name) has no name")
        continue
      }
      #expect(press.modifiers == [.alt])
      #expect(KeyPress(parsing: press.description) == press)
    }
  }

  @Test(
    "Keys have the names that scripts use, whatever SDL calls them",
    arguments: [
      ("AC Back", "AC_BACK"), ("Keypad Enter", "Keypad_Enter"), ("Left", "Left"), ("É", "É"),
      ("A", "A"),
    ])
  func ownNames(name: String, own: String) {
    #expect(pressed(name) == .key(KeyPress(own, modifiers: [.alt])))
  }

  @Test("An unnamed or unknown key is no input", arguments: ["", "Hyper"])
  func unknown(name: String) {
    #expect(pressed(name) == nil)
  }
}
