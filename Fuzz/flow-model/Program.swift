internal import ArgumentParser
internal import Foundation

/// Runs random operations on the flow core and on its reference models.
@main
struct Program: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "flow-model",
    abstract: "Play random operations on the flow core and on the models of it.",
    discussion: """
      Each seed makes up scripts for each play. A failure is printed as the shortest script that causes it, with the \
      command that plays it again; the status is then 1.
      """,
    subcommands: [Run.self, Worker.self, Attempt.self], defaultSubcommand: Run.self)

  static func main() async {
    do {
      var command = try parseAsRoot()
      if var command = command as? any AsyncParsableCommand {
        try await command.run()
      } else {
        try command.run()
      }
    } catch {
      // Invalid arguments exit with status 2, as with all programs of the project.
      guard exitCode(for: error) == .validationFailure else { exit(withError: error) }
      FileHandle.standardError.write(Data("flow-model: \(message(for: error))\n".utf8))
      Foundation.exit(2)
    }
  }
}
