import FlowCore

/// What somebody is told, or is answered.
enum Event: Hashable {
  case willShow(Int, TransitionMode.Kind)
  case didShow(Int)
  case didCancel(Int)
  case step(AppearanceStep, Int)
  /// The coordinator's transition was taken in hand, or let go.
  case interaction(isInteractive: Bool)
  /// The coordinator's completion ran.
  case done(isCancelled: Bool)
  /// What a request from inside a callback came to.
  case answer(Answer)
}

/// What a request came to.
enum Answer: Hashable {
  /// It was taken; with the screens that it returned.
  case taken([Int])
  case refused(NavigationRefusal)
}

extension Event {
  /// The callback in which it is told.
  var trigger: Trigger? {
    switch self {
    case .willShow: .willShow
    case .didShow: .didShow
    case .didCancel: .didCancel
    case .step(.willAppear, _): .willAppear
    case .step(.didAppear, _): .didAppear
    case .step(.willDisappear, _): .willDisappear
    case .step(.didDisappear, _): .didDisappear
    case .interaction: .interaction
    case .done: .done
    case .answer: nil
    }
  }
}

extension Event: CustomStringConvertible {
  var description: String {
    switch self {
    case .willShow(let screen, let mode): "willShow s\(screen) \(mode)"
    case .didShow(let screen): "didShow s\(screen)"
    case .didCancel(let screen): "didCancel s\(screen)"
    case .step(let step, let screen): "\(step) s\(screen)"
    case .interaction(let isInteractive): isInteractive ? "taken in hand" : "let go"
    case .done(let isCancelled): isCancelled ? "done, cancelled" : "done"
    case .answer(let answer): "\(answer)"
    }
  }
}

/// Operations that wait for a callback, in the order in which they were given.
struct Ambushes {
  private var waiting: [(trigger: Trigger, operation: Operation)] = []

  mutating func set(_ trigger: Trigger, _ operation: Operation) {
    waiting.append((trigger, operation))
  }

  /// The operation that this event sets off, if any: once.
  mutating func next(for event: Event) -> Operation? {
    guard !waiting.isEmpty, let index = waiting.firstIndex(where: { $0.trigger == event.trigger })
    else { return nil }
    return waiting.remove(at: index).operation
  }

  mutating func removeAll() { waiting = [] }
}
