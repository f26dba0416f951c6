import FlowCore

extension ReferenceModel {
  /// Begins what the stack asks for, if nothing moves and it asks for anything.
  mutating func beginWhatIsDue(carrying leftovers: [Leftover] = []) {
    guard case .resting(let shown) = state, isSomethingDue else { return }
    if kind == .immediate {
      hasJumped = true
      let way = Way(from: shown, to: stack, look: .blink)
      announce(way, .immediate)
      end(way, .finish)
    } else {
      let way = Way(
        from: shown, to: stack, look: look(for: kind, from: shown, to: stack), carried: leftovers)
      announce(way, .animated)
      move(way, way.motion(from: 0, towards: .finish, at: now), .finish)
    }
  }

  var isSomethingDue: Bool {
    guard case .resting(let shown) = state else { return false }
    return shown[shown.count - 1] != top
  }

  /// The look that was asked for, else the one that is offered, else the one that a page came with,
  /// else the default.
  func look(for kind: Kind, from start: [Int], to end: [Int]) -> Look {
    if let wanted = kind.look { return wanted }
    let goes = start.contains(end[end.count - 1])
    return offeredLook ?? (goes ? arrivals[start[start.count - 1]] : nil) ?? .slide
  }

  /// Remembers how screens are asked for: all that is not where it was comes anew, and the last one
  /// by a look.
  mutating func note(_ kind: Kind, from before: [Int], to after: [Int]) {
    let same = zip(before, after).prefix { $0 == $1 }.count
    for screen in after.dropFirst(same) { arrivals[screen] = nil }
    if same < after.count { arrivals[after[after.count - 1]] = kind.look }
  }

  /// Forgets how screens came that are nowhere any more.
  mutating func forgetArrivals() {
    var known = Set(stack)
    if case .resting(let shown) = state { known.formUnion(shown) }
    if let way { known.formUnion(way.start + way.end + way.carried.flatMap(\.pages)) }
    arrivals = arrivals.filter { known.contains($0.key) }
  }

  /// Lets the running transition go to an end by itself, from where it is.
  mutating func go(
    _ way: Way, _ outcome: TransitionOutcome, velocity: Double = 0, speed: Double = 1,
    atOnce: Bool = false
  ) {
    news.append(.taken(inHand: false))
    let motion = way.motion(
      from: fraction, towards: outcome,
      velocity: velocity.isFinite ? min(max(velocity, -1000), 1000) : 0, speed: speed,
      at: now)
    move(way, motion, outcome)
    if atOnce {
      hasJumped = true
      end(way, outcome)
    }
  }

  mutating func move(_ way: Way, _ motion: Motion, _ outcome: TransitionOutcome) {
    jump(by: motion)
    state = .moving(way, motion, towards: outcome)
    // A transition is over when what it carries is at rest, too.
    deadline = way.carried.reduce(motion.rest) { max($0, $1.motion.rest) }
  }

  /// A motion that takes no time jumps, be it only by the 0.001 from which it counts as at rest.
  private mutating func jump(by motion: Motion) {
    let end = motion.value(at: Instant(nanoseconds: now.nanoseconds + 1))
    if motion.rest == now, fraction != end { hasJumped = true }
  }

  /// Ends a transition where it is, with one of its pages on stage.
  ///
  /// - Returns: What goes on beneath the next one.
  mutating func cutShort(
    _ way: Way, _ outcome: TransitionOutcome, going motion: Motion
  ) -> [Leftover] {
    jump(by: motion)
    end(way, outcome)
    let all = way.carried + [Leftover(way, motion, towards: outcome)]
    return Array(all.still(movingAt: now))
  }

  mutating func end(_ way: Way, _ outcome: TransitionOutcome) {
    conclude(way, outcome)
    let shown = way.stack(at: outcome)
    state = .resting(on: shown[shown.count - 1] == top ? stack : shown)
    deadline = nil
    grip = nil
  }
}

extension Kind {
  /// The look that is asked for, if one is.
  fileprivate var look: Look? {
    switch self {
    case .custom(let look), .interactive(_, let look?): look
    case .standard, .immediate, .interactive(_, nil): nil
    }
  }
}
