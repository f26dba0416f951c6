package import ArgumentParser
internal import FlowCatalogue
internal import FlowSnapshot

package struct Compare: CatalogueCommand {
  static let configurationName = "compare"
  package static let configuration = CommandConfiguration(
    commandName: configurationName,
    abstract: "Compares two pictures or films, and says what differs.",
    discussion: """
      Reads PNG files, still ones and animated ones. If both were made by 'sluice check' or by \
      FlowTesting, it also says which layers of the flow have changed. The status is 0 if they are \
      equal, and 1 if they differ.
      """)

  @Argument(help: "What is expected.")
  var expected: String

  @Argument(help: "What is compared with it.")
  var actual: String

  @Option(
    name: [.customShort("o"), .long],
    help: ArgumentHelp(
      "A file for expected, actual and difference side by side: a PNG, for films an animated one.",
      valueName: "file"))
  var output: String?

  @OptionGroup(title: "Tolerance") var tolerance: ToleranceOptions

  package init() {}

  package func run(in context: CommandContext) throws {
    let file = output.map { Output(path: $0) }
    try file?.checkEnding(".png", ".apng")
    try file?.check()
    try file?.checkDiffers("-o", from: expected, of: "the first picture")
    try file?.checkDiffers("-o", from: actual, of: "the second picture")
    let comparison = ReferenceComparison(
      expected: try ReferenceFile(expected).read(), actual: try ReferenceFile(actual).read(),
      tolerance: tolerance.tolerance)
    guard !comparison.isEmpty else { return }
    let lines = LineOutput()
    for line in comparison.lines { lines.print(line) }
    try lines.finish()
    do {
      try file?.write(comparison.file())
    } catch let failure as Failure {
      throw failure
    } catch {
      throw Failure("cannot make the picture of the difference: \(error)")
    }
    throw Failure("\(actual) differs from \(expected)", status: Failure.unexpectedResult)
  }
}
