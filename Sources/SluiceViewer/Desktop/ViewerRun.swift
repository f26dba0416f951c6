internal import Desktop
internal import FlowCore
internal import FlowSDL
internal import FlowSnapshot
internal import FlowUI
internal import FoundationEssentials
internal import SluiceCommandLine

/// One run of the viewer on a desktop: how it starts, what it stores, and how it recovers from a
/// crash.
@MainActor
struct ViewerRun {
  private let catalogue: Catalogue
  private let glyphs: GlyphLibrary
  private let usesGPU: Bool
  /// The language of the viewer's own texts.
  private let language: Language?
  private let folders: DesktopFolders
  private var settings: ViewerSettings

  init(_ catalogue: Catalogue, glyphs: GlyphLibrary, usesGPU: Bool, language: Language?) {
    self.language = language
    self.catalogue = catalogue
    self.glyphs = glyphs
    self.usesGPU = usesGPU
    folders = DesktopFolders(environment: ProcessInfo.processInfo.environment)
    settings = ViewerSettings(folders, warn: Console.say)
  }

  /// The link to where the viewer was when it was last closed.
  var lastLink: StageLink? { LastLink(folders, of: catalogue).read() }

  /// The record of the newest run that did not end normally and can be shown; `nil` if there is
  /// none.
  ///
  /// This removes the journals of all such runs.
  func claimLostRun() -> JournalRecord? {
    SessionJournal.claimOrphans(in: folders.state, named: JournalRecord.name(catalogue))
      .compactMap(JournalRecord.init).first { record in
        catalogue.demo(record.link.id) != nil && LastLink.canStore(record.link)
          && (try? (record.link.setting(), record.link.place())) != nil
      }
  }

  /// Shows the viewer until its window is closed.
  ///
  /// - Parameters:
  ///   - setup: The stage's setup.
  ///   - script: Input that is played as time passes, such as that of an earlier run.
  ///   - instant: The instant to show first, paused; `nil` to let time pass from the start.
  ///   - lost: The record of the previous run, if it did not end normally.
  ///   - whenOpen: Called with the viewer once its window is open.
  mutating func show(
    _ setup: StageSetup, playing script: Script, at instant: Instant?,
    after lost: JournalRecord? = nil,
    whenOpen: (ViewerModel) throws -> Void
  ) throws {
    let request = PreferencesRequest(environment: ProcessInfo.processInfo.environment)
    let crash = lost.flatMap { crashReport(in: $0, of: setup.demo) }
    var setup = setup
    if let crash { setup.demo = crash.stopped }
    let app = ViewerApp(
      catalogue, opening: setup, playing: script, size: settings.windowSize,
      language: language, glyphs: glyphs)
    settings.apply(to: app.model)
    app.show(crash)
    if let instant { app.model.show(instant) }
    if lost != nil { app.model.closeStage() }
    do {
      let window = try window(of: app, asking: request, after: lost)
      let journal = ViewerJournal(
        app.model, in: folders, after: crash == nil ? nil : lost, warn: Console.say)
      journal?.prepareCrashRecovery()
      try whenOpen(app.model)
      try window.run()
      app.loseFocus()
      if let saved = app.sharing.endRecording() { Console.say(saved) }
      settings.store(app.model, windowSize: window.normalSize)
      storePlace(app)
      journal?.end()
    } catch let error as WindowError {
      throw Failure(error)
    }
  }

  /// Opens the window; if that fails, the lost run's record is stored again.
  private func window(
    of app: ViewerApp, asking request: consuming PreferencesRequest, after lost: JournalRecord?
  ) throws(WindowError) -> ViewerWindow {
    do {
      return try ViewerWindow(app, glyphs: glyphs, usesGPU: usesGPU, asking: request)
    } catch {
      if let lost {
        SessionJournal(in: folders.state, named: JournalRecord.name(catalogue), warn: Console.say)?
          .write(lost.description)
      }
      throw error
    }
  }

  /// Stores a link to where the viewer was closed, and discards the journals of lost runs, so that
  /// the next run starts from this link.
  private func storePlace(_ app: ViewerApp) {
    guard app.model.crash == nil else { return }
    LastLink(folders, of: catalogue).write(app.model.unfinishedReplay ?? app.sharing.link)
    _ = SessionJournal.claimOrphans(in: folders.state, named: JournalRecord.name(catalogue))
  }

  private func crashReport(in lost: JournalRecord, of demo: Demo) -> CrashReport? {
    lost.signal.map { signal in
      CrashReport(
        catalogue.demo(lost.link.id) ?? demo, reason: CrashRecovery.name(ofSignal: signal),
        link: lost.link)
    }
  }
}
