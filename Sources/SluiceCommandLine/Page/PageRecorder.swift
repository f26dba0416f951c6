internal import FlowCatalogue
internal import FlowCore
internal import FlowSnapshot
package import FlowUI
internal import ImageFiles

/// Plays a script twice for a page: first for its trace and its end, then for its frames.
@MainActor
struct PageRecorder {
  /// The verbs of trace lines that need no frame: they report positions during a movement.
  private static let moves: Set<String> = ["move", "drag", "scrub", "wheel"]

  private let script: Script
  private let options: PageOptions
  /// Sets up a new stage with the flow.
  private let stage: @MainActor (_ trace: (@MainActor (TraceLine) -> Void)?) throws -> Stage
  private let state: StateTextSection.Reader
  private let comparison: PageComparison?
  private let work: LongWork

  init(
    _ script: Script, _ options: PageOptions, comparison: PageComparison? = nil,
    state: @escaping StateTextSection.Reader, work: LongWork,
    on stage: @escaping @MainActor ((@MainActor (TraceLine) -> Void)?) throws -> Stage
  ) {
    (self.script, self.options, self.state, self.stage) = (script, options, state, stage)
    (self.comparison, self.work) = (comparison, work)
  }

  /// If `end` is `nil`, the page ends when the flow has settled.
  func record(until end: Instant?, into page: inout PageData) throws {
    var lines: [TraceLine] = []
    let stage = try stage { lines.append($0) }
    // The flow runs only as long as the stage is retained.
    defer { withExtendedLifetime(stage) {} }
    let last = try play(stage, until: end)
    page.trace = lines.map {
      PageData.Event(
        time: $0.instant.inMilliseconds, verb: $0.verb, subject: $0.subject, details: $0.details)
    }
    let instants = try instants(until: last, lines)
    // A film to compare with may be longer than the page.
    try addFrames(at: end == nil ? instants : instants.filter { $0 <= last }, to: &page)
  }

  /// Returns `end`, or the instant at which the flow has settled.
  private func play(_ stage: Stage, until end: Instant?) throws(Failure) -> Instant {
    let player = ScriptPlayer(script, session: stage.session)
    if let end {
      player.play(to: end)
    } else {
      do {
        try player.playUntilSettled()
      } catch {
        throw Failure("\(error); expected --to", status: Failure.unexpectedResult)
      }
    }
    return stage.session.context.clock.now
  }

  /// The instants of the frames: at the page's rate and when something happens.
  ///
  /// With a comparison, these are the instants of the comparison instead.
  private func instants(until end: Instant, _ lines: [TraceLine]) throws(Failure) -> [Instant] {
    // A comparison has the rate of its film, whatever --fps says.
    let tooMany = Failure(
      "a page has at most \(PageFilm.maxFrames) frames; expected an earlier --to"
        + (comparison == nil ? " or a smaller --fps" : ""))
    if let comparison {
      let instants = comparison.instants(until: end)
      guard instants.count <= PageFilm.maxFrames else { throw tooMany }
      return instants
    }
    let count = end.nanoseconds / (1_000_000_000 / Int64(options.rate))
    guard count <= PageFilm.maxFrames else { throw tooMany }
    var instants = Set(
      (0...count).map { Instant(nanoseconds: $0 * 1_000_000_000 / Int64(options.rate)) })
    instants.formUnion(lines.filter { !Self.moves.contains($0.verb) }.map(\.instant))
    instants.insert(end)
    guard instants.count <= PageFilm.maxFrames else { throw tooMany }
    return instants.filter { $0 >= .zero && $0 <= end }.sorted { $0 < $1 }
  }

  private func addFrames(at instants: [Instant], to page: inout PageData) throws {
    let stage = try stage(nil)
    // The flow runs only as long as the stage is retained.
    defer { withExtendedLifetime(stage) {} }
    let player = ScriptPlayer(script, session: stage.session)
    let painter = SnapshotRenderer(glyphs: stage.glyphs)
    var film = PageFilm()
    for (number, instant) in instants.enumerated() {
      player.play(to: instant)
      var frame = PageData.Frame(time: instant.inMilliseconds)
      let picture = try picture(of: stage.session.layerTree, painter)
      frame.picture = try film.add(picture)
      try comparison?.compare(picture, at: instant, into: &frame)
      frame.fingers = script.fingers(at: instant).map { [$0.x, $0.y] }
      describe(stage, painter, in: &frame, of: &page)
      page.frames.append(frame)
      let (done, all) = (number + 1, instants.count)
      try work.step(
        "page: \(ProgressBar(Double(done) / Double(all))) \(done) of \(all) frames",
        done: "\(done) frames; nothing is written")
    }
    page.strips = try film.finish()
    try comparison?.finish(&page)
  }

  private func picture(
    of tree: LayerTree, _ painter: SnapshotRenderer
  ) throws(Failure) -> RGBImage {
    let (size, scale) = (tree.root.size, options.scale)
    guard max(size.width, size.height) * scale <= Double(FilmStrips.maxSide),
      StageLimits.allowsPicture(size, scale: scale)
    else {
      throw Failure(
        "a page's frames are at most \(FilmStrips.maxSide) pixels wide and high, and "
          + "\(StageLimits.pictureRule)")
    }
    return painter.picture(of: tree, scale: scale)
  }

  private func describe(
    _ stage: Stage, _ painter: SnapshotRenderer, in frame: inout PageData.Frame,
    of page: inout PageData
  ) {
    let sections = state(stage.session).map { text in
      page.sections.index(
        of: PageData.Section(title: text.title, lines: text.lines.map { [$0.name, $0.value] }))
    }
    frame.state = page.states.index(of: sections)
    let description = StageDescription(
      tree: stage.session.accessibilityTree,
      text: painter.text(of: stage.session.layerTree, measuring: stage.glyphs))
    let lines = description.tree.description.split(separator: "\n")
    frame.tree = page.trees.index(of: lines.map { page.lines.index(of: String($0)) })
  }
}

/// A titled group of lines about a flow's state, as the viewer's State panel shows it.
package struct StateTextSection {
  package let title: String
  package let lines: [(name: String, value: String)]

  package init(title: String, lines: [(name: String, value: String)]) {
    (self.title, self.lines) = (title, lines)
  }

  package typealias Reader = @MainActor (FlowSession) -> [StateTextSection]
}
