internal import FlowCore
internal import FlowUI

/// Decides when the panels around the stage are updated.
///
/// Nobody can read numbers that change in each frame, and laying them out and drawing them takes
/// several times as long as the stage itself. While time passes or a drag moves the stage, a window
/// therefore updates its panels only at intervals, and once more after the last change. The
/// scrubber is updated in each frame.
@MainActor
final class PanelUpdates {
  /// The minimum time between two updates while time passes; zero, the default, for an update in
  /// each frame.
  var interval = Duration.zero
  /// The number of updates so far; what panels show of the stage changes only with this number.
  private(set) var count = 0

  private var last: Update?
  /// When the postponed update is due.
  private var due: Instant?

  private struct Update {
    let instant: Instant
    let size: Size
    let environment: LayoutEnvironment
    let inputs: Int
    let rounds: Int
  }

  init(on clock: FlowClock) { clock.add(self) }

  /// Returns whether to update the panels now, and counts the update.
  ///
  /// Changes of the window, input other than moves of a pointer on the stage, and the beginning of
  /// a round of a loop, which `rounds` counts, always lead to an update.
  func begin(in context: LayoutContext, rounds: Int) -> Bool {
    var environment = context.environment
    environment.pointer = nil
    let new = Update(
      instant: context.clock.now, size: context.size, environment: environment,
      inputs: context.inputs, rounds: rounds)
    if let last, last.size == new.size, last.environment == new.environment,
      last.inputs == new.inputs, last.rounds == new.rounds
    {
      let next = last.instant.advanced(by: interval)
      guard new.instant >= next else {
        due = next
        return false
      }
    }
    (last, due, count) = (new, nil, count + 1)
    return true
  }
}

extension PanelUpdates: ClockParticipant {
  var deadline: Instant? { due }
  var isMoving: Bool { false }

  func advance(to instant: Instant) {
    if let due, due <= instant { self.due = nil }
  }
}
