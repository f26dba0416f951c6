internal import FlowCore

struct Lamp: Hashable {
  let name: String
  let distance: String
  /// The time from the start of a search until the lamp is found.
  let delay: Duration

  static let samples = [
    Lamp(name: "Hall lamp", distance: "2 m", delay: .milliseconds(800)),
    Lamp(name: "Desk lamp", distance: "4 m", delay: .milliseconds(1500)),
    Lamp(name: "Porch lantern", distance: "9 m", delay: .milliseconds(2600)),
  ]
}

/// A search that finds one lamp after another, and then ends.
///
/// The lamps found are a function of the time since the start. A running search counts as motion:
/// a session that waits until motion has settled waits for the end of the search.
@MainActor
final class DeviceSearch: ClockParticipant {
  private let clock: FlowClock
  private var start: Instant?

  private static let duration = Duration.milliseconds(3200)

  init(on clock: FlowClock) {
    self.clock = clock
    clock.add(self)
  }

  func begin() { start = clock.now }

  var hasBegun: Bool { start != nil }

  var isRunning: Bool { elapsed.map { $0 < Self.duration } ?? false }

  var found: [Lamp] {
    guard let elapsed else { return [] }
    return Lamp.samples.filter { $0.delay <= elapsed }
  }

  /// The seconds since the latest search began; 0 before the first search.
  var seconds: Double { elapsed.map { $0 / .seconds(1) } ?? 0 }

  private var elapsed: Duration? { start.map { clock.now.duration(since: $0) } }

  // MARK: On the clock

  var deadline: Instant? {
    guard let start, let elapsed else { return nil }
    let events = Lamp.samples.map(\.delay) + [Self.duration]
    return events.first { $0 > elapsed }.map { start.advanced(by: $0) }
  }

  var isMoving: Bool { isRunning }

  func advance(to instant: Instant) {}
}
