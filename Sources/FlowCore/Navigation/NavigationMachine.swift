/// All state of a navigation stack as one value: requests, gestures and time go in, effects come
/// out.
///
/// `stack` is the requested stack and changes immediately, except that an interactive request
/// changes it at the release. The visible screen follows: after each request, `pendingTransition`
/// is the transition that is due, and the owner of the machine begins it.
///
/// ```
///            begin                     advance (settled)
///   idle ------------> animating -----------------------> idle
///    |                   |    | reverse                     ^
///    | beginDrag    grab |    v                             |
///    +---> dragging <----+- settling -----------------------+
///              |  release     ^
///              +--------------+
///   animating, dragging, settling <--- freeze, unfreeze ---> frozen
/// ```
///
/// All instants must be from one clock. An instant before the latest one that the machine has seen
/// counts as the latest one.
package struct NavigationMachine: Sendable {
  package enum Phase: Hashable, Sendable {
    case idle
    /// A transition runs from its start to its end.
    case animating(Transition, motion: Motion)
    case dragging(Transition, fraction: Double)
    /// A transition runs by itself from where a drag was released or a request reversed it.
    case settling(Transition, motion: Motion, outcome: TransitionOutcome)
    case frozen(Transition, state: Frozen)
  }

  /// A transition that is due to begin.
  package struct Pending: Hashable, Sendable {
    /// Whether it looks like a push: the requested page was not in the stack whose top is the
    /// visible page.
    package let isPush: Bool
    package let from: ScreenID
    package let to: ScreenID
    package let isAnimated: Bool
  }

  /// The requested stack, root first; never empty.
  package internal(set) var stack: [ScreenID]
  package internal(set) var phase: Phase = .idle

  /// The visible screen; during a transition, the one that was visible before.
  var shown: ScreenID
  /// The screens of `stack`, for fast lookup.
  var members: Set<ScreenID>
  /// The change that leads from `stack` back to the stack whose top is `shown`: none, unless a
  /// transition runs or is due.
  var toStart = StackChange.none
  /// The change that leads from `stack` to the stack at the end of the running transition.
  ///
  /// While a transition runs by itself and no other request waits, `stack` is already the stack to
  /// which it leads: `toEnd` is then `none` or, if the transition runs back, `toStart` is `none`.
  var toEnd = StackChange.none
  /// Screens that were removed from the stack, and screens that a drag would add.
  ///
  /// Each is released once it is not in the stack, is not visible, and cannot come back.
  var departures: [ScreenID] = []
  var gate = Gate()
  /// The interactive request of a drag; takes effect when the drag is released with its `outcome`.
  ///
  /// `nil` after that, after any other request, and once the transition has ended.
  var dragRequest: DragRequest?
  /// The change by which a grab put a leaving page back into `stack`; none unless such a page is
  /// being dragged.
  var reinsertion = StackChange.none
  /// Whether the latest request was animated.
  var wantsAnimation = true
  /// The transitions that were cut short and that the next transition will carry.
  var carried: [CarriedTransition] = []
  var transitionCount = 0
  /// The latest instant that the machine has seen.
  var latest = Instant(nanoseconds: .min)

  package init(root: ScreenID) {
    stack = [root]
    members = [root]
    shown = root
  }

  package var top: ScreenID { stack[stack.count - 1] }

  package var transition: Transition? {
    switch phase {
    case .idle: nil
    case .animating(let transition, _): transition
    case .dragging(let transition, _): transition
    case .settling(let transition, _, _): transition
    case .frozen(let transition, _): transition
    }
  }

  /// The motion of the running transition, or the one with which it will resume.
  var motion: Motion? {
    switch phase {
    case .idle, .dragging: nil
    case .animating(_, let motion): motion
    case .settling(_, let motion, _): motion
    case .frozen(_, let frozen): frozen.motion
    }
  }

  /// Returns the fraction of the transition, clamped to 0…1: a page flung away from its target
  /// stops at the limit of its range and comes back.
  package func fraction(at instant: Instant) -> Double {
    switch phase {
    case .idle: 0
    case .animating(_, let motion): min(max(motion.value(at: instant), 0), 1)
    case .dragging(_, let fraction): fraction
    case .settling(_, let motion, _): min(max(motion.value(at: instant), 0), 1)
    case .frozen(_, let frozen): frozen.fraction
    }
  }

  /// Returns the velocity of the fraction, per second; 0 while a page that was flung away waits at
  /// the limit of its range.
  package func velocity(at instant: Instant) -> Double {
    switch phase {
    case .idle, .dragging, .frozen: 0
    case .animating(_, let motion): Self.velocity(of: motion, at: instant)
    case .settling(_, let motion, _): Self.velocity(of: motion, at: instant)
    }
  }

  private static func velocity(of motion: Motion, at instant: Instant) -> Double {
    (0...1).contains(motion.value(at: instant)) ? motion.velocity(at: instant) : 0
  }

  /// The instant at which everything that moves by itself has settled.
  ///
  /// During a drag, only the carried transitions move by themselves.
  package var deadline: Instant? {
    switch phase {
    case .idle, .frozen: nil
    case .dragging(let transition, _):
      transition.carried.map(\.presence.settleTime).max().flatMap { $0 > latest ? $0 : nil }
    case .animating(let transition, let motion): settleTime(transition, motion)
    case .settling(let transition, let motion, _): settleTime(transition, motion)
    }
  }

  /// A transition ends no sooner than the transitions that it carries.
  private func settleTime(_ transition: Transition, _ motion: Motion) -> Instant {
    transition.carried.reduce(motion.settleTime) { max($0, $1.presence.settleTime) }
  }

  /// The transition that must begin to make the top of the stack visible.
  package var pendingTransition: Pending? {
    guard case .idle = phase, top != shown else { return nil }
    return Pending(
      isPush: isPush(since: toStart), from: shown, to: top, isAnimated: wantsAnimation)
  }

  /// Returns whether the change from an earlier stack to `stack` looks like a push.
  ///
  /// - Parameter change: The change that leads from `stack` back to the earlier one.
  func isPush(since change: StackChange) -> Bool {
    !change.removed.isEmpty && !change.added.contains(top)
  }

  /// Records an instant, and returns the latest one recorded: time does not run backwards.
  mutating func noteInstant(_ instant: Instant) -> Instant {
    latest = max(latest, instant)
    return latest
  }
}
