internal import ArgumentParser
internal import FlowCatalogue
internal import FlowCore
internal import FlowSnapshot
internal import FlowText
internal import FlowUI
internal import ImageFiles

package struct Film: CatalogueCommand {
  static let configuration = CommandConfiguration(
    commandName: "film",
    abstract: "Makes a film of a script: a contact sheet, an animation, or a folder of pictures.",
    discussion: """
      The output's ending says which: .png is a contact sheet, .apng and .webp are lossless \
      animations that browsers play, .gif is one of at most 256 colours a picture that every \
      program plays, .mp4 and .webm are videos that your own ffmpeg makes, and a name that ends with '/' is a folder of numbered \
      pictures. On a sheet, each picture is labelled with its time, and a ring marks each finger. \
      A film ends with the first frame after the script's end in which nothing moves.
      """)

  @OptionGroup var flow: FlowOptions

  @OptionGroup var source: ScriptOptions

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The time between the pictures of a sheet (default: the instants at which something starts "
        + "or ends, and some between).", valueName: "time"),
    transform: Arguments.interval)
  var every: Duration?

  @OptionGroup(title: "Options of the film") var film: FilmOptions

  @OptionGroup var window: ViewerOptions

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
    try kind.check(rate: film.rate(for: kind))
    guard film.to.map({ $0 >= film.from }) ?? true else {
      throw ValidationError("the film has no pictures: expected --from before --to")
    }
    guard window.viewer == nil || !film.frame else {
      throw ValidationError("expected either --frame or --viewer")
    }
    if kind == .sheet {
      try film.checkSheet(output)
    } else if every != nil {
      throw ValidationError("--every is for contact sheets; expected --fps for \(output)")
    }
  }

  package func run(in context: CommandContext) throws {
    let kind = try FilmKind(path: output)
    let file = Output(path: output)
    if kind != .folder { try file.check() }
    try file.checkIsNotScript("-o", source)
    let glyphs = try PreparedFlow.fonts()
    let script = try window.script(source, for: flow, in: context, glyphs)
    let viewer = try window.open(flow, in: context, glyphs)
    let prepared =
      try viewer == nil ? PreparedFlow(flow, in: context.catalogue, glyphs: glyphs) : nil
    // The viewer or the flow runs only as long as it is retained.
    defer { withExtendedLifetime((viewer, prepared)) {} }
    guard let session = viewer?.session ?? prepared?.session else { return }
    guard let writer = writer(of: kind, session.size) else {
      return try file.write(sheet(script, session, glyphs))
    }
    let recording = FilmRecording(
      film.frames(of: script, session, rate: film.rate(for: kind)),
      device: film.frame ? try device(for: session.size) : nil,
      scale: scale ?? 1)
    do {
      try recording.write(to: writer, session, glyphs, LongWork())
    } catch let error as FilmError {
      throw Self.failure(error)
    }
    try writer.finish(at: file)
  }

  private static func failure(_ error: FilmError) -> Failure {
    switch error {
    case .tooLong: Failure("\(error), by --to or a smaller --fps")
    case .resized: Failure(error)
    case .unsettled: Failure("\(error); expected --to", status: Failure.unexpectedResult)
    }
  }

  private func writer(of kind: FilmKind, _ size: Size) -> (any FilmWriter)? {
    let (rate, plays) = (film.rate(for: kind), film.plays)
    return switch kind {
    case .sheet: nil
    case .folder: PictureFolder()
    case .apng:
      APNGWriter(
        rate: rate, plays: plays,
        of: film.frame ? nil : APNGWriter.Source(size: size, scale: scale ?? 1))
    case .webp: AnimationWriter(AnimatedWebP.self, rate: rate, plays: plays)
    case .gif: AnimationWriter(AnimatedGIF.self, rate: rate, plays: plays)
    case .video(let format): VideoWriter(format, rate: rate)
    }
  }

  private func device(for size: Size) throws(Failure) -> Device {
    let device = Device(size: size)
    guard device.kind != .free else {
      let sizes = Device.Kind.allCases.compactMap { Device($0).size?.text }
      throw Failure(
        "no device is \(size.text); expected --size \(sizes.joined(separator: ", ")) or these in "
          + "landscape for --frame")
    }
    return device
  }

  @MainActor
  private func sheet(
    _ script: Script, _ session: FlowSession, _ glyphs: GlyphLibrary
  ) throws -> [UInt8] {
    let (scale, period) = (scale ?? 0.5, film.period)
    do {
      let sheet =
        try every.map { interval throws(ContactSheetError) in
          try ContactSheet(
            script, session: session, from: period.start, to: period.end, every: interval,
            scale: scale)
        }
        ?? ContactSheet(
          telling: script, session: session, from: period.start, to: period.end, scale: scale)
      return try SnapshotRenderer(glyphs: glyphs).png(
        of: sheet.sheet(theme: session.theme, measuring: glyphs), scale: scale)
    } catch let error as ContactSheetError {
      switch error {
      case .tooLong: throw Failure("\(error), by a larger --every")
      case .unsettled:
        throw Failure("\(error); expected --to", status: Failure.unexpectedResult)
      }
    }
  }
}
