package import FlowCore
package import FlowSDL
package import FlowSnapshot
package import FlowUI
internal import SluiceCommandLine

/// The viewer as a flow of its own, for a window or for tests.
@MainActor
package final class ViewerApp: ViewerWithoutWindow {
  let model: ViewerModel
  package let session: FlowSession
  let screen: ViewerScreen

  let sharing: Sharing

  /// Handles the mouse input that a flow does not receive.
  let mouse: WindowMouse
  let glyphs: GlyphLibrary
  private let navigation: NavigationController

  /// Creates the viewer; `language` is the language of its own texts: `nil` for that of the
  /// environment in a window, and for English without one.
  ///
  /// The stage's language is a preference of the setup.
  init(
    _ catalogue: Catalogue, opening setup: StageSetup, playing script: Script = Script(),
    size: Size = Size(width: 1280, height: 860), language: Language? = nil, glyphs: GlyphLibrary,
    files: SharedFiles = SharedFiles()
  ) {
    let context = FlowContext(preferences: Preferences(language: language))
    model = ViewerModel(
      catalogue, opening: setup, playing: script, context: context, measuring: glyphs)
    self.glyphs = glyphs
    model.difference = StageDifference(glyphs: glyphs)
    model.inspection.contrasts = { [glyphs] in
      SnapshotRenderer(glyphs: glyphs).contrasts(of: $0, measuring: glyphs)
    }
    sharing = Sharing(model, glyphs: glyphs, files: files)
    screen = ViewerScreen(model, sharing: sharing) { [weak model] in
      model?.compare(with: $0, measuring: glyphs)
    }
    navigation = NavigationController(root: screen, context: context)
    session = FlowSession(navigation: navigation, size: size, measuring: glyphs)
    screen.session = session
    session.onPress = { [weak screen, weak session] point in
      screen?.pressed(at: point, in: session?.size ?? .zero)
    }
    mouse = WindowMouse(screen)
    model.willRestart = { [weak sharing] in sharing?.leaveRecording() ?? false }
    model.onLostRun = { [weak sharing] in sharing?.continueRecording(of: $0) }
    model.onRestart = { [weak model] in
      model?.compare(with: model?.comparison?.variant, measuring: glyphs)
    }
    sharing.copy = { [weak session] in session?.onCopy?($0) }
    model.playback.onCopy = sharing.copy
  }

  /// Shows a crash report instead of the stage; `nil` removes the current report.
  func show(_ crash: CrashReport?) {
    model.crash = crash
    crash?.copy.onActivate = { [weak sharing, weak crash] in
      if let crash { sharing?.copy(crash.link.description) }
    }
    crash?.restartControl.onActivate = { [weak model] in model?.restart() }
    crash?.replayControl.onActivate = { [weak model, weak crash] in
      if let crash { model?.replay(crash) }
    }
  }

  /// A full window shows only the stage, with a hint on how to leave full screen.
  package func fillDisplay(_ isFull: Bool) {
    session.setNeedsLayout()
    model.panels.isStageAlone = isFull
    let hint = model.strings[.leavesFullScreen.with(Command.fullScreen.shortcutText)]
    if isFull { model.toast.say(hint) } else { model.toast.hide(hint) }
  }

  /// Cancels the user's press, and shows the present, so that the stored link covers the whole time
  /// line.
  package func prepareForEnd() {
    session.send(.focus(false), at: session.context.clock.now)
    model.seek(to: model.playback.end)
  }

  package func drop(_ path: String) { sharing.open(path) }

  /// Returns whether the viewer has used the input.
  package func handle(_ input: WindowInput) -> Bool {
    guard mouse.handle(input) else { return false }
    session.setNeedsLayout()
    // The mouse may have opened or closed a menu, and so moved the focus.
    session.advance(to: session.context.clock.now)
    return true
  }

  /// Connects the viewer to a window.
  package func follow(_ window: FlowWindow) {
    window.onDrop = { [weak self] path in self?.drop(path) }
    window.onWindowInput = { [weak self] input in self?.handle(input) ?? false }
    screen.readClipboard = { [weak window] in window?.clipboardText }
    window.onPasteRefusal = { [weak model] refusal in
      let phrase = refusal == .isTooLong ? Phrase.pasteTooLong : .nothingToPaste
      model?.toast.say(model?.strings[phrase] ?? "", isProblem: true)
    }
  }

  /// Traps if the catalogue does not contain the demo.
  ///
  /// - Parameter pictures: The folder for pictures and recordings; `nil` for the user's.
  package convenience init(
    _ catalogue: Catalogue, demo id: String, playing script: Script = Script(),
    size: Size = Size(width: 1280, height: 860), language: Language? = nil, glyphs: GlyphLibrary,
    pictures: String? = nil
  ) {
    guard let demo = catalogue.demo(id) else { preconditionFailure("there is no demo '\(id)'") }
    self.init(
      catalogue, opening: StageSetup(demo: demo), playing: script, size: size,
      language: language, glyphs: glyphs,
      files: pictures.map { SharedFiles(folder: $0) } ?? SharedFiles())
  }

  /// The minimum time between updates of the panels while time passes.
  ///
  /// With zero, the default, the panels are updated in each frame.
  package var panelInterval: Duration {
    get { model.panelUpdates.interval }
    set { model.panelUpdates.interval = newValue }
  }

  package var events: TraceLog { model.playback.events }

  package var comparisonTree: LayerTree? { model.comparison?.playback.session.layerTree }

  package var stageTree: LayerTree { model.playback.session.layerTree }
}
