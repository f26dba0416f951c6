internal import ArgumentParser
internal import FlowSDL
internal import SluiceCommandLine

struct Doctor: CatalogueCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Prints the versions and files in use, and any problems.",
    discussion: "Pictures of text depend on all of these; geometry depends on none.")

  func run(in _: CommandContext) throws {
    let diagnosis = Diagnosis()
    let problems = diagnosis.problems.isEmpty ? ["none"] : diagnosis.problems
    let lines = LineOutput()
    let facts =
      [("sluice", Root.configuration.version)] + diagnosis.facts
      + problems.map { ("problem", $0) }
    let width = (facts.map(\.0.count).max() ?? 0) + 1
    for (name, value) in facts {
      lines.print(name.padded(to: width) + value)
    }
    try lines.finish()
  }
}
