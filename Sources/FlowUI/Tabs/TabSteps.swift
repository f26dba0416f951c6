internal import FlowCore

/// The appearance step that each tab's flow has reached.
struct TabSteps {
  private var reached: [AppearanceStep]

  init(count: Int) {
    reached = Array(repeating: .didDisappear, count: count)
  }

  /// Returns the next step to send, and records it as reached; `nil` if none is due.
  ///
  /// The order is that of a `UITabBarController`: the new tab will appear, the old tab will
  /// disappear and did disappear, and then the new tab did appear.
  mutating func next(
    selected: Int, screenStep: AppearanceStep
  ) -> (tab: Int, step: AppearanceStep)? {
    let due = reached.indices.compactMap { tab in
      reached[tab].step(towards: tab == selected ? screenStep : .didDisappear)
        .map { (tab: tab, step: $0) }
    }
    guard let next = due.min(by: { $0.step.order < $1.step.order }) else { return nil }
    reached[next.tab] = next.step
    return next
  }
}

extension AppearanceStep {
  /// The next step on the way to `target`; `nil` if it has been reached.
  fileprivate func step(towards target: AppearanceStep) -> AppearanceStep? {
    guard self != target else { return nil }
    return switch (self, target) {
    case (.didDisappear, _), (.willDisappear, .willAppear), (.willDisappear, .didAppear):
      .willAppear
    case (.willAppear, .didAppear): .didAppear
    case (.willAppear, _), (.didAppear, _): .willDisappear
    case (.willDisappear, _): .didDisappear
    }
  }

  /// If several tabs have steps to take, the one with the smallest number is taken first.
  fileprivate var order: Int {
    switch self {
    case .willAppear: 0
    case .willDisappear: 1
    case .didDisappear: 2
    case .didAppear: 3
    }
  }
}
