package import ArgumentParser
package import FlowCatalogue
package import FlowCore
package import FlowSnapshot

/// The options that select a flow and configure its stage.
package struct FlowOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "A demo's id as printed by '\(ProgramName.current) list', optionally with a place as printed "
        + "by '\(ProgramName.current) list DEMO', or a link to an instant; the catalogue if omitted.",
      valueName: "demo[/place]"))
  package var link: StageLink?

  @Option(
    help: ArgumentHelp(
      "An option of the demo, such as pages=3; may be repeated.",
      valueName: "name=value"),
    transform: Arguments.assignment)
  var set: [Arguments.Assignment] = []

  @Option(help: "The gesture that goes back, in demos with that option: edge, tap or zig-zag.")
  var interactor: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The number of pages, in demos with that option, 0 to 1000.",
      valueName: "number"))
  var pages: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "How long each page is shown, in demos with that option, 1ms or more.", valueName: "time"))
  var timePerPage: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Whether pages that advance by themselves stop or loop after the last one, in demos with "
        + "that option.",
      valueName: "stop-or-loop"))
  var atEnd: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The stage's size in points.", valueName: "WxH"), transform: Arguments.size)
  var size: Size?

  @Flag(help: "Use dark colours.")
  var dark = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The text size, 100% to 200%.", valueName: "percent"),
    transform: Arguments.textSize)
  var textSize: Double?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The seed of random choices in demos, a whole number.", valueName: "number"),
    transform: Arguments.seed)
  var seed: UInt64?

  @Flag(help: "Lay out from right to left, as for Arabic or Hebrew.")
  var rtl = false

  @Option(
    help: ArgumentHelp(
      "The language of bars and controls: en, de or pseudo; demos stay in English.",
      valueName: "language"),
    transform: Arguments.language)
  package var language: Language?

  @Flag(help: "Reduce motion: pages cross-fade instead of sliding.")
  var reduceMotion = false

  @Option(
    help: ArgumentHelp(
      "The network condition for the demo's calls: slow, offline or fail.",
      valueName: "network"),
    transform: Arguments.network)
  var network: NetworkCondition?

  @Flag(help: "Keep clear of the camera and the home indicator of a device of the stage's size.")
  var device = false

  @Option(
    help: ArgumentHelp(
      "Another user preference: high-contrast=true, transition=cross-fade, timing=400ms, "
        + "release-rule=fling, edge-width=40 and others; may be repeated.",
      valueName: "name=value"),
    transform: Arguments.assignment)
  var prefer: [Arguments.Assignment] = []

  package init() {}

  /// The values of the demo's options; a later one overrides an earlier one with the same name.
  ///
  /// `--set` comes last, so it overrides the options that have a name of their own.
  private var values: [(name: String, value: String)] {
    let short = [
      ("interactor", interactor), ("pages", pages), ("time-per-page", timePerPage),
      ("at-end", atEnd),
    ]
    return (short + set.map { ($0.name, $0.value) }).compactMap { name, value in
      value.map { (name, $0) }
    }
  }

  /// Returns the settings of the link, with the options applied to them.
  package func settings() throws(Failure) -> StageLink.Settings {
    var settings = try link?.settings() ?? StageLink.Settings()
    if let size { settings.size = size }
    if let seed { settings.demo.seed = seed }
    for (name, value) in values { settings.demo.values[name] = value }
    if device { settings.isOnDevice = true }
    if dark { settings.preferences.isDark = true }
    if rtl { settings.preferences.direction = .rightToLeft }
    if let language { settings.preferences.language = language }
    if reduceMotion { settings.preferences.reducesMotion = true }
    if let network { settings.preferences.network = network }
    if let textSize { settings.preferences.textSize = textSize }
    for choice in prefer { try choice.apply(to: &settings.preferences) }
    return settings
  }

  /// Reads the script of the link; `nil` if there is none.
  ///
  /// Its `prefer` steps change the preferences that the options chose.
  package func linkedScript() throws(Failure) -> Script? {
    try link?.script(preferences: settings().preferences)
  }

  /// Uses the environment's language, unless the options or the link choose one.
  package mutating func useLanguage(of environment: [String: String]) {
    let wanted = Language(environment: environment)
    guard wanted != .english, (try? settings())?.preferences.language == nil else {
      return
    }
    language = wanted
  }

  /// Returns arguments that select the same flow on the same stage, quoted for a shell.
  ///
  /// - Parameter place: Where the flow started, if not at the place in these options.
  package func arguments(at place: FlowPlace? = nil) throws(Failure) -> [String] {
    let settings = try self.settings()
    // The catalogue's list, where a flow without a link starts, is no demo.
    let place = place == "catalogue" ? nil : place
    let link = place?.description ?? link.map { "\(StageLink(id: $0.id, placeText: $0.placeText))" }
    let choices = settings.demo.values.sorted { $0.key < $1.key }.map {
      "--set " + "\($0.key)=\($0.value)".shellArgument
    }
    let preferenceArguments = settings.preferences.changes(since: Preferences()).map {
      "--prefer " + "\($0.rawValue)=\(settings.preferences.text(of: $0))".shellArgument
    }
    let seed = settings.demo.seed == 1 ? [] : ["--seed \(settings.demo.seed)"]
    let device = settings.isOnDevice ? ["--device"] : []
    let size = ["--size \(settings.stageSize.text)"]
    let start = link.map { [$0.shellArgument] } ?? []
    return start + choices + device + size + seed + preferenceArguments
  }
}

extension Arguments.Assignment {
  fileprivate func apply(to preferences: inout Preferences) throws(Failure) {
    guard let key = Preferences.Key(rawValue: name) else {
      let names = Preferences.Key.allCases.map(\.rawValue)
      throw Failure(
        "there is no preference '\(name)' for --prefer"
          + Suggestion.text(
            for: name, among: names, otherwise: "expected one of \(names.joined(separator: ", "))"))
    }
    guard preferences.set(key, to: value) else {
      throw Failure("--prefer \(name) expects \(key.expected), not '\(value)'")
    }
  }
}

extension StageLink: ExpressibleByArgument {
  package init(argument: String) { self.init(argument) }
}
