internal import ArgumentParser
internal import FlowDemos
internal import SluiceViewer

/// The program's entry point: the viewer of the demos, the benchmark and the installation commands.
@main
enum Program {
  /// The commands that are not part of the viewer's own command line.
  private static let commands: [any ParsableCommand.Type] = [Bench.self, Icon.self, Manual.self]

  static func main() {
    let words = CommandLine.arguments.dropFirst()
    if let command = commands.first(where: { $0.configuration.commandName == words.first }) {
      command.main(Array(words.dropFirst()))
    } else {
      Viewer.run(.sluice)
    }
  }
}
