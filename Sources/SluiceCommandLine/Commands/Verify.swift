internal import ArgumentParser
internal import FlowCatalogue
internal import FlowCore
internal import FlowProof
internal import FlowSnapshot
internal import FlowUI

package struct Verify: CatalogueCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify",
    abstract: "Tries every way back from every gate of a flow, and reports those that succeed.",
    discussion: """
      It visits every reachable screen, and tries every way back from settled pages, at several instants of \
      each transition, and twice in a row. Exit status 1 means that a screen behind a gate is \
      visible again, is in a stack, or is kept alive; a script that reproduces this is written. It \
      also means that nothing is proved, because no gate was reached or the proof was cut short. \
      Exit status 2 means that a named gate or place was not found. Ctrl+C ends it with what is \
      known so far.
      """)

  @OptionGroup var flow: FlowOptions

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "The name, as in traces, of another screen to treat as a gate; may be repeated.",
      valueName: "name"))
  var gate: [String] = []

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "The name of a screen that must be reachable; may be repeated.",
      valueName: "name"))
  var place: [String] = []

  @Flag(help: "Expect that the flow has no gate, and only explore it.")
  var noGates = false

  @OptionGroup var limits: ProofLimitOptions

  @Flag(help: "Tell each second how far the proof is, also where standard error is no terminal.")
  var progress = false

  @Flag(help: "Print JSON: screens, transitions, gates, leaks and other findings.")
  var json = false

  @Option(
    name: [.customShort("o"), .long],
    help: ArgumentHelp(
      "Where to write the script of the first leak, if there is one; '-' is standard output.",
      valueName: "file"))
  var output = "leak.yaml"

  func validate() throws {
    guard let link = flow.link else {
      throw ValidationError("expected a demo; '\(ProgramName.current) list' names them")
    }
    guard try link.place() == nil else {
      throw ValidationError("expected a demo without a place: a proof begins at its start")
    }
    guard !noGates || gate.isEmpty else {
      throw ValidationError("expected either --gate or --no-gates")
    }
    guard output != "-" else {
      throw ValidationError("expected a file for -o: standard output has the report")
    }
  }

  package func run(in context: CommandContext) throws {
    let catalogue = context.catalogue
    let start = ContinuousClock.now
    let script = Output(path: output)
    try script.check()
    let report = try prove(catalogue)
    let time = start.duration(to: .now).inSeconds.fixed(1)
    let lines = LineOutput()
    lines.print(json ? try report.json() : "\(report) in \(time) s")
    try lines.finish()
    if let leak = report.leaks.first { throw try failure(of: report, with: leak, to: script) }
    if let failure = ProofFailure(report, expectsGates: !noGates) { throw failure.failure }
  }

  /// Returns a failure that reports the leaks; also writes the script that reproduces `leak`.
  @MainActor
  private func failure(
    of report: ProofReport, with leak: Leak, to script: Output
  ) throws(Failure) -> Failure {
    let replay = try LeakScript(leak, flow)
    try script.write(Array(replay.text.utf8))
    let screens = report.leakGroups.count
    return Failure(
      "\(report.leaks.count) \(report.leaks.count == 1 ? "leak" : "leaks") of "
        + "\(screens) \(screens == 1 ? "screen" : "screens"); \(output) leads to "
        + "the first; \(replay.reproduction(from: output))",
      status: Failure.unexpectedResult)
  }

  @MainActor
  private func prove(_ catalogue: Catalogue) throws(Failure) -> ProofReport {
    let demo = try flow.demo(in: catalogue)
    // Fail early if the demo cannot be started.
    _ = try demo?.started(in: FlowContext())
    let stageSettings = try flow.settings()
    let console = ProgressLine(isWanted: progress)
    let interruption = Interruption()
    let end = limits.limitTime.map { ContinuousClock.now.advanced(by: $0) }
    let prover = FlowProver(
      size: stageSettings.stageSize, measuring: try PreparedFlow.fonts(),
      settings: proof(of: stageSettings),
      prepare: { session in
        session.context.preferences = stageSettings.preferences
        session.configureAsStage(onDevice: stageSettings.isOnDevice)
      },
      start: { context in
        demo?.startOrExplain(in: context, settings: stageSettings.demo)
          ?? CatalogueFlowController(catalogue, context: context, settings: stageSettings.demo)
      })
    let report = prover.prove { progress in
      console.show(progress.description)
      if interruption.wasRequested { return .interruption }
      return end.map { ContinuousClock.now >= $0 } == true ? .time : nil
    }
    console.clear()
    return report
  }

  @MainActor
  private func proof(of stageSettings: StageLink.Settings) -> ProofSettings {
    var settings = ProofSettings()
    settings.reducesMotion = stageSettings.preferences.reducesMotion
    settings.gates = Set(gate).union(Self.knownGates[flow.link?.id ?? ""] ?? [])
    settings.expectedScreens = place
    limits.apply(to: &settings.limits)
    return settings
  }

  /// The screens that are treated as gates although they are not the head of a stack, by demo id.
  ///
  /// In the checkout, `thanks` is a gate because a placed order cannot be reopened, and `basket`
  /// because a new order must not lead back to the previous one.
  private static let knownGates = ["checkout": ["basket", "thanks"]]
}
