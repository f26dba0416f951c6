import FlowCore

/// What can be seen of it.
extension ReferenceModel {
  var top: Int { stack[stack.count - 1] }

  /// The transition that runs, if any.
  var transition: ModelTransition? { Self.transition(of: state) }

  static func transition(of state: State) -> ModelTransition? {
    switch state {
    case .resting: nil
    case .moving(let transition, _, _): transition
    case .interactive(let transition, _): transition
    case .frozen(let state, _, _, _): transition(of: state)
    }
  }

  var isDragging: Bool {
    if case .interactive = state { true } else { false }
  }

  var isFrozen: Bool {
    if case .frozen = state { true } else { false }
  }

  /// How far the transition is, 0…1.
  var fraction: Double {
    switch state {
    case .resting: 0
    case .moving(_, let motion, _): min(max(motion.value(at: now), 0), 1)
    case .interactive(_, let fraction): fraction
    case .frozen(_, let fraction, _, _): fraction
    }
  }

  /// How fast the page moves by itself: a page at the end of its way has no velocity beyond it.
  var velocity: Double {
    guard case .moving(_, let motion, _) = state, (0...1).contains(motion.value(at: now)) else {
      return 0
    }
    return motion.velocity(at: now)
  }

  /// Whether the transition heads back to where it came from.
  var isCancelled: Bool {
    switch state {
    case .moving(_, _, .cancel), .frozen(.moving(_, _, .cancel), _, _, _): true
    case .resting, .moving, .interactive, .frozen: false
    }
  }

  /// The driver that drives, also while the transition is held.
  var driver: Int? { claim.flatMap { $0.isClosed ? $0.driver : nil } }

  /// The page that a driver has sent away, as long as that one could take hold of it again.
  var leaving: Int? {
    guard case .moving(let transition, _, let heading) = state, claim != nil else { return nil }
    return transition.page(at: heading) == transition.lower && top == transition.lower
      ? transition.upper : nil
  }

  /// How far what the driver was asked for is.
  var driverFraction: Double {
    guard let transition, let claim else { return 0 }
    return claim.goal == transition.to ? fraction : 1 - fraction
  }

  /// The screens that cannot come in by another way: they are in the picture.
  func isInPicture(_ screen: Int) -> Bool {
    transition.map {
      $0.pages.contains(screen) || $0.carried.contains { $0.pages.contains(screen) }
    }
      ?? false
  }
}
