internal import ArgumentParser
internal import FlowCatalogue
internal import FlowCore
internal import FlowSnapshot
internal import FlowUI

package struct Trace: CatalogueCommand {
  static let configuration = CommandConfiguration(
    commandName: "trace",
    abstract: "Prints every event and effect of a flow, one per line.",
    discussion: """
      Each line has the time in milliseconds, the event, its subject, and details. The trace ends \
      when the script has ended and nothing moves any longer.
      """)

  @OptionGroup var flow: FlowOptions
  @OptionGroup var script: ScriptOptions

  package func run(in context: CommandContext) throws {
    let catalogue = context.catalogue
    let script = try script.read(for: flow, in: catalogue)
    let lines = LineOutput()
    let prepared = try PreparedFlow(flow, in: catalogue) { lines.print($0.description) }
    // The flow runs only as long as it is retained.
    defer { withExtendedLifetime(prepared) {} }
    do {
      try ScriptPlayer(script, session: prepared.session).playUntilSettled()
    } catch {
      try lines.finish()
      throw Failure(error.description, status: Failure.unexpectedResult)
    }
    try lines.finish()
  }
}
