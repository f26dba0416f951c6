internal import FlowCore
internal import FlowUI

/// Lets the time of a stage pass as that of the window around it does: slower, or not at all.
///
/// A hand is never slowed down: while one presses, time passes as it is. Otherwise a slow drag
/// would count as a fast one, for so little of the stage's time would have passed. And where
/// nothing happens any more, time soon stands still: what a time line shows of the past is what has
/// happened, and not how long somebody has looked at it.
final class PlaybackClock {
  /// Whether no time passes.
  var isPaused = false
  /// How fast time passes.
  var pace = PlaybackSpeed.whole
  /// Whether a pointer presses the stage.
  var isHandDown = false
  /// What goes on beside it at the same instants.
  var follower: Playback?

  private let playback: Playback
  private var last: Instant
  /// Time of the window that was too short for a nanosecond of the stage's.
  private var rest = Duration.zero

  /// Drives a playback by the clock of the window around it.
  init(_ playback: Playback, by clock: FlowClock) {
    self.playback = playback
    last = clock.now
    clock.add(self)
  }

  /// How long time goes on after everything has come to rest: longer than anything that looks at
  /// the time between two presses.
  private static let patience = Duration.seconds(1)

  /// How long a hand that lies still gets slower: as long as velocity is counted back, and a frame.
  private static let slowing = Duration.milliseconds(170)

  private var isHandSlowing: Bool {
    isHandDown && playback.now < playback.lastStir.advanced(by: Self.slowing)
  }

  private var currentPace: PlaybackSpeed { isHandDown ? .whole : pace }
}

extension PlaybackClock: ClockParticipant {
  var deadline: Instant? {
    let deadlines = [playback.deadline, playback.isInPast ? nil : follower?.deadline]
    guard !isPaused, let next = deadlines.compactMap(\.self).min() else { return nil }
    let wait = currentPace.time(for: next.duration(since: playback.now))
    return last.advanced(by: max(.zero, wait - rest))
  }

  /// Also what is past moves, until it is now again.
  ///
  /// A hand that lies still gets slower for a while, and with it what would become of its drag.
  var isMoving: Bool {
    !isPaused
      && (isHandSlowing || playback.session.isMoving || playback.isInPast
        || follower?.session.isMoving ?? false)
  }

  func advance(to instant: Instant) {
    let passed = instant.duration(since: last) + rest
    last = instant
    guard !isPaused else { return rest = .zero }
    let stageTime = currentPace.stageTime(in: passed)
    rest = passed - currentPace.time(for: stageTime)
    let goal = playback.now.advanced(by: stageTime)
    defer { follower?.play(to: playback.now) }
    if playback.isInPast {
      playback.play(to: min(goal, playback.end))
    } else if playback.isBusy || follower?.isBusy ?? false {
      playback.play(to: goal)
    } else {
      playback.play(to: min(goal, playback.lastStir.advanced(by: Self.patience)))
    }
  }
}
