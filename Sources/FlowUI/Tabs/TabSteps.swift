internal import FlowCore

/// How far each tab's flow is on its way into the picture and out of it.
struct TabSteps {
  private var reached: [AppearanceStep]

  init(count: Int) {
    reached = Array(repeating: .didDisappear, count: count)
  }

  /// The next step that a tab has to be told of, which then counts as told; `nil` when all are
  /// where they belong.
  ///
  /// The order is that of a `UITabBarController`: the tab that comes will appear, the one that goes
  /// will disappear and has, and only then the one that comes has appeared.
  /// - Parameters:
  ///   - selected: The tab that is shown.
  ///   - place: The last step of the place where it is shown.
  mutating func next(
    selected: Int, place: AppearanceStep
  ) -> (tab: Int, step: AppearanceStep)? {
    let due = reached.indices.compactMap { tab in
      reached[tab].step(towards: tab == selected ? place : .didDisappear)
        .map { (tab: tab, step: $0) }
    }
    guard let next = due.min(by: { $0.step.turn < $1.step.turn }) else { return nil }
    reached[next.tab] = next.step
    return next
  }
}

extension AppearanceStep {
  /// The step after this one on the way to another; `nil` there.
  fileprivate func step(towards goal: AppearanceStep) -> AppearanceStep? {
    guard self != goal else { return nil }
    return switch (self, goal) {
    case (.didDisappear, _), (.willDisappear, .willAppear), (.willDisappear, .didAppear):
      .willAppear
    case (.willAppear, .didAppear): .didAppear
    case (.willAppear, _), (.didAppear, _): .willDisappear
    case (.willDisappear, _): .didDisappear
    }
  }

  /// When it comes among the steps of several tabs.
  fileprivate var turn: Int {
    switch self {
    case .willAppear: 0
    case .willDisappear: 1
    case .didDisappear: 2
    case .didAppear: 3
    }
  }
}
