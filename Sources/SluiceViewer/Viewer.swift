package import ArgumentParser
internal import FlowCore
internal import Glibc
internal import SluiceCommandLine

/// The viewer and its command line, for any catalogue of flows.
///
///     import SluiceViewer
///
///     Viewer.run(Catalogue("My flows", demos: [ … ]))
///
/// This is a complete program: without arguments it opens the viewer's window; `--help` lists the
/// other commands.
public enum Viewer {
  /// Runs the command given by the process's arguments and exits.
  ///
  /// The exit status is 0 for success, 1 for a valid request whose result is not the expected one,
  /// and 2 for a request that cannot be carried out.
  ///
  /// Call this on the process's main thread, as windows require, and only once.
  @MainActor
  public static func run(_ catalogue: Catalogue) -> Never {
    run(Root.self) {
      try checkArguments()
      try checkFirstArgument(catalogue)
      var command = try Root.parseAsRoot()
      if let command = command as? any CatalogueCommand {
        try command.run(
          in: CommandContext(catalogue, state: StateTextSection.read) { setup, size, glyphs in
            ViewerApp(
              catalogue, opening: setup, size: size, language: setup.preferences.language,
              glyphs: glyphs)
          })
      } else {
        try command.run()
      }
    }
  }

  /// Does the work and exits, with the status of the error that the work throws, if any.
  ///
  /// Prints the error, or the help if that was requested.
  @MainActor
  package static func run(
    _ command: any ParsableCommand.Type, _ work: @MainActor () throws -> Void
  ) -> Never {
    do {
      try work()
    } catch let failure as Failure {
      end(failure.message, status: failure.status)
    } catch {
      guard command.exitCode(for: error) != .success else { show(command.fullMessage(for: error)) }
      // The parser's messages contain lists, one word on each line.
      let words = command.message(for: error).split(whereSeparator: \.isWhitespace)
      end(words.joined(separator: " "), status: Failure.badInput)
    }
    exit(0)
  }

  /// Throws if the arguments could not be read, so that even the program's name is missing, or if
  /// they begin with `---completion`.
  private static func checkArguments() throws(Failure) {
    guard !CommandLine.arguments.isEmpty else {
      throw Failure("the arguments cannot be read: expected /proc to be mounted")
    }
    // The parser takes it for a request from a completion script; this program's scripts make none.
    guard CommandLine.arguments.dropFirst().first != "---completion" else {
      throw Failure(
        "there is no option '---completion'; '\(ProgramName.current) --generate-completion-script "
          + "bash' prints what a shell needs")
    }
  }

  /// Throws if the first argument is neither a command nor a demo.
  ///
  /// The parser would take an unknown argument for a demo, and complain about the next argument; it
  /// would ignore an unknown one after `help`.
  private static func checkFirstArgument(_ catalogue: Catalogue) throws(Failure) {
    let arguments = CommandLine.arguments.dropFirst()
    guard let first = arguments.first, !first.hasPrefix("-") else { return }
    if first == "help", let topic = arguments.dropFirst().first, !topic.hasPrefix("-") {
      try check(topic, "command", among: Root.names)
    }
    try check(
      StageLink(first).id, "command or demo", among: Root.names + catalogue.demos.map(\.id))
  }

  private static func check(
    _ name: String, _ kind: String, among known: [String]
  ) throws(Failure) {
    guard !known.contains(name) else { return }
    throw Failure("there is no \(kind) '\(name)'\(Suggestion.text(for: name, among: known))")
  }

  private static func show(_ text: String) -> Never {
    do {
      try Output.standard.write(Array("\(text)\n".utf8))
    } catch {
      end(error.message, status: error.status)
    }
    exit(0)
  }

  private static func end(_ message: String, status: Int32) -> Never {
    Console.say(message)
    exit(status)
  }
}
