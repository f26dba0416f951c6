import FlowCore

/// Compares flows presented on one another with their reference model.
@MainActor
struct PresentationModelRun {
  private let runner: PresentationRunner
  private var model = PresentationModel()
  private var callbackOrder = CallbackOrderCheck()

  private init(_ tally: Tally) { runner = PresentationRunner(tally) }

  static func failure(of script: [Presentation], _ tally: Tally) -> String? {
    var modelRun = PresentationModelRun(tally)
    for (index, line) in script.enumerated() {
      if let fault = modelRun.play(line) { return "line \(index + 1): \(fault)" }
    }
    return modelRun.settle().map { "at the end: \($0)" }
  }

  private mutating func play(_ line: Presentation) -> String? {
    runner.begin()
    if case .present(let flow, _, _) = line, runner.flow(flow) == nil { model.make(flow) }
    let (expected, answer) = (model.perform(line), runner.perform(line))
    callbackOrder.record(runner.callbacks)
    if let fault = callbackOrder.fault { return fault }
    guard expected == answer else { return "answers \(answer), not \(expected)" }
    model.forget(except: runner.living.flows)
    return difference()
  }

  private mutating func difference() -> String? {
    var report = Report()
    let stack = runner.host?.stack.map { runner.number(of: ($0 as? FlowScreen)?.flow) }
    report.expect("stack of flows", model.host.stack, stack ?? [0])
    if let host = runner.host { Comparison.compareMotion(&model.host, host, &report) }
    Comparison.compareDrivers(model.host, runner.drivers, &report)
    for (number, var flow) in model.flows {
      guard let actual = runner.flow(number) else { return "flow \(number) is gone" }
      report.expect("its stack", flow.stack, actual.stack.map(ModelScreen.number))
      Comparison.compareMotion(
        &flow, actual, &report,
        isHostFrozen: model.host.isFrozen
          && (model.host.stack.contains(number) || model.host.isVisible(number)))
      model.flows[number] = flow
    }
    if model.isSettled { compareSettled(&report) }
    return report.fault
  }

  private func compareSettled(_ report: inout Report) {
    let screens = model.host.stack.flatMap { model.flows[$0]?.stack ?? [] }
    report.expect("screens kept alive", Set(screens), runner.living.screens)
    report.expect("flows kept alive", Set(model.host.stack), runner.living.flows)
    report.expect("out of order", nil, callbackOrder.faultWhenSettled(top: model.top))
  }

  private mutating func settle() -> String? {
    for _ in 0..<100 where !model.isSettled {
      for line in Presentation.cleanup {
        if let fault = play(line) { return fault }
      }
    }
    return model.isSettled ? nil : "it never settles"
  }
}
