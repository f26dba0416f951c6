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
  /// The controller answered a request that was made inside a callback.
  case answer(Answer)
}

enum Answer: Hashable {
  /// The request was taken, and returned these screens.
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

/// Operations to perform inside callbacks; for one trigger, in the order in which they were added.
struct CallbackOperations {
  private var waiting: [(trigger: Trigger, operation: Operation)] = []

  mutating func append(_ operation: Operation, for trigger: Trigger) {
    waiting.append((trigger, operation))
  }

  mutating func removeNext(for event: Event) -> Operation? {
    guard let index = waiting.firstIndex(where: { $0.trigger == event.trigger }) else { return nil }
    return waiting.remove(at: index).operation
  }
}
