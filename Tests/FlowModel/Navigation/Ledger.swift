import FlowCore

/// Keeps the books of what everybody is told: appearance steps and answers must fit, whatever was
/// asked.
struct Ledger {
  /// What was out of order first.
  private(set) var fault: String?
  /// The screen whose `willShow` is not answered yet.
  private var open: Int?
  /// The screens that are not out of the picture, and the last step each has heard.
  private var steps: [Int: AppearanceStep]

  /// Opens the books at a moment when one screen has the stage.
  init(onStage screen: Int = 0) {
    steps = [screen: .didAppear]
  }

  mutating func take(_ events: [Event]) {
    for event in events { take(event) }
  }

  private mutating func take(_ event: Event) {
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

  /// At rest everything is answered, and exactly the top screen has the stage.
  func faultWhenSettled(top: Int) -> String? {
    if let open { return "s\(open) is neither shown nor cancelled" }
    return steps == [top: .didAppear] ? nil : "at rest \(steps)"
  }
}

extension AppearanceStep {
  /// Whether it may come after another one; `nil` is out of the picture.
  fileprivate func follows(_ last: AppearanceStep?) -> Bool {
    switch self {
    case .willAppear: last == nil || last == .willDisappear
    case .didAppear: last == .willAppear
    case .willDisappear: last == .didAppear || last == .willAppear
    case .didDisappear: last == .willDisappear
    }
  }
}
