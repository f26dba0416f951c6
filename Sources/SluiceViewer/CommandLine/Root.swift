internal import ArgumentParser

/// The whole command line.
struct Root: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sluice",
    abstract: "Shows navigation flows: in a window, or as pictures of any instant.",
    // The one place that says it: what is installed, the package and the tests ask the program.
    version: "0.1.0",
    subcommands: [
      Open.self, Record.self, List.self, Render.self, Film.self, Trace.self, Describe.self,
      Verify.self, Doctor.self,
    ],
    defaultSubcommand: Open.self)

  /// What the commands are called on the command line, and the parser's own.
  ///
  /// Each command says its name: to make one up from its type, the parser looks through all of the
  /// program's conformances, which was a twelfth of the time to the first frame.
  static let names =
    configuration.subcommands.compactMap { $0.configuration.commandName } + ["help"]
}

/// A command that has to do with demos.
protocol CatalogueCommand: ParsableCommand {
  /// Does what it is there for.
  func run(on catalogue: Catalogue) throws
}
