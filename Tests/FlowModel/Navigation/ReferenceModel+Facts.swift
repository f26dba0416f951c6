import FlowCore

/// What can be seen of it.
extension ReferenceModel {
  var top: Int { stack[stack.count - 1] }

  /// The transition that runs, if any.
  var way: Way? { Self.way(of: state) }

  static func way(of state: State) -> Way? {
    switch state {
    case .resting: nil
    case .moving(let way, _, _): way
    case .inHand(let way, _): way
    case .frozen(let state, _, _, _): way(of: state)
    }
  }

  var isDragging: Bool {
    if case .inHand = state { true } else { false }
  }

  var isFrozen: Bool {
    if case .frozen = state { true } else { false }
  }

  /// How far the transition is, 0…1.
  var fraction: Double {
    switch state {
    case .resting: 0
    case .moving(_, let motion, _): min(max(motion.value(at: now), 0), 1)
    case .inHand(_, let fraction): fraction
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
    case .resting, .moving, .inHand, .frozen: false
    }
  }

  /// The driver that drives, also while the transition is held.
  var driver: Int? { grip.flatMap { $0.isClosed ? $0.driver : nil } }

  /// The page that a driver has sent away, as long as that one could take hold of it again.
  var leaving: Int? {
    guard case .moving(let way, _, let heading) = state, grip != nil else { return nil }
    return way.page(at: heading) == way.lower && top == way.lower ? way.upper : nil
  }

  /// How far what the driver was asked for is.
  var driverFraction: Double {
    guard let way, let grip else { return 0 }
    return grip.goal == way.to ? fraction : 1 - fraction
  }

  /// The screens that cannot come in by another way: they are in the picture.
  func isInPicture(_ screen: Int) -> Bool {
    way.map { $0.pages.contains(screen) || $0.carried.contains { $0.pages.contains(screen) } }
      ?? false
  }
}
