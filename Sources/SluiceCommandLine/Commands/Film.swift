internal import ArgumentParser
internal import FlowCatalogue
internal import FlowSnapshot
internal import FlowUI

/// The command `sluice film`.
package struct Film: CatalogueCommand {
  static let configuration = CommandConfiguration(
    commandName: "film",
    abstract: "Renders a contact sheet of a script.",
    discussion: """
      Each picture is labelled with its time, and a ring marks each finger. The last picture is the \
      first frame after the script's end in which nothing moves.
      """)

  @OptionGroup var flow: FlowOptions

  @Option(
    help: ArgumentHelp("A YAML script of input; '-' is standard input.", valueName: "file"))
  var script: String?

  @Option(
    parsing: .unconditional, help: "The time between pictures.", transform: Arguments.interval)
  var every: Duration = .milliseconds(50)

  @Option(
    parsing: .unconditional, help: "Pixels per point of each picture.", transform: Arguments.scale)
  var scale: Double = 0.5

  @Option(
    name: [.customShort("o"), .long],
    help: ArgumentHelp("The PNG file to write; '-' is standard output.", valueName: "file"))
  var output: String

  func validate() throws {
    guard script != nil || flow.link?.hasScript == true else {
      throw ValidationError("expected --script FILE, or a link that has one")
    }
  }

  package func run(in context: CommandContext) throws {
    let catalogue = context.catalogue
    var source = ScriptOptions()
    source.script = script
    let script = try source.read(for: flow)
    let stage = try Stage(flow, in: catalogue)
    let sheet = try film(script, stage).sheet(theme: stage.session.theme, measuring: stage.glyphs)
    let file = Output(path: output)
    try file.check()
    try file.checkIsNotScript("-o", source)
    try file.write(SnapshotRenderer(glyphs: stage.glyphs).png(of: sheet, scale: scale))
  }

  @MainActor
  private func film(_ script: Script, _ stage: Stage) throws(Failure) -> ContactSheet {
    do {
      return try ContactSheet(
        script, session: stage.session, every: every, scale: scale)
    } catch {
      switch error {
      case .tooLong: throw Failure("\(error), by a larger --every")
      case .unsettled: throw Failure(error.description, status: Failure.unexpectedResult)
      }
    }
  }
}
