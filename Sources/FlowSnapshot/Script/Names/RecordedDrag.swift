internal import FlowCore

/// Where a recorded pointer was from its press on, and the times that a step states for its drag.
struct RecordedDrag {
  /// The time over which the speed of a release is measured, in seconds.
  private static let releaseTime = 0.1

  private(set) var moves: [(instant: Instant, location: Point)] = []
  /// The instant of the latest input.
  private var latest = Instant.zero

  /// The input must be that of one pointer, and begin with its press; other input is ignored.
  init(_ inputs: [Script.TimedInput]) {
    for timed in inputs { add(timed) }
  }

  mutating func add(_ timed: Script.TimedInput) {
    guard case .pointer(let input) = timed.input else { return }
    latest = timed.instant
    // A release is a move only if it is elsewhere.
    if input.phase != .up || input.location != moves.last?.location {
      moves.append((timed.instant, input.location))
    }
  }

  var start: Point { moves[0].location }
  var end: Point { moves[moves.count - 1].location }
  private var lastMove: Instant { moves[moves.count - 1].instant }

  /// How long the pointer stays still before its release; zero if the release still has a speed.
  var hold: Duration {
    let hold = lastMove.duration(to: latest)
    return hold >= .milliseconds(Int64(Self.releaseTime * 1000)) ? hold : .zero
  }

  /// How long the pointer moves: at the speed of its release, if it has one.
  var time: Duration { timeAtReleaseSpeed ?? moves[0].instant.duration(to: lastMove) }

  /// How long the whole drag would take at the speed at which the pointer was released, in whole
  /// milliseconds; `nil` if the pointer was not moving in the direction of the drag when it was
  /// released, or the time is 10 s or more.
  private var timeAtReleaseSpeed: Duration? {
    let last = lastMove
    let recent = moves.first {
      $0.instant.seconds(since: .zero) >= last.seconds(since: .zero) - Self.releaseTime
    }
    guard let recent, last > recent.instant else { return nil }
    let speed = (end.x - recent.location.x) / last.seconds(since: recent.instant)
    let seconds = speed == 0 ? .infinity : (end.x - start.x) / speed
    guard seconds > 0, seconds < 10 else { return nil }
    return .milliseconds(max(1, Int64((seconds * 1000).rounded())))
  }
}
