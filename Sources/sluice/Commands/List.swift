internal import ArgumentParser
internal import FlowDemos
internal import Foundation

/// `sluice list`.
struct List: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Names the demos, one a line, id first.")

  @Flag(help: "Print JSON: a list of objects with id, title and summary.")
  var json = false

  func run() throws {
    json ? try printJSON() : printLines()
  }

  private func printLines() {
    let width = Demo.all.map(\.id.count).max() ?? 0
    for demo in Demo.all {
      let id = demo.id.padding(toLength: width, withPad: " ", startingAt: 0)
      print("\(id)  \(demo.title): \(demo.summary)")
    }
  }

  private func printJSON() throws {
    struct Entry: Encodable {
      let id: String
      let title: String
      let summary: String
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let entries = Demo.all.map { Entry(id: $0.id, title: $0.title, summary: $0.summary) }
    print(String(decoding: try encoder.encode(entries), as: UTF8.self))
  }
}
