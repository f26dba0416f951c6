/// All state of a navigation stack as one value: requests, fingers and time go in, effects come out.
///
/// `stack` is what was asked for and changes at once. What is *shown* follows: after each request
/// `pendingTransition` says what is left to do, and whoever runs the machine begins it.
///
/// ```
///            begin                     advance (at rest)
///   idle ------------> animating -----------------------> idle
///    |                   |    ^ turn back                   ^
///    | beginDrag         |    v                             |
///    +---> dragging <----+- settling ------------------------+
///              |  release     ^
///              +--------------+
/// ```
///
/// Requests and times are instants of one clock that does not run backwards.
public struct NavigationMachine: Sendable {
  /// What moves, with exactly what that takes.
  public enum Phase: Hashable, Sendable {
    /// Nothing moves.
    case idle
    /// A transition moves from its start to its end.
    case animating(Transition, Motion)
    /// A finger holds a transition at a fraction.
    case dragging(Transition, fraction: Double)
    /// A transition moves by itself from where a finger or a change of mind has left it.
    case settling(Transition, Motion, TransitionOutcome)
  }

  /// A transition that is due.
  public struct Pending: Hashable, Sendable {
    /// A push if its page is newer than the picture, otherwise a pop.
    public let operation: NavigationOperation
    /// The page on stage.
    public let from: ScreenID
    /// The page that was asked for.
    public let to: ScreenID
    /// Whether it was asked for with motion.
    public let isAnimated: Bool
  }

  /// The screens that were asked for, the root first.
  ///
  /// Never empty.
  public internal(set) var stack: [ScreenID]
  /// What moves.
  public internal(set) var phase: Phase = .idle

  /// The screen that has the stage; during a transition the one that had it before.
  var shown: ScreenID
  /// The stack as a set.
  var members: Set<ScreenID>
  /// When each screen was pushed, as a running number: to show a newer one is a push.
  var pushes: [ScreenID: Int] = [:]
  /// How many screens have been pushed.
  var pushCount = 0
  /// Screens taken off the stack that may still be in the picture, in the order they went.
  var departures: [ScreenID] = []
  /// Whether the last request asked for motion.
  var wantsAnimation = true
  /// A drag that a push has just cut short.
  var carriedDrag: CarriedDrag?

  /// Creates a machine whose root screen has the stage, at rest.
  public init(root: ScreenID) {
    stack = [root]
    members = [root]
    shown = root
  }

  /// The running transition, if any.
  public var transition: Transition? {
    switch phase {
    case .idle: nil
    case .animating(let transition, _): transition
    case .dragging(let transition, _): transition
    case .settling(let transition, _, _): transition
    }
  }

  /// How far the running transition is, 0…1; 0 without one.
  ///
  /// A page thrown the other way than it heads for stops at the end of its way and comes back.
  public func fraction(at instant: Instant) -> Double {
    switch phase {
    case .idle: 0
    case .animating(_, let motion): min(max(motion.value(at: instant), 0), 1)
    case .dragging(_, let fraction): fraction
    case .settling(_, let motion, _): min(max(motion.value(at: instant), 0), 1)
    }
  }

  /// How fast the running transition moves by itself, per second; 0 without one and under a finger.
  public func velocity(at instant: Instant) -> Double {
    switch phase {
    case .idle, .dragging: 0
    case .animating(_, let motion): motion.velocity(at: instant)
    case .settling(_, let motion, _): motion.velocity(at: instant)
    }
  }

  /// The instant at which the running motion comes to rest, or `nil` when nothing moves by itself.
  public var deadline: Instant? {
    switch phase {
    case .idle, .dragging: nil
    case .animating(let transition, let motion): rest(transition, motion)
    case .settling(let transition, let motion, _): rest(transition, motion)
    }
  }

  /// A push that cut a drag short ends no sooner than the dragged page is back in its place.
  private func rest(_ transition: Transition, _ motion: Motion) -> Instant {
    max(motion.rest, transition.carriedDrag?.presence.rest ?? motion.rest)
  }

  /// Whether a screen is in the stack, in the picture, or on its way out of either.
  func holds(_ screen: ScreenID) -> Bool {
    members.contains(screen) || shown == screen || departures.contains(screen)
      || transition?.upper == screen || transition?.lower == screen
  }

  private func isNewer(_ screen: ScreenID, than other: ScreenID) -> Bool {
    pushes[screen, default: 0] > pushes[other, default: 0]
  }

  /// What is left to do for the picture to follow the stack, or `nil` while something moves.
  public var pendingTransition: Pending? {
    guard case .idle = phase, let top = stack.last, top != shown else { return nil }
    return Pending(
      operation: isNewer(top, than: shown) ? .push : .pop, from: shown, to: top,
      isAnimated: wantsAnimation)
  }
}
