import FlowCore

extension ReferenceModel {
  mutating func beginWhatIsDue(carrying leftovers: [CarriedTransition] = []) {
    guard case .idle(let shown) = state, isSomethingDue else { return }
    if mode == .immediate {
      hasJumped = true
      let transition = ModelTransition(from: shown, to: stack, style: .blink)
      announce(transition, .immediate)
      end(transition, .finish)
    } else {
      let transition = ModelTransition(
        from: shown, to: stack, style: style(for: mode, from: shown, to: stack), carried: leftovers)
      announce(transition, .animated)
      move(transition, transition.motion(from: 0, towards: .finish, at: now), .finish)
    }
  }

  var isSomethingDue: Bool {
    guard case .idle(let shown) = state else { return false }
    return shown[shown.count - 1] != top
  }

  /// The requested style, else the offered one, else the one with which the leaving page arrived.
  func style(for mode: ModelMode, from start: [Int], to end: [Int]) -> ModelStyle {
    if let wanted = mode.style { return wanted }
    let goes = start.contains(end[end.count - 1])
    return offeredStyle ?? (goes ? arrivals[start[start.count - 1]] : nil) ?? .slide
  }

  /// All screens above the common start of both stacks arrive, but only the last one has a style.
  mutating func note(_ mode: ModelMode, from before: [Int], to after: [Int]) {
    let same = zip(before, after).prefix { $0 == $1 }.count
    for screen in after.dropFirst(same) { arrivals[screen] = nil }
    if same < after.count { arrivals[after[after.count - 1]] = mode.style }
  }

  mutating func forgetArrivals() {
    var known = Set(stack)
    if case .idle(let shown) = state { known.formUnion(shown) }
    if let transition {
      known.formUnion(transition.start + transition.end + transition.carried.flatMap(\.pages))
    }
    arrivals = arrivals.filter { known.contains($0.key) }
  }

  mutating func go(
    _ transition: ModelTransition, _ outcome: TransitionOutcome, velocity: Double = 0,
    speed: Double = 1,
    atOnce: Bool = false
  ) {
    pending.append(.interactive(false))
    let motion = transition.motion(
      from: fraction, towards: outcome,
      velocity: velocity.isFinite ? min(max(velocity, -1000), 1000) : 0, speed: speed,
      at: now)
    move(transition, motion, outcome)
    if atOnce {
      hasJumped = true
      end(transition, outcome)
    }
  }

  mutating func move(_ transition: ModelTransition, _ motion: Motion, _ outcome: TransitionOutcome)
  {
    jump(by: motion)
    state = .moving(transition, motion, towards: outcome)
    // A transition ends no sooner than those that it carries.
    deadline = transition.carried.reduce(motion.settleTime) { max($0, $1.motion.settleTime) }
  }

  /// A motion that takes no time may jump over the last 0.001.
  private mutating func jump(by motion: Motion) {
    let end = motion.value(at: Instant(nanoseconds: now.nanoseconds + 1))
    if motion.settleTime == now, fraction != end { hasJumped = true }
  }

  /// Ends a transition, and returns those that the next one carries.
  mutating func cutShort(
    _ transition: ModelTransition, _ outcome: TransitionOutcome, going motion: Motion
  ) -> [CarriedTransition] {
    jump(by: motion)
    end(transition, outcome)
    let all = transition.carried + [CarriedTransition(transition, motion, towards: outcome)]
    return Array(all.still(movingAt: now))
  }

  mutating func end(_ transition: ModelTransition, _ outcome: TransitionOutcome) {
    conclude(transition, outcome)
    let shown = transition.stack(at: outcome)
    state = .idle(on: shown[shown.count - 1] == top ? stack : shown)
    deadline = nil
    claim = nil
  }
}

extension ModelMode {
  fileprivate var style: ModelStyle? {
    switch self {
    case .custom(let style), .interactive(_, let style?): style
    case .standard, .immediate, .interactive(_, nil): nil
    }
  }
}
