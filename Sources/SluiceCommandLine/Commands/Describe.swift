internal import ArgumentParser
internal import FlowSnapshot
internal import FlowUI

package struct Describe: CatalogueCommand {
  static let configuration = CommandConfiguration(
    commandName: "describe",
    abstract: "Prints the accessibility tree and the text contrast of a flow at one instant.",
    discussion: """
      Each line has the role, name, value and states of one element, indented below its parent; \
      offscreen are those of which nothing, or no letter of their text, can be seen. \
      Below the tree follows each line of text whose contrast is below 4.5:1, and each icon but \
      chevrons below 3:1. Without --at, it describes the first frame after the script's end in which nothing moves.
      """)

  @OptionGroup var flow: FlowOptions
  @OptionGroup var script: ScriptOptions
  @OptionGroup var instant: InstantOptions

  @Flag(
    help: "Print JSON: the tree with frames in points, and the contrast of every text and icon.")
  var json = false

  package func run(in context: CommandContext) throws {
    let catalogue = context.catalogue
    // With `--script`, ignore the link's instant, which belongs to the link's own script.
    let link = script.script == nil ? flow.link : nil
    let script = try script.read(for: flow, in: catalogue)
    let prepared = try PreparedFlow(flow, in: catalogue)
    // The flow runs only as long as it is retained.
    defer { withExtendedLifetime(prepared) {} }
    try instant.play(ScriptPlayer(script, session: prepared.session), or: link)
    let description = StageDescription(
      tree: prepared.session.accessibilityTree,
      text: SnapshotRenderer(glyphs: prepared.glyphs).text(
        of: prepared.session.layerTree, measuring: prepared.glyphs))
    let lines = LineOutput()
    lines.print(json ? try description.json() : description.text)
    try lines.finish()
  }
}
