import FlowCore

/// Runs a script on a controller and on its reference model at the same time, and compares them.
@MainActor
struct ModelRun {
  let runner: OperationRunner
  private var model = ReferenceModel()
  private var callbackOrder = CallbackOrderCheck()

  /// Creates an idle controller and its model.
  ///
  /// - Parameters:
  ///   - tally: Counts how the script's operations interrupt transitions.
  ///   - frameRate: The number of frames per second to check, or `nil` for none.
  init(_ tally: Tally, frameRate: Int? = nil) {
    runner = OperationRunner(tally, frameRate: frameRate)
  }

  /// Runs a script, waits until everything has settled, and releases the controller.
  ///
  /// - Returns: The first difference, callback out of order or leak, or `nil` if there was none.
  static func failure(of script: [Operation], _ tally: Tally) -> String? {
    var modelRun: ModelRun? = ModelRun(tally)
    let controller = Weak(value: modelRun?.runner.controller)
    let fault = modelRun?.play(script)
    let screens = modelRun?.runner.screens ?? [:]
    modelRun = nil
    if let fault { return fault }
    if controller.value != nil { return "the controller is kept alive" }
    return screens.values.contains { $0.value != nil } ? "a screen is kept alive" : nil
  }

  /// Runs a script, checks every frame or none, and waits until everything has settled.
  ///
  /// - Returns: The trace, and the first difference or jump, or `nil` if there was none.
  static func trace(
    of script: [Operation], _ tally: Tally, frameRate: Int? = nil
  ) -> (lines: [TraceLine], fault: String?) {
    var modelRun = ModelRun(tally, frameRate: frameRate)
    var lines: [TraceLine] = []
    modelRun.runner.context.trace.send { lines.append($0) }
    let fault = modelRun.play(script)
    return (lines, fault)
  }

  private mutating func play(_ script: [Operation]) -> String? {
    for (index, operation) in script.enumerated() {
      if let fault = play(operation) { return "line \(index + 1): \(fault)" }
    }
    return settle().map { "at the end: \($0)" }
  }

  /// Runs one line of a script, and returns the first difference, or `nil`.
  mutating func play(_ operation: Operation) -> String? {
    model.begin()
    runner.begin()
    let expected = model.perform(operation)
    runner.mayJump = model.hasJumped
    let before = Picture(runner)
    let answer =
      operation.takesTime
      ? runner.perform(operation)
      : runner.tally.watch(runner.controller) { runner.perform(operation) }
    callbackOrder.record(runner.callbacks)
    if let fault = runner.fault ?? callbackOrder.fault { return fault }
    if expected != answer { return "answers \(answer), not \(expected)" }
    if let fault = Comparison.difference(&model, runner) { return fault }
    guard !model.hasJumped, !operation.takesTime else { return nil }
    return before.jump(to: Picture(runner), tolerance: 1e-9)
  }

  /// Unfreezes the transition and cancels its drag, repeatedly if a callback freezes or grabs it
  /// again, and waits until everything has settled.
  mutating func settle() -> String? {
    // An operation inside a callback runs only once, so this loop ends.
    for _ in 0..<1000 {
      for operation in Operation.cleanup {
        if let fault = play(operation) { return fault }
      }
      guard model.transition == nil else { continue }
      // Bars that change in place may move for longer than a transition, and pages that advance by
      // themselves move for up to 1.2 s at a time.
      if let fault = play(.advance(.nanoseconds(1_000_000_000))) { return fault }
      for _ in 0..<20 where runner.context.clock.isMoving {
        if let fault = play(.advance(.nanoseconds(130_000_000))) { return fault }
      }
      if runner.context.clock.isMoving { return "bars never settle" }
      return callbackOrder.faultWhenSettled(top: model.top)
    }
    return "it never settles"
  }
}
