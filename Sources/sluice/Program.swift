internal import ArgumentParser
internal import CMemoryLimit
internal import FlowDemos
internal import FlowText
internal import FlowUI
internal import ImageFiles
internal import SluiceViewer

/// The program's entry point: the viewer of the demos, the benchmark and the installation commands.
@main
enum Program {
  @MainActor
  static func main() {
    sluice_memory_watch()
    let arguments = Array(CommandLine.arguments.dropFirst())
    let rest = Array(arguments.dropFirst())
    switch arguments.first {
    case Bench.configuration.commandName: run(rest) { try ($0 as Bench).measure() }
    case Icon.configuration.commandName: run(rest) { try ($0 as Icon).run() }
    case Manual.configuration.commandName: run(rest) { try ($0 as Manual).run() }
    default: Viewer.run(catalogue)
    }
  }

  /// The demos, in windows with the program's icon and the ID of its installed desktop files.
  private static var catalogue: Catalogue {
    var catalogue = Catalogue.sluice
    catalogue.applicationID = "io.github.sluice.Sluice"
    catalogue.icon = {
      (try? ProgramIcon.image(side: 64)).map {
        Bitmap(width: $0.width, height: $0.height, rgba: $0.bytes)
      }
    }
    return catalogue
  }

  /// Runs a command that `sluice --help` does not list, on the main actor, as sessions and windows
  /// need.
  @MainActor
  private static func run<Command: ParsableCommand>(
    _ arguments: [String], _ work: @MainActor (Command) throws -> Void
  ) -> Never {
    Viewer.run(Command.self) { try work(try Command.parse(arguments)) }
  }
}
