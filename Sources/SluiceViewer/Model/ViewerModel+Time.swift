internal import FlowCore
internal import FlowUI

extension ViewerModel {
  func togglePause() {
    if playsOn { play() } else { time.isPaused = true }
  }

  /// Whether the next `togglePause()` plays rather than pauses.
  ///
  /// In the present, this is also true for a moment after the mouse has left pages that it had
  /// paused, because the user may be moving it to the button that plays them.
  var playsOn: Bool { isHalted || hoverGrace.isRunning && !playback.isInPast }

  /// Sends input that was made with the mouse or the keys, and notes when the mouse leaves pages
  /// that it has paused.
  func sendFromStage(_ input: InputEvent) {
    let wasPaused = isPausedByHover
    send(input)
    hoverGrace.end()
    if wasPaused, !isPausedByHover { hoverGrace.begin() }
  }

  /// Whether the stage stands still until `play()`.
  ///
  /// Either time is paused or, in the present, a transition is frozen, a replayed press keeps
  /// dragging a page, or the mouse that hovers over pages pauses them.
  var isHalted: Bool {
    time.isPaused
      || !playback.isInPast && (running?.isFrozen == true || isDraggedByScript || isPausedByHover)
  }

  /// Whether the last press of a script drags a page, and nothing will lift it.
  var isDraggedByScript: Bool {
    !playback.isInPast && hasReplayedPress && playback.playedCount == playback.log.count
      && running?.isDragged == true
  }

  private var hasReplayedPress: Bool { !time.isPointerDown && !playback.presses.isEmpty }

  var isPausedByHover: Bool {
    playback.session.context.timers.contains { $0.pauses.contains(PauseReason.hover.name) }
  }

  /// Plays on from the instant that is shown: replays the past or, in the present, unfreezes a
  /// transition and lets pages advance although the mouse is over them.
  ///
  /// If time was not paused, it also releases a page that the last press of a script still drags.
  func play() {
    let wasPaused = time.isPaused
    time.isPaused = false
    guard !playback.isInPast else { return }
    if running?.isFrozen == true { send(.scrub(nil)) }
    if isDraggedByScript, !wasPaused { releaseFrozen() }
    if isPausedByHover { stage.sendLeave() }
    hoverGrace.end()
  }

  /// Plays up to an instant without delay, and pauses; only pauses if the instant has passed.
  func show(_ instant: Instant) {
    playback.play(to: instant)
    comparison?.follow(playback)
    time.isPaused = true
  }

  func goToNow() {
    guard playback.isInPast else { return }
    time.loop = nil
    seek(to: playback.end)
    time.isPaused = false
  }
}

extension ViewerModel {
  var running: RunningTransition? { RunningTransition(in: playback.session) }

  /// Freezes the running transition at a fraction; in the past, or if the last transition is over,
  /// shows the recorded instant at which it had that fraction.
  func scrub(to fraction: Double) {
    if playback.isInPast || running == nil {
      showRecorded(at: fraction)
    } else {
      send(.scrub(fraction))
    }
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

  /// Whether there is something to release: a frozen transition, or a replayed press that drags a
  /// page or that no further input will lift.
  func canRelease(_ running: RunningTransition?) -> Bool {
    guard running?.isFrozen != true else { return true }
    guard hasReplayedPress else { return false }
    return running != nil || playback.playedCount == playback.log.count
  }

  /// Releases a frozen transition and all pressed pointers, and plays on; the release rule decides
  /// the transition's outcome.
  func releaseFrozen() {
    if running?.isFrozen == true { send(.releaseFrozen) }
    for press in playback.presses { send(press.lifted) }
    time.isPaused = false
  }
}

extension ViewerModel {
  var timePeriod: ClosedRange<Instant> { timeViewport.period(until: playback.end) }

  /// The looped transition, or else the last one that has begun by the instant that is shown, or
  /// else the first one on the time line.
  var lastTransition: TimeMarks.Span? {
    time.loop?.transition ?? timeMarks.lastTransition(at: playback.now)
      ?? timeMarks.transitions.first
  }

  /// Plays the last transition again, and then everything up to the present.
  func playAgain() {
    guard let span = lastTransition else { return }
    time.loop = nil
    seek(to: PlaybackClock.Loop(span, until: playback.end, at: time.speed).period.lowerBound)
    time.isPaused = false
  }

  /// Plays the last transition in a loop, or ends the loop, after which time continues to the
  /// present.
  func toggleLoop() {
    guard time.loop == nil, let span = lastTransition else { return time.loop = nil }
    loop(span)
    time.isPaused = false
  }

  func loop(_ span: TimeMarks.Span) {
    let loop = PlaybackClock.Loop(span, until: playback.end, at: time.speed)
    time.loop = loop
    timeViewport.reveal(loop.period, until: playback.end)
    seek(to: loop.period.lowerBound)
  }

  func zoomTimeLine(at instant: Instant) {
    guard let span = timeMarks.lastTransition(at: instant), instant <= span.end ?? playback.end
    else { return }
    zoomTimeLine(to: span)
  }

  func revealNow() { timeViewport.reveal(playback.now, until: playback.end) }

  func zoomTimeLine(to span: TimeMarks.Span) {
    timeViewport.show(span.start...(span.end ?? playback.end), until: playback.end)
  }
}

/// The moment after the mouse has left pages that it had paused.
@MainActor
final class HoverGracePeriod {
  /// By eye: the time that it takes to move the mouse from the stage to the button, and to click.
  private static let length = Duration.milliseconds(1500)

  private let clock: FlowClock
  private var scheduledEnd: ScheduledAction?

  init(on clock: FlowClock) { self.clock = clock }

  var isRunning: Bool { scheduledEnd != nil }

  func begin() {
    scheduledEnd = clock.after(Self.length) { [weak self] in self?.scheduledEnd = nil }
  }

  func end() {
    scheduledEnd?.cancel()
    scheduledEnd = nil
  }
}
