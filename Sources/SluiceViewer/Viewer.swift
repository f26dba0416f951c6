internal import ArgumentParser
internal import Glibc

/// The viewer and its command line, for any catalogue of flows.
///
///     import SluiceViewer
///
///     Viewer.run(Catalogue("My flows", demos: [ … ]))
///
/// That is a whole program: without arguments it opens the viewer's window; `--help` names what
/// else it can do.
public enum Viewer {
  /// Does what the process's arguments say, and ends the process with the status that tells how
  /// that went: 0, 1 where something turned out otherwise than asked, and 2 for what cannot be
  /// done.
  ///
  /// To be called on the process's main thread, where windows belong, and only once.
  public static func run(_ catalogue: Catalogue) -> Never {
    do {
      try checkArguments()
      try checkFirstWord(catalogue)
      var command = try Root.parseAsRoot()
      if let command = command as? any CatalogueCommand {
        try command.run(on: catalogue)
      } else {
        try command.run()
      }
    } catch let failure as Failure {
      end(failure.message, status: failure.status)
    } catch {
      guard Root.exitCode(for: error) != .success else { show(Root.fullMessage(for: error)) }
      end(Root.message(for: error), status: Failure.badInput)
    }
    exit(0)
  }

  /// Refuses to run where even the process's own name is unknown, and with it what it is to do.
  private static func checkArguments() throws(Failure) {
    guard CommandLine.arguments.isEmpty else { return }
    throw Failure("the arguments cannot be read: expected /proc to be mounted")
  }

  /// Refuses a first word that is neither a command nor a demo: the parser would take it for a demo
  /// and complain of the word after it.
  private static func checkFirstWord(_ catalogue: Catalogue) throws(Failure) {
    guard let word = CommandLine.arguments.dropFirst().first, !word.hasPrefix("-") else { return }
    let known = Root.names + catalogue.demos.map(\.id)
    let name = StageLink(word).id
    guard !known.contains(name) else { return }
    throw Failure(
      "there is no command or demo '\(name)'\(Suggestion.text(for: name, among: known))")
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
