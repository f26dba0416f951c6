/// How far one transition is, also after another one has cut it short.
final class TransitionProgress: RunProgress {
  /// How it ended; `nil` before.
  var outcome: TransitionOutcome?
  /// Whether everybody has been told that it has begun.
  ///
  /// What begins to run alongside before counts from the transition's start, also where that has
  /// been moved meanwhile; what begins later counts from where the transition is then.
  var isAnnounced = false
  /// How far it was when it ended, if it was not carried on; `nil` before.
  var lastFraction: Double?

  private weak var controller: NavigationController?
  private let transition: Transition

  init(_ transition: Transition, of controller: NavigationController) {
    self.transition = transition
    self.controller = controller
  }

  /// Whether it has the stage.
  var isRunning: Bool { controller?.machine.transition?.number == transition.number }

  /// Whether it has ended, and does not go on beneath another one either.
  var isOver: Bool { outcome != nil && carried == nil }

  /// Whether it has ended, though perhaps nobody has been told of that yet.
  var isGone: Bool { !isRunning && carried == nil }

  /// Whether it has moved by itself as far as it will, and only waits for others.
  var isAtRest: Bool {
    guard let controller, let motion else { return false }
    return motion.rest <= controller.machine.pictured(controller.context.clock.now)
  }

  /// For how long it has moved as it does when nobody interferes; `nil` where somebody has.
  ///
  /// - Parameter whole: Its whole way, begun at instant 0.
  func time(along whole: Motion) -> Duration? {
    guard let controller, let motion else { return nil }
    let start = motion.start.duration(since: .zero)
    guard motion == whole.delayed(by: start) else { return nil }
    let now = controller.machine.pictured(controller.context.clock.now)
    return max(.zero, now.duration(since: motion.start))
  }

  /// How it moves by itself, in fractions.
  private var motion: Motion? {
    if isRunning { return controller?.machine.motion }
    return carried.map { transition.isPush ? $0.presence : $0.presence.mirrored }
  }

  var start: Double { isAnnounced ? fraction : 0 }

  /// 0…1; at the end 1, or 0 if it was cancelled.
  var fraction: Double {
    guard let controller else { return outcome == .cancel ? 0 : 1 }
    let now = controller.machine.pictured(controller.context.clock.now)
    if isRunning { return controller.machine.fraction(at: now) }
    if let carried { return transition.presence(carried.presence(at: now)) }
    // Nobody has been told of its end yet, but there it is.
    let hasFinished = outcome.map { $0 == .finish } ?? (controller.machine.shown == transition.to)
    return hasFinished ? 1 : 0
  }

  /// How much of the upper page is there.
  var presence: Double { transition.presence(fraction) }

  /// What is left of it beneath the running transition.
  private var carried: CarriedTransition? {
    controller?.machine.transition?.carried.first { $0.number == transition.number }
      ?? controller?.machine.carried.first { $0.number == transition.number }
  }
}
