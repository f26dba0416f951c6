internal import FlowCore

extension ViewerModel {
  /// Lets time stand still, or go on from the instant that is shown: what is past is played again,
  /// and what is held now goes on.
  func togglePause() {
    if time.isPaused, !playback.isInPast, running?.isFrozen == true { send(.scrub(nil)) }
    time.isPaused.toggle()
  }

  /// Plays up to an instant at once, and lets time stand still there.
  func show(_ instant: Instant) {
    playback.play(to: instant)
    time.isPaused = true
  }

  /// Shows now, and lets time go on; does nothing where now is shown.
  func goToNow() {
    guard playback.isInPast else { return }
    seek(to: playback.end)
    time.isPaused = false
  }
}
