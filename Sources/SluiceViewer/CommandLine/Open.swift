internal import ArgumentParser
internal import FlowCatalogue
internal import FlowSnapshot
internal import FlowUI
internal import SluiceCommandLine

struct Open: CatalogueCommand {
  static let configuration = CommandConfiguration(
    commandName: "open",
    abstract: "Opens a flow in the viewer, or only its stage.",
    discussion: """
      A script plays in real time; input in the window is handled as well. With --scale, only the \
      stage is shown.
      """)

  @OptionGroup var window: WindowOptions
  @OptionGroup var source: ScriptOptions

  @Flag(help: "Show only the stage, in a window of its size.")
  var stage = false

  @Flag(help: "Show only the stage, full-screen; Ctrl+Q is the only way out.")
  var kiosk = false

  @Option(
    help: ArgumentHelp(
      "Open lines of source code with this command, from now on; {file} and {line} in it stand for "
        + "the file and the line, else FILE:LINE is added. '' stands for no editor.",
      valueName: "command"))
  var editor: String?

  @Option(help: .hidden)
  var recovered: String?

  @Option(help: .hidden)
  var signal: Int32?

  func run(in context: CommandContext) throws {
    let catalogue = context.catalogue
    let window = window.followingEnvironment()
    try window.checkFiles(source)
    if stage || kiosk || window.scale != nil {
      let script = try source.read(for: window.flow, in: catalogue)
      try window.showStage(of: catalogue, playing: script, isKiosk: kiosk)
    } else {
      let editor = try editor.map { $0.isEmpty ? nil : try EditorCommand($0) }
      let script = try script(for: window.flow, in: catalogue)
      try window.showViewer(
        of: catalogue, playing: script, from: source, editor: editor,
        after: recovered.map { ($0, signal ?? 0) })
    }
  }

  /// The script for the viewer's stage; steps that name elements are resolved to points.
  @MainActor
  private func script(
    for flow: FlowOptions, in catalogue: Catalogue
  ) throws(Failure) -> Script {
    let script = try source.read(for: flow)
    guard script.needsFlow else { return script }
    let glyphs = try PreparedFlow.fonts()
    let run = try flow.setup(in: catalogue).start(measuring: glyphs, blocks: TextBlocks())
    defer { withExtendedLifetime(run) {} }
    return try source.resolve(script, on: run.session, glyphs)
  }
}
