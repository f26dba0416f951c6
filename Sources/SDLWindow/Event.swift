internal import CSDL2

/// An event of a window; positions are in window units unless stated otherwise.
public enum Event: Hashable, Sendable {
  /// The desktop asks the program to quit.
  ///
  /// Signals do not cause this event if ``Video`` has started SDL; by default, SDL turns an
  /// interrupt or a request to terminate into it.
  case quit
  /// The window's close button or the window manager's shortcut was used.
  case closeRequested
  /// A mouse button was pressed or released; 1 is left, 2 middle, 3 right, 4 and 5 are on the side.
  ///
  /// `shift` is true if Shift is pressed.
  case button(Int, isDown: Bool, x: Int, y: Int, shift: Bool)
  /// The mouse has moved to this position.
  case mouseMoved(x: Int, y: Int)
  /// The mouse has left the window.
  case mouseLeft
  /// A finger event; the position is a fraction of the window's size, 0…1.
  case finger(FingerPhase, id: Int, x: Double, y: Double)
  /// A scroll, in wheel steps to the right and down, and whether Shift and Ctrl are pressed.
  case wheel(right: Double, down: Double, shift: Bool = false, control: Bool = false)
  /// A key press, or a key repeat, with SDL's name of the key.
  case key(String, alt: Bool, control: Bool, shift: Bool, gui: Bool, isRepeat: Bool)
  /// The release of a key, with SDL's name of the key.
  case keyReleased(String)
  /// Text that was typed, or that an input method has committed.
  case text(String)
  /// The text that an input method is composing, and its selected range in Unicode scalars; `nil`
  /// if unknown.
  case composition(String, selected: Range<Int>?)
  /// The window has gained (true) or lost (false) the keyboard focus.
  case focus(Bool)
  /// The window's size has changed, or its pixel size may have, for example on another display.
  case resized
  /// The window has become visible again, or its content must be redrawn.
  case exposed
  /// The window is minimised or hidden, and has lost the focus.
  case hidden
  /// The render device has lost its textures.
  case deviceReset
  /// A file was dropped on the window; the value is its path.
  case dropped(String)
  /// ``wake()`` was called.
  case woken
  /// Any event that the program does not use.
  case other

  /// What a finger did.
  public enum FingerPhase: Hashable, Sendable {
    case down
    case moved
    case up
  }

  /// The type of SDL's event for `woken`, which no other part of the program uses.
  private static let wokenType = SDL_RegisterEvents(1)

  /// Wakes a thread that is waiting for an event, by posting `woken`; callable from any thread.
  ///
  /// Uses `SDL_RegisterEvents` and `SDL_PushEvent`.
  public static func wake() {
    var event = SDL_Event()
    event.type = wokenType
    // This fails only if SDL's event queue has been closed or is full; in both cases no thread
    // waits for an event.
    SDL_PushEvent(&event)
  }

  /// Creates the event without freeing its texts, which belong to the receiver of SDL's event.
  ///
  /// `held` are the modifiers that are held during an event of the mouse.
  init(_ event: SDL_Event, with held: SDL_Keymod) {
    switch SDL_EventType(event.type) {
    case SDL_QUIT:
      self = .quit
    case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP:
      let button = event.button
      self = .button(
        Int(button.button), isDown: event.type == SDL_MOUSEBUTTONDOWN.rawValue, x: Int(button.x),
        y: Int(button.y), shift: held.rawValue & KMOD_SHIFT.rawValue != 0)
    case SDL_MOUSEMOTION:
      self = .mouseMoved(x: Int(event.motion.x), y: Int(event.motion.y))
    case SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP:
      let phase: FingerPhase =
        switch SDL_EventType(event.type) {
        case SDL_FINGERDOWN: .down
        case SDL_FINGERUP: .up
        default: .moved
        }
      self = .finger(
        phase, id: Int(truncatingIfNeeded: event.tfinger.fingerId), x: Double(event.tfinger.x),
        y: Double(event.tfinger.y))
    case SDL_MOUSEWHEEL:
      self = .wheel(
        right: Double(event.wheel.preciseX), down: -Double(event.wheel.preciseY),
        shift: held.rawValue & KMOD_SHIFT.rawValue != 0,
        control: held.rawValue & KMOD_CTRL.rawValue != 0)
    case SDL_KEYDOWN:
      self = Event(key: event.key)
    case SDL_KEYUP:
      self = Keyboard.name(of: event.key.keysym.sym).map { .keyReleased($0) } ?? .other
    case SDL_TEXTINPUT:
      var bytes = event.text.text
      self = .text(
        withUnsafeBytes(of: &bytes) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) })
    case SDL_TEXTEDITING:
      var bytes = event.edit.text
      self = .composition(
        withUnsafeBytes(of: &bytes) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) },
        selected: Self.range(start: event.edit.start, length: event.edit.length))
    case SDL_TEXTEDITING_EXT:
      self = .composition(
        event.editExt.text.map { String(cString: $0) } ?? "",
        selected: Self.range(start: event.editExt.start, length: event.editExt.length))
    case SDL_WINDOWEVENT:
      self = Event(window: SDL_WindowEventID(UInt32(event.window.event)))
    case SDL_DISPLAYEVENT:
      // A display was connected, disconnected or rotated, so the known properties of the window's
      // display may be outdated.
      self = .resized
    case SDL_RENDER_TARGETS_RESET, SDL_RENDER_DEVICE_RESET:
      self = .deviceReset
    case SDL_DROPFILE:
      self = event.drop.file.map { .dropped(String(cString: $0)) } ?? .other
    case SDL_EventType(Self.wokenType):
      self = .woken
    default:
      self = .other
    }
  }

  private static func range(start: Int32, length: Int32) -> Range<Int>? {
    start < 0 ? nil : Int(start)..<Int(start) + max(0, Int(length))
  }

  private init(key event: SDL_KeyboardEvent) {
    let held = UInt32(event.keysym.mod)
    guard let name = Keyboard.name(of: event.keysym.sym) else {
      self = .other
      return
    }
    self = .key(
      name, alt: held & UInt32(KMOD_ALT.rawValue) != 0,
      control: held & UInt32(KMOD_CTRL.rawValue) != 0,
      shift: held & UInt32(KMOD_SHIFT.rawValue) != 0, gui: held & UInt32(KMOD_GUI.rawValue) != 0,
      isRepeat: event.`repeat` != 0)
  }

  private init(window event: SDL_WindowEventID) {
    switch event {
    case SDL_WINDOWEVENT_FOCUS_GAINED: self = .focus(true)
    case SDL_WINDOWEVENT_FOCUS_LOST: self = .focus(false)
    case SDL_WINDOWEVENT_MINIMIZED, SDL_WINDOWEVENT_HIDDEN: self = .hidden
    case SDL_WINDOWEVENT_CLOSE: self = .closeRequested
    case SDL_WINDOWEVENT_LEAVE: self = .mouseLeft
    case SDL_WINDOWEVENT_SIZE_CHANGED, SDL_WINDOWEVENT_DISPLAY_CHANGED: self = .resized
    case SDL_WINDOWEVENT_EXPOSED, SDL_WINDOWEVENT_SHOWN, SDL_WINDOWEVENT_RESTORED: self = .exposed
    default: self = .other
    }
  }
}

enum Keyboard {
  private static let modifiers: Set<Int32> = [
    SDLK_LALT, SDLK_RALT, SDLK_LCTRL, SDLK_RCTRL, SDLK_LSHIFT, SDLK_RSHIFT, SDLK_LGUI, SDLK_RGUI,
    SDLK_MODE, SDLK_CAPSLOCK, SDLK_NUMLOCKCLEAR,
  ].map { Int32(bitPattern: $0.rawValue) }.reduce(into: []) { $0.insert($1) }

  /// `nil` for modifiers and keys without a name.
  ///
  /// Uses `SDL_GetKeyName`.
  static func name(of key: SDL_Keycode) -> String? {
    guard !modifiers.contains(key), let name = SDL_GetKeyName(key) else { return nil }
    let text = String(cString: name)
    return text.isEmpty ? nil : text
  }
}
