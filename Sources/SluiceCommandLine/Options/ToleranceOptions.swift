internal import ArgumentParser
internal import FlowSnapshot

/// The options for how much pictures may differ, and why.
struct ToleranceOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("How many pixels of a picture may differ.", valueName: "number"))
  var pixels: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "By how much a channel of these pixels may differ, 0 to 255.", valueName: "number"))
  var channel: Int?

  @Option(help: ArgumentHelp("Why differences are tolerated.", valueName: "reason"))
  var because: String?

  func validate() throws {
    guard pixels != nil || channel != nil else {
      guard because == nil else {
        throw ValidationError("--because is for differences; expected --pixels and --channel, too")
      }
      return
    }
    guard let pixels, let channel, let because, !because.isEmpty else {
      throw ValidationError(
        "a tolerance is two numbers and a reason: expected --pixels, --channel and --because")
    }
    guard pixels >= 0, (0...255).contains(channel) else {
      throw ValidationError("expected --pixels of 0 or more, and --channel of 0 to 255")
    }
  }

  var tolerance: PictureTolerance {
    PictureTolerance(pixels: pixels ?? 0, channel: channel ?? 0)
  }
}
