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
  /// Prepares the flow anew.
  private let prepare:
    @MainActor (_ trace: (@MainActor (TraceLine) -> Void)?) throws -> PreparedFlow
  private let state: StateTextSection.Reader
  private let comparison: PageComparison?
  private let work: LongWork

  init(
    _ script: Script, _ options: PageOptions, comparison: PageComparison? = nil,
    state: @escaping StateTextSection.Reader, work: LongWork,
    preparing prepare:
      @escaping @MainActor ((@MainActor (TraceLine) -> Void)?) throws -> PreparedFlow
  ) {
    (self.script, self.options, self.state, self.prepare) = (script, options, state, prepare)
    (self.comparison, self.work) = (comparison, work)
  }

  /// If `end` is `nil`, the page ends when the flow has settled.
  func record(until end: Instant?, into page: inout PageData) throws {
    var lines: [TraceLine] = []
    let prepared = try prepare { lines.append($0) }
    // The flow runs only as long as it is retained.
    defer { withExtendedLifetime(prepared) {} }
    let last = try play(prepared, until: end)
    page.trace = lines.map {
      PageData.Event(
        time: $0.instant.inMilliseconds, verb: $0.verb, subject: $0.subject, details: $0.details)
    }
    let instants = try instants(until: last, lines)
    // A film to compare with may be longer than the page.
    try addFrames(at: end == nil ? instants : instants.filter { $0 <= last }, to: &page)
  }

  /// Returns `end`, or the instant at which the flow has settled.
  private func play(_ prepared: PreparedFlow, until end: Instant?) throws(Failure) -> Instant {
    let player = ScriptPlayer(script, session: prepared.session)
    if let end {
      player.play(to: end)
    } else {
      do {
        try player.playUntilSettled()
      } catch {
        throw Failure("\(error); expected --to", status: Failure.unexpectedResult)
      }
    }
    return prepared.session.context.clock.now
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
    let prepared = try prepare(nil)
    // The flow runs only as long as it is retained.
    defer { withExtendedLifetime(prepared) {} }
    let player = ScriptPlayer(script, session: prepared.session)
    let painter = SnapshotRenderer(glyphs: prepared.glyphs)
    var film = PageFilm()
    for (number, instant) in instants.enumerated() {
      player.play(to: instant)
      var frame = PageData.Frame(time: instant.inMilliseconds)
      let picture = try picture(of: prepared.session.layerTree, painter)
      frame.picture = try film.add(picture)
      try comparison?.compare(picture, at: instant, into: &frame)
      frame.fingers = script.fingers(at: instant).map { [$0.x, $0.y] }
      describe(prepared, painter, in: &frame, of: &page)
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
      SizeLimits.allowsPicture(size, scale: scale)
    else {
      throw Failure(
        "a page's frames are at most \(FilmStrips.maxSide) pixels wide and high, and "
          + "\(SizeLimits.pictureRule)")
    }
    return painter.picture(of: tree, scale: scale)
  }

  private func describe(
    _ prepared: PreparedFlow, _ painter: SnapshotRenderer, in frame: inout PageData.Frame,
    of page: inout PageData
  ) {
    let sections = state(prepared.session).map { text in
      page.sections.index(
        of: PageData.Section(title: text.title, lines: text.lines.map { [$0.name, $0.value] }))
    }
    frame.state = page.states.index(of: sections)
    let description = StageDescription(
      tree: prepared.session.accessibilityTree,
      text: painter.text(of: prepared.session.layerTree, measuring: prepared.glyphs))
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
