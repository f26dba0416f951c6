internal import FlowCore
internal import FlowUI

/// Converts between instants and x coordinates of a time line.
struct TimeScale {
  /// The period that is shown.
  let period: ClosedRange<Instant>
  /// The frame of the time line's tracks.
  let frame: Rect

  /// The distance from the frame's ends to the first and the last instant, in points: room for half
  /// of the playhead, which is 10 points wide.
  private static let inset = 7.0

  /// The inset in this frame: at most half of the frame's width, which may be less than that of the
  /// playhead.
  private var inset: Double { min(Self.inset, frame.size.width / 2) }

  private var length: Duration { period.upperBound.duration(since: period.lowerBound) }

  /// The distance between the first and the last instant, in points; at least 1, so that other
  /// distances can be divided by it.
  var width: Double { max(1, frame.size.width - 2 * inset) }

  /// The x coordinate of an instant, clamped to the ends; never outside the frame.
  func x(of instant: Instant) -> Double {
    let fraction = instant.seconds(since: period.lowerBound) / length.inSeconds
    return min(frame.maxX, frame.minX + inset + min(max(fraction, 0), 1) * width)
  }

  /// The instant at an x coordinate, clamped to the ends and to the flow's start.
  func instant(at x: Double) -> Instant {
    let fraction = min(max((x - frame.minX - inset) / width, 0), 1)
    return max(.zero, period.lowerBound.advanced(by: length * fraction))
  }

  /// The time that a distance in points covers.
  func time(of distance: Double) -> Duration { length * (distance / width) }
}
