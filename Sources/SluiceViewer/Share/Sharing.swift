internal import Desktop
internal import FlowCatalogue
internal import FlowCore
internal import FlowSnapshot
internal import FlowText
internal import FlowUI
internal import FoundationEssentials
internal import ImageFiles
internal import SluiceCommandLine

/// Shares the content of the stage as a picture, a recording or a link, and opens shared files.
@MainActor
final class Sharing {
  /// In device pixels per point: the scale of a phone, so that details are visible.
  private static let scale = 2.0
  /// The limit of frames in a contact sheet, and their scale in pixels per point: large enough to
  /// see each frame, small enough to view the whole sheet; by eye.
  private static let maxFrames = 24
  private static let sheetScale = 0.5
  /// In bytes; by eye: no picture of a stage is that large.
  private static let largestFile = 256 << 20
  /// Between two frames of the contact sheet: three frames of a 60 Hz display.
  private static let minInterval = Duration.milliseconds(50)

  /// `nil` while nothing is recorded.
  private(set) var recordingStart: Instant? { didSet { onRecording() } }
  /// Called when a recording was started or has ended.
  var onRecording: () -> Void = {}
  /// Called once a script was opened; `failure` describes the first step that cannot be played, if
  /// any.
  var onScript: (_ failure: String?) -> Void = { _ in }
  /// Copies a text to the clipboard.
  var copy: (String) -> Void = { _ in }

  /// Copies a PNG to the clipboard; returns whether that succeeded.
  var copyPicture: ([UInt8]) -> Bool = { _ in false }
  var showInFolder: (String) -> Void = { _ in }
  /// The path of a file or a folder.
  private(set) var lastSaved: String?

  let model: ViewerModel
  var strings: FlowStrings { model.strings }
  let glyphs: GlyphLibrary
  let files: SharedFiles
  var film: FilmMaker?

  init(_ model: ViewerModel, glyphs: GlyphLibrary, files: SharedFiles = SharedFiles()) {
    self.model = model
    self.glyphs = glyphs
    self.files = files
  }

  var link: StageLink { StageLink(to: model.playback) }

  func copyLink() {
    copy(link.description)
    model.toast.say(strings[.linkCopied.with(ProgramName.current)])
  }

  func copy(_ text: String, _ title: Phrase) {
    copy(text)
    model.toast.say(strings[.copied.with(strings[title])])
  }

  func open(_ path: String) {
    do {
      try openFile(at: path)
    } catch {
      model.toast.say(error.message, isProblem: true)
    }
  }

  /// Plays a script, lays a picture over the stage, or follows a link.
  func openFile(at path: String) throws(Failure) {
    let name = URL(fileURLWithPath: path).lastPathComponent
    let bytes = try read(path)
    if let bitmap = try? Bitmap(png: [UInt8](bytes)) {
      model.overlay = StageOverlay(bitmap, title: name)
      return model.toast.say(
        strings[.overlaid.with(name, Command.removeOverlay.shortcutText)])
    }
    if let link = Self.link(in: bytes) { return try model.openLink(link) }
    do {
      let text = String(decoding: bytes, as: UTF8.self)
      let whole = TornScript(recording: text, preferences: model.playback.setup.preferences)
      let script = try Script(
        yaml: whole.yaml, file: name, preferences: model.playback.setup.preferences)
      let (setup, plain, failure) = setup(playing: script)
      // The points of the script are those of a stage of the setup's size.
      model.viewport.keepSize()
      model.restart(setup, playing: plain, because: .aScript.with(name))
      model.time.isPaused = false
      onScript(failure)
      model.sayAfterLeaving(
        whole.missing > 0
          ? strings[.playingTorn.with(name, "\(whole.missing)")] : strings[.playing.with(name)])
    } catch {
      throw Failure(strings[.neitherScriptNorPicture.with("\(error)")])
    }
  }

  private func read(_ path: String) throws(Failure) -> [UInt8] {
    let bytes: [UInt8]?
    do {
      bytes = try WholeFile.read(path, limit: Self.largestFile)
    } catch {
      throw Failure("\(strings[.cannotRead.with(path)]): \(error)")
    }
    guard let bytes else { throw Failure(strings[.noFile.with(path)]) }
    return bytes
  }

  private static func link(in bytes: [UInt8]) -> StageLink? {
    guard bytes.count < LastLink.longest else { return nil }
    let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
    guard lines.count == 1, !lines[0].contains(": ") else { return nil }
    let link = StageLink(lines[0].filter { !$0.isWhitespace })
    return link.moment == nil ? nil : link
  }

  /// The setup in which a script is played: the one that was opened or, if the script works only
  /// from the demo's start, that start.
  private func setup(playing script: Script) -> (StageSetup, Script, failure: String?) {
    let setup = model.setup
    let (plain, failure) = resolved(script, in: setup, calls: .simulated)
    guard failure != nil, setup.place != nil else { return (setup, plain, failure) }
    var start = setup
    start.place = nil
    let fromStart = resolved(script, in: start, calls: .simulated)
    return fromStart.failure == nil
      ? (start, fromStart.script, nil) : (setup, plain, failure)
  }

  /// Resolves named steps to points; if a step fails, returns the input before it, and the message.
  ///
  /// `calls` says where the results of calls come from if the script contains none: an opened
  /// script may have steps that follow a simulated call, while in a recording a call without a
  /// result has not ended.
  private func resolved(
    _ script: Script, in setup: StageSetup, calls: FlowLoads.Source
  ) -> (script: Script, failure: String?) {
    guard script.needsFlow else { return (script, nil) }
    let run = setup.start(measuring: glyphs, blocks: TextBlocks(), calls: calls)
    defer { withExtendedLifetime(run) {} }
    do {
      return (try script.resolved(on: run.session, glyphs: glyphs), nil)
    } catch {
      return (error.played, error.description)
    }
  }

  func screenshot() {
    save(.aPicture) { try files.write(name, ["png"], picture()) }
  }

  /// The stage as a PNG.
  private func picture() throws -> [UInt8] {
    let tree = model.tree(measuring: glyphs)
    return try SnapshotRenderer(glyphs: glyphs).png(of: tree, scale: Self.scale)
  }

  func copyScreenshot() {
    do {
      let isCopied = copyPicture(try picture())
      model.toast.say(
        strings[isCopied ? .pictureCopied : .noPictureClipboard], isProblem: !isCopied)
    } catch {
      model.toast.say(
        strings[.cannotSave.with(strings[.aPicture], problem(error))], isProblem: true)
    }
  }

  func toggleRecording() {
    guard recordingStart == nil else { return _ = endRecording() }
    recordingStart = model.playback.now
    model.toast.say(strings[.recordingStarted.with(Command.record.shortcutText)])
  }

  /// Saves the script and contact sheet; must be called before the recorded flow ends.
  ///
  /// If the script cannot be saved, the recording goes on, so that saving can be tried again.
  ///
  /// - Returns: The text of the toast; `nil` if nothing is being recorded.
  @discardableResult
  func endRecording() -> String? {
    guard let recordingStart else { return nil }
    // After branching off before the start of the recording, the present may be earlier than that
    // start.
    let start = min(recordingStart, model.playback.end)
    let script = recordedScript
    var path: String?
    let text = save(.theRecording) {
      let link = StageLink(toStartOf: model.playback.setup)
      let replay = ScriptWriter.replayComment(
        "\(ProgramName.current) open \(link) --script FILE")
      let lead =
        "The recording begins at \(start.duration(since: .zero).time); what comes before leads there"
      let text = replay + (start > .zero ? ScriptWriter.comment(lead) : "") + script
      let saved = try files.write(name, ["yaml", "png"], Array(text.utf8))
      path = saved
      return saved
    }
    guard let path else { return text }
    self.recordingStart = nil
    do {
      try files.add("png", beside: path, film(of: script, from: start))
      return text
    } catch {
      let text = "\(text); \(strings[.cannotSave.with(strings[.theSheet], problem(error))])"
      model.toast.say(text, isProblem: true)
      return text
    }
  }

  /// Ends the recording because its time line is left; if saving fails, the recording can still be
  /// played on that time line.
  func leaveRecording() -> Bool {
    guard let text = endRecording() else { return false }
    guard recordingStart != nil else { return true }
    recordingStart = nil
    model.toast.say("\(text); \(strings[.staysOnTimeLine])", isProblem: true)
    return true
  }

  /// Goes on with the recording of a run that did not end normally.
  ///
  /// If the flow has crashed, its recording is saved instead, without a contact sheet: playing the
  /// script would end the program again.
  func continueRecording(of record: JournalRecord) {
    guard let start = record.recordingStart else { return }
    guard let script = record.crashedScript else {
      return recordingStart = Instant.zero.advanced(by: start)
    }
    save(.theRecording) {
      try files.write("\(record.link.id)-crash", ["yaml"], Array(script.utf8))
    }
  }

  /// In the stage's time.
  var recordedTime: Duration? {
    recordingStart.map { max(.zero, model.playback.end.duration(since: $0)) }
  }

  /// The script of the input up to the present, even if the past is shown, without the remaining
  /// input of a script that is playing.
  ///
  /// It names elements, so that it also fits a stage of another size.
  private var recordedScript: String {
    let playback = model.playback
    let inputs = playback.log.prefix(playback.reportedCount)
    let script = Script(inputs: Array(inputs), end: playback.end)
    let run = playback.setup.start(measuring: glyphs, blocks: TextBlocks(), calls: .input)
    defer { withExtendedLifetime(run) {} }
    return script.yamlByName(on: run.session, preferences: playback.setup.preferences)
  }

  private func film(of yaml: String, from start: Instant) throws -> [UInt8] {
    let setup = model.playback.setup
    let script = resolved(
      try Script(yaml: yaml, file: "the recording", preferences: setup.preferences), in: setup,
      calls: .input
    ).script
    let length = max(Self.minInterval, script.end.duration(since: start))
    let run = setup.start(measuring: glyphs, blocks: TextBlocks(), calls: .input)
    let film = try ContactSheet(
      script, session: run.session, from: start,
      every: max(Self.minInterval, length / Self.maxFrames), scale: Self.sheetScale)
    let sheet = film.sheet(theme: run.session.theme, measuring: glyphs)
    return try SnapshotRenderer(glyphs: glyphs).png(of: sheet, scale: Self.sheetScale)
  }

  /// The name for saved files: the demo, its place and the instant.
  var name: String {
    let place = model.playback.place.map { "-\($0.step.name)" } ?? ""
    let time = (model.playback.now.seconds(since: .zero) * 1000).fixed(0)
    return "\(model.demo.id)\(place)-\(time)ms"
  }

  /// Returns the text of the toast.
  @discardableResult
  private func save(_ what: Phrase, _ write: () throws -> String) -> String {
    do {
      let path = try write()
      sayIsSaved(path)
      return strings[.saved.with(path)]
    } catch {
      let text = strings[.cannotSave.with(strings[what], problem(error))]
      model.toast.say(text, isProblem: true)
      return text
    }
  }

  func sayIsSaved(_ path: String) {
    lastSaved = path
    model.toast.say(
      strings[.saved.with(path)],
      action: Toast.Action(title: strings[.showInFolder]) { [weak self] in
        self?.showInFolder(path)
      })
  }

  func problem(_ error: any Error) -> String {
    (error as? Failure)?.message ?? SystemError.message(of: error)
  }
}
