internal import Desktop
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
  /// The scale of screenshots in device pixels per point: that of a phone, so that details are
  /// visible.
  private static let scale = 2.0
  /// The maximum number of frames in a recording's contact sheet, and their scale in pixels per
  /// point: large enough to see each frame, small enough to view the whole sheet; by eye.
  private static let maxFrames = 24
  private static let filmScale = 0.5
  /// The size in bytes at which a dropped file is too large to be read; by eye: no picture of a
  /// stage is that large.
  private static let largestFile = 256 << 20
  /// The minimum time between two frames of the contact sheet: three frames of a 60 Hz display.
  private static let minInterval = Duration.milliseconds(50)

  /// The instant at which the current recording began; `nil` if there is none.
  private(set) var recordingStart: Instant?
  /// Called once a script was opened, all of whose steps can be played.
  var onScript: () -> Void = {}
  /// Copies text to the clipboard.
  var copy: (String) -> Void = { _ in }

  /// Copies a PNG picture to the clipboard; returns whether that succeeded.
  var copyPicture: ([UInt8]) -> Bool = { _ in false }
  /// Shows a file in its folder.
  var showInFolder: (String) -> Void = { _ in }
  /// The path of the file or folder that was saved last.
  private(set) var lastSaved: String?

  let model: ViewerModel
  var strings: FlowStrings { model.strings }
  let glyphs: GlyphLibrary
  let files: SharedFiles
  /// The film that is being made; `nil` if none is.
  var film: FilmMaker?

  init(_ model: ViewerModel, glyphs: GlyphLibrary, files: SharedFiles = SharedFiles()) {
    self.model = model
    self.glyphs = glyphs
    self.files = files
  }

  /// The link to the instant that is shown.
  var link: StageLink { StageLink(to: model.playback) }

  /// Copies the link to the instant that is shown to the clipboard.
  func copyLink() {
    copy(link.description)
    model.toast.say(strings[.linkCopied])
  }

  /// Copies a text to the clipboard and shows a toast.
  func copy(_ text: String, _ title: Phrase) {
    copy(text)
    model.toast.say(strings[.copied.with(strings[title])])
  }

  /// Opens a file dropped on the window: plays a script, lays a picture over the stage, or follows
  /// a link.
  func open(_ path: String) {
    let name = URL(fileURLWithPath: path).lastPathComponent
    guard let bytes = (try? WholeFile.read(path, limit: Self.largestFile)).flatMap(\.self) else {
      return model.toast.say(
        strings[.cannotRead.with(name)], isProblem: true)
    }
    if let bitmap = try? Bitmap(png: [UInt8](bytes)) {
      model.overlay = StageOverlay(bitmap, title: name)
      return model.toast.say(
        strings[.overlaid.with(name, Command.removeOverlay.shortcutText)])
    }
    if let link = Self.link(in: bytes) { return model.open(link) }
    do {
      let text = String(decoding: bytes, as: UTF8.self)
      let whole = TornScript(recording: text, preferences: model.playback.setup.preferences)
      let script = try Script(
        yaml: whole.yaml, file: name, preferences: model.playback.setup.preferences)
      let (plain, failure) = resolved(script)
      model.restart(playing: plain, because: .aScript.with(name))
      model.time.isPaused = false
      if let failure { return model.toast.say(failure, isProblem: true) }
      onScript()
      model.toast.say(
        whole.missing > 0
          ? strings[.playingTorn.with(name, "\(whole.missing)")] : strings[.playing.with(name)])
    } catch {
      model.toast.say(
        strings[.neitherScriptNorPicture.with("\(error)")],
        isProblem: true)
    }
  }

  /// The link that a text consists of; `nil` for any other text.
  private static func link(in bytes: [UInt8]) -> StageLink? {
    let text = String(decoding: bytes.prefix(1 << 16), as: UTF8.self)
    let lines = text.split(whereSeparator: \.isNewline)
    guard bytes.count < 1 << 16, lines.count == 1, !lines[0].contains(": ") else { return nil }
    let link = StageLink(lines[0].filter { !$0.isWhitespace })
    return link.moment == nil ? nil : link
  }

  /// The script with named steps resolved to points; if a step fails, the input played before it,
  /// and the message of the failure.
  private func resolved(_ script: Script) -> (Script, failure: String?) {
    guard script.needsFlow else { return (script, nil) }
    let run = model.playback.setup.start(measuring: glyphs, blocks: TextBlocks(), calls: .input)
    defer { withExtendedLifetime(run) {} }
    do {
      return (try script.resolved(on: run.session, glyphs: glyphs), nil)
    } catch {
      return (error.played, error.description)
    }
  }

  /// Saves a picture of the stage.
  func screenshot() {
    save(.aPicture) {
      let tree = model.tree(measuring: glyphs)
      let picture = try SnapshotRenderer(glyphs: glyphs).png(of: tree, scale: Self.scale)
      return try files.write(name, ["png"], picture)
    }
  }

  /// Copies a picture of the stage to the clipboard.
  func copyScreenshot() {
    do {
      let tree = model.tree(measuring: glyphs)
      let picture = try SnapshotRenderer(glyphs: glyphs).png(of: tree, scale: Self.scale)
      let isCopied = copyPicture(picture)
      model.toast.say(
        strings[isCopied ? .pictureCopied : .noPictureClipboard], isProblem: !isCopied)
    } catch {
      model.toast.say(
        strings[.cannotSave.with(strings[.aPicture], problem(error))], isProblem: true)
    }
  }

  /// Starts a recording, or ends the current one.
  func toggleRecording() {
    guard recordingStart == nil else { return _ = endRecording() }
    recordingStart = model.playback.now
    model.toast.say(strings[.recordingStarted.with(Command.record.shortcutText)])
  }

  /// Ends the current recording, and saves its script and contact sheet; must be called before the
  /// recorded flow ends.
  ///
  /// If the script cannot be saved, the recording goes on, so that saving can be tried again.
  ///
  /// - Returns: The text that a toast shows, too: where the files are, or why they could not be
  ///   saved; `nil` if nothing is being recorded.
  @discardableResult
  func endRecording() -> String? {
    guard let recordingStart else { return nil }
    // After branching off before the start of the recording, the present may be earlier than that
    // start.
    let start = min(recordingStart, model.playback.end)
    let script = recordedScript
    var path: String?
    let text = save(.theRecording) {
      let replay = "Replay with: \(ProgramName.current) open \(linkWithoutScript) --script FILE"
      let lead =
        "The recording begins at \(start.duration(since: .zero).time); what comes before leads there"
      let comments = start > .zero ? [replay, lead] : [replay]
      let text = comments.map(ScriptWriter.comment).joined() + script
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

  /// The length of the current recording in the stage's time; `nil` if there is none.
  var recordedTime: Duration? {
    recordingStart.map { max(.zero, model.playback.end.duration(since: $0)) }
  }

  /// The link without the instant and the script.
  private var linkWithoutScript: StageLink {
    var link = link
    link.moment?.time = .zero
    link.moment?.assignments.removeAll { $0.name == "script" }
    return link
  }

  /// The input up to the instant that is shown, as a script that names the elements.
  private var recordedScript: String {
    let playback = model.playback
    let inputs = playback.log.prefix(playback.playedCount)
    let script = Script(inputs: Array(inputs), end: playback.now)
    let run = playback.setup.start(measuring: glyphs, blocks: TextBlocks(), calls: .input)
    defer { withExtendedLifetime(run) {} }
    return script.yamlByName(on: run.session, preferences: playback.setup.preferences)
  }

  private func film(of yaml: String, from start: Instant) throws -> [UInt8] {
    let setup = model.playback.setup
    let script = resolved(
      try Script(yaml: yaml, file: "the recording", preferences: setup.preferences)
    ).0
    let length = max(Self.minInterval, script.end.duration(since: start))
    let run = setup.start(measuring: glyphs, blocks: TextBlocks(), calls: .input)
    let film = try ContactSheet(
      script, session: run.session, from: start,
      every: max(Self.minInterval, length / Self.maxFrames), scale: Self.filmScale)
    let sheet = film.sheet(theme: run.session.theme, measuring: glyphs)
    return try SnapshotRenderer(glyphs: glyphs).png(of: sheet, scale: Self.filmScale)
  }

  /// The name of saved files: the demo, its place, and the instant in milliseconds.
  var name: String {
    let place = model.playback.place.map { "-\($0.step.name)" } ?? ""
    let time = (model.playback.now.seconds(since: .zero) * 1000).fixed(0)
    return "\(model.demo.id)\(place)-\(time)ms"
  }

  /// Writes files, and shows a toast that says where they are, or why they could not be written;
  /// returns the text of the toast.
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

  /// Shows a toast that says where something was saved, with a button that shows it in its folder.
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
