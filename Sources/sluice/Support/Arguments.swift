internal import ArgumentParser
internal import FlowCore
internal import FlowDemos
internal import FlowSnapshot

/// Reads values of the command line; each error says what would be right.
enum Arguments {
  static func size(_ text: String) throws -> Size {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
    guard parts.count == 2, let width = parts[0], let height = parts[1] else {
      throw ValidationError("expected a size as 390x844")
    }
    let size = Size(width: width, height: height)
    guard StageLimits.allows(size) else { throw ValidationError(StageLimits.sizeRule) }
    return size
  }

  static func scale(_ text: String) throws -> Double {
    guard let scale = Double(text), StageLimits.allows(scale: scale) else {
      throw ValidationError(StageLimits.scaleRule)
    }
    return scale
  }

  static func time(_ text: String) throws -> Duration {
    guard let time = Duration(parsing: text) else {
      throw ValidationError("expected a time as 350ms or 1.2s, of a day at most")
    }
    return time
  }

  static func interval(_ text: String) throws -> Duration {
    let time = try time(text)
    guard time >= .milliseconds(1) else { throw ValidationError("expected a time of 1ms or more") }
    return time
  }

  static func interactor(_ text: String) throws -> ReturnInteraction {
    guard let interaction = ReturnInteraction(rawValue: text) else {
      let names = ReturnInteraction.allCases.map(\.rawValue).joined(separator: ", ")
      throw ValidationError("expected one of \(names)")
    }
    return interaction
  }
}

/// Which flow, on what stage.
struct FlowOptions: ParsableArguments {
  @Argument(help: "The demo's id, as 'sluice list' prints it; without one the catalogue.")
  var demo: String?

  @Option(
    help: "How to go back, in demos that leave the choice: edge, tap or zig-zag.",
    transform: Arguments.interactor)
  var interactor: ReturnInteraction?

  @Option(
    help: ArgumentHelp("The stage's size in points.", valueName: "WxH"), transform: Arguments.size)
  var size: Size = Size(width: 390, height: 844)

  @Flag(help: "Lay the stage out from right to left: its leading edge is the right one.")
  var rtl = false

  @Flag(help: "Let nothing slide by itself: pages fade into each other instead.")
  var reduceMotion = false

  /// The words of a command line that ask for the same flow on the same stage.
  var words: [String] {
    let extents = [size.width, size.height].map { $0 == $0.rounded() ? $0.fixed(0) : "\($0)" }
    let options = [
      interactor.map { "--interactor \($0.rawValue)" }, "--size \(extents.joined(separator: "x"))",
      rtl ? "--rtl" : nil, reduceMotion ? "--reduce-motion" : nil,
    ]
    return ([demo] + options).compactMap(\.self)
  }
}

/// What is played into a flow.
struct ScriptOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("A script of input, in YAML; '-' is standard input.", valueName: "file"))
  var script: String?
}
