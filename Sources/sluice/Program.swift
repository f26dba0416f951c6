internal import ArgumentParser
internal import Foundation

/// The program's entry: reads the command line, runs a command, and ends with the right status.
@main
enum Program {
  static func main() {
    do {
      var command = try Sluice.parseAsRoot()
      try command.run()
    } catch let failure as Failure {
      end(failure.message, status: failure.status)
    } catch {
      guard Sluice.exitCode(for: error) != .success else {
        print(Sluice.fullMessage(for: error))
        return
      }
      end(Sluice.message(for: error), status: Failure.badInput)
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
    subcommands: [Open.self, List.self, Render.self, Film.self, Trace.self, Doctor.self],
    defaultSubcommand: Open.self)
}
