internal import ArgumentParser
internal import FlowCore
internal import FlowSnapshot
internal import FlowUI

/// The options of films; a contact sheet takes only `from` and `to`.
struct FilmOptions: ParsableArguments {
  @Option(
    name: .customLong("fps"), parsing: .unconditional,
    help: ArgumentHelp(
      "The number of pictures a second (default: 25 in a .gif, otherwise 30).", valueName: "number"),
    transform: FilmOptions.parsedRate)
  var fps: Int?

  @Option(
    parsing: .unconditional,
    help: "How fast the film shows the flow, as 1/4 or 0.25; slower is smoother, too.",
    transform: FilmOptions.speed)
  var speed = 1.0

  @Option(
    parsing: .unconditional, help: "The instant of the first picture.", transform: Arguments.time)
  var from: Duration = .zero

  @Option(
    parsing: .unconditional,
    help: "The instant of the last picture (default: when the flow has settled).",
    transform: Arguments.time)
  var to: Duration?

  @Flag(help: "Mark each finger with a ring.")
  var ring = false

  @Flag(help: "Draw the device around the stage, as the viewer does.")
  var frame = false

  @Flag(help: "Play an animation once, rather than for ever.")
  var once = false

  var period: (start: Instant, end: Instant?) {
    (Instant.zero.advanced(by: from), to.map { Instant.zero.advanced(by: $0) })
  }

  /// The number of times that an animation plays; 0 means for ever.
  var plays: Int { once ? 1 : 0 }

  func rate(for kind: FilmKind) -> Int { fps ?? kind.defaultRate }

  @MainActor
  func frames(of script: Script, _ session: FlowSession, rate: Int) -> FilmFrames {
    FilmFrames(
      script, session: session, from: period.start, to: period.end,
      every: FilmFrames.interval(rate: rate, speed: speed), marksFingers: ring)
  }

  func checkSheet(_ path: String) throws {
    guard fps == nil, speed == 1, !ring, !frame, !once else {
      throw ValidationError(
        "--fps, --speed, --ring, --frame and --once are for animations and folders; "
          + "'\(path)' is a contact sheet")
    }
  }

  private static func parsedRate(_ text: String) throws -> Int {
    guard let rate = Int(text), (1...240).contains(rate) else {
      throw ValidationError("expected a whole number of pictures a second from 1 to 240")
    }
    return rate
  }

  private static func speed(_ text: String) throws -> Double {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Double($0) }
    let speed: Double? =
      switch parts.count {
      case 1: parts[0]
      case 2: parts[0].flatMap { over in parts[1].map { over / $0 } }
      default: nil
      }
    guard let speed, (0.01...100).contains(speed) else {
      throw ValidationError("expected a speed as 1/4 or 0.25, from 0.01 to 100")
    }
    return speed
  }
}
