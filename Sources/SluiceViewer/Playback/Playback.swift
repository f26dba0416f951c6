internal import FlowCore
internal import FlowSnapshot
internal import FlowUI

/// A flow with its history: any instant up to the present can be shown by replaying the flow's
/// input.
///
/// The stage shows a run: a newly started flow into which the input log has been played up to an
/// instant. Seeking backwards starts a new run. Input sent while the past is shown branches off
/// there: everything later is discarded.
@MainActor
final class Playback {
  /// The duration of one frame at 60 frames per second.
  static let frame = Duration.nanoseconds(16_666_667)

  private(set) var setup: StageSetup
  /// The input from the user and the script, past and future, in chronological order.
  private(set) var log: [Script.TimedInput]
  private(set) var events = TraceLog()
  private(set) var pressed = PressedNames()
  /// The present: the latest instant that was played.
  private(set) var end = Instant.zero
  /// The last instant at which there was input or motion.
  private(set) var lastActivity = Instant.zero

  /// Called with every trace line the first time it occurs, but not in replays.
  var onEvent: ((TraceLine) -> Void)?
  /// Called with each input event from the user or a script the first time it occurs, just before
  /// it is handled.
  var onInput: ((InputEvent, Instant) -> Void)?
  /// Called when a press of a script ends, but not in replays; `isUsed` is true if anything on the
  /// stage used the press.
  var onPressEnd: ((_ isUsed: Bool) -> Void)?
  /// Called after the flow was restarted, branched off at an instant in the past, or replaced by
  /// another time line.
  var onRestart: (() -> Void)?
  /// Called with the result of a call that was made, before the stage handles it.
  var onResult: ((LoadResult) -> Void)?
  var onCopy: ((String) -> Void)?

  private let measuring: any TextMeasuring
  /// The text layout cache that all runs share.
  private let blocks = TextBlocks()
  private var run: StageRun
  /// The run at `end` while another run shows the past; otherwise `nil`.
  private var present: StageRun?
  /// Makes the calls of the run at `end`; `nil` if only results in the log count.
  private var calls: LiveCalls?
  /// The number of log entries that have been reported to `onInput`.
  private(set) var reportedCount = 0
  /// Whether a time line is being replayed up to where it was left, so that none of its events are
  /// new.
  private var isResuming = false

  /// Creates a playback; unless `makesCalls`, the results of the flow's calls come as input.
  init(
    _ setup: StageSetup, playing script: Script = Script(), makesCalls: Bool = true,
    measuring: any TextMeasuring
  ) {
    self.setup = setup
    self.measuring = measuring
    log = Self.log(of: script, setup, measuring: measuring)
    run = setup.start(measuring: measuring, blocks: blocks, calls: .input)
    listen(to: run)
    if makesCalls { calls = LiveCalls { [weak self] in self?.receive($0) } }
    makeCalls()
  }

  /// Steps that name elements are resolved by playing the script on a separate flow.
  private static func log(
    of script: Script, _ setup: StageSetup, measuring: any TextMeasuring
  ) -> [Script.TimedInput] {
    guard script.needsFlow else { return script.inputs }
    let run = setup.start(measuring: measuring, blocks: TextBlocks())
    return withExtendedLifetime(run) { script.played(on: run.session).inputs }
  }

  // MARK: The instant that is shown

  var session: FlowSession { run.session }
  var now: Instant { run.now }
  var isInPast: Bool { now < end }
  var place: FlowPlace? { run.place }
  /// The number of `events` up to the instant that is shown.
  var eventCount: Int { run.traced }

  /// The number of log entries played up to the instant that is shown.
  var playedCount: Int { run.played }

  /// The pointers that press the stage at the instant that is shown, whether live or replayed.
  var presses: [PressedPointer] { run.presses }

  /// Whether something is moving, or is due to happen without further input.
  var isBusy: Bool { session.isMoving || deadline != nil }

  /// The next instant at which something happens without the user: a log entry, a timer, or the end
  /// of a replay.
  var deadline: Instant? {
    let next = log.indices.contains(run.played) ? log[run.played].instant : nil
    // A replay of the past continues until the present.
    return [next, session.deadline, isInPast ? end : nil].compactMap(\.self).min()
  }

  // MARK: Time

  /// Advances to an instant, playing the log up to it; does nothing for an earlier instant.
  func play(to instant: Instant) {
    while run.played < log.count, log[run.played].instant <= instant {
      if recordSkippedMove() { continue }
      let next = log[run.played]
      run.count(next.input)
      let isNew = report(next, in: run)
      session.send(next.input, at: next.instant)
      if isNew, next.input.endsPress { onPressEnd?(session.wasPressUsed) }
    }
    // The activity of a replay was counted when it was new.
    if isBusy, instant > end { lastActivity = instant }
    session.advance(to: instant)
    guard now >= end else { return }
    // A replay that has reached the present replaces the earlier run.
    let isReplay = present != nil
    (end, present) = (now, nil)
    if isReplay { makeCalls() }
  }

  func seek(to instant: Instant) {
    let goal = min(max(instant, .zero), end)
    if goal == end { return returnToPresent() }
    if goal < now {
      if present == nil { present = run }
      run = start()
    }
    play(to: goal)
  }

  func follow(_ other: Playback) {
    if other.now < now || other.isInPast { seek(to: other.now) } else { play(to: other.now) }
  }

  func returnToPresent() {
    guard let present else { return play(to: end) }
    (run, self.present) = (present, nil)
  }

  /// Replays the flow in a separate run, and calls `visit` with its session at each of the
  /// instants, which must be in ascending order.
  func replay(at instants: [Instant], _ visit: (FlowSession, Instant) -> Void) {
    let run = setup.start(measuring: measuring, blocks: blocks, calls: .input)
    for instant in instants {
      while run.played < log.count, log[run.played].instant <= instant {
        run.send(log[run.played])
      }
      run.session.advance(to: instant)
      visit(run.session, instant)
    }
  }

  /// Discards everything after the instant that is shown, including a script's remaining input.
  func branch() {
    log.removeSubrange(run.played...)
    events.removeAll(from: run.traced)
    pressed.removeAll(from: run.traced)
    (end, present, reportedCount) = (now, nil, run.played)
    lastActivity = min(lastActivity, end)
    makeCalls()
    onRestart?()
  }

  // MARK: Input

  /// Sends input at the instant that is shown; if it is in the past, everything later is discarded.
  ///
  /// The remaining input of a script does not change the preferences that are chosen in this way.
  func send(_ input: InputEvent) {
    if isInPast { branch() }
    let before = session.preferences
    send(input, to: run)
    if case .environment(.prefer(let chosen)) = input {
      for index in log.indices.dropFirst(run.played) {
        log[index] = log[index].keeping(chosen.changes(since: before), of: chosen)
      }
    }
  }

  func restart(_ setup: StageSetup? = nil, playing script: Script = Script()) {
    if let setup { self.setup = setup }
    (events, pressed) = (TraceLog(), PressedNames())
    (end, present, reportedCount) = (.zero, nil, 0)
    log = Self.log(of: script, self.setup, measuring: measuring)
    lastActivity = .zero
    run = start()
    calls?.cancelAll(except: [])
    makeCalls()
    onRestart?()
  }

  /// Shows another time line as it was left, by replaying it; its input and its events are not
  /// reported again.
  func resume(_ saved: SavedTimeLine) {
    (setup, log, events) = (saved.setup, saved.log, TraceLog())
    (end, present, reportedCount) = (.zero, nil, saved.playedCount)
    (isResuming, pressed) = (true, PressedNames())
    run = start()
    calls?.cancelAll(except: [])
    play(to: saved.end)
    makeCalls()
    isResuming = false
    lastActivity = saved.lastActivity
    onRestart?()
    seek(to: saved.now)
  }

  private func send(_ input: InputEvent, to run: StageRun) {
    run.session.onInput = { [weak self, weak run] input, instant in
      if let run { self?.write(input, at: instant, in: run) }
    }
    run.session.send(input, at: run.now)
    run.session.onInput = nil
    // End what is due at this instant even while time is paused, as a replay does.
    run.session.advance(to: run.now)
  }

  private func write(_ input: InputEvent, at instant: Instant, in run: StageRun) {
    let timed = Script.TimedInput(instant: instant, input: input)
    log.insert(timed, at: run.played)
    run.count(input)
    lastActivity = instant
    report(timed, in: run)
  }

  /// Returns whether the entry was not reported before.
  @discardableResult
  private func report(_ timed: Script.TimedInput, in run: StageRun) -> Bool {
    guard run.played > reportedCount else { return false }
    reportedCount = run.played
    onInput?(timed.input, timed.instant)
    return true
  }

  /// Inserts the mouse move that the session skipped, but handles before the next input of a
  /// script, so that a replay has it, too; returns whether there was one.
  private func recordSkippedMove() -> Bool {
    let next = log[run.played]
    guard run.played >= reportedCount, let move = session.skippedMove(before: next.input)
    else { return false }
    let timed = Script.TimedInput(instant: next.instant, input: move)
    guard log[..<run.played].last != timed else { return false }
    log.insert(timed, at: run.played)
    return true
  }

  // MARK: Calls

  /// Lets the run make its calls, now that it is the present; running calls continue if this run
  /// has started them, and are cancelled otherwise.
  private func makeCalls() {
    guard let calls else { return }
    let loads = run.session.context.loads
    loads.recorded = Set(log[min(run.played, log.count)...].compactMap(\.input.loadedCall))
    calls.cancelAll(except: loads.runningCalls)
    loads.source = .live(calls)
  }

  /// Handles the result of a call in the present, even while the past is shown.
  func receive(_ result: LoadResult) {
    let run = present ?? run
    onResult?(result)
    send(.loaded(result), to: run)
  }

  private func start() -> StageRun {
    let run = setup.start(measuring: measuring, blocks: blocks, calls: .input)
    listen(to: run)
    return run
  }

  private func listen(to run: StageRun) {
    run.trace.sink = { [weak self, weak run] line in
      if let self, let run { handle(line, of: run) }
    }
    run.session.onCopy = { [weak self] text in self?.onCopy?(text) }
  }

  /// Records a new trace line; a replay traces the same lines again, which are ignored.
  private func handle(_ line: TraceLine, of run: StageRun) {
    run.traced += 1
    guard run.traced > events.count else { return }
    pressed.note(line, at: events.count, in: run.session)
    events.append(line)
    if !isResuming { onEvent?(line) }
  }
}

extension Script.TimedInput {
  /// Replaces preferences that the input sets by those that a person has chosen.
  func keeping(_ keys: [Preferences.Key], of chosen: Preferences) -> Script.TimedInput {
    guard case .environment(.prefer(var preferences)) = input else { return self }
    for key in keys { _ = preferences.set(key, to: chosen.text(of: key)) }
    return Script.TimedInput(instant: instant, input: .prefer(preferences))
  }
}
