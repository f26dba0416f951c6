internal import ArgumentParser

/// The options of `sluice page`.
struct PageOptions: ParsableArguments {
  @Option(
    name: .customLong("fps"), parsing: .unconditional,
    help: ArgumentHelp(
      "The number of frames a second, besides those at which something happens.",
      valueName: "number"),
    transform: PageOptions.rate)
  var rate = 50

  @Option(
    parsing: .unconditional, help: "Device pixels per point.", transform: Arguments.scale)
  var scale: Double = 1

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The instant of the last frame (default: when the flow has settled).", valueName: "time"),
    transform: Arguments.time)
  var to: Duration?

  private static func rate(_ text: String) throws -> Int {
    guard let rate = Int(text), (1...240).contains(rate) else {
      throw ValidationError("expected a whole number of frames a second from 1 to 240")
    }
    return rate
  }
}
