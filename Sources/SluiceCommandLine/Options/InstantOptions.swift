internal import ArgumentParser
internal import FlowCatalogue
internal import FlowCore
internal import FlowSnapshot

/// The option that selects an instant of a script.
struct InstantOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The time since the script's start, such as 350ms or 1.2s.", valueName: "time"),
    transform: Arguments.time)
  var at: Duration?

  /// The instant of the option or, without one, of the link.
  ///
  /// `nil` stands for the first settled frame after the script's end.
  func instant(or link: StageLink?) -> Instant? {
    (at ?? link?.moment?.time).map { Instant.zero.advanced(by: $0) }
  }

  /// Without an instant, plays until the flow has settled after the script's end.
  @MainActor
  func play(_ player: ScriptPlayer, or link: StageLink?) throws(Failure) {
    if let instant = instant(or: link) { return player.play(to: instant) }
    do {
      try player.playUntilSettled()
    } catch {
      throw Failure("\(error); expected --at", status: Failure.unexpectedResult)
    }
  }
}
