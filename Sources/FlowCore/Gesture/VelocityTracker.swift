/// Measures the velocity of a movement over the last 150 ms.
///
/// Positions may have any unit. An instant earlier than the last sample's counts as that of the
/// last sample.
package struct VelocityTracker: Hashable, Sendable {
  /// The time over which movement counts: libadwaita's 150 ms.
  static let window = Duration.milliseconds(150)

  private var samples: [Sample] = []

  private struct Sample: Hashable {
    let instant: Instant
    let position: Vector
  }

  package init() {}

  package mutating func add(_ position: Vector, at instant: Instant) {
    guard position.isFinite else { return }
    let instant = max(instant, samples.last?.instant ?? instant)
    let start = instant.advanced(by: .zero - Self.window)
    samples.removeAll { $0.instant < start }
    samples.append(Sample(instant: instant, position: position))
  }

  /// Returns the velocity, in units of the positions per second; without new samples, it decreases
  /// as `instant` advances.
  package func velocity(at instant: Instant) -> Vector {
    let start = instant.advanced(by: .zero - Self.window)
    guard let last = samples.last, let first = samples.first(where: { $0.instant >= start }),
      first.instant < last.instant
    else { return .zero }
    let seconds = max(instant, last.instant).seconds(since: first.instant)
    let velocity = Vector(
      dx: (last.position.dx - first.position.dx) / seconds,
      dy: (last.position.dy - first.position.dy) / seconds)
    return velocity.isFinite ? velocity : .zero
  }

  package mutating func reset() {
    samples.removeAll()
  }
}
