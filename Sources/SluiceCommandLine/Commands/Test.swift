package import ArgumentParser
internal import FlowCatalogue
internal import FlowCore
internal import FlowSnapshot
internal import Glibc

package struct Test: CatalogueCommand {
  static let configurationName = "test"
  package static let configuration = CommandConfiguration(
    commandName: configurationName,
    abstract: "Plays every script beside a flow, and checks what it expects.",
    discussion: """
      A script is beside a flow if one of its first steps names it, as 'flow: checkout/payment'. \
      Each is played in a process of its own, and has one line; below a failed one, a link leads to \
      the instant of the failure.
      """)

  @Argument(
    help: ArgumentHelp(
      "A demo, whose scripts below this folder are played; a folder; or a script. By default, all "
        + "scripts below this folder.", valueName: "demo|dir|file"))
  var names: [String] = []

  @Option(help: ArgumentHelp("A file for the results as JUnit XML.", valueName: "file"))
  var junit: String?

  @Option(
    help: ArgumentHelp(
      "The folder for pictures of the instants at which scripts fail.", valueName: "dir"))
  var failures: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "How many scripts are played at once; by default one for each processor.",
      valueName: "number"))
  var jobs: Int?

  @Flag(
    help: ArgumentHelp(
      "Keeps running, and plays again what a change touches: a changed script, all in a folder in "
        + "which another file changes, and everything when this program is replaced."))
  var watch = false

  @Option(help: .hidden)
  var alone: String?

  package init() {}

  package func validate() throws {
    guard jobs.map({ (1...1_000).contains($0) }) ?? true else {
      throw ValidationError("--jobs expects 1 to 1000")
    }
  }

  package func run(in context: CommandContext) throws {
    if let alone {
      return try FlowTest(path: alone, failures: failures).play(in: context.catalogue)
    }
    let report = try JUnitReport.output(junit)
    let search = ScriptSearch(in: context.catalogue)
    let paths = try search.scripts(for: names)
    try JUnitReport.check(report, of: paths)
    if watch { return try play(paths, again: search, report) }
    let results = try play(paths, among: paths)
    try report?.write(Array(JUnitReport(results).text.utf8))
    try end(with: results)
  }

  /// The pictures of failures are in the same folders as if all scripts were played.
  private func play(_ paths: [String], among all: [String]) throws -> [TestResult] {
    let lines = LineOutput()
    var results: [TestResult] = []
    let folder = try failures.map { path in try FailureFolder(path, for: all) }
    try TestProcesses(jobs: jobs ?? Self.processors, failures: folder).run(paths) { result in
      lines.print(result.text)
      results.append(result)
    }
    try lines.finish()
    return results
  }

  /// Replays the scripts affected by each change, until the process is interrupted.
  private func play(
    _ paths: [String], again search: ScriptSearch, _ report: Output?
  ) throws {
    var paths = paths
    var changes = ScriptWatch(report: report, hasPictures: failures != nil)
    var results: [String: TestResult] = [:]
    while true {
      let touched = changes.touched(paths)
      for result in try play(touched, among: paths) { results[result.path] = result }
      if !touched.isEmpty {
        let all = paths.compactMap { results[$0] }
        try report?.write(Array(JUnitReport(all).text.utf8))
        let failed = all.count { $0.status != 0 }
        Console.say("\(failed) of \(all.count) scripts failed; waiting for changes")
      }
      changes.wait()
      changes.restartIfNew()
      paths = (try? search.scripts(for: names)) ?? []
    }
  }

  private static var processors: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  private func end(with results: [TestResult]) throws(Failure) {
    let failed = results.filter { $0.status != 0 }
    guard !failed.isEmpty else { return }
    let isBad = failed.contains { $0.status == Failure.badInput }
    throw Failure(
      "\(failed.count) of \(results.count) scripts failed",
      status: isBad ? Failure.badInput : Failure.unexpectedResult)
  }
}
