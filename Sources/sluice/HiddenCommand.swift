internal import ArgumentParser
internal import FlowCatalogue
internal import Glibc
internal import SluiceCommandLine

/// Runs the commands that `sluice --help` does not list.
enum HiddenCommand {
  /// Parses the arguments after the command's name, runs the command, and exits as all others do:
  /// after an error with one line on standard error and its status.
  ///
  /// Unlike the parser's own `main`, it runs on the main actor, as sessions and windows do.
  @MainActor
  static func run<Command: ParsableCommand>(
    _ words: [String], _ body: @MainActor (Command) throws -> Void
  ) -> Never {
    do {
      try body(try Command.parse(Array(words.dropFirst())))
    } catch let failure as Failure {
      Console.say(failure.message)
      exit(failure.status)
    } catch {
      if Command.exitCode(for: error) == .success { Command.exit(withError: error) }
      Console.say(Command.message(for: error))
      exit(Failure.badInput)
    }
    exit(0)
  }
}
