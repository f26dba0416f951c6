package import ArgumentParser
internal import Desktop
internal import FlowCatalogue

package struct Tour: CatalogueCommand {
  package static let configuration = CommandConfiguration(
    commandName: "tour",
    abstract: "Makes a folder with films and pages of all demos, and an index of them.",
    discussion: """
      Any browser shows DIR/index.html, without a network. Each demo has a film, a page with every \
      frame, a picture of each place, and the script that is played: it goes on to what is new, \
      drags a page half-way back, and returns. Scripts of your own that name their flow, as \
      '- flow: checkout/payment', are shown like demos. An earlier tour in DIR is replaced as a \
      whole; any other folder must be empty.
      """)

  @Argument(
    help: ArgumentHelp(
      "Demos, scripts, and folders with scripts; by default, all demos.",
      valueName: "demo|dir|file"))
  var names: [String] = []

  @Option(
    name: [.customShort("o"), .long],
    help: ArgumentHelp("The folder to write.", valueName: "dir"))
  var output: String

  package init() {}

  package func run(in context: CommandContext) throws {
    let folder = try TourFolder(output)
    let catalogue = context.catalogue
    var seen: Set<String> = []
    let demos = names.filter { seen.insert($0).inserted }.compactMap { catalogue.demo($0) }
    let others = names.filter { catalogue.demo($0) == nil }
    let scripts = try others.isEmpty ? [] : ScriptSearch(in: catalogue).scripts(for: others)
    try folder.write { path in
      try TourMaker(in: path, context).make(names.isEmpty ? catalogue.demos : demos, scripts)
    }
    Console.say("Made \(output)/\(TourIndex.file)")
  }
}
