import FlowCore

/// Checks the order of callbacks, whatever was requested.
struct CallbackOrderCheck {
  private(set) var fault: String?
  /// A screen whose `willShow` was not yet followed by `didShow` or `didCancel`.
  private var open: Int?
  /// The last callback of each screen that has not disappeared since.
  private var steps: [Int: AppearanceStep]

  /// Begins with a settled stack in which one screen is visible.
  init(visibleScreen screen: Int = 0) {
    steps = [screen: .didAppear]
  }

  mutating func record(_ events: [Event]) {
    for event in events { record(event) }
  }

  private mutating func record(_ event: Event) {
    switch event {
    case .willShow(let screen, _):
      expect(open == nil, event)
      open = screen
    case .didShow(let screen), .didCancel(let screen):
      expect(open == screen, event)
      open = nil
    case .step(let step, let screen):
      expect(step.follows(steps[screen]), event)
      steps[screen] = step == .didDisappear ? nil : step
    case .interaction, .done, .answer:
      break
    }
  }

  private mutating func expect(_ fits: Bool, _ event: Event) {
    if !fits, fault == nil { fault = "\(event) is out of order" }
  }

  /// Describes a fault once everything has settled, if there is one.
  ///
  /// No `willShow` may be open then, and exactly the top screen must have appeared.
  func faultWhenSettled(top: Int) -> String? {
    if let open { return "s\(open) is neither shown nor cancelled" }
    return steps == [top: .didAppear] ? nil : "the callbacks end with \(steps)"
  }
}

extension AppearanceStep {
  /// `nil` means that the screen is not visible.
  fileprivate func follows(_ last: AppearanceStep?) -> Bool {
    switch self {
    case .willAppear: last == nil || last == .willDisappear
    case .didAppear: last == .willAppear
    case .willDisappear: last == .didAppear || last == .willAppear
    case .didDisappear: last == .willDisappear
    }
  }
}
