public import FlowCore

/// The state of a spinner, which rotates by an eighth of a turn every tenth of a second.
///
/// The rotation is a timer and does not count as motion: a session with a spinner can be idle. With
/// reduced motion the spinner does not rotate.
public final class SpinnerState: ClockParticipant {
  private let clock: FlowClock
  private let start: Instant

  /// The duration of an eighth of a turn, in nanoseconds; by eye.
  private static let interval: Int64 = 100_000_000

  /// Creates a state whose rotation starts now.
  public init(on clock: FlowClock) {
    self.clock = clock
    start = clock.now
    clock.add(self)
  }

  /// The rotation in eighths of a turn, 0…7.
  func step(reducesMotion: Bool) -> Int { reducesMotion ? 0 : Int(steps % 8) }

  public var deadline: Instant? {
    start.advanced(by: .nanoseconds((steps + 1) * Self.interval))
  }

  public var isMoving: Bool { false }

  public func advance(to instant: Instant) {}

  private var steps: Int64 { (clock.now.nanoseconds - start.nanoseconds) / Self.interval }
}
