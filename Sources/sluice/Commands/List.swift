internal import ArgumentParser
internal import FlowDemos
internal import Foundation

/// `sluice list`.
struct List: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "Names the demos, one a line, id first.")

  @Flag(help: "Print JSON: a list of objects with id, title and summary.")
  var json = false

  func run() throws {
    let lines = LineOutput()
    json ? try printJSON(to: lines) : printLines(to: lines)
    try lines.finish()
  }

  private func printLines(to output: LineOutput) {
    let width = Demo.all.map(\.id.count).max() ?? 0
    for demo in Demo.all {
      let id = demo.id.padding(toLength: width, withPad: " ", startingAt: 0)
      output.print("\(id)  \(demo.title): \(demo.summary)")
    }
  }

  private func printJSON(to output: LineOutput) throws {
    struct Entry: Encodable {
      let id: String
      let title: String
      let summary: String
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let entries = Demo.all.map { Entry(id: $0.id, title: $0.title, summary: $0.summary) }
    output.print(String(decoding: try encoder.encode(entries), as: UTF8.self))
  }
}
