import FlowCore

/// Runs a script on a controller and on its reference model at the same time, and compares them.
@MainActor
struct Rehearsal {
  let performer: Performer
  private var model = ReferenceModel()
  private var ledger = Ledger()

  /// Creates an idle controller and its model.
  ///
  /// - Parameters:
  ///   - tally: Counts events.
  ///   - frameRate: The number of frames per second to check, or `nil` for none.
  init(_ tally: Tally, frameRate: Int? = nil) {
    performer = Performer(tally, frameRate: frameRate)
  }

  /// Runs a script, waits until everything has settled, and releases the controller.
  ///
  /// - Returns: The first difference, callback out of order or leak, or `nil` if there was none.
  static func failure(of script: [Operation], _ tally: Tally) -> String? {
    var rehearsal: Rehearsal? = Rehearsal(tally)
    let controller = Weak(value: rehearsal?.performer.controller)
    let fault = rehearsal?.play(script)
    let screens = rehearsal?.performer.screens ?? [:]
    rehearsal = nil
    if let fault { return fault }
    if controller.value != nil { return "the controller is kept alive" }
    return screens.values.contains { $0.value != nil } ? "a screen is kept alive" : nil
  }

  /// Runs a script, checks every frame or none, and waits until everything has settled.
  ///
  /// - Returns: Its trace, and the first difference or jump.
  static func trace(
    of script: [Operation], _ tally: Tally, frameRate: Int? = nil
  ) -> (lines: [TraceLine], fault: String?) {
    var rehearsal = Rehearsal(tally, frameRate: frameRate)
    var lines: [TraceLine] = []
    rehearsal.performer.context.trace.send { lines.append($0) }
    let fault = rehearsal.play(script)
    return (lines, fault)
  }

  private mutating func play(_ script: [Operation]) -> String? {
    for (index, operation) in script.enumerated() {
      if let fault = play(operation) { return "line \(index + 1): \(fault)" }
    }
    return settle().map { "at the end: \($0)" }
  }

  /// Runs one line, and returns the first difference, or `nil`.
  mutating func play(_ operation: Operation) -> String? {
    model.begin()
    performer.begin()
    let expected = model.perform(operation)
    performer.mayJump = model.hasJumped
    let before = Picture(performer)
    let answer =
      operation.takesTime
      ? performer.perform(operation)
      : performer.tally.watch(performer.controller) { performer.perform(operation) }
    ledger.record(performer.callbacks)
    if let fault = performer.fault ?? ledger.fault { return fault }
    if expected != answer { return "answers \(answer), not \(expected)" }
    if let fault = Comparison.difference(&model, performer) { return fault }
    guard !model.hasJumped, !operation.takesTime else { return nil }
    return before.jump(to: Picture(performer), tolerance: 1e-9)
  }

  /// Unfreezes and cancels everything, repeatedly if a callback freezes or grabs something again,
  /// and waits until everything has settled.
  mutating func settle() -> String? {
    // An operation inside a callback runs only once, so this loop ends.
    for _ in 0..<1000 {
      for operation in Operation.cleanup {
        if let fault = play(operation) { return fault }
      }
      guard model.transition == nil else { continue }
      // Bars that change in place may take longer.
      if let fault = play(.advance(.nanoseconds(1_000_000_000))) { return fault }
      if performer.context.clock.isMoving { return "bars never settle" }
      return ledger.faultWhenSettled(top: model.top)
    }
    return "it never settles"
  }
}
