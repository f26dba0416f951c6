internal import Desktop
internal import FlowCore
internal import FlowSDL
internal import FlowSnapshot
internal import FlowUI
internal import FoundationEssentials
internal import ImageFiles

/// Hands on what is on the stage: as a picture, a recording, or a link; and takes what others hand
/// on.
final class Sharing {
  /// Device pixels a point of pictures: a telephone's, so that they can be looked at closely.
  private static let scale = 2.0
  /// How many pictures a film has at most, and pixels a point of each, so that each can be seen and
  /// the sheet be looked at as a whole; by eye.
  private static let pictures = 24
  private static let filmScale = 0.5
  /// The least time between two pictures of a film, three frames of a display.
  private static let least = Duration.milliseconds(50)

  /// Where a recording began, if one goes on.
  private(set) var recordingStart: Instant?
  /// Puts words on the clipboard.
  var copy: (String) -> Void = { _ in }

  private let model: ViewerModel
  private let glyphs: GlyphLibrary
  private let files: SharedFiles

  init(_ model: ViewerModel, glyphs: GlyphLibrary, files: SharedFiles = SharedFiles()) {
    self.model = model
    self.glyphs = glyphs
    self.files = files
  }

  /// The link to the instant that is shown.
  var link: StageLink { StageLink(to: model.playback) }

  /// Puts the link to the instant that is shown on the clipboard.
  func copyLink() {
    copy(link.description)
    model.notice.say("Link copied. Open it with: sluice open LINK")
  }

  /// Puts a text on the clipboard, and says so.
  func copy(_ text: String, _ title: String) {
    copy(text)
    model.notice.say("\(title) copied")
  }

  /// Opens a file that was dropped on the window: a script is played, a picture lies over the
  /// stage.
  func open(_ path: String) {
    let name = URL(fileURLWithPath: path).lastPathComponent
    guard let bytes = FileManager.default.contents(atPath: path) else {
      return model.notice.say("\(name) cannot be read", isProblem: true)
    }
    if let bitmap = try? Bitmap(png: [UInt8](bytes)) {
      model.overlay = StageOverlay(bitmap, title: name)
      return model.notice.say("\(name) lies over the stage. Ctrl+Shift+O takes it away.")
    }
    do {
      let text = String(decoding: bytes, as: UTF8.self)
      let script = try Script(
        yaml: text, file: name, preferences: model.playback.setup.preferences)
      model.restart(playing: script)
      model.time.isPaused = false
      model.notice.say("Playing \(name)")
    } catch {
      model.notice.say("\(error): expected a script, or a picture in PNG", isProblem: true)
    }
  }

  /// Writes the stage as a picture.
  func screenshot() {
    save("a picture") {
      let tree = model.tree(measuring: glyphs)
      let picture = try SnapshotRenderer(glyphs: glyphs).png(of: tree, scale: Self.scale)
      return try files.write(name, [("png", picture)])
    }
  }

  /// Begins a recording; or ends it, and writes its script and a film of it.
  func toggleRecording() {
    guard let start = recordingStart else {
      recordingStart = model.playback.now
      model.notice.say("Recording. Ctrl+R ends it.")
      return
    }
    recordingStart = nil
    save("the recording") {
      let script = ScriptWriter.heading + (model.playback.script ?? "")
      let replay = "Replay with: sluice open \(linkWithoutScript) --script FILE"
      let lead =
        "The recording begins at \(start.duration(since: .zero).time); what comes before leads there"
      let comments = start > .zero ? [replay, lead] : [replay]
      let text = comments.map(ScriptWriter.comment).joined() + script
      return try files.write(
        name, [("yaml", Array(text.utf8)), ("png", try film(of: script, from: start))])
    }
  }

  /// How much of the stage's time has been recorded; `nil` where nothing is.
  var recordedTime: Duration? {
    recordingStart.map { max(.zero, model.playback.end.duration(since: $0)) }
  }

  /// Gives up a recording: what it began with is gone.
  func forgetRecording() { recordingStart = nil }

  /// What of the link a script does not say.
  private var linkWithoutScript: StageLink {
    var link = link
    link.moment?.time = .zero
    link.moment?.words.removeAll { $0.name == "script" }
    return link
  }

  private func film(of script: String, from start: Instant) throws -> [UInt8] {
    let setup = model.playback.setup
    let script = try Script(
      yaml: script, file: "the recording", preferences: setup.preferences)
    let length = max(Self.least, script.end.duration(since: start))
    let run = setup.start(measuring: glyphs, blocks: TextBlocks())
    let film = try FlowSnapshot.Film(
      script, session: run.session, from: start,
      every: max(Self.least, length / Self.pictures), scale: Self.filmScale)
    let sheet = film.sheet(theme: run.session.theme, measuring: glyphs)
    return try SnapshotRenderer(glyphs: glyphs).png(of: sheet, scale: Self.filmScale)
  }

  /// What files are called: the demo, where it is in it, and the instant.
  private var name: String {
    let place = model.playback.place.map { "-\($0.step.name)" } ?? ""
    let time = (model.playback.now.seconds(since: .zero) * 1000).fixed(0)
    return "\(model.demo.id)\(place)-\(time)ms"
  }

  private func save(_ what: String, _ write: () throws -> String) {
    do {
      model.notice.say("Saved \(try write())")
    } catch let failure as Failure {
      model.notice.say("Cannot save \(what): \(failure.message)", isProblem: true)
    } catch {
      model.notice.say("Cannot save \(what): \(SystemError.words(of: error))", isProblem: true)
    }
  }
}
