import CSDL2
import FlowCore
import FlowSDL
import FlowUI
import Testing

/// A page with a text field that the key "/" focuses.
private final class Plain: ComposedScreen {
  let name = "plain"
  let field = TextFieldState()
  private var wantsFieldFocus = false

  func body(in context: LayoutContext) -> [any Element] { TextField("Field", state: field) }

  func interceptKey(_ key: KeyPress) -> Bool {
    guard key == KeyPress("/"), !field.hasFocus else { return false }
    wantsFieldFocus = true
    return true
  }

  func takePendingFocus() -> (any FocusableInputTarget)? {
    defer { wantsFieldFocus = false }
    return wantsFieldFocus ? field : nil
  }
}

/// A flow window on SDL's dummy driver, with a display of 1024x768 and simulated events.
@MainActor
final class UnseenWindow {
  let session: FlowSession
  let flowWindow: FlowWindow
  private(set) var inputs: [InputEvent] = []
  private let page = Plain()
  private var instant = Instant.zero

  init(_ size: Size, _ fit: FlowWindowOptions.Fit) throws {
    SDL_SetHintWithPriority(SDL_HINT_VIDEODRIVER, "dummy", SDL_HINT_OVERRIDE)
    // Removes events that were meant for an earlier window.
    SDL_FlushEvents(SDL_FIRSTEVENT.rawValue, SDL_LASTEVENT.rawValue)
    session = FlowSession(
      navigation: NavigationController(root: page, context: FlowContext()), size: size,
      measuring: try GlyphLibrary(try FontChoice()))
    flowWindow = try FlowWindow(
      session, glyphs: try GlyphLibrary(try FontChoice()),
      options: FlowWindowOptions(title: "Unseen", fit: fit, allowsInvisible: true),
      warn: { Issue.record("\($0)") })
    session.onInput = { [weak self] input, _ in self?.inputs.append(input) }
    try step()
    inputs = []
  }

  private var window: OpaquePointer {
    get throws { try #require((1..<10_000).lazy.compactMap { SDL_GetWindowFromID($0) }.first) }
  }

  var written: String { page.field.text }

  func step() throws {
    instant = instant.advanced(by: .milliseconds(16))
    try flowWindow.step(to: instant)
  }

  func resize(to width: Int32, _ height: Int32) throws {
    SDL_SetWindowSize(try window, width, height)
  }

  var minimum: Size {
    get throws {
      var (width, height): (Int32, Int32) = (0, 0)
      SDL_GetWindowMinimumSize(try window, &width, &height)
      return Size(width: Double(width), height: Double(height))
    }
  }

  /// The colour of the top left pixel, as `0xRRGGBB`.
  var corner: UInt32 {
    get throws {
      let surface = try #require(SDL_GetWindowSurface(try window))
      return try #require(surface.pointee.pixels).load(as: UInt32.self) & 0xFF_FFFF
    }
  }

  func overpaint() throws {
    SDL_FillRect(SDL_GetWindowSurface(try window), nil, 0x12_3456)
  }

  func send(_ type: SDL_EventType, _ change: (inout SDL_Event) -> Void = { _ in }) throws {
    var event = SDL_Event()
    event.type = type.rawValue
    change(&event)
    // SDL marks the end of the events to poll with a sentinel, which would hide this event from the
    // next step.
    SDL_FlushEvent(SDL_POLLSENTINEL.rawValue)
    try #require(SDL_PushEvent(&event) == 1)
  }

  func press(_ key: SDL_KeyCode, isRepeat: Bool = false, shift: Bool = false) throws {
    try send(SDL_KEYDOWN) { event in
      event.key.keysym.sym = Int32(bitPattern: key.rawValue)
      event.key.keysym.mod = shift ? UInt16(KMOD_LSHIFT.rawValue) : 0
      event.key.repeat = isRepeat ? 1 : 0
    }
  }

  /// Sends the event that SDL creates for a key while text input is enabled.
  func write(_ character: Character) throws {
    try send(SDL_TEXTINPUT) { event in
      event.text.text.0 = CChar(bitPattern: character.asciiValue ?? 0)
    }
  }

  func send(_ kind: SDL_WindowEventID) throws {
    let number = SDL_GetWindowID(try window)
    try send(SDL_WINDOWEVENT) { event in
      event.window.windowID = number
      event.window.event = UInt8(kind.rawValue)
    }
  }
}
