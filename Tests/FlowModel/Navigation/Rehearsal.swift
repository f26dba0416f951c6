import FlowCore

/// A script played on a controller and on the model of it at once.
struct Rehearsal {
  let performer: Performer
  private var model = ReferenceModel()
  private var ledger = Ledger()

  /// - Parameters:
  ///   - tally: Takes what the script comes to.
  ///   - frameRate: How many frames a second are looked at, or `nil` for none.
  init(_ tally: Tally, frameRate: Int? = nil) {
    performer = Performer(tally, frameRate: frameRate)
  }

  /// Plays a script to its end, lets everything come to rest, and lets go of the controller.
  ///
  /// - Returns: What differed or was out of order first, or `nil` if nothing was.
  static func failure(of script: [Operation], _ tally: Tally) -> String? {
    var rehearsal: Rehearsal? = Rehearsal(tally)
    let controller = Weak(value: rehearsal?.performer.controller)
    let fault = rehearsal?.play(script)
    let screens = rehearsal?.performer.screens ?? [:]
    rehearsal = nil
    if let fault { return fault }
    if controller.value != nil { return "the controller lives on" }
    return screens.values.contains { $0.value != nil } ? "a screen lives on" : nil
  }

  /// Plays a script with a look at every frame, or at none, and lets everything come to rest.
  ///
  /// - Returns: Its trace, and what differed or jumped first.
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

  /// Plays one line.
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
    ledger.take(performer.callbacks)
    if let fault = performer.fault ?? ledger.fault { return fault }
    if expected != answer { return "answers \(answer), not \(expected)" }
    if let fault = Comparison.difference(&model, performer) { return fault }
    guard !model.hasJumped, !operation.takesTime else { return nil }
    return before.jump(to: Picture(performer), tolerance: 1e-9)
  }

  /// Lets go of everything that is held, as often as a callback takes hold again, and waits.
  mutating func settle() -> String? {
    // A line that lies in wait for a callback asks once, so that there is an end to it.
    for _ in 0..<1000 {
      for operation in Operation.cleanup {
        if let fault = play(operation) { return fault }
      }
      guard model.transition == nil else { continue }
      // Bars that change in place may take longer.
      if let fault = play(.advance(.nanoseconds(1_000_000_000))) { return fault }
      if performer.context.clock.isMoving { return "bars do not come to rest" }
      return ledger.faultWhenSettled(top: model.top)
    }
    return "nothing comes to rest"
  }
}
