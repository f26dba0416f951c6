internal import FlowCore

extension ViewerModel {
  /// Lets time stand still, or go on from the instant that is shown: what is past is played again, and what is held
  /// now is let go.
  func togglePause() {
    let goesOn = isStopped
    if isHeld { scrub(to: nil) }
    time.isPaused = !goesOn
  }

  /// Plays up to an instant at once, and lets time stand still there.
  func show(_ instant: Instant) {
    playback.play(to: instant)
    time.isPaused = true
  }

  /// Shows now, and lets time go on.
  func goToNow() {
    seek(to: playback.end)
    time.isPaused = false
  }

  /// What of the past the time line marks.
  var marksOfTime: TimeMarks {
    let events = playback.events
    let first = playback.end.advanced(by: .zero - TimeLine.length)
    // From a little earlier: what began then may still go on.
    let start = events.lowerBound(of: first.advanced(by: .seconds(-5)))
    return TimeMarks(events[start...])
  }
}

extension [TraceLine] {
  /// The place of the first line that is no earlier than an instant.
  func lowerBound(of instant: Instant) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle].instant < instant { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
