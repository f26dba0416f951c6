/// Tells how fast something moves, from the last 150 ms.
public struct VelocityTracker: Hashable, Sendable {
  /// How far back movement counts: libadwaita's 150 ms.
  static let window = Duration.milliseconds(150)

  /// In the order of their instants.
  private var samples: [Sample] = []

  private struct Sample: Hashable {
    let instant: Instant
    let position: Vector
  }

  /// Creates a tracker that has seen nothing.
  public init() {}

  /// Takes a position, in any unit; one that is not finite is left out.
  ///
  /// An instant before that of the last one counts as the same.
  public mutating func add(_ position: Vector, at instant: Instant) {
    guard position.isFinite else { return }
    let instant = max(instant, samples.last?.instant ?? instant)
    let start = instant.advanced(by: .zero - Self.window)
    samples.removeAll { $0.instant < start }
    samples.append(Sample(instant: instant, position: position))
  }

  /// Units per second over the window that ends at `instant`, on each axis.
  ///
  /// 0 with fewer than two samples in the window, when they all have the same time stamp, and where
  /// the way is too long for a number. What has stopped slows down with every millisecond it lies
  /// still.
  public func velocity(at instant: Instant) -> Vector {
    let start = instant.advanced(by: .zero - Self.window)
    guard let last = samples.last, let first = samples.first(where: { $0.instant >= start }),
      first.instant < last.instant
    else { return .zero }
    // Time that runs backwards stands still.
    let seconds = max(instant, last.instant).seconds(since: first.instant)
    let velocity = Vector(
      dx: (last.position.dx - first.position.dx) / seconds,
      dy: (last.position.dy - first.position.dy) / seconds)
    return velocity.isFinite ? velocity : .zero
  }

  /// Forgets everything, as when the axes themselves have changed.
  public mutating func reset() {
    samples.removeAll()
  }
}
