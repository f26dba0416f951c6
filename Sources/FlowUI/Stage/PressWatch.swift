internal import FlowCore

/// Cancels a session's press as soon as time has brought another page, for example by a timer of
/// the flow.
@MainActor
final class PressWatch {
  weak var session: FlowSession?
}

extension PressWatch: ClockParticipant {
  var deadline: Instant? { nil }
  var isMoving: Bool { false }
  var changesPages: Bool { false }

  func advance(to instant: Instant) { session?.cancelOutlivedPress() }
}
