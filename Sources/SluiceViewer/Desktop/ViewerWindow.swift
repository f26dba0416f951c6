internal import Desktop
internal import FlowCore
internal import FlowSDL
internal import FlowUI
internal import FoundationEssentials
internal import SluiceCommandLine

/// The viewer's window on a desktop, which connects the viewer to the desktop.
@MainActor
final class ViewerWindow {
  /// The window's minimum size in points, with room for the stage and its bars.
  static let minimum = Size(width: 720, height: 560)

  /// The minimum time between two updates of the panels: just long enough for a person to read
  /// changing numbers; by eye.
  private static let panelInterval = Duration.milliseconds(200)

  private let app: ViewerApp
  private let window: FlowWindow
  private var desktop: DesktopPreferences { didSet { updatePreferences() } }
  private var watch: PreferencesWatch?

  var onFrame: () -> Void = {}
  /// Called when the window system has ended; the process ends after that.
  var onDisplayEnd: (@MainActor () -> Void)? {
    get { window.onDisplayEnd }
    set { window.onDisplayEnd = newValue }
  }

  /// Opens the window, and connects the viewer to it; waits for the reply to `request` until its
  /// time limit.
  init(
    _ app: ViewerApp, glyphs: GlyphLibrary, usesGPU: Bool,
    asking request: consuming PreferencesRequest
  ) throws(WindowError) {
    self.app = app
    var options = FlowWindowOptions(
      title: Self.title(app.model), fit: .following(minimum: Self.minimum), usesGPU: usesGPU)
    options.follow(app.model.catalogue)
    options.contentScale = app.model.windowScale.factor
    window = try WindowOpening.open(app.session, glyphs, options)
    desktop = request.preferences()
    connectWindow()
    connectDesktop()
    follow(request)
  }

  private func connectWindow() {
    window.onFrame = { [weak self, weak app] time in
      CrashRecovery.noteFrame()
      app?.model.frameTimes.add(time.inSeconds)
      self?.onFrame()
    }
    app.model.frameTimes.onTint = { [weak window] in window?.tintsDamage = $0 }
    window.tintsDamage = app.model.frameTimes.tintsDamage
    app.follow(window)
    app.panelInterval = Self.panelInterval
    app.model.onColourScheme = { [weak self] in self?.updatePreferences() }
    updatePreferences()
    app.model.toggleFullScreen = { [weak self] in self?.toggleFullScreen() }
    app.model.onWindowScale = { [weak window, weak app] in
      window?.setContentScale(app?.model.windowScale.factor)
    }
    app.model.closeWindow = { [weak window] in window?.close() }
    app.model.onOpen = { [weak self] in self?.showTitle() }
  }

  private func connectDesktop() {
    let environment = ProcessInfo.processInfo.environment
    app.sharing.copyPicture = { [weak window] png in
      (window?.copyPicture(png) ?? false) || WaylandClipboard.copyPicture(png)
    }
    app.sharing.showInFolder = { [mainThreadQueue = window.mainThreadQueue, weak app] path in
      let sayFailed: @MainActor @Sendable () -> Void = { [weak app] in
        guard let model = app?.model else { return }
        model.toast.say(model.strings[.noFileManager.with(path)], isProblem: true)
      }
      FileManagerWindow.show(path, environment: environment) { mainThreadQueue.post(sayFailed) }
    }
    app.screen.showFileDialog = { [mainThreadQueue = window.mainThreadQueue, weak app] hear in
      guard let app else { return }
      FileDialog.open(app.model.strings[.openHelp], environment: environment) { answer in
        mainThreadQueue.post { hear(answer) }
      }
    }
  }

  func run() throws(WindowError) { try window.run() }

  private static func title(_ model: ViewerModel) -> String {
    "\(model.demo.title) - \(model.catalogue.title)"
  }

  /// The window's size in points; while it is maximised or full-screen, the size to which it
  /// returns.
  var normalSize: Size {
    let (size, scale) = (window.normalSize, window.contentScale)
    return Size(width: size.width / scale, height: size.height / scale)
  }

  private func follow(_ request: consuming PreferencesRequest) {
    let apply: @MainActor @Sendable (DesktopPreferences) -> Void = { [weak self] wanted in
      self?.desktop = wanted
    }
    watch = PreferencesWatch(request) { [mainThreadQueue = window.mainThreadQueue] wanted in
      mainThreadQueue.post { apply(wanted) }
    }
  }

  /// Gives the viewer the desktop's preferences, with the colour scheme that the user has chosen.
  private func updatePreferences() {
    let isDesktopDark = desktop.colourScheme == .dark
    app.session.context.preferences = Preferences(
      isDark: app.model.colourScheme.isDark(onDarkDesktop: isDesktopDark),
      hasHighContrast: desktop.hasHighContrast, reducesMotion: desktop.reducesMotion,
      language: app.session.preferences.language)
  }

  private func showTitle() { window.title = Self.title(app.model) }

  private func toggleFullScreen() {
    window.isFullScreen.toggle()
    app.fillDisplay(window.isFullScreen)
  }
}
