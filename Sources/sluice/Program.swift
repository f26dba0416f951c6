internal import ArgumentParser
internal import FlowDemos
internal import SluiceViewer

/// The program's entry: the viewer of our own demos, what measures one of them, and what installing
/// needs.
@main
enum Program {
  /// What the viewer's own command line does not know.
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
