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

  /// The number of deadlines and changes so far that may have affected more than page positions.
  @ObservationIgnored
  package private(set) var changes = 0

  @ObservationIgnored
  private var participants: [Participant] = []

  private struct Participant {
    weak var value: (any ClockParticipant)?
  }

  /// Creates a clock at the session's start.
  public init() {}

  /// Records that the content of pages may have changed although no deadline was due.
  func noticeChange() { changes &+= 1 }

  /// Adds a participant, which the clock does not keep alive.
  package func add(_ participant: any ClockParticipant) {
    participants.removeAll { $0.value == nil }
    participants.append(Participant(value: participant))
  }

  /// Adds a participant that advances before all those added so far.
  func addAhead(_ participant: any ClockParticipant) {
    participants.removeAll { $0.value == nil }
    participants.insert(Participant(value: participant), at: 0)
  }

  func remove(_ participant: any ClockParticipant) {
    participants.removeAll { $0.value == nil || $0.value === participant }
  }

  /// The participants that are still alive, in the order in which they advance.
  var present: [any ClockParticipant] { participants.compactMap(\.value) }

  /// The next instant at which something happens without input; `nil` if nothing will.
  public var deadline: Instant? {
    participants.lazy.compactMap { $0.value?.deadline }.min()
  }

  /// The deadlines of all participants that have one.
  package var deadlines: [Instant] { participants.compactMap { $0.value?.deadline } }

  /// Whether a frame drawn now would differ from one drawn a moment later without input.
  public var isMoving: Bool {
    participants.contains { $0.value?.isMoving ?? false }
  }

  /// The participants that move, for a description of why a session does not settle.
  package var moving: [any ClockParticipant] { present.filter(\.isMoving) }

  /// Whether the passing of time changes pages themselves, and not only their positions.
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
  }
}
