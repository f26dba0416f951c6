import CSDL2
import FlowCore
import FlowSDL
import FlowUI
import Testing

final class HostedPage: ComposedScreen {
  let name: String
  let next = Control()
  let field = TextFieldState()

  init(_ name: String) { self.name = name }

  func body(in context: LayoutContext) -> [any Element] {
    SafeArea {
      Button("Next after \(name)", control: next)
      TextField("Field", state: field)
      Spacer()
    }
  }
}

/// A program's own window of 400x300 units that shows a flow, on SDL's dummy driver, with simulated
/// events and time.
@MainActor
final class HostedWindow {
  private final class Time {
    var now = Duration.zero
  }

  let session: FlowSession
  let host: FlowHost
  let page = HostedPage("first")
  private let flow: NavigationController
  let window: OpaquePointer
  private let time = Time()

  /// A point on the page's button, in window units.
  static let button: (x: Int32, y: Int32) = (200, 20)

  init() throws {
    SDL_SetHintWithPriority(SDL_HINT_VIDEODRIVER, "dummy", SDL_HINT_OVERRIDE)
    try #require(SDL_InitSubSystem(SDL_INIT_VIDEO) == 0)
    // Inside `#require`, the C string of the title would be freed before the call.
    let opened = SDL_CreateWindow("Hosted", 0, 0, 400, 300, 0)
    window = try #require(opened)
    SDL_FlushEvents(SDL_FIRSTEVENT.rawValue, SDL_LASTEVENT.rawValue)
    flow = NavigationController(root: page, context: FlowContext())
    let glyphs = try GlyphLibrary(try FontChoice())
    session = FlowSession(
      navigation: flow, size: Size(width: 100, height: 100), measuring: glyphs)
    host = FlowHost(
      session, window: SDL_GetWindowID(window), glyphs: glyphs,
      time: { [time] in time.now }, warn: { Issue.record("\($0)") })
    page.next.onActivate = { [weak flow] in flow?.attempt { try $0.push(HostedPage("second")) } }
  }

  isolated deinit {
    SDL_DestroyWindow(window)
    SDL_QuitSubSystem(SDL_INIT_VIDEO)
  }

  var top: String { flow.top.name }

  func wait(_ time: Duration) { self.time.now += time }

  func settle() {
    for _ in 1...200 where session.isMoving {
      wait(.milliseconds(16))
      _ = send(SDL_USEREVENT)
    }
  }

  func push() throws {
    #expect(button(SDL_MOUSEBUTTONDOWN, Self.button.x, Self.button.y))
    #expect(button(SDL_MOUSEBUTTONUP, Self.button.x, Self.button.y))
    settle()
    try #require(top == "second")
  }

  // MARK: Events

  func send(_ type: SDL_EventType, _ change: (inout SDL_Event) -> Void = { _ in }) -> Bool {
    var event = SDL_Event()
    event.type = type.rawValue
    change(&event)
    return host.handle(&event)
  }

  func button(
    _ type: SDL_EventType, _ x: Int32, _ y: Int32, number: Int32 = SDL_BUTTON_LEFT,
    device: UInt32 = 0
  ) -> Bool {
    send(type) { event in
      event.button.button = UInt8(number)
      event.button.which = device
      (event.button.x, event.button.y) = (x, y)
    }
  }

  func move(to x: Int32, _ y: Int32) -> Bool {
    send(SDL_MOUSEMOTION) { ($0.motion.x, $0.motion.y) = (x, y) }
  }

  /// `x` and `y` are fractions of the window's size.
  func finger(_ type: SDL_EventType, _ x: Float, _ y: Float) -> Bool {
    send(type) { event in
      event.tfinger.fingerId = 7
      (event.tfinger.x, event.tfinger.y) = (x, y)
    }
  }

  func key(_ key: SDL_KeyCode, _ modifiers: SDL_Keymod = KMOD_NONE) -> Bool {
    send(SDL_KEYDOWN) { event in
      event.key.keysym.sym = Int32(bitPattern: key.rawValue)
      event.key.keysym.mod = UInt16(modifiers.rawValue)
    }
  }

  func write(_ text: String) -> Bool {
    send(SDL_TEXTINPUT) { event in
      withUnsafeMutableBytes(of: &event.text.text) { $0.copyBytes(from: text.utf8) }
    }
  }

  func change(_ kind: SDL_WindowEventID) -> Bool {
    let number = SDL_GetWindowID(window)
    return send(SDL_WINDOWEVENT) { event in
      event.window.windowID = number
      event.window.event = UInt8(kind.rawValue)
    }
  }
}
