import FlowCore

extension ReferenceModel {
  var top: Int { stack[stack.count - 1] }

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

  /// The fraction of the transition, 0…1; 0 without one.
  var fraction: Double {
    switch state {
    case .idle: 0
    case .moving(_, let motion, _): min(max(motion.value(at: now), 0), 1)
    case .interactive(_, let fraction): fraction
    case .frozen(_, let fraction, _, _): fraction
    }
  }

  /// The velocity in fractions per second; 0 unless the transition runs by itself, within 0…1.
  var velocity: Double {
    guard case .moving(_, let motion, _) = state, (0...1).contains(motion.value(at: now)) else {
      return 0
    }
    return motion.velocity(at: now)
  }

  var isCancelled: Bool {
    switch state {
    case .moving(_, _, .cancel), .frozen(.moving(_, _, .cancel), _, _, _): true
    case .idle, .moving, .interactive, .frozen: false
    }
  }

  /// The driver of the transition, even while it is frozen.
  var driver: Int? { claim.flatMap { $0.isDriving ? $0.driver : nil } }

  /// A released page that its driver can grab again.
  var leaving: Int? {
    guard case .moving(let transition, _, let heading) = state, claim != nil else { return nil }
    return transition.page(at: heading) == transition.lower && top == transition.lower
      ? transition.upper : nil
  }

  /// The fraction of the driven request, 0…1; 0 without a driver.
  var driverFraction: Double {
    guard let transition, let claim else { return 0 }
    return claim.goal == transition.to ? fraction : 1 - fraction
  }

  /// Whether the transition or a carried one shows the screen, so that no other one can bring it
  /// in.
  func isVisible(_ screen: Int) -> Bool {
    transition.map {
      $0.pages.contains(screen) || $0.carried.contains { $0.pages.contains(screen) }
    }
      ?? false
  }
}
