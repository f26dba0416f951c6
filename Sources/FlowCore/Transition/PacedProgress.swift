/// How far something is that keeps an even pace of its own along a transition.
///
/// It asks how long the transition, moving by itself, takes to get where it is: so it is even in
/// time while nobody interferes, and goes back, stands still or follows a finger whenever the
/// transition does.
final class PacedProgress: RunProgress {
  private let progress: TransitionProgress
  /// The transition's way, if nobody touched it.
  private let motion: Motion
  private let duration: Int64

  /// - Parameters:
  ///   - progress: The transition.
  ///   - timing: How it moves by itself.
  ///   - duration: After how much of its time the way is done; at least a nanosecond.
  init(_ progress: TransitionProgress, timing: TransitionTiming, lasting duration: Duration) {
    self.progress = progress
    motion = timing.motion(from: 0, to: 1, velocity: 0, at: .zero)
    self.duration = max(duration.inNanoseconds, 1)
  }

  var fraction: Double {
    min(Double(time(to: progress.fraction)) / Double(duration), 1)
  }

  var outcome: TransitionOutcome? { progress.outcome }

  var isOver: Bool { progress.isOver }

  /// The nanoseconds after which the transition has come so far.
  private func time(to fraction: Double) -> Int64 {
    var early: Int64 = 0
    var late = motion.rest.nanoseconds
    guard fraction > 0 else { return early }
    while late - early > 1 {
      let middle = early + (late - early) / 2
      if motion.value(at: Instant(nanoseconds: middle)) >= fraction {
        late = middle
      } else {
        early = middle
      }
    }
    return late
  }
}
