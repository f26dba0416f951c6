internal import FlowCore

/// Cancels a session's press as soon as another page comes to the top while time advances, for
/// example because of a timer.
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
