import FlowCore

/// The observable state.
extension ReferenceModel {
  var top: Int { stack[stack.count - 1] }

  /// The running transition, if any.
  var transition: ModelTransition? { Self.transition(of: state) }

  static func transition(of state: State) -> ModelTransition? {
    switch state {
    case .idle: nil
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

  /// The progress of the transition, 0…1; 0 without one.
  var fraction: Double {
    switch state {
    case .idle: 0
    case .moving(_, let motion, _): min(max(motion.value(at: now), 0), 1)
    case .interactive(_, let fraction): fraction
    case .frozen(_, let fraction, _, _): fraction
    }
  }

  /// The velocity of the running transition, in fractions per second; 0 if it does not run by
  /// itself, or while its motion is outside 0…1 and its page waits at an end.
  var velocity: Double {
    guard case .moving(_, let motion, _) = state, (0...1).contains(motion.value(at: now)) else {
      return 0
    }
    return motion.velocity(at: now)
  }

  /// Whether the transition is heading back to its start.
  var isCancelled: Bool {
    switch state {
    case .moving(_, _, .cancel), .frozen(.moving(_, _, .cancel), _, _, _): true
    case .idle, .moving, .interactive, .frozen: false
    }
  }

  /// The driver that is driving, even while the transition is frozen; `nil` if there is none.
  var driver: Int? { claim.flatMap { $0.isDriving ? $0.driver : nil } }

  /// The leaving page that a driver has released, as long as the driver can grab it again.
  var leaving: Int? {
    guard case .moving(let transition, _, let heading) = state, claim != nil else { return nil }
    return transition.page(at: heading) == transition.lower && top == transition.lower
      ? transition.upper : nil
  }

  /// The progress of the driven request, 0…1; 0 without a driver.
  var driverFraction: Double {
    guard let transition, let claim else { return 0 }
    return claim.goal == transition.to ? fraction : 1 - fraction
  }

  /// Whether a screen takes part in the running transition or in one that it carries; another
  /// transition cannot bring in the screen at the same time.
  func isVisible(_ screen: Int) -> Bool {
    transition.map {
      $0.pages.contains(screen) || $0.carried.contains { $0.pages.contains(screen) }
    }
      ?? false
  }
}
