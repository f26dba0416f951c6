import FlowCore

/// Flows that present and dismiss one another, also inside callbacks.
///
/// The order of the callbacks must be valid.
enum CallbackRandomTest: RandomTest {
  static func scripts(seed: UInt64) -> [[Presentation]] {
    var generator = PresentationGenerator(seed: seed, hasCallbacks: true)
    return (0..<100).map { _ in generator.script(lines: 50) }
  }

  static func failure(of script: [Presentation], _ tally: Tally) -> String? {
    let runner = PresentationRunner(tally)
    var callbackOrder = CallbackOrderCheck()
    if let fault = runner.play(script, &callbackOrder) { return fault }
    // A callback may have frozen or grabbed something again.
    for _ in 0..<200 where !runner.isSettled {
      if let fault = runner.play(Presentation.cleanup, &callbackOrder) { return fault }
    }
    if !runner.isSettled { return "it never settles" }
    let screens = runner.stack.flatMap(\.stack).map(ModelScreen.number)
    var report = Report()
    report.expect("screens kept alive", Set(screens), runner.living.screens)
    report.expect("flows kept alive", runner.stack.count, runner.living.flows.count)
    return report.fault ?? callbackOrder.faultWhenSettled(top: screens.last ?? -1)
  }

  static func simpler(_ line: Presentation) -> [Presentation] { line.simpler }
}

extension PresentationRunner {
  fileprivate func play(_ lines: [Presentation], _ callbackOrder: inout CallbackOrderCheck)
    -> String?
  {
    for line in lines where callbackOrder.fault == nil {
      begin()
      _ = perform(line)
      callbackOrder.record(callbacks)
    }
    return callbackOrder.fault
  }

  fileprivate var isSettled: Bool {
    ([host] + stack).allSatisfy { $0?.fraction == nil }
  }
}
