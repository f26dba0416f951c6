internal import ArgumentParser
internal import SluiceCommandLine

/// `sluice open`.
struct Open: CatalogueCommand {
  static let configuration = CommandConfiguration(
    commandName: "open",
    abstract: "Opens a flow in the viewer, or its stage alone.",
    discussion: """
      A script is played as time passes; whoever watches may take part. With --scale the window is that of \
      the stage alone.
      """)

  @OptionGroup var window: WindowOptions
  @OptionGroup var source: ScriptOptions

  @Flag(help: "Show the stage alone, in a window of its size.")
  var stage = false

  @Flag(help: "Show the stage alone, on the whole screen; Ctrl+Q is the only way out.")
  var kiosk = false

  @Option(help: .hidden)
  var recovered: String?

  @Option(help: .hidden)
  var signal: Int32?

  func run(in context: CommandContext) throws {
    let catalogue = context.catalogue
    let window = window.followingEnvironment()
    let script = try source.read(for: window.flow)
    if stage || kiosk || window.scale != nil {
      try window.showStage(of: catalogue, playing: script, isKiosk: kiosk)
    } else {
      let before = recovered.flatMap { JournalRecord(journal: $0, signal: signal ?? 0) }
      try window.showViewer(of: catalogue, playing: script, after: before)
    }
  }
}
