internal import ArgumentParser
internal import FlowDemos
internal import SluiceViewer

/// The program's entry point: the viewer of the demos, the benchmark and the installation commands.
@main
enum Program {
  @MainActor
  static func main() {
    let words = Array(CommandLine.arguments.dropFirst())
    switch words.first {
    case Bench.configuration.commandName: HiddenCommand.run(words) { try ($0 as Bench).measure() }
    case Icon.configuration.commandName: HiddenCommand.run(words) { try ($0 as Icon).run() }
    case Manual.configuration.commandName: HiddenCommand.run(words) { try ($0 as Manual).run() }
    default: Viewer.run(.sluice)
    }
  }
}
