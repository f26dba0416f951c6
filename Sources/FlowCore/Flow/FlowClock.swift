public import Observation

/// An object that changes as time passes, without input; the clock advances it.
@MainActor
package protocol ClockParticipant: AnyObject {
  /// The next instant at which something happens without input; `nil` if nothing will.
  var deadline: Instant? { get }

  /// Whether a frame drawn now would differ from one drawn a moment later without input.
  var isMoving: Bool { get }

  /// Advances to an instant that is no later than the earliest deadline of all participants.
  ///
  /// When this returns, a `deadline` that has been reached must be later or `nil`; otherwise the
  /// clock advances to the same deadline forever.
  func advance(to instant: Instant)

  /// Whether the passing of time changes more than the positions of whole pages and the bars around
  /// them; true by default.
  var changesPages: Bool { get }
}

extension ClockParticipant {
  package var changesPages: Bool { true }
}

/// The clock of a session: everything in a frame sees the same instant.
///
/// Nothing in the core reads a real clock. Time only moves forward and stops at each participant's
/// deadline in order, so the result does not depend on how often the clock is advanced.
///
/// The instant is observable: a layout that has not read it stays valid as time passes.
@MainActor
@Observable
public final class FlowClock {
  /// The session's current instant.
  public private(set) var now = Instant.zero

  /// The number of changes that may have affected more than the positions of pages.
  @ObservationIgnored
  package private(set) var changes = 0

  @ObservationIgnored
  package private(set) var actionCount = 0

  /// Whether controls fade when they are pressed and released; true by default.
  ///
  /// False where nobody sees them: pages are then not laid out again because of a fade.
  @ObservationIgnored
  package var fadesPresses = true

  @ObservationIgnored
  private var participants: [Participant] = []

  @ObservationIgnored
  private var actions = ActionSchedule()

  /// A weak reference to a participant.
  ///
  /// It is a class, because copying weak references would cost more than the loops over them.
  private final class Participant {
    private(set) weak var value: (any ClockParticipant)?

    init(_ value: any ClockParticipant) { self.value = value }
  }

  /// Creates a clock at the session's start.
  public init() {}

  /// Counts a change of content that happens although no deadline is due.
  package func noticeChange() { changes &+= 1 }

  package func add(_ participant: any ClockParticipant) {
    participants.removeAll { $0.value == nil }
    participants.append(Participant(participant))
  }

  func addAhead(_ participant: any ClockParticipant) {
    participants.removeAll { $0.value == nil }
    participants.insert(Participant(participant), at: 0)
  }

  func remove(_ participant: any ClockParticipant) {
    participants.removeAll { $0.value == nil || $0.value === participant }
  }

  var present: [any ClockParticipant] { participants.compactMap(\.value) }

  /// The next instant at which something happens without input; `nil` if nothing will.
  public var deadline: Instant? {
    let next = participants.lazy.compactMap { $0.value?.deadline }.min()
    guard let due = actions.deadline else { return next }
    return min(due, next ?? due)
  }

  package var deadlines: [Instant] {
    participants.compactMap { $0.value?.deadline } + [actions.deadline].compactMap(\.self)
  }

  /// Whether a frame drawn now would differ from one drawn a moment later without input.
  public var isMoving: Bool {
    participants.contains { $0.value?.isMoving ?? false }
  }

  package var moving: [any ClockParticipant] { present.filter(\.isMoving) }

  package var changesPages: Bool {
    participants.contains { $0.value.map { $0.isMoving && $0.changesPages } ?? false }
  }

  /// Advances the time, stopping at each deadline on the way.
  ///
  /// An instant in the past has no effect.
  public func advance(to instant: Instant) {
    while let next = deadline, next <= instant {
      step(to: max(next, now))
    }
    if instant > now { step(to: instant) }
  }

  package var isBusy: Bool { isMoving || actions.hasCall }

  /// Advances the time until nothing moves by itself and no simulated call is running, but not
  /// beyond a limit.
  ///
  /// What only waits, such as the timer of a page that advances by itself, or a scheduled action,
  /// does not count as moving: a flow with such a page settles between two of its pages.
  ///
  /// - Parameter limit: The longest time to advance by; a negative one counts as 0 s.
  /// - Returns: Whether everything has settled.
  @discardableResult
  public func settle(atMost limit: Duration) -> Bool {
    let end = now.advanced(by: max(.zero, limit))
    while isBusy {
      guard let next = deadline, next <= end else {
        advance(to: end)
        return !isBusy
      }
      advance(to: next)
    }
    return true
  }

  // MARK: Actions

  /// Carries out an action once, after a time.
  ///
  /// At the instant at which it is due, everything else has already advanced. With an action that
  /// always schedules itself again without a delay, `advance(to:)` never returns.
  ///
  /// - Parameters:
  ///   - time: The time from now; a negative one counts as 0 s, and with 0 s the action is carried
  ///     out when the clock is next advanced, even to the same instant.
  ///   - action: The action. The clock keeps it, and all that it captures, until then.
  /// - Returns: The scheduled action, which can be cancelled.
  @discardableResult
  public func after(
    _ time: Duration, _ action: @escaping @MainActor () -> Void
  ) -> ScheduledAction {
    schedule(isCall: false, after: time, action)
  }

  func schedule(
    isCall: Bool, after time: Duration, _ action: @escaping () -> Void
  ) -> ScheduledAction {
    let scheduled = ScheduledAction(
      at: now.advanced(by: max(.zero, time)), isCall: isCall, action)
    actions.add(scheduled)
    return scheduled
  }

  private func step(to instant: Instant) {
    let isDue = participants.contains { participant in
      guard let value = participant.value, value.changesPages else { return false }
      return value.deadline.map { $0 <= instant } ?? false
    }
    if isDue { changes &+= 1 }
    now = instant
    for participant in participants {
      participant.value?.advance(to: instant)
    }
    // After the participants, so that an action finds everything at its instant.
    while let action = actions.takeNext(at: instant) {
      action.carryOut()
      changes &+= 1
      actionCount &+= 1
    }
  }
}
