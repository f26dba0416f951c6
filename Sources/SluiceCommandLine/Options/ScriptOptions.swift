internal import ArgumentParser
package import FlowCatalogue
package import FlowSnapshot
package import FlowText
package import FlowUI

/// The options that select the script to play.
package struct ScriptOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("A YAML script of input; '-' is standard input.", valueName: "file"))
  var script: String?

  @Option(
    help: ArgumentHelp(
      "The folder for a picture of the instant at which a step of the script fails.",
      valueName: "dir"))
  var failures: String?

  package init() {}

  /// `-` is standard input, `nil` means no script.
  package var path: String? { script }
}

extension ScriptOptions {
  /// The script of the command line, or else the link's, or else an empty one.
  package func read(for flow: FlowOptions) throws(Failure) -> Script {
    guard let script else { return try flow.linkedScript() ?? Script() }
    return try ScriptFile(script).read(preferences: flow.settings().preferences)
  }

  /// Resolves named steps to points by playing them on the flow.
  ///
  /// - Throws: `Failure`, also when a named step or an expectation fails; a picture of that instant
  ///   is then written if `--failures` is given.
  @MainActor
  package func read(
    for flow: FlowOptions, in catalogue: Catalogue
  ) throws(Failure) -> Script {
    let script = try read(for: flow)
    guard script.needsFlow else { return script }
    let prepared = try PreparedFlow(flow, in: catalogue)
    // The flow runs only as long as it is retained.
    defer { withExtendedLifetime(prepared) {} }
    return try resolve(script, on: prepared.session, prepared.glyphs)
  }

  /// Plays the script, to resolve its named steps to points.
  @MainActor
  package func resolve(
    _ script: Script, on session: FlowSession, _ glyphs: GlyphLibrary
  ) throws(Failure) -> Script {
    do {
      return try script.resolved(on: session, glyphs: glyphs)
    } catch {
      throw try failure(error, session, glyphs)
    }
  }

  /// Returns the failure to report, and writes a picture of its instant if `--failures` is given.
  @MainActor
  func failure(
    _ failure: ScriptFailure, _ session: FlowSession, _ glyphs: GlyphLibrary
  ) throws(Failure) -> Failure {
    let path = try picture(of: failure, session, glyphs)
    return Failure(
      failure.description + (path.map { " (see \($0))" } ?? ""), status: Failure.unexpectedResult)
  }

  /// Whether this is the name of a picture of a failure, such as `delivery-line-12.png`.
  static func namesPicture(_ name: String) -> Bool {
    let words = name.split(separator: "-").suffix(2)
    return words.count == 2 && words.first == "line" && name.hasSuffix(".png")
      && words.last.map { Int($0.dropLast(4)) != nil } ?? false
  }

  /// Returns the picture's path; `nil` without `--failures`.
  @MainActor
  private func picture(
    of failure: ScriptFailure, _ session: FlowSession, _ glyphs: GlyphLibrary
  ) throws(Failure) -> String? {
    guard let failures else { return nil }
    let path = "\(failures)/\(ScriptFile(script ?? "link").baseName)-line-\(failure.line).png"
    let bytes: [UInt8]
    do {
      bytes = try SnapshotRenderer(glyphs: glyphs).png(of: session.layerTree, scale: 1)
    } catch {
      throw Failure("\(error)")
    }
    let file = Output(path: path)
    try Folder.with(failures, for: "--failures") { () throws(Failure) in
      try file.check()
      try file.write(bytes)
    }
    return path
  }
}
