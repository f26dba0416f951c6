package import ArgumentParser
internal import FlowCatalogue
internal import FlowCore
internal import FlowSnapshot
internal import FlowUI

/// The command `sluice page`.
package struct Page: CatalogueCommand {
  package static let configuration = CommandConfiguration(
    commandName: "page",
    abstract: "Makes a web page of a script, on which every frame can be looked at.",
    discussion: """
      The page is one file, which any browser shows without a network. It plays the flow, steps and \
      scrubs through its frames, and has the trace, the state and the elements of each. FILE#t=420ms \
      leads to a frame. If a step of the script fails, the page ends there and says why; the status \
      is then 1.
      """)

  @OptionGroup var flow: FlowOptions

  @OptionGroup var source: ScriptOptions

  @OptionGroup var options: PageOptions

  @Option(
    name: [.customShort("o"), .long],
    help: ArgumentHelp("The HTML file to write; '-' is standard output.", valueName: "file"))
  var output: String

  package init() {}

  package func validate() throws {
    guard source.script != nil || flow.link?.hasScript == true else {
      throw ValidationError("expected --script FILE, or a link that has one")
    }
  }

  package func run(in context: CommandContext) throws {
    let file = Output(path: output)
    try file.check()
    try file.checkIsNotScript("-o", source)
    let template = try PageFile()
    let (script, failure) = try play(in: context)
    let glyphs = try Stage.fonts()
    let stage = try Stage(flow, in: context.catalogue, glyphs: glyphs)
    var page = PageData(title: stage.title ?? context.catalogue.title, subtitle: try subtitle)
    page.scale = options.scale
    page.failure = failure?.failure.message
    page.failureTime = failure?.instant.milliseconds
    let recorder = PageRecorder(script, options, state: context.state) { trace in
      try Stage(flow, in: context.catalogue, glyphs: glyphs, trace: trace)
    }
    let end = failure?.instant ?? options.to.map { Instant.zero.advanced(by: $0) }
    try recorder.record(until: end, into: &page)
    try file.write(template.bytes(page))
    if let failure { throw failure.failure }
  }

  /// The script without steps by name; if one of these fails, what was played until then.
  @MainActor
  private func play(
    in context: CommandContext
  ) throws -> (script: Script, failure: (failure: Failure, instant: Instant)?) {
    let script = try source.read(for: flow)
    guard script.needsFlow else { return (script, nil) }
    let stage = try Stage(flow, in: context.catalogue)
    // The flow runs as long as the stage exists.
    defer { withExtendedLifetime(stage) {} }
    do {
      return (try script.resolved(on: stage.session, glyphs: stage.glyphs), nil)
    } catch {
      let message = try source.failure(error, stage.session, stage.glyphs)
      return (error.played, (message, error.instant))
    }
  }

  /// The flow and its settings, in a few words each.
  private var subtitle: [String] {
    get throws {
      let setting = try flow.setting(withScript: false)
      let changes = setting.preferences.changes(since: Preferences()).map {
        "\($0.rawValue) \(setting.preferences.text(of: $0))"
      }
      let values = setting.demo.values.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
      let size = setting.stageSize.text.replacing("x", with: " × ")
      let scale = options.scale == 1 ? [] : ["\(options.scale.fixed(2)) pixels a point"]
      let script = source.path.map { [$0.split(separator: "/").last.map(String.init) ?? $0] } ?? []
      return script + [size] + scale + values + changes
    }
  }
}
