internal import ArgumentParser
internal import FlowDemos
internal import SluiceViewer

/// The program's entry point: the viewer of the demos, the benchmark and the installation commands.
@main
enum Program {
  /// The installation commands.
  ///
  /// The benchmark is not among them, because it needs the main actor.
  private static let commands: [any ParsableCommand.Type] = [Icon.self, Manual.self]

  @MainActor
  static func main() {
    let words = CommandLine.arguments.dropFirst()
    if words.first == Bench.configuration.commandName {
      Bench.start(Array(words.dropFirst()))
    } else if let command = commands.first(where: { $0.configuration.commandName == words.first }) {
      command.main(Array(words.dropFirst()))
    } else {
      Viewer.run(.sluice)
    }
  }
}
