internal import ArgumentParser
internal import FlowCatalogue
internal import FlowCore
internal import FlowSnapshot
internal import FlowUI
internal import Glibc
internal import SluiceCommandLine

struct Record: CatalogueCommand {
  static let configuration = CommandConfiguration(
    commandName: "record",
    abstract: "Opens a flow in a window, and records the input as a script.",
    discussion: """
      The script is complete at any time; once the window is closed, it says by name what was \
      tapped, dragged and typed. Given to 'sluice trace', it prints the same events; given \
      to 'sluice render', it makes the same pictures.
      """)

  @OptionGroup var window: WindowOptions

  @Option(
    name: [.customShort("o"), .long],
    help: ArgumentHelp("The script file to write; '-' is standard output.", valueName: "file"))
  var output: String

  func run(in context: CommandContext) throws {
    let catalogue = context.catalogue
    let window = window.followingEnvironment()
    try window.checkFiles(nil)
    let destination = Output(path: output)
    try destination.checkDiffers("-o", from: window.trace, of: "--trace")
    try destination.checkDiffers("-o", from: window.restore, of: "--restore")
    let file = try LiveFile(output, of: "recording")
    var writer = RecordingWriter(preferences: try window.flow.settings().preferences)
    var resumed: FlowPlace?
    try window.showStage(of: catalogue) { session, start in
      resumed = start
      let options = try window.flow.arguments(at: start)
      let command = [ProgramName.current, "trace"] + options + ["--script FILE"]
      file.write(
        writer.lead(
          ScriptWriter.replayComment(command.joined(separator: " ")) + ScriptWriter.heading))
      try file.open()
      session.onInput = { file.write(writer.lines(for: $0, at: $1)) }
    } whenClosed: { session in
      session.onInput = nil
      file.write(writer.end(at: session.context.clock.now))
      file.close()
      guard !file.hasFailed else { return }
      RecordingFile(output)?.writeNames(window.flow, in: catalogue, from: resumed)
    }
    // The error was already printed when it occurred.
    if file.hasFailed { Glibc.exit(Failure.badInput) }
  }
}
