internal import CSDL2

/// The events that SDL has for the program's windows, in order.
///
/// SDL also reports text for keys that are pressed with Ctrl, Alt or Super, such as "." for Ctrl
/// with the period key. The queue leaves such text out, but keeps text that is typed with AltGr.
@MainActor
public final class EventQueue {
  /// Pressed last; `nil` once any event other than its text has followed.
  private var key: SDL_Keysym?

  /// Creates the queue; SDL has one for the whole program.
  public init() {}

  /// The next pending event, or `nil` if there is none; does not wait.
  ///
  /// Uses `SDL_PollEvent`.
  public func next() -> Event? {
    var event = SDL_Event()
    return SDL_PollEvent(&event) == 1 ? translated(event) : nil
  }

  /// Waits for the next event, and returns it; `nil` if none arrives in time.
  ///
  /// - Parameter milliseconds: The longest time to wait; `nil` waits without a limit.
  ///
  /// Uses `SDL_WaitEvent` and `SDL_WaitEventTimeout`.
  public func wait(milliseconds: Int?) -> Event? {
    var event = SDL_Event()
    let hasEvent =
      milliseconds.map { SDL_WaitEventTimeout(&event, Int32(clamping: $0)) }
      ?? SDL_WaitEvent(&event)
    return hasEvent == 1 ? translated(event) : nil
  }

  private func translated(_ event: SDL_Event) -> Event {
    let translated = Event(event)
    switch SDL_EventType(event.type) {
    case SDL_KEYDOWN: key = event.key.keysym
    case SDL_TEXTINPUT:
      if let key, case .text(let text) = translated, key.isShortcut(writing: text) { return .other }
    default: key = nil
    }
    return translated
  }
}

extension SDL_Keysym {
  /// A shortcut's text, which SDL derives from the key, is not meant to be typed.
  ///
  /// The right Alt key is AltGr in many keyboard layouts. In the others it is an ordinary Alt key,
  /// and does not change the text of the key that is pressed with it.
  fileprivate func isShortcut(writing text: String) -> Bool {
    let holds = { (modifiers: SDL_Keymod) in UInt32(mod) & modifiers.rawValue != 0 }
    if holds(KMOD_CTRL) || holds(KMOD_GUI) || holds(KMOD_LALT) { return true }
    return holds(KMOD_RALT) && text.lowercased() == Keyboard.name(of: sym)?.lowercased()
  }
}
