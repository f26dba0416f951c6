internal import ArgumentParser
internal import FlowDemos
internal import Foundation

/// The program's entry: reads the command line, runs a command, and ends with the right status.
@main
enum Program {
  static func main() {
    do {
      try checkFirstWord()
      var command = try Sluice.parseAsRoot()
      try command.run()
    } catch let failure as Failure {
      end(failure.message, status: failure.status)
    } catch {
      guard Sluice.exitCode(for: error) != .success else {
        return show(Sluice.fullMessage(for: error))
      }
      end(Sluice.message(for: error), status: Failure.badInput)
    }
  }

  /// Refuses a first word that is neither a command nor a demo: the parser would take it for a demo and
  /// complain of the word after it.
  private static func checkFirstWord() throws(Failure) {
    guard let word = CommandLine.arguments.dropFirst().first, !word.hasPrefix("-") else { return }
    let known = Sluice.names + Demo.all.map(\.id)
    let name = DemoLink(argument: word).id
    guard !known.contains(name) else { return }
    throw Failure(
      "there is no command or demo '\(name)'\(Suggestion.text(for: name, among: known))")
  }

  private static func show(_ text: String) {
    do {
      try Output.standard.write(Array("\(text)\n".utf8))
    } catch {
      end(error.message, status: error.status)
    }
  }

  private static func end(_ message: String, status: Int32) -> Never {
    Console.say(message)
    exit(status)
  }
}

/// The whole command line.
struct Sluice: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sluice",
    abstract: "Shows navigation flows: in a window, or as pictures of any instant.",
    version: "0.1.0",
    subcommands: [
      Open.self, Record.self, List.self, Render.self, Film.self, Trace.self, Describe.self,
      Verify.self, Doctor.self, Bench.self,
    ],
    defaultSubcommand: Open.self)

  /// What the commands are called on the command line, and the parser's own.
  ///
  /// Each command says its name: to make one up from its type, the parser looks through all of the
  /// program's conformances, which was a twelfth of the time to the first frame.
  static let names =
    configuration.subcommands.compactMap { $0.configuration.commandName } + ["help"]
}
