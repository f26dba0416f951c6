internal import ArgumentParser
internal import FlowCatalogue
internal import FlowCore
internal import FlowSnapshot
internal import FlowUI

/// The command `sluice film`.
package struct Film: CatalogueCommand {
  static let configuration = CommandConfiguration(
    commandName: "film",
    abstract: "Makes a film of a script: a contact sheet, an animation, or a folder of pictures.",
    discussion: """
      The output's ending says which: .png is a contact sheet, .apng and .webp are lossless \
      animations that browsers play, and a name that ends with '/' is a folder of numbered \
      pictures. On a sheet, each picture is labelled with its time, and a ring marks each finger. \
      A film ends with the first frame after the script's end in which nothing moves.
      """)

  @OptionGroup var flow: FlowOptions

  @OptionGroup var source: ScriptOptions

  @Option(
    parsing: .unconditional, help: "The time between the pictures of a sheet (default: 50ms).",
    transform: Arguments.interval)
  var every: Duration?

  @OptionGroup(title: "Options of animations and folders") var film: FilmOptions

  @Option(
    parsing: .unconditional,
    help: "Pixels per point of each picture (default: 0.5 on a sheet, otherwise 1).",
    transform: Arguments.scale)
  var scale: Double?

  @Option(
    name: [.customShort("o"), .long],
    help: ArgumentHelp(
      "What to write; its ending says what it is. '-' is standard output, for a sheet.",
      valueName: "file"))
  var output: String

  func validate() throws {
    guard source.script != nil || flow.link?.hasScript == true else {
      throw ValidationError("expected --script FILE, or a link that has one")
    }
    let kind = try FilmKind(path: output)
    if kind == .sheet {
      try film.checkUnused(by: output)
    } else if every != nil {
      throw ValidationError("--every is for contact sheets; expected --fps for \(output)")
    }
  }

  package func run(in context: CommandContext) throws {
    let kind = try FilmKind(path: output)
    let script = try source.read(for: flow, in: context.catalogue)
    let stage = try Stage(flow, in: context.catalogue)
    let file = Output(path: output)
    if kind != .folder { try file.check() }
    try file.checkIsNotScript("-o", source)
    switch kind {
    case .sheet: try file.write(sheet(script, stage))
    case .folder:
      let writer = PictureFolder(output)
      try write(script, stage, to: writer)
      try writer.finish()
    case .apng:
      let writer = APNGWriter(rate: film.fps)
      try write(script, stage, to: writer)
      try file.write(writer.file(plays: film.plays))
    case .webp:
      let writer = WebPWriter(rate: film.fps, plays: film.plays)
      try write(script, stage, to: writer)
      try file.write(try writer.file())
    }
  }

  @MainActor
  private func sheet(_ script: Script, _ stage: Stage) throws -> [UInt8] {
    let scale = scale ?? 0.5
    do {
      let sheet = try ContactSheet(
        script, session: stage.session, every: every ?? .milliseconds(50), scale: scale)
      return try SnapshotRenderer(glyphs: stage.glyphs).png(
        of: sheet.sheet(theme: stage.session.theme, measuring: stage.glyphs), scale: scale)
    } catch let error as ContactSheetError {
      switch error {
      case .tooLong: throw Failure("\(error), by a larger --every")
      case .unsettled: throw Failure(error.description, status: Failure.unexpectedResult)
      }
    }
  }

  /// Plays the script, and sends each frame to a writer.
  @MainActor
  private func write(_ script: Script, _ stage: Stage, to writer: any FilmWriter) throws {
    let progress = ProgressLine(isWanted: false)
    defer { progress.clear() }
    let renderer = SnapshotRenderer(glyphs: stage.glyphs)
    let scale = scale ?? 1
    let size = stage.session.size
    guard StageLimits.allowsPicture(size, scale: scale) else {
      throw Failure("the pictures are too large: \(StageLimits.pictureRule)")
    }
    var frames = film.frames(of: script, stage.session)
    var count = 0
    do {
      while let tree = try frames.frame() {
        guard tree.root.size == size else {
          throw Failure("the script resizes the stage; a film's pictures have one size")
        }
        try writer.add(renderer.picture(of: tree, scale: scale))
        count += 1
        progress.show("film: \(count) pictures")
      }
    } catch let error as FilmError {
      switch error {
      case .tooLong: throw Failure("\(error), by --to or a smaller --fps")
      case .unsettled: throw Failure(error.description, status: Failure.unexpectedResult)
      }
    }
    guard count > 0 else { throw Failure("the film has no pictures: expected --from before --to") }
  }
}
