import FlowCore

extension ReferenceModel {
  /// By rule 1, a drag grabs the running transition if the request would reverse it; by rule 2, it
  /// otherwise begins a new one over the running one; by rule 3, it is refused while a request
  /// waits or a page is dragged.
  mutating func beginDrag(
    _ wanted: [Int], _ driver: Int, _ style: ModelStyle?
  ) throws(NavigationRefusal) {
    let goal = wanted[wanted.count - 1]
    var leftovers: [CarriedTransition] = []
    guard goal != top else { throw .nothingToDrive }
    switch state {
    case .idle:
      guard !isSomethingDue else { throw .busy }
    case .moving(let transition, let motion, let heading):
      guard transition.page(at: heading) == top else { throw .busy }
      guard !transition.pages.contains(goal) else {
        return try grab(of: transition, for: goal, leadingTo: wanted, driver)
      }
      // No page may come in between two visible pages while the upper one is still arriving.
      let arriving =
        transition.carried.filter { $0.isArriving && $0.motion.settleTime > now }.map(\.upper)
        + (transition.page(at: heading) == transition.upper ? [transition.upper] : [])
      let isBetween = stack.contains(goal) && arriving.contains(top)
      guard !isVisible(goal), !isBetween else { throw .busy }
      leftovers = cutShort(transition, heading, going: motion)
    case .interactive, .frozen:
      throw .busy
    }
    let mode = ModelMode.interactive(driver, style)
    let transition = ModelTransition(
      from: stack, to: wanted, style: self.style(for: mode, from: stack, to: wanted),
      beganInteractive: true, carried: leftovers)
    note(mode, from: stack, to: wanted)
    announce(transition, .interactive)
    beginDriving(transition, fraction: 0, goal, driver)
  }

  /// Lets a driver drag the running transition, whose upper page is in the stack until the release.
  ///
  /// If no stack is `wanted`, the stacks at both ends stay as they were.
  mutating func grab(
    of transition: ModelTransition, for goal: Int, leadingTo wanted: [Int]?, _ driver: Int
  ) throws(NavigationRefusal) {
    guard case .moving(_, _, let heading) = state, transition.page(at: heading) == top else {
      throw .busy
    }
    var transition = transition
    if let wanted {
      // The page that is brought back keeps its style.
      let style = arrivals[goal]
      note(.standard, from: stack, to: wanted)
      arrivals[goal] = style
    }
    if let wanted, let outcome = transition.outcome(showing: goal) {
      transition.set(wanted, at: outcome)
    }
    stack = transition.isPush ? transition.end : transition.start
    beginDriving(transition, fraction: fraction, goal, driver)
  }

  private mutating func beginDriving(
    _ transition: ModelTransition, fraction: Double, _ goal: Int, _ driver: Int
  ) {
    moveDragged(transition, to: fraction)
    claim = DriverClaim(driver: driver, isDriving: true, goal: goal)
    pending.append(.interactive(true))
  }

  /// Only the transitions that a dragged one carries move by themselves.
  mutating func moveDragged(_ transition: ModelTransition, to fraction: Double) {
    state = .interactive(transition, fraction: fraction)
    deadline = transition.carried.map(\.motion.settleTime).max().flatMap { $0 > now ? $0 : nil }
  }

  /// Performs an action of the driver; a frozen transition is not updated.
  mutating func use(_ drag: DragAction, of driver: Int) {
    guard let transition, self.driver == driver, let claim else { return }
    let isForward = claim.goal == transition.to
    switch drag {
    case .update(let fraction):
      guard !fraction.isNaN, !isFrozen else { return }
      hasJumped = true
      let clamped = min(max(fraction, 0), 1)
      moveDragged(transition, to: isForward ? clamped : 1 - clamped)
    case .finish(let velocity, let speed):
      releaseDrag(
        transition, isForward ? .finish : .cancel, isForward ? velocity : -velocity, speed)
    case .cancel(let velocity, let speed):
      releaseDrag(
        transition, isForward ? .cancel : .finish, isForward ? velocity : -velocity, speed)
    }
  }

  mutating func releaseDrag(
    _ transition: ModelTransition, _ outcome: TransitionOutcome, _ velocity: Double, _ speed: Double
  ) {
    claim?.isDriving = false
    guard !isFrozen else { return release = (outcome, velocity, speed) }
    stack = transition.stack(at: outcome)
    go(transition, outcome, velocity: velocity, speed: speed)
  }
}
