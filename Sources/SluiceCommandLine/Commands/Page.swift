package import ArgumentParser
internal import FlowCatalogue
internal import FlowCore
internal import FlowSnapshot

package struct Page: CatalogueCommand {
  package static let configuration = CommandConfiguration(
    commandName: "page",
    abstract: "Makes a web page of a script, on which every frame can be looked at.",
    discussion: """
      The page is one file, which any browser shows without a network. It plays the flow, steps and \
      scrubs through its frames, and has the trace, the state and the elements of each. FILE#t=420ms \
      leads to a frame. If a step of the script fails, the page ends there and says why. With --report, \
      the page shows what was expected, what is there, and where they differ: EXPECTED is a picture \
      of 'sluice render' or an .apng of 'sluice film', and ACTUAL is another one, or else what the \
      script shows now. The status is 1 if a step fails or anything differs.
      """)

  @OptionGroup var flow: FlowOptions

  @OptionGroup var source: ScriptOptions

  @OptionGroup var options: PageOptions

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp(
      "Compare with a picture or a film, or compare two of them.", valueName: "expected [actual]"))
  var report: [String] = []

  @Option(
    name: [.customShort("o"), .long],
    help: ArgumentHelp("The HTML file to write; '-' is standard output.", valueName: "file"))
  var output: String

  package init() {}

  package func validate() throws {
    guard report.count <= 2 else {
      throw ValidationError("expected one or two files after --report, not \(report.count)")
    }
    guard report.count == 2 else {
      guard source.script != nil || flow.link?.hasScript == true else {
        throw ValidationError("expected --script FILE, or a link that has one")
      }
      return
    }
    guard source.script == nil, flow.link == nil else {
      throw ValidationError("expected either a flow with a script, or two files after --report")
    }
  }

  package func run(in context: CommandContext) throws {
    let file = Output(path: output)
    try file.checkEnding(".html", ".htm")
    try file.check()
    try file.checkIsNotScript("-o", source)
    for path in report { try file.checkDiffers("-o", from: path, of: "--report") }
    let template = try PageFile(.page, of: context.catalogue)
    let page = report.count == 2 ? try comparedFiles() : try played(in: context)
    try file.write(template.bytes(page))
    guard let failure = page.failure else { return }
    let hint = output == "-" ? "" : " (see \(output))"
    throw Failure(failure + hint, status: Failure.unexpectedResult)
  }

  @MainActor
  private func played(in context: CommandContext) throws -> PageData {
    let comparison = try report.first.map { path in PageComparison(with: try FilmFile(path)) }
    let maker = PageMaker(flow: flow, source: source, options: options, work: LongWork())
    return try maker.page(in: context, comparison: comparison)
  }

  private func comparedFiles() throws(Failure) -> PageData {
    var actual = try FilmFile(report[1])
    let comparison = PageComparison(with: try FilmFile(report[0]))
    let names = report.map { $0.split(separator: "/").last.map(String.init) ?? $0 }
    var page = PageData(title: names[1], subtitle: ["compared with \(names[0])"])
    var film = PageFilm()
    let instants = Set(comparison.instants + actual.instants).sorted { $0 < $1 }
    guard instants.count <= PageFilm.maxFrames else {
      throw Failure(
        "a page has at most \(PageFilm.maxFrames) frames, and the two films have \(instants.count); "
          + "expected shorter films, or films of one rate")
    }
    for instant in instants {
      var frame = PageData.Frame(time: instant.inMilliseconds)
      let picture = try actual.picture(at: instant)
      if let picture { frame.picture = try film.add(picture) }
      try comparison.compare(picture, at: instant, into: &frame)
      page.frames.append(frame)
    }
    page.strips = try film.finish()
    try comparison.finish(&page)
    return page
  }
}
