/// What becomes of a flow's pages at an instant.
public enum FlowPhase: String, Hashable, Sendable, CaseIterable {
  /// Nothing moves.
  case idle
  /// A transition moves from its start to its end.
  case animating
  /// A transition is in somebody's hands.
  case dragging
  /// A transition moves by itself from where a hand or a change of mind has left it.
  case settling
  /// A transition is frozen.
  case frozen
}

extension NavigationController {
  /// What becomes of the flow's own pages; flows that are presented have phases of their own.
  public var phase: FlowPhase {
    switch machine.phase {
    case .idle: .idle
    case .animating: .animating
    case .dragging: .dragging
    case .settling: .settling
    case .frozen: .frozen
    }
  }

  /// Whether a finger or a driver holds a page.
  public var isDragging: Bool { machine.draggedPresence != nil }

  /// Whether the running transition is frozen, of this flow or of the stack of presentations around
  /// it.
  public var isFrozen: Bool {
    if case .frozen = machine.phase { return true }
    return isHostFrozen
  }

  /// Whether the running transition of the stack of presentations around the flow is frozen.
  var isHostFrozen: Bool {
    guard let host = existingHost, case .frozen = host.machine.phase else { return false }
    return host.shows(self)
  }

  /// How far the running transition is, 0…1; `nil` at rest.
  public var fraction: Double? {
    machine.transition.map { _ in machine.fraction(at: context.clock.now) }
  }

  /// Freezes the running transition, as for a closer look; until `resume` every request is refused
  /// with `frozen`, and a driver moves nothing.
  ///
  /// Where none of this flow runs, it is that of the flows that lie on one another.
  /// - Parameter fraction: Where, clamped to 0…1; `nil` or NaN is where it is. A transition that is
  ///   held already moves there.
  /// - Throws: `atRest` when nothing moves.
  public func freeze(at fraction: Double? = nil) throws(NavigationRefusal) {
    if machine.transition == nil, let host = existingHost { return try host.freeze(at: fraction) }
    let now = context.clock.now
    try machine.freeze(atFraction: fraction, at: now)
    context.trace.record(
      "hold", directory[machine.heading].name, machine.fraction(at: now).fixed(6))
  }

  /// Lets what `hold` has frozen go on from where it is; does nothing when nothing is held.
  ///
  /// Untouched, it goes on exactly as it would have, only later. One that was moved starts from
  /// standing, and one that was let go meanwhile is let go now.
  public func unfreeze() {
    guard case .frozen = machine.phase else {
      existingHost?.unfreeze()
      return
    }
    let bringsHead = machine.unfreeze(at: context.clock.now, into: &effects)
    if bringsHead { uncover() }
    context.trace.record("resume", directory[machine.heading].name)
    drain()
    // What flows have put off until now.
    if isOfFlows { for screen in stack { (screen as? FlowScreen)?.flow?.drain() } }
  }

  /// Lets what `hold` has frozen go as a hand would that lies still: the release rule says whether
  /// it finishes or goes back; does nothing when nothing is held.
  ///
  /// What a hand could not take hold of, as a way behind a gate, just goes on, and so does what a
  /// finger or a driver still has.
  public func releaseFrozen() {
    guard case .frozen = machine.phase else {
      existingHost?.releaseFrozen()
      return
    }
    let canBeTurned = machine.canBeTurned(at: context.clock.now)
    unfreeze()
    guard canBeTurned, let transition = machine.transition else { return }
    let now = context.clock.now
    let finishes = releaseRule.finishes(
      distance: machine.fraction(at: now), velocity: 0, width: 1)
    guard machine.heading != (finishes ? transition.to : transition.from),
      (try? machine.grab(at: now, into: &effects)) != nil
    else { return }
    endDrag(reveals: finishes != transition.isPush, velocity: 0, speed: 1)
  }

  /// Takes a page out of whoever's hands it is in, so that it goes back to where it was; does
  /// nothing where nobody holds one.
  package func cancelDrag() { driver?.cancel() }

  /// By hand a head has come only now: what lies on the flow belongs to what it leaves.
  private func uncover() {
    if presented != nil { uncovering = .standard }
  }

  // MARK: For drivers

  /// How much of the stage the page in hand has, also while it is held; 0 without one.
  var presenceInHand: Double {
    guard machine.isInHand, let transition = machine.transition else { return 0 }
    return transition.presence(machine.fraction(at: context.clock.now))
  }

  func updateDrag(presence: Double) {
    if isFrozen {
      context.trace.record(
        "refused", directory[machine.heading].name, "drag: \(NavigationRefusal.frozen)")
      return
    }
    machine.drag(toPresence: presence, into: &effects)
    drain()
  }

  func endDrag(reveals: Bool, velocity: Double, speed: Double) {
    if case .frozen = machine.phase {
      context.trace.record(
        "deferred", directory[machine.heading].name, "release: \(NavigationRefusal.frozen)")
    }
    let bringsHead = machine.release(
      reveals: reveals, velocity: velocity, speed: speed, at: context.clock.now, into: &effects)
    if bringsHead { uncover() }
    // Whoever is told of it may want to use the driver again.
    freeDriver()
    drain()
  }
}
