internal import ArgumentParser
internal import FlowDemos
internal import Foundation

/// `sluice list`.
struct List: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract:
      "Names the demos, one a line, id first; or the places in one, as other commands take them.")

  @Argument(help: "A demo's id: its places are named, one a line.")
  var demo: String?

  @Flag(help: "Print JSON: a list of objects with id, title, summary and places.")
  var json = false

  func run() throws {
    let demo = try demo.map { id in try Demo.known(id) }
    let lines = LineOutput()
    if json {
      try printJSON(of: demo.map { [$0] } ?? Demo.all, to: lines)
    } else if let demo {
      demo.links.forEach(lines.print)
    } else {
      printLines(to: lines)
    }
    try lines.finish()
  }

  private func printLines(to output: LineOutput) {
    let width = Demo.all.map(\.id.count).max() ?? 0
    for demo in Demo.all {
      let id = demo.id.padding(toLength: width, withPad: " ", startingAt: 0)
      output.print("\(id)  \(demo.title): \(demo.summary)")
    }
  }

  private func printJSON(of demos: [Demo], to output: LineOutput) throws {
    struct Entry: Encodable {
      let id: String
      let title: String
      let summary: String
      let places: [String]
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let entries = demos.map {
      Entry(id: $0.id, title: $0.title, summary: $0.summary, places: $0.links)
    }
    output.print(String(decoding: try encoder.encode(entries), as: UTF8.self))
  }
}
