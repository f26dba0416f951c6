internal import FlowCore

/// The moves of a pressed mouse along a path at constant speed.
///
/// There is a move every 1/60 s and one at the end. A drag of more than ten minutes has as many
/// moves as one of ten minutes, but further apart.
struct DragMoves: Hashable, Sendable {
  private static let rate: Int64 = 60
  /// The number of moves in a drag of ten minutes.
  private static let maxMoves: Int64 = 36_000

  private let path: DragPath
  private var start: Instant
  private let duration: Int64

  /// `duration` must be at most a week, so that products do not overflow.
  init(along path: DragPath, from start: Instant, over duration: Duration) {
    self.path = path
    self.start = start
    self.duration = duration.inNanoseconds
  }

  func delayed(by time: Duration) -> DragMoves {
    var moves = self
    moves.start = start.advanced(by: time)
    return moves
  }

  /// At least 1.
  var count: Int { Int(min(steps, Self.maxMoves - 1)) + 1 }

  /// The number of intervals that end before the drag does, at 60 moves per second.
  private var steps: Int64 {
    duration > 0 ? (duration * Self.rate - 1) / 1_000_000_000 : 0
  }

  subscript(index: Int) -> Script.TimedInput {
    let number = Int64(index) + 1
    let passed =
      if number == count {
        duration
      } else if steps < Self.maxMoves {
        number * 1_000_000_000 / Self.rate
      } else {
        // Equal to 'number * duration / maxMoves', which could overflow.
        number * (duration / Self.maxMoves)
          + number * (duration % Self.maxMoves) / Self.maxMoves
      }
    let fraction = passed == duration ? 1 : Double(passed) / Double(duration)
    return Script.TimedInput(
      instant: start.advanced(by: .nanoseconds(passed)),
      input: .pointer(.move, device: .mouse, finger: 0, location: path.point(at: fraction)))
  }
}
