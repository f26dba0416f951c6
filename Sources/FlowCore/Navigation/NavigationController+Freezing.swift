/// The phase of a flow's pages at an instant.
public enum FlowPhase: String, Hashable, Sendable, CaseIterable {
  /// Nothing moves.
  case idle
  /// A transition runs from its start to its end.
  case animating
  /// A gesture or a driver drives a transition.
  case dragging
  /// A transition runs by itself from where a drag was released or a request reversed it.
  case settling
  /// A transition is frozen.
  case frozen
}

extension NavigationController {
  /// The phase of the flow's own pages; presented flows have their own.
  public var phase: FlowPhase {
    switch machine.phase {
    case .idle: .idle
    case .animating: .animating
    case .dragging: .dragging
    case .settling: .settling
    case .frozen: .frozen
    }
  }

  /// Whether a gesture or a driver drives a page.
  public var isDragging: Bool { if case .dragging = machine.phase { true } else { false } }

  /// Whether the running transition is frozen, of this flow or of its stack of presentations.
  public var isFrozen: Bool {
    if case .frozen = machine.phase { return true }
    return isHostFrozen
  }

  /// Whether the running transition of the flow's stack of presentations is frozen.
  var isHostFrozen: Bool {
    guard let host = existingHost, case .frozen = host.machine.phase else { return false }
    return host.shows(self)
  }

  /// The progress of the running transition, 0…1; `nil` when idle.
  public var fraction: Double? {
    machine.transition.map { _ in machine.fraction(at: context.clock.now) }
  }

  /// Freezes the running transition, for inspection.
  ///
  /// Until `unfreeze`, every request is refused with `frozen` and drivers have no effect. If no
  /// transition of this flow runs, that of its stack of presentations is frozen.
  /// - Parameter fraction: The fraction to freeze at, clamped to 0…1; `nil` or NaN keeps the
  ///   current one. A transition that is frozen already moves there.
  /// - Throws: `atRest` when no transition runs.
  public func freeze(at fraction: Double? = nil) throws(NavigationRefusal) {
    if machine.transition == nil, let host = existingHost { return try host.freeze(at: fraction) }
    let now = context.clock.now
    try machine.freeze(atFraction: fraction, at: now)
    context.trace.record(
      "hold", directory[machine.heading].name, machine.fraction(at: now).fixed(6))
  }

  /// Resumes a frozen transition from where it is; does nothing when none is frozen.
  ///
  /// An untouched transition continues exactly as it would have, only later. One that was moved
  /// starts at zero velocity, and one whose drag was released meanwhile is released now.
  public func unfreeze() {
    guard case .frozen = machine.phase else {
      existingHost?.unfreeze()
      return
    }
    let bringsHead = machine.unfreeze(at: context.clock.now, into: &effects)
    if bringsHead { uncover() }
    context.trace.record("resume", directory[machine.heading].name)
    drain()
    // Deliver what the flows have deferred until now.
    if isOfFlows { for screen in stack { (screen as? FlowScreen)?.flow?.drain() } }
  }

  /// Resumes a frozen transition like a drag released at zero velocity: the release rule decides
  /// whether it finishes or goes back; does nothing when none is frozen.
  ///
  /// A transition that could not be grabbed, for example one whose way back is behind a gate, just
  /// continues, and so does one that a gesture or a driver still drives.
  public func releaseFrozen() {
    guard case .frozen = machine.phase else {
      existingHost?.releaseFrozen()
      return
    }
    let canBeTurned = machine.canBeTurned(at: context.clock.now)
    unfreeze()
    guard canBeTurned, let transition = machine.transition else { return }
    let now = context.clock.now
    let session = DragSession(.trailing, rule: releaseRule, extent: 1)
    let finishes = session.finishes(at: machine.fraction(at: now), velocity: .zero)
    guard machine.heading != (finishes ? transition.to : transition.from),
      (try? machine.grab(at: now, into: &effects)) != nil
    else { return }
    endDrag(finishes ? .finish : .cancel, velocity: 0, speed: 1)
  }

  /// Cancels the current drag, so that the page goes back; does nothing when nothing is dragged.
  package func cancelDrag() { driver?.cancel() }

  /// The drag itself has brought a gate head: dismiss the flows presented on this one, which belong
  /// to what the head leaves behind.
  private func uncover() {
    if presented != nil { uncovering = .standard }
  }

  // MARK: For drivers

  /// The fraction of the dragged transition, even while it is frozen; `nil` without a drag.
  var draggedFraction: Double? {
    machine.isInteractive ? machine.fraction(at: context.clock.now) : nil
  }

  func updateDrag(to fraction: Double) {
    if isFrozen {
      context.trace.record(
        "refused", directory[machine.heading].name, "drag: \(NavigationRefusal.frozen)")
      return
    }
    machine.drag(to: fraction, into: &effects)
    drain()
  }

  func endDrag(_ outcome: TransitionOutcome, velocity: Double, speed: Double) {
    if case .frozen = machine.phase {
      context.trace.record(
        "deferred", directory[machine.heading].name, "release: \(NavigationRefusal.frozen)")
    }
    let bringsHead = machine.release(
      to: outcome, velocity: velocity, speed: speed, at: context.clock.now, into: &effects)
    if bringsHead { uncover() }
    // An observer may want to reuse the driver.
    freeDriver()
    drain()
  }
}
