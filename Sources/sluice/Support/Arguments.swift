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

  static func textSize(_ text: String) throws -> Double {
    let digits = text.hasSuffix("%") ? text.dropLast() : text[...]
    guard let percent = Int(digits), (100...200).contains(percent) else {
      throw ValidationError("expected a text size from 100% to 200%")
    }
    return Double(percent) / 100
  }

  static func seed(_ text: String) throws -> UInt64 {
    guard let seed = UInt64(text) else {
      throw ValidationError("expected a whole number from 0 to \(UInt64.max)")
    }
    return seed
  }

  static func pages(_ text: String) throws -> Int {
    guard let count = Int(text), (1...1000).contains(count) else {
      throw ValidationError("expected a whole number from 1 to 1000")
    }
    return count
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
  @Argument(
    help: ArgumentHelp(
      "The demo's id, as 'sluice list' prints it, and a place in it, as 'sluice list DEMO' prints "
        + "them; without one the catalogue.", valueName: "demo[/place]"))
  var link: DemoLink?

  @Option(
    help: "How to go back, in demos that leave the choice: edge, tap or zig-zag.",
    transform: Arguments.interactor)
  var interactor: ReturnInteraction?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "How many pages there are, in demos that leave the choice, 1 to 1000.",
      valueName: "number"),
    transform: Arguments.pages)
  var pages: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "How long a page is seen there before the next one comes, 1ms or more.", valueName: "time"),
    transform: Arguments.interval)
  var timePerPage: Duration?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The stage's size in points.", valueName: "WxH"), transform: Arguments.size)
  var size: Size = Size(width: 390, height: 844)

  @Flag(help: "Use dark colours.")
  var dark = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("How large text is, 100% to 200%.", valueName: "percent"),
    transform: Arguments.textSize)
  var textSize: Double = 1

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Where the chance in demos comes from, a whole number.", valueName: "number"),
    transform: Arguments.seed)
  var seed: UInt64 = 1

  @Flag(help: "Lay the stage out from right to left: its leading edge is the right one.")
  var rtl = false

  @Flag(help: "Let nothing slide by itself: pages fade into each other instead.")
  var reduceMotion = false

  /// The words of a command line that ask for the same flow on the same stage.
  ///
  /// - Parameter place: Where it began, if not where this command line says.
  func words(at place: FlowPlace? = nil) -> [String] {
    let extents = [size.width, size.height].map { $0 == $0.rounded() ? $0.fixed(0) : "\($0)" }
    let options = [
      interactor.map { "--interactor \($0.rawValue)" }, pages.map { "--pages \($0)" },
      timePerPage.map { "--time-per-page \($0.time)" }, "--size \(extents.joined(separator: "x"))",
      dark ? "--dark" : nil, textSize == 1 ? nil : "--text-size \((textSize * 100).fixed(0))%",
      seed == 1 ? nil : "--seed \(seed)", rtl ? "--rtl" : nil,
      reduceMotion ? "--reduce-motion" : nil,
    ]
    let link = place?.description ?? link?.description
    return ([link] + options).compactMap(\.self)
  }
}

/// What is played into a flow.
struct ScriptOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("A script of input, in YAML; '-' is standard input.", valueName: "file"))
  var script: String?
}
