/// Measures the velocity of a movement over the last 150 ms.
package struct VelocityTracker: Hashable, Sendable {
  /// The time over which movement counts: libadwaita's 150 ms.
  static let window = Duration.milliseconds(150)

  /// The positions within the window, in ascending order of their instants.
  private var samples: [Sample] = []

  private struct Sample: Hashable {
    let instant: Instant
    let position: Vector
  }

  /// Creates a tracker without samples.
  package init() {}

  /// Adds a position, in any unit; one that is not finite is ignored.
  ///
  /// An instant earlier than the last sample's counts as the last sample's instant.
  package mutating func add(_ position: Vector, at instant: Instant) {
    guard position.isFinite else { return }
    let instant = max(instant, samples.last?.instant ?? instant)
    let start = instant.advanced(by: .zero - Self.window)
    samples.removeAll { $0.instant < start }
    samples.append(Sample(instant: instant, position: position))
  }

  /// Returns the velocity on each axis over the window that ends at `instant`, in units per second.
  ///
  /// 0 with fewer than two samples in the window, when all samples in it have the same time stamp,
  /// and when the velocity is not finite. Without new samples, the velocity decreases as `instant`
  /// advances.
  package func velocity(at instant: Instant) -> Vector {
    let start = instant.advanced(by: .zero - Self.window)
    guard let last = samples.last, let first = samples.first(where: { $0.instant >= start }),
      first.instant < last.instant
    else { return .zero }
    // An instant earlier than the last sample's counts as the last sample's instant.
    let seconds = max(instant, last.instant).seconds(since: first.instant)
    let velocity = Vector(
      dx: (last.position.dx - first.position.dx) / seconds,
      dy: (last.position.dy - first.position.dy) / seconds)
    return velocity.isFinite ? velocity : .zero
  }

  /// Removes all samples, for example when the coordinate system has changed.
  package mutating func reset() {
    samples.removeAll()
  }
}
