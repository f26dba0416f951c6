package import ArgumentParser
internal import FlowCatalogue
internal import FlowSnapshot

package struct Check: CatalogueCommand {
  static let configurationName = "check"
  package static let configuration = CommandConfiguration(
    commandName: configurationName,
    abstract: "Compares flows with the pictures and films beside their scripts.",
    discussion: """
      For each script that names its flow, as '- flow: checkout/payment', NAME.apng is a film of \
      it, and NAME.png the picture at its end. Each must be equal, pixel for pixel. A line says \
      which layer has changed, and when.
      """)

  @Argument(
    help: ArgumentHelp(
      "Folders and scripts; by default, all scripts below this folder.", valueName: "dir|file"))
  var names: [String] = []

  @Flag(help: "Replace references that differ, and make films of scripts that have none.")
  var update = false

  @Option(help: ArgumentHelp("A file for the results as JUnit XML.", valueName: "file"))
  var junit: String?

  @Option(
    help: ArgumentHelp(
      "The folder for expected, actual and difference side by side.", valueName: "dir"))
  var failures: String?

  @OptionGroup(title: "Tolerance") var tolerance: ToleranceOptions

  package init() {}

  package func run(in context: CommandContext) throws {
    let report = try JUnitReport.output(junit)
    let paths = try ScriptSearch(in: context.catalogue).scripts(for: names)
    try JUnitReport.check(report, of: paths)
    let folder = try failures.map { path in try FailureFolder(path, for: paths) }
    try folder?.checkHasNoReferences(of: paths)
    let results = try results(of: paths, in: context.catalogue, folder)
    let lines = LineOutput()
    for result in results { lines.print(result.checkText) }
    try lines.finish()
    try report?.write(Array(JUnitReport(results).text.utf8))
    try end(with: results)
  }

  /// Shows the progress, whose line is cleared before the results are printed.
  @MainActor
  private func results(
    of paths: [String], in catalogue: Catalogue, _ folder: FailureFolder?
  ) throws(Failure) -> [TestResult] {
    var results: [TestResult] = []
    let work = LongWork()
    for (number, path) in paths.enumerated() {
      try work.step(
        "check: \(number) of \(paths.count) scripts",
        done: "\(number) of \(paths.count) scripts\(update ? "; their references are made" : "")")
      let check = FlowCheck(
        path: path, catalogue: catalogue, tolerance: tolerance.tolerance, updates: update,
        failures: folder)
      results += sharedReferences(of: path, among: paths) ?? check.results()
    }
    return results
  }

  private func sharedReferences(of path: String, among paths: [String]) -> [TestResult]? {
    let stem = ScriptFile(path).stem
    guard let other = paths.first(where: { $0 != path && ScriptFile($0).stem == stem }) else {
      return nil
    }
    let message = "\(path) and \(other) have the same references; expected another name for one"
    return [
      TestResult(
        path: path, status: Failure.badInput, message: message, milliseconds: nil, link: nil)
    ]
  }

  private func end(with results: [TestResult]) throws(Failure) {
    let failed = results.filter { $0.status != 0 }
    guard !failed.isEmpty else { return }
    let isBad = failed.contains { $0.status == Failure.badInput }
    // A script that has no reference, or that fails, is a result itself.
    let isCompared = failed.allSatisfy { result in
      FlowCheck.endings.contains { result.path.hasSuffix($0) }
    }
    throw Failure(
      "\(failed.count) of \(results.count) references differ"
        + (isBad || !isCompared ? " or cannot be compared" : ""),
      status: isBad ? Failure.badInput : Failure.unexpectedResult)
  }
}

extension TestResult {
  fileprivate var checkText: String {
    guard status == 0 else { return "FAILED  \(message)" }
    return "ok      \(path)\(message.isEmpty ? "" : " (\(message))")"
  }
}
