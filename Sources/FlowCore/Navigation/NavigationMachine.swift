/// All state of a navigation stack as one value: requests, fingers and time go in, effects come
/// out.
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
///   animating, dragging, settling <--- hold, resume ---> held
/// ```
///
/// Instants are those of one clock. One that lies before the latest the machine has seen counts as
/// that.
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
    /// A transition is frozen, whatever it did before.
    case frozen(Transition, Frozen)
  }

  /// A transition that is due.
  public struct Pending: Hashable, Sendable {
    /// Whether it looks like a push: its page did not stand in the stack of the page on stage.
    public let isPush: Bool
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
  /// What leads from `stack` to the one in which `shown` has the stage: nothing, unless a
  /// transition runs or is due.
  var toStart = StackChange.none
  /// What leads from `stack` to the one at the end of the running transition.
  ///
  /// While one moves by itself, the one of this and `toStart` that it heads for is nothing, until
  /// another request is queued behind it.
  var toEnd = StackChange.none
  /// Screens that have left the stack, or never got into it, and may still be needed.
  var departures: [ScreenID] = []
  /// Which way back is closed.
  var gate = Gate()
  /// What a finger carries out, until it is let go there or the transition is over.
  var handRequest: HandRequest?
  /// What leads from the stack that was asked for to `stack`: nothing, but where a page is back in
  /// it because a finger has taken hold of it, until that lets go.
  var offered = StackChange.none
  /// Whether the last request asked for motion.
  var wantsAnimation = true
  /// Transitions that the next one cuts short.
  var carried: [CarriedTransition] = []
  /// How many transitions have begun.
  var transitionCount = 0
  /// The latest instant that was seen.
  var latest = Instant(nanoseconds: .min)

  /// Creates a machine whose root screen has the stage, at rest.
  public init(root: ScreenID) {
    stack = [root]
    members = [root]
    shown = root
  }

  /// The screen that was asked for last.
  public var top: ScreenID { stack[stack.count - 1] }

  /// The running transition, if any.
  public var transition: Transition? {
    switch phase {
    case .idle: nil
    case .animating(let transition, _): transition
    case .dragging(let transition, _): transition
    case .settling(let transition, _, _): transition
    case .frozen(let transition, _): transition
    }
  }

  /// How the running transition moves by itself, or will when it is not held any more; `nil` in a
  /// finger's hands, and where it was moved while it is held.
  var motion: Motion? {
    switch phase {
    case .idle, .dragging: nil
    case .animating(_, let motion): motion
    case .settling(_, let motion, _): motion
    case .frozen(_, let hold): hold.motion
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
    case .frozen(_, let hold): hold.fraction
    }
  }

  /// How fast the running transition moves by itself, per second; 0 without one, under a finger,
  /// while it is held, and while a page that was thrown the other way stands at the end of its way.
  public func velocity(at instant: Instant) -> Double {
    switch phase {
    case .idle, .dragging, .frozen: 0
    case .animating(_, let motion): Self.velocity(of: motion, at: instant)
    case .settling(_, let motion, _): Self.velocity(of: motion, at: instant)
    }
  }

  private static func velocity(of motion: Motion, at instant: Instant) -> Double {
    (0...1).contains(motion.value(at: instant)) ? motion.velocity(at: instant) : 0
  }

  /// The instant at which what moves by itself comes to rest, or `nil` when nothing does.
  ///
  /// Under a finger only what the transition carries moves by itself.
  public var deadline: Instant? {
    switch phase {
    case .idle, .frozen: nil
    case .dragging(let transition, _):
      transition.carried.map(\.presence.rest).max().flatMap { $0 > latest ? $0 : nil }
    case .animating(let transition, let motion): rest(transition, motion)
    case .settling(let transition, let motion, _): rest(transition, motion)
    }
  }

  /// A transition ends no sooner than what it carries is at rest.
  private func rest(_ transition: Transition, _ motion: Motion) -> Instant {
    transition.carried.reduce(motion.rest) { max($0, $1.presence.rest) }
  }

  /// What is left to do for the picture to follow the stack, or `nil` while something moves.
  public var pendingTransition: Pending? {
    guard case .idle = phase, top != shown else { return nil }
    return Pending(
      isPush: isPush(since: toStart), from: shown, to: top, isAnimated: wantsAnimation)
  }

  /// Whether the way from an earlier stack, to which `change` leads back, looks like a push.
  func isPush(since change: StackChange) -> Bool {
    !change.removed.isEmpty && !change.added.contains(top)
  }

  /// Takes notice of an instant; time does not run backwards.
  mutating func take(_ instant: Instant) -> Instant {
    latest = max(latest, instant)
    return latest
  }
}
