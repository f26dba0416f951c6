internal import ArgumentParser
internal import SluiceCommandLine

struct Root: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: ProgramName.current,
    abstract: "Shows navigation flows in a window, or as pictures of any instant.",
    // The single source of the version: the installer, the package and the tests ask the program
    // for it.
    version: "0.1.0",
    subcommands: [
      Open.self, Record.self, List.self, Render.self, Film.self, Page.self, Tour.self, Trace.self,
      Describe.self, SluiceCommandLine.Test.self, Check.self, Compare.self, Verify.self,
      Doctor.self,
    ],
    defaultSubcommand: Open.self)

  /// Each command sets its name explicitly: to derive a name from the type, the parser searches all
  /// of the program's conformances, which took a twelfth of the time to the first frame.
  static let names =
    configuration.subcommands.compactMap { $0.configuration.commandName } + ["help"]
}
