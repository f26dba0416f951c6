internal import ArgumentParser
internal import FlowCore
internal import FlowSnapshot

/// Reads values of the command line; each error says what would be right.
package enum Arguments {
  static func size(_ text: String) throws -> Size {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
    guard parts.count == 2, let width = parts[0], let height = parts[1] else {
      throw ValidationError("expected a size as 390x844")
    }
    let size = Size(width: width, height: height)
    guard StageLimits.allows(size) else { throw ValidationError(StageLimits.sizeRule) }
    return size
  }

  package static func scale(_ text: String) throws -> Double {
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

  static func assignment(_ text: String) throws -> Assignment {
    guard let sign = text.firstIndex(of: "="), sign != text.startIndex else {
      throw ValidationError("expected a choice as NAME=VALUE")
    }
    return Assignment(
      name: String(text[..<sign]), value: String(text[text.index(after: sign)...]))
  }

  /// A value for something that can be chosen.
  struct Assignment {
    let name: String
    let value: String
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
    help: ArgumentHelp(
      "What a demo leaves to choose, as pages=3; may be given several times.",
      valueName: "name=value"),
    transform: Arguments.assignment)
  var set: [Arguments.Assignment] = []

  @Option(help: "How to go back, in demos that leave the choice: edge, tap or zig-zag.")
  var interactor: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "How many pages there are, in demos that leave the choice, 1 to 1000.",
      valueName: "number"))
  var pages: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "How long a page is seen there before the next one comes, 1ms or more.", valueName: "time"))
  var timePerPage: String?

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

  /// What was chosen of the demo's parameters; of several choices of one the last.
  var values: [String: String] {
    let short = [("interactor", interactor), ("pages", pages), ("time-per-page", timePerPage)]
    return (short + set.map { ($0.name, $0.value) }).reduce(into: [:]) { values, choice in
      if let value = choice.1 { values[choice.0] = value }
    }
  }

  /// The words of a command line that ask for the same flow on the same stage.
  ///
  /// - Parameter place: Where it began, if not where this command line says.
  func words(at place: FlowPlace? = nil) -> [String] {
    let extents = [size.width, size.height].map { $0 == $0.rounded() ? $0.fixed(0) : "\($0)" }
    let choices = values.sorted { $0.key < $1.key }.map { "--set \($0.key)=\($0.value)" }
    let options = [
      "--size \(extents.joined(separator: "x"))",
      dark ? "--dark" : nil, textSize == 1 ? nil : "--text-size \((textSize * 100).fixed(0))%",
      seed == 1 ? nil : "--seed \(seed)", rtl ? "--rtl" : nil,
      reduceMotion ? "--reduce-motion" : nil,
    ]
    let link = place?.description ?? link?.description
    return ([link] + choices + options).compactMap(\.self)
  }
}

/// What is played into a flow.
struct ScriptOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("A script of input, in YAML; '-' is standard input.", valueName: "file"))
  var script: String?
}
