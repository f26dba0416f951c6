import FlowCore

extension ReferenceModel {
  /// Taking hold: rule 1, of the transition that the request would turn round; rule 2, of one that
  /// begins over the running one; rule 3, of none while requests wait or somebody holds a page.
  mutating func takeInHand(
    _ wanted: [Int], _ driver: Int, _ look: Look?
  ) throws(NavigationRefusal) {
    let goal = wanted[wanted.count - 1]
    var leftovers: [Leftover] = []
    guard goal != top else { throw .nothingToDrive }
    switch state {
    case .resting:
      guard !isSomethingDue else { throw .busy }
    case .moving(let way, let motion, let heading):
      guard way.page(at: heading) == top else { throw .busy }
      guard !way.pages.contains(goal) else {
        return try take(hold: way, for: goal, leadingTo: wanted, driver)
      }
      // No page comes in between two others of which the upper one still arrives.
      let arriving =
        way.carried.filter { $0.isArriving && $0.motion.rest > now }.map(\.upper)
        + (way.page(at: heading) == way.upper ? [way.upper] : [])
      let isBetween = stack.contains(goal) && arriving.contains(top)
      guard !isInPicture(goal), !isBetween else { throw .busy }
      leftovers = cutShort(way, heading, going: motion)
    case .inHand, .frozen:
      throw .busy
    }
    let kind = Kind.interactive(driver, look)
    let way = Way(
      from: stack, to: wanted, look: self.look(for: kind, from: stack, to: wanted),
      beganInHand: true, carried: leftovers)
    note(kind, from: stack, to: wanted)
    announce(way, .interactive)
    close(on: way, fraction: 0, goal, driver)
  }

  /// Takes hold of the running transition where it is: its upper page is in the stack until it is
  /// let go.
  ///
  /// - Parameter wanted: The stack that was asked for; as before where none was named.
  mutating func take(
    hold way: Way, for goal: Int, leadingTo wanted: [Int]?, _ driver: Int
  ) throws(NavigationRefusal) {
    guard case .moving(_, _, let heading) = state, way.page(at: heading) == top else {
      throw .busy
    }
    var way = way
    if let wanted {
      // The page that comes back keeps its look.
      let look = arrivals[goal]
      note(.standard, from: stack, to: wanted)
      arrivals[goal] = look
    }
    if let wanted, let outcome = way.outcome(showing: goal) { way.set(wanted, at: outcome) }
    stack = way.isPush ? way.end : way.start
    close(on: way, fraction: fraction, goal, driver)
  }

  private mutating func close(on way: Way, fraction: Double, _ goal: Int, _ driver: Int) {
    freeze(inHand: way, fraction: fraction)
    grip = Grip(driver: driver, isClosed: true, goal: goal)
    news.append(.taken(inHand: true))
  }

  /// What is in hand moves no more by itself; what it carries does.
  mutating func freeze(inHand way: Way, fraction: Double) {
    state = .inHand(way, fraction: fraction)
    deadline = way.carried.map(\.motion.rest).max().flatMap { $0 > now ? $0 : nil }
  }

  /// A driver moves what it has in hand, or lets it go; while that is held, it does not move.
  mutating func use(_ hand: Hand, of driver: Int) {
    guard let way, self.driver == driver, let grip else { return }
    let isForward = grip.goal == way.to
    switch hand {
    case .update(let fraction):
      guard !fraction.isNaN, !isFrozen else { return }
      hasJumped = true
      let place = min(max(fraction, 0), 1)
      freeze(inHand: way, fraction: isForward ? place : 1 - place)
    case .finish(let velocity, let speed):
      letGo(way, isForward ? .finish : .cancel, isForward ? velocity : -velocity, speed)
    case .cancel(let velocity, let speed):
      letGo(way, isForward ? .cancel : .finish, isForward ? velocity : -velocity, speed)
    }
  }

  mutating func letGo(
    _ way: Way, _ outcome: TransitionOutcome, _ velocity: Double, _ speed: Double
  ) {
    grip?.isClosed = false
    guard !isFrozen else { return release = (outcome, velocity, speed) }
    stack = way.stack(at: outcome)
    go(way, outcome, velocity: velocity, speed: speed)
  }
}
