import FlowCore

enum Event: Hashable {
  case willShow(Int, TransitionMode.Kind)
  case didShow(Int)
  case didCancel(Int)
  case step(AppearanceStep, Int)
  /// The coordinator reported that its transition was grabbed or released.
  case interaction(isInteractive: Bool)
  /// The completion that was added to the coordinator ran.
  case done(isCancelled: Bool)
  /// To a request made inside a callback.
  case answer(Answer)
}

enum Answer: Hashable {
  /// With the screens that the request returned.
  case taken([Int])
  case refused(NavigationRefusal)
}

extension Event {
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
    case .interaction(let isInteractive): isInteractive ? "grabbed" : "released"
    case .done(let isCancelled): isCancelled ? "done, cancelled" : "done"
    case .answer(let answer): "\(answer)"
    }
  }
}

/// In the order in which they were added.
struct CallbackOperations {
  private var waiting: [(trigger: Trigger, operation: Operation)] = []

  mutating func set(_ trigger: Trigger, _ operation: Operation) {
    waiting.append((trigger, operation))
  }

  mutating func next(for event: Event) -> Operation? {
    guard !waiting.isEmpty, let index = waiting.firstIndex(where: { $0.trigger == event.trigger })
    else { return nil }
    return waiting.remove(at: index).operation
  }

  mutating func removeAll() { waiting = [] }
}
