import CSDL2
import SDL
import Testing

/// Events of SDL's own, as its drivers send them.
@MainActor
@Suite(.serialized) struct TextEventTests {
  init() throws {
    try #require(SDL_InitSubSystem(SDL_INIT_EVENTS) == 0)
    SDL_FlushEvents(SDL_FIRSTEVENT.rawValue, SDL_LASTEVENT.rawValue)
    // Off until something is to be written.
    for type in [SDL_TEXTINPUT, SDL_TEXTEDITING, SDL_TEXTEDITING_EXT] {
      SDL_EventState(type.rawValue, SDL_ENABLE)
    }
  }

  private func sent(_ event: SDL_Event) throws -> Event? {
    var event = event
    // Neither SDL's mark that it has asked its drivers, nor what became of other tests' windows.
    SDL_FlushEvents(SDL_FIRSTEVENT.rawValue, SDL_LASTEVENT.rawValue)
    try #require(SDL_PushEvent(&event) == 1)
    return Event.poll()
  }

  private func fill<Bytes>(_ field: inout Bytes, _ bytes: [UInt8]) {
    withUnsafeMutableBytes(of: &field) { $0.copyBytes(from: bytes) }
  }

  @Test("What is composed comes with the clause that is being worked on")
  func composition() throws {
    var event = SDL_Event()
    event.type = SDL_TEXTEDITING.rawValue
    fill(&event.edit.text, Array("にほん".utf8))
    (event.edit.start, event.edit.length) = (1, 2)

    #expect(try sent(event) == .composition("にほん", selected: 1..<3))
  }

  @Test("What is composed may be long, and its clause unknown")
  func long() throws {
    let text = String(repeating: "にほんご", count: 50)
    var event = SDL_Event()
    event.type = SDL_TEXTEDITING_EXT.rawValue
    event.editExt.text = SDL_strdup(text)
    (event.editExt.start, event.editExt.length) = (-1, 0)

    #expect(try sent(event) == .composition(text, selected: nil))
  }

  @Test("Bytes that are no UTF-8 become signs for what nobody knows")
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

  @Test("A text without an end in its event ends there")
  func unterminated() throws {
    var event = SDL_Event()
    event.type = SDL_TEXTINPUT.rawValue
    fill(&event.text.text, [UInt8](repeating: 0x61, count: 32))

    #expect(try sent(event) == .text(String(repeating: "a", count: 32)))
  }
}
