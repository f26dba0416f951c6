internal import ArgumentParser
internal import FlowCatalogue
internal import FlowCore
internal import FlowSnapshot
internal import FlowText
internal import FlowUI
internal import ImageFiles

@MainActor
struct TourMaker {
  /// The number of pictures per second; chosen by eye.
  ///
  /// It is high enough for smooth films and pages, and the files are half as large as with 50.
  private static let rate = 25
  /// The scale of films and stills, in pixels per point.
  private static let scale = 0.5
  private static let maxPlaces = 24

  private let folder: String
  private let context: CommandContext
  private let flows: TourFlows
  private let page: PageFile
  private let work = LongWork()

  init(in folder: String, _ context: CommandContext) throws(Failure) {
    (self.folder, self.context) = (folder, context)
    flows = try TourFlows(of: context.catalogue)
    page = try PageFile(.page, of: context.catalogue)
  }

  /// Makes the tour, and returns the names of all its files, including the index.
  func make(_ demos: [Demo], _ scripts: [String]) throws -> [String] {
    var (chapters, files): ([TourIndex.Chapter], [String]) = ([], [])
    let count = demos.count + scripts.count
    func add(_ entry: TourEntry) throws {
      let chapter = try chapter(entry)
      chapters.append(chapter)
      files += chapter.files
    }
    for demo in demos {
      work.prefix = "tour: \(chapters.count + 1) of \(count), \(demo.title), "
      let name = free(demo.id, among: files)
      let text = try TourEntry.walk(through: demo, flows)
      let script = "\(folder)/\(name).yaml"
      try Output(path: script).write(Array(text.utf8))
      try add(try TourEntry(demo, script: script, named: name))
    }
    for script in scripts {
      work.prefix = "tour: \(chapters.count + 1) of \(count), \(script), "
      let name = free(ScriptFile(script).baseName, among: files)
      let text = try ScriptFile(script).text()
      try Output(path: "\(folder)/\(name).yaml").write(Array(text.utf8))
      try add(try TourEntry(script: script, named: name, in: context.catalogue))
    }
    let index = try TourIndex(chapters, of: context.catalogue)
    try Output(path: "\(folder)/\(TourIndex.file)").write(index.bytes)
    return files + [TourIndex.file]
  }

  /// The given name or, if a chapter or the index has it, that name with a number.
  private func free(_ name: String, among files: [String]) -> String {
    var (free, number) = (name, 1)
    while name == "index" && number == 1 || files.contains("\(free).html") {
      number += 1
      free = "\(name)-\(number)"
    }
    return free
  }

  private func chapter(_ entry: TourEntry) throws -> TourIndex.Chapter {
    defer { flows.removeAll() }
    let source = try ScriptOptions.parse(["--script=\(entry.script)"])
    let prepared = try flows.prepare(entry.flow)
    let script = try source.resolve(
      try source.read(for: entry.flow), on: prepared.session, flows.glyphs)
    let film = "\(entry.name).webp"
    let time = try makeFilm(film, of: script, entry)
    let maker = PageMaker(
      flow: entry.flow, source: source,
      options: try PageOptions.parse(["--fps=\(Self.rate)", "--to=\(time.time)"]), work: work)
    let data = try maker.page(in: context)
    try Output(path: "\(folder)/\(entry.name).html").write(try page.bytes(data))
    let still = "\(entry.name).png"
    try makeStill(still, of: try flows.prepare(entry.flow).session)
    let size = try entry.flow.settings().stageSize
    return TourIndex.Chapter(
      name: entry.name, demo: entry.demo, summary: entry.summary, size: size, time: time,
      places: entry.isWalk ? try makePlaces(of: entry) : [])
  }

  private func makeFilm(
    _ name: String, of script: Script, _ entry: TourEntry
  ) throws -> Duration {
    let end = try end(of: script, entry)
    let session = try flows.prepare(entry.flow).session
    let frames = FilmFrames(
      script, session: session, to: end, every: FilmFrames.interval(rate: Self.rate),
      marksFingers: true)
    let writer = AnimationWriter(AnimatedWebP.self, rate: Self.rate, plays: 0)
    let recording = FilmRecording(frames, device: nil, scale: Self.scale)
    do {
      try recording.write(to: writer, session, flows.glyphs, work)
    } catch FilmError.tooLong {
      // Unlike `sluice film`, a tour has no options for the end and the rate of its films.
      throw Failure(
        "\(entry.script): its film would have \(FilmFrames.largest / Self.rate) s or more; expected a "
          + "shorter script")
    } catch let error as FilmError {
      throw Failure("\(entry.script): \(error)")
    }
    try writer.finish(at: Output(path: "\(folder)/\(name)"))
    return end.duration(since: .zero)
  }

  /// When the flow has settled, or the script's end if it does not settle in time.
  private func end(of script: Script, _ entry: TourEntry) throws(Failure) -> Instant {
    let session = try flows.prepare(entry.flow).session
    do {
      try ScriptPlayer(script, session: session).playUntilSettled()
      return session.context.clock.now
    } catch {
      return script.end
    }
  }

  private func makePlaces(of entry: TourEntry) throws -> [TourIndex.Place] {
    var places: [TourIndex.Place] = []
    for link in try entry.demo.links.prefix(Self.maxPlaces) {
      let title = String(link.dropFirst(entry.demo.id.count + 1))
      let file = "\(entry.name).place-\(places.count + 1).png"
      try makeStill(file, of: try flows.prepare(try TourEntry.options(for: link)).session)
      places.append(TourIndex.Place(title: title, file: file))
      try work.step("\(places.count) places", done: "\(places.count) places; nothing is written")
    }
    return places
  }

  private func makeStill(_ name: String, of session: FlowSession) throws {
    do {
      try ScriptPlayer(Script(), session: session).playUntilSettled()
    } catch {
      // If the flow never settles, the picture shows it in motion.
    }
    let png = try SnapshotRenderer(glyphs: flows.glyphs).png(
      of: session.layerTree, scale: Self.scale)
    try Output(path: "\(folder)/\(name)").write(png)
  }
}
