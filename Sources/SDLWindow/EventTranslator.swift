internal import CSDL2

/// Translates the events of SDL, one after another.
///
/// SDL also reports text for keys that are pressed with Ctrl, Alt or Super, such as "." for Ctrl
/// with the period key. The translator leaves such text out, but keeps text that is typed with
/// AltGr. Events of the mouse have the modifiers that were held when they occurred.
@MainActor
public struct EventTranslator {
  /// The key pressed last, until any event other than its text follows.
  private var key: SDL_Keysym?
  /// The modifiers that were held after the last event.
  private var held = KMOD_NONE

  /// Creates a translator that has seen no event yet.
  public init() {}

  /// Translates an event; the event's texts stay the caller's to free.
  ///
  /// - Parameter pointer: An `SDL_Event`.
  public mutating func event(at pointer: UnsafeRawPointer) -> Event {
    event(pointer.load(as: SDL_Event.self))
  }

  mutating func event(_ event: SDL_Event) -> Event {
    held = heldModifiers(at: event)
    let translated = Event(event, with: held)
    switch SDL_EventType(event.type) {
    case SDL_KEYDOWN: key = event.key.keysym
    case SDL_TEXTINPUT:
      if let key, case .text(let text) = translated, key.isShortcut(writing: text) { return .other }
    default: key = nil
    }
    return translated
  }

  /// The modifiers that are held at an event.
  ///
  /// SDL's own state follows all events in its queue, so it is used only if no key event is queued.
  private func heldModifiers(at event: SDL_Event) -> SDL_Keymod {
    switch SDL_EventType(event.type) {
    case SDL_KEYDOWN, SDL_KEYUP: SDL_Keymod(UInt32(event.key.keysym.mod))
    case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP, SDL_MOUSEWHEEL:
      SDL_HasEvents(SDL_KEYDOWN.rawValue, SDL_KEYUP.rawValue) == SDL_TRUE ? held : SDL_GetModState()
    default: held
    }
  }
}

extension SDL_Keysym {
  /// Whether the key's modifiers make it a shortcut, so that `text`, which SDL derives from the
  /// key, is not meant to be typed.
  ///
  /// The right Alt key is AltGr in many keyboard layouts. In the others it is an ordinary Alt key,
  /// and does not change the text of the key that is pressed with it.
  fileprivate func isShortcut(writing text: String) -> Bool {
    let holds = { (modifiers: SDL_Keymod) in UInt32(mod) & modifiers.rawValue != 0 }
    if holds(KMOD_CTRL) || holds(KMOD_GUI) || holds(KMOD_LALT) { return true }
    return holds(KMOD_RALT) && text.lowercased() == Keyboard.name(of: sym)?.lowercased()
  }
}

/// What an `SDL_Event` says besides its translation.
@MainActor
public struct EventOrigin {
  /// SDL's number of the window that the event is for; 0 if it is for none in particular.
  public let window: UInt32
  /// Whether SDL has made the event from one of another device: a mouse event from a touch, or a
  /// touch from a mouse event.
  public let isDerived: Bool

  /// Reads an `SDL_Event`.
  public init(at pointer: UnsafeRawPointer) {
    let event = pointer.load(as: SDL_Event.self)
    let (touchMouse, mouseTouch) = (sluice_touch_mouse(), sluice_mouse_touch())
    switch SDL_EventType(event.type) {
    case SDL_WINDOWEVENT: (window, isDerived) = (event.window.windowID, false)
    case SDL_KEYDOWN, SDL_KEYUP: (window, isDerived) = (event.key.windowID, false)
    case SDL_TEXTINPUT: (window, isDerived) = (event.text.windowID, false)
    case SDL_TEXTEDITING: (window, isDerived) = (event.edit.windowID, false)
    case SDL_TEXTEDITING_EXT: (window, isDerived) = (event.editExt.windowID, false)
    case SDL_MOUSEMOTION:
      (window, isDerived) = (event.motion.windowID, event.motion.which == touchMouse)
    case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP:
      (window, isDerived) = (event.button.windowID, event.button.which == touchMouse)
    case SDL_MOUSEWHEEL:
      (window, isDerived) = (event.wheel.windowID, event.wheel.which == touchMouse)
    case SDL_FINGERDOWN, SDL_FINGERUP, SDL_FINGERMOTION:
      (window, isDerived) = (event.tfinger.windowID, event.tfinger.touchId == mouseTouch)
    default: (window, isDerived) = (0, false)
    }
  }
}
