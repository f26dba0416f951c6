internal import FlowCore

extension ViewerModel {
  /// Pauses, or continues from the instant that is shown: the past is replayed, and a transition
  /// frozen in the present is unfrozen.
  func togglePause() {
    if time.isPaused, !playback.isInPast, running?.isFrozen == true { send(.scrub(nil)) }
    time.isPaused.toggle()
  }

  /// Plays up to an instant at once, and pauses there.
  func show(_ instant: Instant) {
    playback.play(to: instant)
    time.isPaused = true
  }

  /// Shows the present and continues; does nothing if the present is shown.
  func goToNow() {
    guard playback.isInPast else { return }
    seek(to: playback.end)
    time.isPaused = false
  }
}
