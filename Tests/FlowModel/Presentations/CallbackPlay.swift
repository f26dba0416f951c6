import FlowCore

/// Flows that present and dismiss one another, also inside appearance callbacks.
///
/// The callbacks must come in a valid order, whatever happens.
enum CallbackPlay: Play {
  static func scripts(seed: UInt64) -> [[Presentation]] {
    var generator = PresentationGenerator(seed: seed, hasCallbacks: true)
    return (0..<100).map { _ in generator.script(lines: 50) }
  }

  static func failure(of script: [Presentation], _ tally: Tally) -> String? {
    let troupe = Troupe(tally)
    var ledger = Ledger()
    if let fault = troupe.play(script, &ledger) { return fault }
    // A callback may have frozen or grabbed something again.
    for _ in 0..<200 where !troupe.isSettled {
      if let fault = troupe.play(Presentation.cleanup, &ledger) { return fault }
    }
    if !troupe.isSettled { return "it never settles" }
    let screens = troupe.stack.flatMap(\.stack).map(ModelScreen.number)
    var report = Report()
    report.expect("screens kept alive", Set(screens), troupe.living.screens)
    report.expect("flows kept alive", troupe.stack.count, troupe.living.flows.count)
    return report.fault ?? ledger.faultWhenSettled(top: screens.last ?? -1)
  }

  static func simpler(_ line: Presentation) -> [Presentation] { line.simpler }
}

extension Troupe {
  /// Runs lines.
  ///
  /// - Returns: The first callback out of order, as a message, or `nil`.
  fileprivate func play(_ lines: [Presentation], _ ledger: inout Ledger) -> String? {
    for line in lines where ledger.fault == nil {
      begin()
      _ = perform(line)
      ledger.record(callbacks)
    }
    return ledger.fault
  }

  fileprivate var isSettled: Bool {
    ([host] + stack).allSatisfy { $0?.fraction == nil }
  }
}
