/// Something that moves by itself and must be told as time passes.
public protocol ClockParticipant: AnyObject {
  /// The next instant at which something happens by itself, or `nil` when nothing will.
  var deadline: Instant? { get }

  /// Whether a picture taken now would differ from one taken a moment later without any input.
  var isMoving: Bool { get }

  /// Takes the time up to an instant that lies no later than any participant's next deadline.
  ///
  /// A deadline that is reached must be gone or later afterwards, or the clock never gets past it.
  func advance(to instant: Instant)

  /// Whether all that it does as time passes is to move whole pages; no, by default.
  var movesOnlyPages: Bool { get }
}

extension ClockParticipant {
  public var movesOnlyPages: Bool { false }
}

/// The one clock of a session: everything in a frame sees the same instant.
///
/// Nothing below it reads a real clock. Time goes only forward, and in the order of the deadlines
/// of whoever takes part, so that what happens does not depend on how often anyone looks.
public final class FlowClock {
  /// The instant that everything in the session sees.
  public var now: Instant {
    looks &+= 1
    return instant
  }

  /// How often anybody has looked at the clock: what was made without a look does not change with
  /// time alone.
  package private(set) var looks = 0
  /// How often anything has been due, or has happened, that may do more than move whole pages.
  package private(set) var alarms = 0

  private var instant = Instant.zero
  private var participants: [Participant] = []

  private struct Participant {
    weak var value: (any ClockParticipant)?
  }

  /// Creates a clock at the session's start.
  public init() {}

  /// Takes notice that something may have changed what pages show, though nothing was due.
  func noticeChange() { alarms &+= 1 }

  /// Adds somebody who moves by itself; the clock does not keep it alive.
  public func add(_ participant: any ClockParticipant) {
    participants.removeAll { $0.value == nil }
    participants.append(Participant(value: participant))
  }

  /// Adds somebody who is told of each instant before all who are there: as things were before they
  /// move.
  func addAhead(_ participant: any ClockParticipant) {
    participants.removeAll { $0.value == nil }
    participants.insert(Participant(value: participant), at: 0)
  }

  /// Forgets somebody who will not move any more.
  func remove(_ participant: any ClockParticipant) {
    participants.removeAll { $0.value == nil || $0.value === participant }
  }

  /// Everybody who moves by itself and is still there, in the order of `add`.
  var present: [any ClockParticipant] { participants.compactMap(\.value) }

  /// The next instant at which something happens by itself, or `nil` when nothing will.
  public var deadline: Instant? {
    participants.lazy.compactMap { $0.value?.deadline }.min()
  }

  /// Whether a picture taken now would differ from one taken a moment later without any input.
  public var isMoving: Bool {
    participants.contains { $0.value?.isMoving ?? false }
  }

  /// Lets time pass, stopping at every deadline on the way in order.
  ///
  /// An instant in the past changes nothing: time does not run backwards.
  public func advance(to instant: Instant) {
    while let next = deadline, next <= instant {
      step(to: max(next, self.instant))
    }
    if instant > self.instant { step(to: instant) }
  }

  private func step(to instant: Instant) {
    let isDue = participants.contains { participant in
      guard let value = participant.value, !value.movesOnlyPages else { return false }
      return value.deadline.map { $0 <= instant } ?? false
    }
    if isDue { alarms &+= 1 }
    self.instant = instant
    for participant in participants {
      participant.value?.advance(to: instant)
    }
  }
}
