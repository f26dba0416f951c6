internal import FlowCore
internal import FlowUI

/// Plays a script that depends on a flow, and records its input as a script of points.
@MainActor
struct ScriptResolver {
  /// How long a named step waits at most.
  private static let settleLimit = Duration.seconds(5)

  let session: FlowSession
  let glyphs: GlyphLibrary?
  /// Whether the stage is laid out as when the script was recorded.
  private let isAsRecorded: Bool
  private let script: Script
  private var resolved = Script()
  /// How much later than stated the next step is due, because earlier steps have waited.
  private var delay = Duration.zero
  private(set) var step: NamedStep?

  init(_ script: Script, on session: FlowSession, glyphs: GlyphLibrary?) {
    self.script = script
    self.session = session
    self.glyphs = glyphs
    isAsRecorded = script.recordedStage == RecordedStage(session)
    script.prepareCalls(of: session)
  }

  var now: Instant { session.context.clock.now }

  mutating func run() throws(ScriptFailure) -> Script {
    for piece in script.pieces {
      try play(piece)
      try checkLimits(after: piece)
    }
    resolved.end = max(now, script.end.advanced(by: delay))
    session.advance(to: resolved.end)
    return resolved
  }

  private mutating func play(_ piece: Script.Piece) throws(ScriptFailure) {
    switch piece {
    case .input(let timed): send(timed.input, at: timed.instant.advanced(by: delay))
    case .drag(let moves):
      let moves = moves.delayed(by: delay)
      resolved.append(.drag(moves))
      for index in 0..<moves.count { session.send(moves[index].input, at: moves[index].instant) }
    case .named(let step): try play(step)
    case .clock(let instant, let line): try resume(at: instant, line)
    case .shot(let index):
      let shot = script.shots[index]
      resolved.request(shot.name, at: max(now, shot.instant.advanced(by: delay)), line: shot.line)
    }
  }

  /// Makes the next step due at the instant that the script states for it, without a delay.
  private mutating func resume(at instant: Instant, _ line: Int) throws(ScriptFailure) {
    // A recording keeps its pauses, however long its steps take on another stage.
    guard script.recordedStage == nil else { return }
    guard instant >= now else {
      throw failure(
        at: line,
        "expected a time after the step before, which ends at \(now.milliseconds) ms, because steps "
          + "without a time wait until nothing moves")
    }
    delay = .zero
  }

  private mutating func play(_ step: NamedStep) throws(ScriptFailure) {
    self.step = step
    session.advance(to: step.instant.advanced(by: delay))
    if isAsRecorded, doesExactly(step) {
      for timed in step.exact { send(timed.input, at: timed.instant.advanced(by: delay)) }
    } else {
      if step.waitsUntilSettled || script.recordedStage != nil && isAbsent(step) { settle() }
      if script.recordedStage == nil || !isNeedless(step) { try carryOut(step.action) }
    }
    delay = max(delay, now.duration(since: step.end))
    self.step = nil
  }

  // MARK: Time and input

  /// Waits until the flow has settled and no simulated call is running, for at most `settleLimit`.
  mutating func settle() {
    _ = session.settle(noLaterThan: now.advanced(by: Self.settleLimit))
  }

  mutating func wait(_ time: Duration) { session.advance(to: now.advanced(by: time)) }

  mutating func send(_ input: InputEvent) { send(input, at: now) }

  private mutating func send(_ input: InputEvent, at instant: Instant) {
    let instant = max(now, instant)
    resolved.append(.input(Script.TimedInput(instant: instant, input: input)))
    session.send(input, at: instant)
  }

  /// Presses the mouse and moves it along a line, without releasing it.
  mutating func drag(from start: Point, to end: Point, over time: Duration) {
    send(.pointer(.down, device: .mouse, finger: 0, location: start))
    let moves = DragMoves(along: DragPath([start, end]), from: now, over: time)
    resolved.append(.drag(moves))
    for index in 0..<moves.count { session.send(moves[index].input, at: moves[index].instant) }
  }

  // MARK: Failures

  private func checkLimits(after piece: Script.Piece) throws(ScriptFailure) {
    let line: Int? =
      switch piece {
      case .named(let step): step.line
      case .clock(_, let line): line
      case .shot(let index): script.shots[index].line
      case .input, .drag: nil
      }
    guard resolved.inputCount <= ScriptLimits.inputs else {
      throw failure(at: line, ScriptLimits.inputsRule)
    }
    guard resolved.generatedMoveCount <= ScriptLimits.generatedMoves else {
      throw failure(at: line, ScriptLimits.generatedMovesRule)
    }
    guard now <= Instant.zero.advanced(by: ScriptLimits.duration) else {
      throw failure(at: line, ScriptLimits.durationRule)
    }
  }

  func failure(_ message: String) -> ScriptFailure {
    failure(at: step?.line, (step.map { "\($0.verb): " } ?? "") + message)
  }

  private func failure(at line: Int?, _ message: String) -> ScriptFailure {
    var played = resolved
    played.end = now
    return ScriptFailure(
      description: ScriptError(file: script.file, line: line, message).description,
      line: line ?? 0, instant: now, played: played)
  }
}
