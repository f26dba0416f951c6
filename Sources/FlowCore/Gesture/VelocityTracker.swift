/// Tells how fast a pointer moves along one axis, from the last 150 ms.
public struct VelocityTracker: Hashable, Sendable {
  /// How far back movement counts: libadwaita's 150 ms.
  static let window = Duration.milliseconds(150)

  private var samples: [Sample] = []

  private struct Sample: Hashable {
    let instant: Instant
    let position: Double
  }

  /// Creates a tracker that has seen nothing.
  public init() {}

  /// Takes a position in points; one that is not finite is left out.
  public mutating func add(_ position: Double, at instant: Instant) {
    guard position.isFinite else { return }
    forget(before: instant)
    samples.append(Sample(instant: instant, position: position))
  }

  /// Points per second over the window that ends at `instant`.
  ///
  /// 0 with fewer than two samples in the window, or when they all have the same time stamp. A pointer
  /// that has stopped slows down with every millisecond it lies still.
  public func velocity(at instant: Instant) -> Double {
    let start = instant.advanced(by: .zero - Self.window)
    let recent = samples.filter { $0.instant >= start }
    guard let first = recent.first, let last = recent.last, first.instant < last.instant else {
      return 0
    }
    return (last.position - first.position) / instant.seconds(since: first.instant)
  }

  /// Forgets everything, as when the axis itself has changed.
  public mutating func reset() {
    samples.removeAll()
  }

  private mutating func forget(before instant: Instant) {
    let start = instant.advanced(by: .zero - Self.window)
    samples.removeAll { $0.instant < start }
  }
}
