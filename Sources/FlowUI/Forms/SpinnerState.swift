public import FlowCore

/// What makes a spinner go round: an eighth of a turn each tenth of a second, while it lives.
///
/// It is a timer and no motion: a stage with a spinner on it can still be at rest. Where a person
/// wants less motion it stands still.
public final class SpinnerState: ClockParticipant {
  private let clock: FlowClock
  private let start: Instant

  /// In nanoseconds: a turn in 0.8 s; by eye.
  private static let interval: Int64 = 100_000_000

  /// Creates a spin that begins now.
  public init(on clock: FlowClock) {
    self.clock = clock
    start = clock.now
    clock.add(self)
  }

  /// How many eighths of a turn it has gone, from 0 to 7.
  func step(reducesMotion: Bool) -> Int { reducesMotion ? 0 : Int(steps % 8) }

  public var deadline: Instant? {
    start.advanced(by: .nanoseconds((steps + 1) * Self.interval))
  }

  public var isMoving: Bool { false }

  public func advance(to instant: Instant) {}

  private var steps: Int64 { (clock.now.nanoseconds - start.nanoseconds) / Self.interval }
}
