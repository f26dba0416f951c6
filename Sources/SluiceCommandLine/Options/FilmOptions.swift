internal import ArgumentParser
internal import FlowCore
internal import FlowSnapshot
internal import FlowUI

/// What a film is, by the ending of its name.
enum FilmKind: Equatable {
  case sheet, apng, webp, folder

  /// The endings, for messages.
  private static let rule =
    "expected a name that ends with .png (a contact sheet), .apng, .webp, or / (a folder)"

  /// Throws if the ending is unknown; a name without one is a contact sheet.
  init(path: String) throws {
    let name = path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    let ending = name.dropFirst().lastIndex(of: ".").map { name[$0...].lowercased() }
    switch ending {
    case _ where path.hasSuffix("/"): self = .folder
    case nil, ".png": self = .sheet
    case ".apng": self = .apng
    case ".webp": self = .webp
    case let ending?:
      throw ValidationError("no film ends with '\(ending)'; \(Self.rule)")
    }
  }
}

/// The options of films that are not contact sheets.
struct FilmOptions: ParsableArguments {
  @Option(
    name: .customLong("fps"), parsing: .unconditional, help: "The number of pictures a second.",
    transform: FilmOptions.rate)
  var fps = 30

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

  @Flag(help: "Play an animation once, rather than for ever.")
  var once = false

  /// How often an animation plays; 0 for ever.
  var plays: Int { once ? 1 : 0 }

  /// The frames of a script.
  @MainActor
  func frames(of script: Script, _ session: FlowSession) -> FilmFrames {
    let interval = Duration.nanoseconds(max(1, Int64((speed * 1e9 / Double(fps)).rounded())))
    return FilmFrames(
      script, session: session, from: Instant.zero.advanced(by: from),
      to: to.map { Instant.zero.advanced(by: $0) }, every: interval, marksFingers: ring)
  }

  /// Throws if one of the options was given for a contact sheet.
  func checkUnused(by path: String) throws {
    let isUnused = fps == 30 && speed == 1 && from == .zero && to == nil && !ring && !once
    guard isUnused else {
      throw ValidationError(
        "--fps, --speed, --from, --to, --ring and --once are for .apng, .webp and folders; "
          + "'\(path)' is a contact sheet")
    }
  }

  private static func rate(_ text: String) throws -> Int {
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
