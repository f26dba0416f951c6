internal import ArgumentParser
internal import FlowCatalogue

package struct List: CatalogueCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract:
      "Lists the demos, one per line, id first; or the places in one, as other commands take them.")

  @Argument(help: "A demo's id, to list its places, one per line.")
  var demo: String?

  @Flag(help: "Print JSON: a list of objects with id, title, summary and places.")
  var json = false

  package func run(in context: CommandContext) throws {
    let catalogue = context.catalogue
    let demo = try demo.map { name in try named(name, in: catalogue) }
    let lines = LineOutput()
    if json {
      try printJSON(of: demo.map { [$0] } ?? catalogue.demos, to: lines)
    } else if let demo {
      try demo.links.forEach(lines.print)
    } else {
      printLines(of: catalogue.demos, to: lines)
    }
    try lines.finish()
  }

  /// Throws a failure for a link to a place or an instant, too.
  private func named(_ name: String, in catalogue: Catalogue) throws(Failure) -> Demo {
    let demo = try catalogue.requireDemo(StageLink(name).id)
    guard demo.id == name else {
      throw Failure("expected a demo's id alone, as '\(demo.id)', not '\(name)'")
    }
    return demo
  }

  private func printLines(of demos: [Demo], to output: LineOutput) {
    let width = demos.map(\.id.count).max() ?? 0
    for demo in demos {
      output.print("\(demo.id.padded(to: width))  \(demo.title): \(demo.summary)")
    }
  }

  @MainActor
  private func printJSON(of demos: [Demo], to output: LineOutput) throws {
    struct Entry: Encodable {
      let id: String
      let title: String
      let summary: String
      let places: [String]
    }
    let entries = try demos.map {
      Entry(id: $0.id, title: $0.title, summary: $0.summary, places: try $0.links)
    }
    output.print(try entries.json())
  }
}
