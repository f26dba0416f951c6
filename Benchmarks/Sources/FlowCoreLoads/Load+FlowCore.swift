import FlowCore

extension Load {
  /// All measured loads of the flow core.
  public static var flowCore: [Load] {
    [10, 1_000, 100_000].map(pushAndPop)
      + [1_000, 10_000, 100_000].map(setStack)
      + [advance, read, readBars, readPacedBars]
  }

  // MARK: Changes

  /// The budget of a push and a pop together, at any depth of the stack.
  private static let pair = Budget(nanoseconds: 2_000, allocations: nil)

  private static func pushAndPop(depth: Int) -> Load {
    Load("push and pop, \(depth) screens", within: pair) {
      let flow = NavigationController(root: Page(), context: FlowContext())
      try flow.setStack(Page.make(depth), .immediate)
      let page = Page()
      return {
        try flow.push(page, .immediate)
        try flow.pop(.immediate)
      }
    }
  }

  /// The budget for each screen is the same at every depth, so the time must be linear in the
  /// depth.
  private static func setStack(depth: Int) -> Load {
    Load(
      name: "set a stack of \(depth) screens and back, each", operations: depth,
      budget: Budget(nanoseconds: 3_000, allocations: nil)
    ) {
      let root = Page()
      let flow = NavigationController(root: root, context: FlowContext())
      let pages = Page.make(depth)
      return {
        try flow.setStack(pages, .immediate)
        try flow.setStack([root], .immediate)
      }
    }
  }

  // MARK: Frames

  private static let frame = Budget(nanoseconds: 2_000, allocations: 0)

  /// Advances in steps of 1 ns, so that the push does not end during the measurement.
  private static var advance: Load {
    Load("advance a clock, a page moving", within: frame) {
      let flow = NavigationController(root: Page(), context: FlowContext())
      try flow.push(Page())
      return {
        flow.context.clock.advance(to: flow.context.clock.now.advanced(by: .nanoseconds(1)))
        precondition(flow.isMoving, "the page has arrived")
      }
    }
  }

  private static var readBars: Load {
    bars("read strip and bars, a page moving", DefaultAppearanceStrategy(), within: frame)
  }

  /// The load has twice the budget of other frames, because each read searches for the time at
  /// which the page has its current progress.
  private static var readPacedBars: Load {
    bars(
      "read strip and bars in a time of their own", AnimatedAppearanceStrategy(),
      within: Budget(nanoseconds: 4_000, allocations: 0))
  }

  private static func bars(
    _ name: String, _ strategy: some AppearanceApplyingStrategy & Sendable, within budget: Budget
  ) -> Load {
    Load(name, within: budget) {
      let flow = NavigationController(root: Page(), context: FlowContext())
      let progress = FlowProgress(of: flow)
      let bars = NavigationAppearance(of: flow)
      bars.strategy = strategy
      try flow.push(TalkingPage(0.25, .lightAppearance), .immediate)
      let next = TalkingPage(0.5, Appearance(statusStyle: .dark))
      try flow.push(next)
      flow.context.clock.advance(to: Instant.zero.advanced(by: .milliseconds(100)))
      return {
        precondition(progress.value > 0.25 && bars.chrome.status.dark > 0, "nothing runs alongside")
        precondition(bars.barPresence(of: next) == 1, "the page has no bar")
      }
    }
  }

  private static var read: Load {
    Load("read a coordinator's fraction and a value alongside", within: frame) {
      let flow = NavigationController(root: Page(), context: FlowContext())
      let value = AnimatedValue(0.0)
      try flow.push(Page())
      flow.coordinator?.animate(value, to: 1)
      flow.context.clock.advance(to: Instant.zero.advanced(by: .milliseconds(100)))
      return {
        precondition(flow.coordinator?.fraction == value.value, "the value does not run alongside")
      }
    }
  }
}

private final class Page: Screen {
  let name = "page"

  static func make(_ count: Int) -> [Page] { (0..<count).map { _ in Page() } }
}

private final class TalkingPage: FlowProgressReporting, AppearanceContext {
  let name = "talking page"
  let flowProgress: Double
  let preferredAppearance: Appearance?

  init(_ progress: Double, _ appearance: Appearance) {
    (flowProgress, preferredAppearance) = (progress, appearance)
  }
}
