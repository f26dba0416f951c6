internal import CSDL2

/// The events that SDL has for the program's windows, in order.
@MainActor
public final class EventQueue {
  private var translator = EventTranslator()

  /// Creates the queue; SDL has one for the whole program.
  public init() {}

  /// The next pending event, or `nil` if there is none; does not wait.
  ///
  /// Uses `SDL_PollEvent`.
  public func next() -> Event? {
    var event = SDL_Event()
    return SDL_PollEvent(&event) == 1 ? received(event) : nil
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
    return hasEvent == 1 ? received(event) : nil
  }

  /// The number of events in the queue that `next` will return as a `key`, so without modifier
  /// keys; SDL may not yet have fetched later ones from the window system.
  ///
  /// Uses `SDL_PeepEvents`.
  ///
  /// - Parameter window: SDL's number of the window whose events count, with those for no window
  ///   in particular; `nil` for all windows.
  public static func pendingKeys(for window: UInt32? = nil) -> Int {
    let key = SDL_KEYDOWN.rawValue
    let count = max(0, SDL_PeepEvents(nil, Int32.max, SDL_PEEKEVENT, key, key))
    var events = [SDL_Event](repeating: SDL_Event(), count: Int(count))
    let found = max(0, SDL_PeepEvents(&events, count, SDL_PEEKEVENT, key, key))
    return events.prefix(Int(found)).count { event in
      let isOfWindow = window == nil || event.key.windowID == 0 || event.key.windowID == window
      return isOfWindow && Keyboard.name(of: event.key.keysym.sym) != nil
    }
  }

  /// Translates an event, and frees its text, as its receiver must.
  private func received(_ event: SDL_Event) -> Event {
    defer {
      switch SDL_EventType(event.type) {
      case SDL_TEXTEDITING_EXT: SDL_free(event.editExt.text)
      case SDL_DROPFILE, SDL_DROPTEXT: SDL_free(event.drop.file)
      default: break
      }
    }
    return translator.event(event)
  }
}
