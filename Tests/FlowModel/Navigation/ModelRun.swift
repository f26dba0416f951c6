import FlowCore

/// Compares a controller with its reference model while a script runs on both.
@MainActor
struct ModelRun {
  let runner: OperationRunner
  private var model = ReferenceModel()
  private var callbackOrder = CallbackOrderCheck()

  init(_ tally: Tally, frameRate: Int? = nil) {
    runner = OperationRunner(tally, frameRate: frameRate)
  }

  /// Also checks that the controller and its screens are released at the end.
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

  mutating func play(_ operation: Operation) -> String? {
    model.begin()
    runner.begin()
    let expected = model.perform(operation)
    runner.mayJump = model.hasJumped
    let before = Picture(runner)
    let answer =
      operation.takesTime
      ? runner.perform(operation)
      : runner.tally.countInterruption(of: runner.controller) { runner.perform(operation) }
    callbackOrder.record(runner.callbacks)
    if let fault = runner.fault ?? callbackOrder.fault { return fault }
    if expected != answer { return "answers \(answer), not \(expected)" }
    if let fault = Comparison.difference(&model, runner) { return fault }
    guard !model.hasJumped, !operation.takesTime else { return nil }
    return before.jump(to: Picture(runner), tolerance: 1e-9)
  }

  /// Repeats the cleanup, because a callback may freeze or grab the transition again.
  mutating func settle() -> String? {
    // Each operation in a callback runs only once, so this loop ends.
    for _ in 0..<1000 {
      for operation in Operation.cleanup {
        if let fault = play(operation) { return fault }
      }
      guard model.transition == nil else { continue }
      // Bars may move for longer than a transition, and pages that advance by themselves for up to
      // 1.2 s.
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
