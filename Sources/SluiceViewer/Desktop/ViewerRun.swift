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
  let folders: DesktopFolders
  let notices = Notices()
  private let settings: ViewerSettings

  init(_ catalogue: Catalogue, glyphs: GlyphLibrary, usesGPU: Bool, language: Language?) {
    self.language = language
    self.catalogue = catalogue
    self.glyphs = glyphs
    self.usesGPU = usesGPU
    folders = DesktopFolders(environment: ProcessInfo.processInfo.environment)
    for folder in [folders.settings, folders.state] {
      if let folder { ReplacementFile.removeLeftovers(in: folder) }
    }
    settings = ViewerSettings(folders) { [notices] line in
      notices.say(line, showing: .settingsProblem.with(line))
    }
  }

  func resumption(check: (StageLink) throws -> Void) -> Resumption {
    Resumption(catalogue, in: folders, notices: notices, check: check)
  }

  /// Shows the viewer until its window is closed; at first, it shows `instant`, paused.
  ///
  /// If `instant` is `nil`, time passes from the start. `isKept` means that an earlier run stored
  /// the setup, which is given up if replaying it takes too long.
  func show(
    _ setup: StageSetup, playing script: Script, at instant: Instant?, isKept: Bool,
    after lost: LostRun? = nil,
    whenOpen: (ViewerModel) throws -> Void, whenClosed: @escaping (ViewerModel) throws -> Void
  ) throws {
    let request = PreferencesRequest(environment: ProcessInfo.processInfo.environment)
    let crash = lost.flatMap { crashReport(in: $0.record, of: setup.demo) }
    var setup = setup
    if let crash { setup.demo = crash.stopped }
    let app = ViewerApp(
      catalogue, opening: setup, playing: script, size: settings.windowSize,
      language: language, glyphs: glyphs)
    if let missing = Diagnosis.missingIcons {
      app.session.lacksIcons = true
      notices.say(missing, showing: .iconsMissing)
    }
    settings.apply(to: app.model)
    if let lost { app.model.restore(lost.record) }
    app.show(crash)
    var lost = lost
    if let instant, !replay(to: instant, in: app, isKept: isKept) {
      forget(lost, replacing: app)
      lost = nil
    }
    if let lost {
      app.model.closeStage()
      app.sharing.continueRecording(of: lost.record)
    }
    do {
      let window = try ViewerWindow(app, glyphs: glyphs, usesGPU: usesGPU, asking: request)
      let journal = journal(of: app, after: crash == nil ? nil : lost?.record)
      journal?.prepareCrashRecovery()
      if let journal, journal.isWritten {
        lost?.discard(notices)
        // Another viewer may use the name of the journal from now on.
        lost = nil
      }
      let keeper = SettingsKeeper(
        settings, of: app.model, on: app.session.context.clock,
        windowSize: { [unowned window] in window.normalSize })
      window.onFrame = { [weak keeper] in keeper?.check() }
      let lostRuns = LostRuns(app, in: folders, notices: notices) {
        journal?.isWritten ?? false
      }
      try whenOpen(app.model)
      notices.show(in: app.model)
      window.onDisplayEnd = {
        // The journal stays, so that the next start continues here.
        keeper.store()
        endRecording(of: app, journal)
        app.prepareForEnd()
        do {
          try whenClosed(app.model)
        } catch {
          Console.say((error as? Failure)?.message ?? "\(error)")
        }
      }
      try window.run()
      app.prepareForEnd()
      let goesOn = endRecording(of: app, journal)
      keeper.store()
      let isStored = storePlace(app)
      try whenClosed(app.model)
      // Until the place is stored, the journals are the only record.
      if isStored {
        lost?.discard(notices)
        lostRuns.end()
      }
      if !goesOn, isStored || app.model.crash != nil { journal?.end() }
    } catch let error as WindowError {
      throw Failure(error)
    }
  }

  /// Plays up to an instant; returns false if a stored run takes too long to reach it.
  private func replay(to instant: Instant, in app: ViewerApp, isKept: Bool) -> Bool {
    guard !isKept else { return app.model.replay(upTo: instant) }
    app.model.show(instant)
    return true
  }

  private func forget(_ lost: LostRun?, replacing app: ViewerApp) {
    if let path = lost?.journal.path ?? LastLink(folders, of: catalogue).path {
      Resumption.setAside(path, because: Failure.tooLongToPlay, notices)
    }
    app.model.restart(StageSetup(demo: app.model.demo))
  }

  private func journal(of app: ViewerApp, after record: JournalRecord?) -> ViewerJournal? {
    ViewerJournal(
      of: app, in: folders, after: record,
      cannotCreate: { [notices] in notices.say($0, showing: .unprotected.with($0)) },
      warn: { [notices] error in
        notices.say(
          "this session is not protected against a crash: \(error)",
          showing: .unprotected.with("\(error)"))
      })
  }

  /// Ends a recording, and says on standard error what became of it.
  ///
  /// - Returns: Whether it cannot be saved and, as after a kill, goes on at the next start.
  @discardableResult
  private func endRecording(of app: ViewerApp, _ journal: ViewerJournal?) -> Bool {
    let saved = app.sharing.endRecording()
    let goesOn = app.sharing.recordingStart != nil && journal?.isWritten ?? false
    if let saved { Console.say(goesOn ? "\(saved); it goes on at the next start" : saved) }
    return goesOn
  }

  private func storePlace(_ app: ViewerApp) -> Bool {
    guard app.model.crash == nil else { return false }
    return LastLink(folders, of: catalogue).write(app.model.unfinishedReplay ?? app.sharing.link)
  }

  private func crashReport(in lost: JournalRecord, of demo: Demo) -> CrashReport? {
    lost.signal.map { signal in
      CrashReport(
        catalogue.demo(lost.link.id) ?? demo, reason: CrashRecovery.name(ofSignal: signal),
        link: lost.link)
    }
  }
}
