/// A stack of screens and what becomes of it, at an instant, as a value: for whoever looks into a
/// flow.
public struct StackState: Hashable, Sendable {
  /// One of its screens.
  public struct Screen: Hashable, Sendable {
    /// What traces call it.
    public let name: String
    /// Whether it was asked for last.
    public let isTop: Bool
    /// Whether something of it is in the picture.
    public let isPictured: Bool
    /// Whether it closes the way back to what was before it.
    public let isHead: Bool
    /// Whether it is behind a head, and leaves the stack as soon as that has the stage.
    public let isPassed: Bool
  }

  /// Whether its screens are whole flows that lie on one another, each called as its top screen.
  public let isOfFlows: Bool
  /// The screens that were asked for, the root first.
  public let screens: [Screen]
  /// What becomes of its pages.
  public let phase: FlowPhase
  /// The transition that runs.
  public let transition: TransitionState?
  /// Whether the transition is held, and could be turned round by whoever lets it go.
  public let canBeTurned: Bool
  /// The hand that has a page.
  public let hand: DragState?
  /// What decides on a page that is in a hand, or would be next.
  public let releaseRule: ReleaseRule
  /// The names of the screens that come next, after the running transition; one at most, as what is
  /// asked for meanwhile becomes one further transition.
  public let queue: [String]
  /// Whether something waits for a guard to open.
  public let isWaitingToEnter: Bool

  /// Looks at a stack, as it is at the present instant of its clock.
  public init(of controller: NavigationController) {
    let pictured = controller.visiblePages.map(\.screen)
    let stack = controller.stack
    isOfFlows = controller.isOfFlows
    screens = stack.enumerated().map { index, screen in
      Screen(
        name: screen.name, isTop: index == stack.count - 1,
        isPictured: pictured.contains { $0 === screen }, isHead: controller.isHead(screen),
        isPassed: index < controller.machine.lockedDepth)
    }
    phase = controller.phase
    transition = controller.coordinator.map { TransitionState(of: $0) }
    canBeTurned =
      controller.phase == .frozen
      && controller.machine.canBeTurned(at: controller.context.clock.now)
    hand = controller.hand
    releaseRule = controller.releaseRule
    queue = controller.machine.queued.map { [controller.directory[$0].name] } ?? []
    isWaitingToEnter = controller.isWaitingToEnter
  }
}

extension NavigationMachine {
  /// The page for which a further transition is due when the running one is over; `nil` where none
  /// is.
  var queued: ScreenID? {
    let goal: ScreenID? =
      switch phase {
      case .idle, .dragging: nil
      case .animating(let transition, _): transition.to
      case .settling(let transition, _, let outcome): transition.page(after: outcome)
      case .frozen(let transition, let hold): hold.outcome.map(transition.page)
      }
    return goal.flatMap { $0 == top ? nil : top }
  }
}

extension Frozen {
  /// Where the transition was heading by itself; `nil` where somebody had it in their hands.
  fileprivate var outcome: TransitionOutcome? {
    switch before {
    case .animating: .finish
    case .dragging, .letGo: nil
    case .settling(_, let outcome): outcome
    }
  }
}

extension Transition {
  /// The page that has the stage after an outcome.
  fileprivate func page(after outcome: TransitionOutcome) -> ScreenID {
    outcome == .finish ? to : from
  }
}
