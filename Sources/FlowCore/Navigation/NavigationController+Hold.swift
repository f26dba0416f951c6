extension NavigationController {
  /// Whether a finger or a driver holds a page.
  public var isDragging: Bool { machine.draggedPresence != nil }

  /// Whether the running transition is frozen.
  public var isHeld: Bool {
    if case .held = machine.phase { return true }
    return false
  }

  /// How far the running transition is, 0…1; `nil` at rest.
  public var fraction: Double? {
    machine.transition.map { _ in machine.fraction(at: context.clock.now) }
  }

  /// Freezes the running transition, as for a closer look; until `resume` every request is refused with
  /// `held`, and a driver moves nothing.
  ///
  /// - Parameter fraction: Where, clamped to 0…1; `nil` or NaN is where it is. A transition that is held
  ///   already moves there.
  /// - Throws: `atRest` when nothing moves.
  public func hold(at fraction: Double? = nil) throws(NavigationRefusal) {
    try machine.hold(at: fraction, context.clock.now)
    context.trace.record(
      "hold", directory[machine.heading].name,
      machine.fraction(at: context.clock.now).fixed(6))
  }

  /// Lets a held transition go on from where it is; does nothing when none is held.
  ///
  /// Untouched, it goes on exactly as it would have, only later. One that was moved starts from standing.
  public func resume() {
    guard isHeld else { return }
    machine.resume(at: context.clock.now)
    context.trace.record("resume", directory[machine.heading].name)
    drain()
  }

  // MARK: For drivers

  /// How much of the stage the page in hand has, also while it is held; 0 without one.
  var presenceInHand: Double {
    guard machine.isInHand, let transition = machine.transition else { return 0 }
    return transition.presence(machine.fraction(at: context.clock.now))
  }

  func updateDrag(presence: Double) {
    guard !isRefusedByHold("drag") else { return }
    machine.drag(toPresence: presence, into: &effects)
    drain()
  }

  func endDrag(reveals: Bool, velocity: Double, speed: Double) {
    guard !isRefusedByHold("release") else { return }
    machine.release(
      reveals: reveals, velocity: velocity, speed: speed, at: context.clock.now, into: &effects)
    drain()
  }

  private func isRefusedByHold(_ what: String) -> Bool {
    guard isHeld else { return false }
    context.trace.record(
      "refused", directory[machine.heading].name, "\(what): \(NavigationRefusal.held)")
    return true
  }
}

extension NavigationMachine {
  /// Whether a finger holds the running transition, or did when that was frozen.
  var isInHand: Bool {
    switch phase {
    case .idle, .animating, .settling: false
    case .dragging: true
    case .held(_, let hold): hold.before == .dragging
    }
  }

  /// The page that will have the stage if nothing else happens.
  var heading: ScreenID {
    switch phase {
    case .idle: shown
    case .animating(let transition, _): transition.to
    case .dragging(let transition, _): transition.to
    case .settling(let transition, _, let outcome):
      outcome == .finish ? transition.to : transition.from
    case .held(let transition, _): transition.to
    }
  }
}
