internal import Desktop
internal import FlowCore
internal import FlowSDL
internal import FlowUI
internal import SluiceCommandLine

/// The viewer in a window on the desktop.
@MainActor
final class ViewerWindow {
  /// The window's minimum size, with room for the stage and its bars, in window units.
  static let minimum = Size(width: 720, height: 560)

  /// The minimum time between two updates of the panels: just long enough for a person to read
  /// changing numbers; by eye.
  private static let panelInterval = Duration.milliseconds(200)

  private let app: ViewerApp
  private let window: StageWindow
  /// The desktop's preferences.
  private var desktop: DesktopPreferences { didSet { showColourScheme() } }
  private var watch: PreferencesWatch?

  /// Called after each frame.
  var onFrame: () -> Void = {}
  /// Called when the window system has ended; the process ends after that.
  var onDisplayEnd: (@MainActor () -> Void)? {
    get { window.onDisplayEnd }
    set { window.onDisplayEnd = newValue }
  }

  /// Opens the window.
  ///
  /// - Throws: `WindowError` if there is no display, or no window can be opened.
  ///
  /// - Parameter request: The pending request for the desktop's preferences; the initializer waits
  ///   for the reply until the request's time limit.
  init(
    _ app: ViewerApp, glyphs: GlyphLibrary, usesGPU: Bool,
    asking request: consuming PreferencesRequest
  ) throws(WindowError) {
    self.app = app
    window = try WindowOpening.open(
      app.session, glyphs,
      StageWindowOptions(
        title: Self.title(app.model), fit: .following(minimum: Self.minimum), usesGPU: usesGPU))
    desktop = request.preferences()
    window.onFrame = { [weak self, weak app] time in
      CrashRecovery.noteFrame()
      app?.model.frameTimes.add(time.inSeconds)
      self?.onFrame()
    }
    app.model.frameTimes.onTint = { [weak window] in window?.tintsDamage = $0 }
    window.tintsDamage = app.model.frameTimes.tintsDamage
    app.follow(window)
    app.panelInterval = Self.panelInterval
    app.model.onColourScheme = { [weak self] in self?.showColourScheme() }
    showColourScheme()
    app.model.toggleFullScreen = { [weak self] in self?.toggleFullScreen() }
    app.model.closeWindow = { [weak window] in window?.close() }
    app.model.onOpen = { [weak self] in self?.showTitle() }
    follow(request)
  }

  /// Shows the viewer until its window is closed.
  ///
  /// - Throws: `WindowError` if frames cannot be shown in any way.
  func run() throws(WindowError) { try window.run() }

  private static func title(_ model: ViewerModel) -> String {
    "\(model.demo.title) - \(model.catalogue.title)"
  }

  /// The window's size, or the size to which it returns from full screen or maximised, in points.
  var normalSize: Size { window.normalSize }

  /// Follows changes of the desktop's preferences.
  private func follow(_ request: consuming PreferencesRequest) {
    let apply: @MainActor @Sendable (DesktopPreferences) -> Void = { [weak self] wanted in
      self?.desktop = wanted
    }
    watch = PreferencesWatch(request) { [mailbox = window.mailbox] wanted in
      mailbox.post { apply(wanted) }
    }
  }

  /// Applies the chosen colour scheme and the desktop's preferences.
  private func showColourScheme() {
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
