package import ArgumentParser
internal import FlowCatalogue
internal import FlowSnapshot
internal import ImageFiles

package struct Compare: CatalogueCommand {
  static let configurationName = "compare"
  package static let configuration = CommandConfiguration(
    commandName: configurationName,
    abstract: "Compares two pictures or films, and says what differs.",
    discussion: """
      Reads PNG files, still ones and animated ones. If both were made by 'sluice check' or by \
      FlowTesting, it also says which layers of the flow have changed. The status is 0 if they are \
      equal, 1 if they differ, and 2 if they cannot be compared, such as pictures of other sizes.
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

  package func validate() throws {
    guard output != "-" else {
      throw ValidationError("expected a file for -o: standard output has what differs")
    }
  }

  package func run(in context: CommandContext) throws {
    let file = output.map { Output(path: $0) }
    try file?.checkEnding(".png", ".apng")
    try file?.check()
    try file?.checkDiffers("-o", from: expected, of: "the first picture")
    try file?.checkDiffers("-o", from: actual, of: "the second picture")
    let (old, new) = (try ReferenceFile(expected).read(), try ReferenceFile(actual).read())
    guard old.size == new.size else {
      throw Failure(
        "\(actual) has \(new.size) pixels, and \(expected) \(old.size); expected one size")
    }
    let comparison = ReferenceComparison(
      expected: old, actual: new, tolerance: tolerance.tolerance)
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

extension FlowReference {
  /// In pixels; all pictures of a film have one size.
  fileprivate var size: String { "\(pictures[0].image.width)x\(pictures[0].image.height)" }
}
