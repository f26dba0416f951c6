package import ArgumentParser
package import FlowCatalogue
package import FlowCore
internal import FlowSnapshot

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

  /// Returns the setting of the link, with the options applied to it.
  ///
  /// `withScript` also reads the link's recorded input, which may take seconds.
  package func setting(withScript: Bool = true) throws(Failure) -> StageLink.Setting {
    var setting = try link?.setting(withScript: false) ?? StageLink.Setting()
    if let size { setting.size = size }
    if let seed { setting.demo.seed = seed }
    for (name, value) in values { setting.demo.values[name] = value }
    if device { setting.isOnDevice = true }
    if dark { setting.preferences.isDark = true }
    if rtl { setting.preferences.direction = .rightToLeft }
    if let language { setting.preferences.language = language }
    if reduceMotion { setting.preferences.reducesMotion = true }
    if let network { setting.preferences.network = network }
    if let textSize { setting.preferences.textSize = textSize }
    for choice in prefer { try choice.apply(to: &setting.preferences) }
    // The script's `prefer` steps apply to the preferences that the options chose.
    if withScript { setting.script = try link?.script(preferences: setting.preferences) }
    return setting
  }

  /// Uses the environment's language, unless the options or the link choose one.
  package mutating func useLanguage(of environment: [String: String]) {
    let wanted = Language(environment: environment)
    guard wanted != .english, (try? setting(withScript: false))?.preferences.language == nil else {
      return
    }
    language = wanted
  }

  /// Returns arguments that select the same flow on the same stage.
  ///
  /// - Parameter place: Where the flow started, if not at the place in these options.
  package func arguments(at place: FlowPlace? = nil) throws(Failure) -> [String] {
    let setting = try setting(withScript: false)
    let link = place?.description ?? link.map { "\(StageLink(id: $0.id, placeText: $0.placeText))" }
    let choices = setting.demo.values.sorted { $0.key < $1.key }.map {
      "--set \($0.key)=\($0.value)"
    }
    let preferenceArguments = setting.preferences.changes(since: Preferences()).map {
      "--prefer \($0.rawValue)=\(setting.preferences.text(of: $0))"
    }
    let seed = setting.demo.seed == 1 ? [] : ["--seed \(setting.demo.seed)"]
    let device = setting.isOnDevice ? ["--device"] : []
    return [link].compactMap(\.self) + choices + device + ["--size \(setting.stageSize.text)"]
      + seed
      + preferenceArguments
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
