internal import FlowCore
internal import FlowSnapshot
internal import FlowUI

/// A flow with its past: it can be seen at any instant until now, by playing its input anew.
///
/// What is on the stage is a run: the flow as it was started, and the log up to an instant. To go
/// back is a new run. Who does something in the past branches off there: what came later is gone.
final class Playback {
  /// The time of one frame at 60 a second.
  static let frame = Duration.nanoseconds(16_666_667)

  /// What every run starts from.
  private(set) var setup: StageSetup
  /// What was done, and what a script will do: input with its instants, in order.
  private(set) var log: [Script.TimedInput]
  /// Everything that has happened until now, in order.
  private(set) var events: [TraceLine] = []
  /// Now: the latest instant that was played.
  private(set) var end = Instant.zero
  /// When something was done, or moved, for the last time.
  private(set) var lastStir = Instant.zero

  /// Hears of everything that happens for the first time.
  var onEvent: ((TraceLine) -> Void)?
  /// Hears of everything that is done for the first time, also by a script, just before it is
  /// taken.
  var onInput: ((InputEvent, Instant) -> Void)?
  /// Hears that the flow was started again, or goes on from another instant than the last one.
  var onRestart: (() -> Void)?
  /// Hears of what is copied from the stage.
  var onCopy: ((String) -> Void)?

  private let measuring: any TextMeasuring
  /// Text is laid out once for all runs.
  private let blocks = TextBlocks()
  private var run: StageRun
  /// The run that is at `end`, as long as another one shows the past.
  private var present: StageRun?
  /// How much of the log was heard of.
  private var heard = 0

  /// Starts a flow.
  ///
  /// - Parameter script: What will be done by itself, as time passes.
  init(_ setup: StageSetup, playing script: Script = Script(), measuring: any TextMeasuring) {
    self.setup = setup
    self.measuring = measuring
    log = script.inputs
    run = setup.start(measuring: measuring, blocks: blocks)
    listen(to: run)
  }

  // MARK: What is seen

  /// The flow on its stage, at the instant that is shown.
  var session: FlowSession { run.session }
  /// The instant that is shown.
  var now: Instant { run.now }
  /// Whether the instant that is shown is past.
  var isInPast: Bool { now < end }
  /// Where the flow is.
  var place: FlowPlace? { run.place }
  /// How many of the `events` have happened by the instant that is shown.
  var eventCount: Int { run.traced }

  /// How much of the log was played by the instant that is shown.
  var playedCount: Int { run.played }

  /// Who presses the stage at the instant that is shown: a person, or somebody in the past that is
  /// played again.
  var presses: [PressedPointer] { run.presses }

  /// Whether something moves, or will without anybody doing anything.
  var isBusy: Bool { session.isMoving || deadline != nil }

  /// When something happens next by itself, or is played.
  var deadline: Instant? {
    let next = log.indices.contains(run.played) ? log[run.played].instant : nil
    // What goes on in the past goes on until now.
    return [next, session.deadline, isInPast ? end : nil].compactMap(\.self).min()
  }

  // MARK: Time

  /// Lets time pass up to an instant, with all that was done by then; one in the past changes
  /// nothing.
  func play(to instant: Instant) {
    while run.played < log.count, log[run.played].instant <= instant {
      let next = log[run.played]
      run.follow(next.input)
      tell(of: next)
      session.send(next.input, at: next.instant)
    }
    if isBusy { lastStir = instant }
    session.advance(to: instant)
    if now >= end { (end, present) = (now, nil) }
  }

  /// Shows an instant between the start and now.
  func seek(to instant: Instant) {
    let goal = min(max(instant, .zero), end)
    if goal == end { return returnToPresent() }
    if goal < now {
      if present == nil { present = run }
      run = start()
    }
    play(to: goal)
  }

  /// Shows now.
  func returnToPresent() {
    guard let present else { return play(to: end) }
    (run, self.present) = (present, nil)
  }

  /// Forgets what came after the instant that is shown, also what a script would have done.
  func branch() {
    log.removeSubrange(run.played...)
    events.removeSubrange(min(run.traced, events.count)...)
    (end, present, heard) = (now, nil, run.played)
    onRestart?()
  }

  // MARK: Input

  /// Does something now; in the past that branches off there.
  func send(_ input: InputEvent) {
    if isInPast { branch() }
    session.onInput = { [weak self] input, instant in self?.write(input, at: instant) }
    session.send(input, at: now)
    session.onInput = nil
  }

  /// Begins anew, from another setup if there is one.
  func restart(_ setup: StageSetup? = nil, playing script: Script = Script()) {
    if let setup { self.setup = setup }
    (log, events, end, present, heard) = (script.inputs, [], .zero, nil, 0)
    lastStir = .zero
    run = start()
    onRestart?()
  }

  private func write(_ input: InputEvent, at instant: Instant) {
    let timed = Script.TimedInput(instant: instant, input: input)
    log.insert(timed, at: run.played)
    run.follow(input)
    lastStir = instant
    tell(of: timed)
  }

  /// Tells of what was just taken from the log, unless that is the past played anew.
  private func tell(of timed: Script.TimedInput) {
    guard run.played > heard else { return }
    heard = run.played
    onInput?(timed.input, timed.instant)
  }

  private func start() -> StageRun {
    let run = setup.start(measuring: measuring, blocks: blocks)
    listen(to: run)
    return run
  }

  private func listen(to run: StageRun) {
    run.trace.sink = { [weak self, weak run] line in
      if let self, let run { take(line, of: run) }
    }
    run.session.onCopy = { [weak self] words in self?.onCopy?(words) }
  }

  /// Keeps a line that nobody has seen yet: played anew, the past traces the same lines.
  private func take(_ line: TraceLine, of run: StageRun) {
    run.traced += 1
    guard run.traced > events.count else { return }
    events.append(line)
    onEvent?(line)
  }
}
