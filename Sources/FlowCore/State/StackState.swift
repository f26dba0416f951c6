/// A snapshot of a stack of screens and its transition, for inspection.
package struct StackState: Hashable, Sendable {
  package struct Screen: Hashable, Sendable {
    package let name: String
    package let isTop: Bool
    package let isVisible: Bool
    /// Whether the screen is a gate head, from which the user cannot go back.
    package let isHead: Bool
    /// Whether the screen is behind a gate head, and leaves the stack as soon as that head is
    /// visible.
    package let isLocked: Bool
  }

  /// Whether the screens are whole flows, each named after its top screen.
  package let isOfFlows: Bool
  /// The requested stack, root first.
  package let screens: [Screen]
  package let phase: FlowPhase
  package let transition: TransitionState?
  /// Whether the transition is frozen and could be reversed when it is released.
  package let canBeReversed: Bool
  package let drag: DragState?
  /// The rule of the current or the next drag; `nil` if drags are not recognised.
  package var releaseRule: ReleaseRule?
  /// The screens to show after the running transition; at most one, because requests made meanwhile
  /// are combined into a single further transition.
  package let queue: [String]
  /// Whether a request waits for a guard to open.
  package let isWaitingToEnter: Bool

  @MainActor
  package init(of controller: NavigationController) {
    let visible = controller.visiblePages.map(\.screen)
    let stack = controller.stack
    isOfFlows = controller.isOfFlows
    screens = stack.enumerated().map { index, screen in
      Screen(
        name: screen.name, isTop: index == stack.count - 1,
        isVisible: visible.contains { $0 === screen }, isHead: controller.isHead(screen),
        isLocked: index < controller.machine.lockedDepth)
    }
    phase = controller.phase
    transition = controller.coordinator.map {
      TransitionState(of: $0, isFrozen: controller.phase == .frozen)
    }
    canBeReversed =
      controller.phase == .frozen
      && controller.machine.canBeReversed(at: controller.context.clock.now)
    drag = controller.drag
    releaseRule = controller.releaseRule
    queue = controller.machine.queued.map { [controller.directory[$0].name] } ?? []
    isWaitingToEnter = controller.isWaitingToEnter
  }
}

extension NavigationMachine {
  /// The page to which a further transition is due after the running one.
  var queued: ScreenID? {
    let target: ScreenID? =
      switch phase {
      case .idle, .dragging: nil
      case .animating(let transition, _): transition.to
      case .settling(let transition, _, let outcome): transition.page(after: outcome)
      case .frozen(let transition, let frozen): frozen.outcome.map(transition.page)
      }
    return target.flatMap { $0 == top ? nil : top }
  }
}

extension Frozen {
  /// The outcome that the transition was heading for by itself.
  ///
  /// `nil` for a drag, even if it has been released since: no request can wait behind a drag, and
  /// the release changes the stack only on `unfreeze`.
  fileprivate var outcome: TransitionOutcome? {
    switch before {
    case .animating: .finish
    case .dragging, .released: nil
    case .settling(_, let outcome): outcome
    }
  }
}
