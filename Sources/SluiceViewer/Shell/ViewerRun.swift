internal import Desktop
internal import FlowCore
internal import FlowSDL
internal import FlowSnapshot
internal import FlowUI
internal import Foundation

/// One run of the viewer on a desktop: how it begins, what it keeps, and how it comes back after a trap.
@MainActor
struct ViewerRun {
  private let catalogue: Catalogue
  private let glyphs: GlyphLibrary
  private let usesGPU: Bool
  private let folders: DesktopFolders
  private var settings: ViewerSettings

  init(_ catalogue: Catalogue, glyphs: GlyphLibrary, usesGPU: Bool) {
    self.catalogue = catalogue
    self.glyphs = glyphs
    self.usesGPU = usesGPU
    folders = DesktopFolders(environment: ProcessInfo.processInfo.environment)
    settings = ViewerSettings(folders, warn: Console.say)
  }

  /// The link to where the viewer was when it was closed.
  var lastLink: StageLink? { LastLink(folders, of: catalogue).read() }

  /// What came before a run that goes on after a trap.
  struct Revived {
    /// The journal of what was done.
    let journal: String
    /// The number of the signal.
    let signal: Int32
  }

  /// Shows the viewer until its window is closed.
  ///
  /// - Parameters:
  ///   - setup: What is on the stage.
  ///   - script: What is done by itself, or was.
  ///   - instant: The instant that is shown first, at rest; `nil` to let time pass from the start.
  ///   - revived: What came before, after a trap.
  ///   - whenOpen: Takes the viewer once its window is open.
  mutating func show(
    _ setup: StageSetup, playing script: Script, at instant: Instant?, revived: Revived? = nil,
    whenOpen: (ViewerModel) throws -> Void
  ) throws {
    let request = PreferencesRequest(environment: ProcessInfo.processInfo.environment)
    let trap = revived.flatMap { happened(before: $0, setup.demo) }
    var setup = setup
    if let trap { setup.demo = trap.stopped }
    let app = ViewerApp(
      catalogue, opening: setup, playing: script, size: settings.windowSize, glyphs: glyphs)
    settings.apply(to: app.model)
    app.show(trap)
    if let instant { app.model.show(instant) }
    do {
      let window = try ViewerWindow(app, glyphs: glyphs, usesGPU: usesGPU, asking: request)
      let journal = ViewerJournal(
        app.model.playback, in: folders, keeping: revived?.journal, warn: Console.say)
      if let journal {
        Revival.prepare(arguments: ["open", "--revived", journal.path, "--signal"])
      }
      try whenOpen(app.model)
      try window.run()
      app.letGo()
      settings.keep(app.model, windowSize: window.normalSize)
      if app.model.trap == nil { LastLink(folders, of: catalogue).write(app.sharing.link) }
      journal?.end()
    } catch let error as WindowError {
      throw Failure(error)
    }
  }

  private func happened(before revived: Revived, _ demo: Demo) -> Trap? {
    ViewerJournal.link(at: revived.journal).map { link in
      Trap(
        catalogue.demo(link.id) ?? demo, reason: Revival.name(ofSignal: revived.signal), link: link)
    }
  }
}
