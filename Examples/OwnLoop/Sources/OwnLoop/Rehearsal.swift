import CSDL

/// Events that the program sends itself, so that it can be tried without a person.
struct Rehearsal {
  private var arguments: ArraySlice<String>

  /// Reads arguments such as `click 480 80` and `key Escape`.
  init(_ arguments: ArraySlice<String>) { self.arguments = arguments }

  mutating func sendNext(isMoving: Bool) {
    guard !isMoving, let verb = arguments.popFirst() else { return }
    switch verb {
    case "click":
      let (x, y) = (number(), number())
      for type in [SDL_MOUSEMOTION, SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP] {
        send(type) { event in
          if type == SDL_MOUSEMOTION { return (event.motion.x, event.motion.y) = (x, y) }
          event.button.button = UInt8(SDL_BUTTON_LEFT)
          (event.button.x, event.button.y) = (x, y)
        }
      }
    case "key":
      let key = SDL_GetKeyFromName(arguments.popFirst() ?? "")
      for type in [SDL_KEYDOWN, SDL_KEYUP] { send(type) { $0.key.keysym.sym = key } }
    default: fatalError("expected 'click X Y' or 'key NAME', not '\(verb)'")
    }
  }

  private mutating func number() -> Int32 { arguments.popFirst().flatMap { Int32($0) } ?? 0 }

  private func send(_ type: SDL_EventType, _ fill: (inout SDL_Event) -> Void) {
    var event = SDL_Event()
    event.type = type.rawValue
    fill(&event)
    SDL_PushEvent(&event)
  }
}
