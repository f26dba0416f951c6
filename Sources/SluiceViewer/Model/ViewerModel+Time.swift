internal import FlowCore
internal import FlowUI

extension ViewerModel {
  /// Pauses, or continues from the instant that is shown: replays the past, or unfreezes a
  /// transition that is frozen in the present.
  func togglePause() {
    if time.isPaused, !playback.isInPast, running?.isFrozen == true { send(.scrub(nil)) }
    time.isPaused.toggle()
  }

  /// Plays up to an instant at once, and pauses there.
  func show(_ instant: Instant) {
    playback.play(to: instant)
    time.isPaused = true
  }

  /// Shows the present and continues; does nothing if the present is already shown.
  func goToNow() {
    guard playback.isInPast else { return }
    seek(to: playback.end)
    time.isPaused = false
  }
}

extension ViewerModel {
  /// The transition that runs on the stage at the instant that is shown; `nil` if the stage is
  /// idle.
  var running: RunningTransition? { RunningTransition(in: playback.session) }

  /// Freezes the running transition at a fraction; in the past, shows the recorded instant at which
  /// it had that fraction.
  func scrub(to fraction: Double) {
    if playback.isInPast { look(at: fraction) } else { send(.scrub(fraction)) }
  }

  /// Freezes the running transition at its current fraction, as a gesture that catches it does; in
  /// the past, pauses.
  func freezeRunning() {
    if playback.isInPast {
      time.isPaused = true
    } else if let running, !running.isFrozen {
      scrub(to: running.transition.fraction)
    }
  }

  /// Whether there is something to release: a frozen transition, or a replayed press.
  ///
  /// - Parameter running: The running transition, if there is one.
  func canRelease(_ running: RunningTransition?) -> Bool {
    running?.isFrozen == true || !time.isPointerDown && !playback.presses.isEmpty
  }

  /// Releases a frozen transition and all pressed pointers; the release rule then decides the
  /// transition's outcome.
  func releaseFrozen() {
    if running?.isFrozen == true { send(.releaseFrozen) }
    for press in playback.presses { send(press.lifted) }
  }
}
