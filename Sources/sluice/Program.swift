internal import ArgumentParser
internal import FlowDemos
internal import SluiceViewer

/// The program's entry: the viewer of our own demos, and what measures one of them.
@main
enum Program {
  static func main() {
    if CommandLine.arguments.dropFirst().first == "bench" {
      Bench.main(Array(CommandLine.arguments.dropFirst(2)))
    } else {
      Viewer.run(.sluice)
    }
  }
}
