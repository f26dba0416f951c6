internal import ArgumentParser
internal import FlowProof

/// The options that limit a proof.
struct ProofLimitOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The most states of the flow to explore; by default 300.", valueName: "number"),
    transform: Arguments.count)
  var limitStates: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The most states that differ only in the contents of the screens, as while a form is filled "
        + "in; by default 24.", valueName: "number"),
    transform: Arguments.count)
  var limitVariants: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The most moves to try in a state; by default 40.", valueName: "number"),
    transform: Arguments.count)
  var limitMoves: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The most moves in a row; by default 24.", valueName: "number"),
    transform: Arguments.count)
  var limitDepth: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The most replays of the flow; by default 20000.", valueName: "number"),
    transform: Arguments.count)
  var limitReplays: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "How long the proof may take, such as 90s; by default as long as it takes.",
      valueName: "time"),
    transform: Arguments.interval)
  var limitTime: Duration?

  /// Applies all options but `limitTime`.
  @MainActor
  func apply(to limits: inout ProofSettings.Limits) {
    limitStates.map { limits.states = $0 }
    limitVariants.map { limits.variants = $0 }
    limitMoves.map { limits.moves = $0 }
    limitDepth.map { limits.depth = $0 }
    limitReplays.map { limits.replays = $0 }
  }
}
