internal import FlowCore
internal import FlowSnapshot

extension ViewerModel {
  /// The timing in force in the present, even while an earlier instant is shown.
  var chosenTiming: TransitionTiming? {
    guard playback.isInPast else { return preferences.timing }
    // The reported inputs are those up to the present.
    return playback.preferences(after: playback.reportedCount).timing
  }

  /// Sets the timing of the last transition and of all later ones, and immediately repeats the last
  /// transition with it; before the first transition, only sets the timing.
  ///
  /// The first change begins another time line, in which the same input leads to the same
  /// transition; further changes of the timing change that time line.
  func retime(_ timing: TransitionTiming?) {
    guard crash == nil else { return }
    guard let span = lastTransition else { return prefer { $0.timing = timing } }
    if !isRetimed {
      history.begin(TimeLineOrigin(instant: span.start, cause: .aSetting), keeping: leave())
    }
    // Only now, because leaving the time line may have ended a press, and so changed the log.
    let edit = TimingEdit(timing, from: leadIn(to: span), until: span.start, in: playback)
    let (isPaused, shown, viewport) = (time.isPaused, playback.now, timeViewport)
    show(playback.saved.with(edit))
    retimed = (history.currentID, playback.log.count)
    playOut()
    repeatTransition(at: span.start)
    (time.isPaused, timeViewport) = (isPaused, viewport)
    if let period = time.loop?.period { timeViewport.reveal(period, until: playback.end) }
    if time.loop?.period.contains(shown) == true { seek(to: shown) }
  }

  /// Returns the instant at which the repetition at full speed begins, which is never within an
  /// earlier transition.
  private func leadIn(to span: TimeMarks.Span) -> Instant {
    let instant = max(.zero, span.start.advanced(by: .nanoseconds(-1)))
    let earlier = timeMarks.lastTransition(at: instant)?.end
    let start = PlaybackClock.Loop(span, until: playback.end, at: .whole).period.lowerBound
    return min(instant, max(earlier ?? .zero, start))
  }

  /// Whether the last change of the time line was one of the timing.
  private var isRetimed: Bool {
    retimed.map { $0 == (history.currentID, playback.log.count) } ?? false
  }

  /// Plays on until the transition that runs in the present is over.
  private func playOut() {
    seek(to: playback.end)
    if let rest = running?.remaining { playback.play(to: playback.end.advanced(by: rest)) }
  }

  private func repeatTransition(at start: Instant) {
    guard let span = timeMarks.lastTransition(at: start) else { return }
    loop(span)
  }
}

/// A change of the timing from an instant on, in the input of a time line.
private struct TimingEdit {
  let log: [Script.TimedInput]
  /// The number of inputs that the edit adds: 0 or 1.
  let added: Int

  /// Sets the preferred timing at `instant`, after other input at that instant but before input at
  /// `start`, and in all later changes of preferences.
  @MainActor
  init(
    _ timing: TransitionTiming?, from instant: Instant, until start: Instant, in playback: Playback
  ) {
    var log = playback.log
    var index = log.firstIndex { $0.instant > instant || $0.instant >= start } ?? log.count
    var preferences = playback.preferences(after: index)
    preferences.timing = timing
    let edit = Script.TimedInput(instant: instant, input: .prefer(preferences))
    for later in index..<log.count { log[later] = log[later].keeping([.timing], of: preferences) }
    if index > 0, log[index - 1].instant == instant, log[index - 1].preferences != nil {
      index -= 1
      log[index] = edit
    } else {
      log.insert(edit, at: index)
    }
    (self.log, added) = (log, log.count - playback.log.count)
  }
}

extension SavedTimeLine {
  fileprivate func with(_ edit: TimingEdit) -> SavedTimeLine {
    SavedTimeLine(
      setup: setup, log: edit.log, playedCount: playedCount + edit.added, end: end, now: now,
      lastActivity: lastActivity)
  }
}

extension Playback {
  /// Returns the preferences after a number of inputs of the log.
  fileprivate func preferences(after count: Int) -> Preferences {
    log.prefix(count).reversed().lazy.compactMap(\.preferences).first ?? setup.preferences
  }
}

extension Script.TimedInput {
  fileprivate var preferences: Preferences? {
    if case .environment(.prefer(let preferences)) = input { preferences } else { nil }
  }
}
