internal import FlowCore
internal import FlowUI

/// Converts between instants and x coordinates of a time line.
struct TimeScale {
  let period: ClosedRange<Instant>
  let frame: Rect

  /// In points: room for half of the playhead, which is 10 points wide.
  private static let inset = 7.0

  /// The frame may be narrower than the playhead.
  private var inset: Double { min(Self.inset, frame.size.width / 2) }

  private var length: Duration { period.upperBound.duration(since: period.lowerBound) }

  /// Between the first and the last instant, in points; at least 1, so that it can be a divisor.
  var width: Double { max(1, frame.size.width - 2 * inset) }

  /// Clamped to the ends of the period, and never outside the frame.
  func x(of instant: Instant) -> Double {
    let fraction = instant.seconds(since: period.lowerBound) / length.inSeconds
    return min(frame.maxX, frame.minX + inset + min(max(fraction, 0), 1) * width)
  }

  /// Clamped to the period and the flow's start.
  func instant(at x: Double) -> Instant {
    let fraction = min(max((x - frame.minX - inset) / width, 0), 1)
    return max(.zero, period.lowerBound.advanced(by: length * fraction))
  }

  /// The distance is in points.
  func time(of distance: Double) -> Duration { length * (distance / width) }
}
