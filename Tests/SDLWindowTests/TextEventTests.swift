import CSDL2
import SDLWindow
import Testing

/// Tests of events as SDL's drivers send them.
@MainActor
@Suite(.serialized) struct TextEventTests {
  private let events = EventQueue()

  init() throws {
    try #require(SDL_InitSubSystem(SDL_INIT_EVENTS) == 0)
    SDL_FlushEvents(SDL_FIRSTEVENT.rawValue, SDL_LASTEVENT.rawValue)
    // SDL disables text events until text input is started.
    for type in [SDL_TEXTINPUT, SDL_TEXTEDITING, SDL_TEXTEDITING_EXT] {
      SDL_EventState(type.rawValue, SDL_ENABLE)
    }
  }

  private func sent(_ event: SDL_Event) throws -> Event? {
    var event = event
    // Removes SDL's polling sentinel and the window events of other tests.
    SDL_FlushEvents(SDL_FIRSTEVENT.rawValue, SDL_LASTEVENT.rawValue)
    try #require(SDL_PushEvent(&event) == 1)
    return events.next()
  }

  private func fill<Bytes>(_ field: inout Bytes, _ bytes: [UInt8]) {
    withUnsafeMutableBytes(of: &field) { $0.copyBytes(from: bytes) }
  }

  @Test("A composition comes with its selected clause")
  func composition() throws {
    var event = SDL_Event()
    event.type = SDL_TEXTEDITING.rawValue
    fill(&event.edit.text, Array("にほん".utf8))
    (event.edit.start, event.edit.length) = (1, 2)

    #expect(try sent(event) == .composition("にほん", selected: 1..<3))
  }

  @Test("A composition can be long and have no selected clause")
  func long() throws {
    let text = String(repeating: "にほんご", count: 50)
    var event = SDL_Event()
    event.type = SDL_TEXTEDITING_EXT.rawValue
    event.editExt.text = SDL_strdup(text)
    (event.editExt.start, event.editExt.length) = (-1, 0)

    #expect(try sent(event) == .composition(text, selected: nil))
  }

  @Test("Invalid UTF-8 becomes replacement characters")
  func invalid() throws {
    var typed = SDL_Event()
    typed.type = SDL_TEXTINPUT.rawValue
    fill(&typed.text.text, [0x61, 0xFF, 0xC3, 0x28, 0xE2, 0x82])
    var composed = SDL_Event()
    composed.type = SDL_TEXTEDITING.rawValue
    fill(&composed.edit.text, [0xC3, 0x62])
    (composed.edit.start, composed.edit.length) = (.max, -5)

    #expect(try sent(typed) == .text("a\u{FFFD}\u{FFFD}(\u{FFFD}"))
    let far = Int(Int32.max)
    let event = try sent(composed)
    #expect(event == .composition("\u{FFFD}b", selected: far..<far))
  }

  @Test("A text without a terminator ends with its event's buffer")
  func unterminated() throws {
    var event = SDL_Event()
    event.type = SDL_TEXTINPUT.rawValue
    fill(&event.text.text, [UInt8](repeating: 0x61, count: 32))

    #expect(try sent(event) == .text(String(repeating: "a", count: 32)))
  }

  @Test(
    "The text of a key pressed with Ctrl, Alt or Super is left out, and that of AltGr is not",
    arguments: [
      (KMOD_LCTRL, SDLK_PERIOD, ".", false), (KMOD_RCTRL, SDLK_COMMA, ",", false),
      (KMOD_LALT, SDLK_1, "1", false), (KMOD_LGUI, SDLK_a, "a", false),
      (KMOD_RALT, SDLK_1, "1", false), (KMOD_RALT, SDLK_q, "@", true),
      (KMOD_MODE, SDLK_e, "€", true), (KMOD_LSHIFT, SDLK_a, "A", true),
      (KMOD_NONE, SDLK_a, "a", true), (KMOD_CAPS, SDLK_a, "A", true),
    ])
  func shortcut(modifier: SDL_Keymod, key: SDL_KeyCode, text: String, isTyped: Bool) throws {
    var pressed = SDL_Event()
    pressed.type = SDL_KEYDOWN.rawValue
    pressed.key.keysym.sym = SDL_Keycode(bitPattern: key.rawValue)
    pressed.key.keysym.mod = UInt16(modifier.rawValue)
    var typed = SDL_Event()
    typed.type = SDL_TEXTINPUT.rawValue
    fill(&typed.text.text, Array(text.utf8))

    guard case .key = try sent(pressed) else {
      Issue.record("the key did not arrive")
      return
    }
    #expect(try sent(typed) == (isTyped ? .text(text) : .other))
    // After another event, the text comes from an input method and is not left out.
    var moved = SDL_Event()
    moved.type = SDL_MOUSEMOTION.rawValue
    _ = try sent(moved)
    #expect(try sent(typed) == .text(text))
  }

  @Test("A wheel has the modifiers that were held as it turned, even if their keys are up by now")
  func heldModifiers() throws {
    var pressed = SDL_Event()
    pressed.type = SDL_KEYDOWN.rawValue
    pressed.key.keysym.sym = SDL_Keycode(bitPattern: SDLK_LCTRL.rawValue)
    pressed.key.keysym.mod = UInt16(KMOD_LCTRL.rawValue)
    var released = SDL_Event()
    released.type = SDL_KEYUP.rawValue
    released.key.keysym.sym = SDL_Keycode(bitPattern: SDLK_LCTRL.rawValue)
    var wheel = SDL_Event()
    wheel.type = SDL_MOUSEWHEEL.rawValue
    wheel.wheel.preciseY = 1
    SDL_FlushEvents(SDL_FIRSTEVENT.rawValue, SDL_LASTEVENT.rawValue)
    for event in [pressed, wheel, released, wheel] {
      var event = event
      try #require(SDL_PushEvent(&event) == 1)
    }

    let received = (1...4).compactMap { _ in events.next() }

    #expect(
      received == [
        .other, .wheel(right: 0, down: -1, control: true), .other, .wheel(right: 0, down: -1),
      ])
  }

  @Test("Pending keys are presses for a window or for none, without modifiers")
  func pendingKeys() throws {
    let flush = { SDL_FlushEvents(SDL_FIRSTEVENT.rawValue, SDL_LASTEVENT.rawValue) }
    flush()
    defer { flush() }
    #expect(EventQueue.pendingKeys() == 0)

    for (key, window) in [(SDLK_LSHIFT, 0), (SDLK_a, 0), (SDLK_LCTRL, 7), (SDLK_v, 7)] {
      var event = SDL_Event()
      event.key.windowID = UInt32(window)
      event.type = SDL_KEYDOWN.rawValue
      event.key.keysym.sym = SDL_Keycode(bitPattern: key.rawValue)
      try #require(SDL_PushEvent(&event) == 1)
    }

    #expect(EventQueue.pendingKeys() == 2)
    #expect(EventQueue.pendingKeys(for: 7) == 2)
    #expect(EventQueue.pendingKeys(for: 8) == 1)
  }
}
