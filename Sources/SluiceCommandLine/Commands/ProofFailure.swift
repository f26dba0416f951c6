internal import FlowCatalogue
internal import FlowProof

/// The reason why a proof without leaks has still failed.
///
/// A gate or a screen that a person has named was not reached, the proof was cut short, no gate was
/// reached, or one was reached although none was expected.
struct ProofFailure {
  let failure: Failure

  /// `expectsGates` is true if the flow must have a gate, and false if it must have none.
  init?(_ report: ProofReport, expectsGates: Bool) {
    guard
      let failure = Self.missing(report) ?? Self.cutShort(report)
        ?? Self.gates(report, areExpected: expectsGates)
    else {
      return nil
    }
    self.failure = failure
  }

  /// The message depends on whether a limit ended the search.
  private static func missing(_ report: ProofReport) -> Failure? {
    guard let name = report.unreachable.first else { return nil }
    guard report.limits.isEmpty else {
      return Failure(
        "'\(name)' was not reached before \(report.limits.joined(separator: ", ")) ended the search; "
          + "expected another name or a larger --limit-",
        status: Failure.unexpectedResult)
    }
    let names = report.screens.joined(separator: ", ")
    return Failure(
      "no screen that can be reached is called '\(name)'"
        + Suggestion.text(for: name, among: report.screens, otherwise: "expected one of \(names)"))
  }

  private static func cutShort(_ report: ProofReport) -> Failure? {
    report.isCutShort
      ? Failure(
        "nothing is proved: \(report.limits.joined(separator: ", ")) ended the proof before "
          + "everything was tried", status: Failure.unexpectedResult) : nil
  }

  private static func gates(_ report: ProofReport, areExpected: Bool) -> Failure? {
    guard areExpected == report.gates.isEmpty else { return nil }
    let names = report.gates.map(\.name).joined(separator: ", ")
    return Failure(
      areExpected
        ? "nothing is proved: no gate was reached; expected one with --gate, or --no-gates"
        : "expected no gate, but reached \(names); leave --no-gates out",
      status: Failure.unexpectedResult)
  }
}
