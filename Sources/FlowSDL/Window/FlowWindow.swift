public import FlowCore
public import FlowUI
internal import Glibc
internal import SDLWindow

/// A desktop window that shows a session and passes input to it.
///
/// It runs on the main thread, and sleeps in SDL while nothing moves. Tasks on the main actor run
/// in its loop, between frames, and wake it.
@MainActor
public final class FlowWindow {
  /// Called with the path of each file dropped on the window, after the session has advanced to the
  /// current instant.
  public var onDrop: (@MainActor (String) -> Void)?
  /// Called after each frame with the time that drawing and presenting it took.
  public var onFrame: (@MainActor (Duration) -> Void)?
  /// Called when the window is closed by a person, the desktop or `close`, while it still exists.
  ///
  /// Not called when `run(for:)` returns because its time is over.
  public var onClose: (@MainActor () -> Void)?
  /// Called when the window system ends, as when an X server is shut down; then the process ends
  /// with status 2.
  ///
  /// The window cannot be used any more, and `onClose` is not called.
  package var onDisplayEnd: (@MainActor () -> Void)?
  /// Called with each key that the session has not used, such as Escape at the root of a flow; the
  /// side buttons of a mouse count as the keys `X1` and `X2`.
  ///
  /// A key that writes text into the focused field is used.
  public var onUnusedKey: (@MainActor (KeyPress) -> Void)? {
    get { driver.onUnusedKey }
    set { driver.onUnusedKey = newValue }
  }
  /// Called when Ctrl+V or the middle mouse button cannot paste a text, in addition to `warn`.
  package var onPasteRefusal: (@MainActor (PasteRefusal) -> Void)? {
    get { driver.onPasteRefusal }
    set { driver.onPasteRefusal = newValue }
  }
  /// Called with input in detail; returns whether it has handled the input, which is then sent
  /// nowhere else.
  package var onWindowInput: (@MainActor (WindowInput) -> Bool)? {
    get { driver.onWindowInput }
    set { driver.onWindowInput = newValue }
  }
  /// Whether the window manager may close the window, for example by its close button.
  ///
  /// If it may not, Ctrl+Q is a key like any other. `close`, and signals that end the process,
  /// always close it.
  public var canBeClosed = true
  package let mainThreadQueue: MainThreadQueue

  let window: any SystemWindow
  let driver: SessionDriver
  var session: FlowSession { driver.session }
  /// The minimum size of the session in points; `nil` unless the session follows the window.
  private let minimum: Size?
  private let warn: @MainActor (String) -> Void
  private var extent: WindowExtent
  var isHidden = false
  /// `nil` unless the loop runs.
  private(set) var jobs: MainActorJobs?
  private var hasIcon = false
  private(set) var isClosing = false

  /// Opens a window for a session.
  ///
  /// Texts are in the environment's language, unless the session's preferences choose one. If the
  /// session follows the window and the window's size differs from the session's, the session
  /// is resized immediately.
  ///
  /// - Parameters:
  ///   - session: The session that the window shows.
  ///   - glyphs: The fonts; the session must measure text with the same ones.
  ///   - options: The title and how the session fits the window.
  ///   - warn: Called with one line about each feature that falls back to an alternative.
  /// - Throws: `WindowError` if there is no display, or no window can be opened.
  public convenience init(
    _ session: FlowSession, glyphs: GlyphLibrary, options: FlowWindowOptions,
    warn: @escaping @MainActor (String) -> Void
  ) throws(WindowError) {
    let window = try SDLSystemWindow(
      for: session.size, glyphs: glyphs, options: options, warn: warn)
    session.followEnvironmentLanguage()
    self.init(
      session, in: window, fit: options.fit, contentScale: options.contentScale, warn: warn)
  }

  /// `contentScale` is the number of window units per point of a session that follows the window;
  /// `nil` for the scale that the desktop requests.
  package init(
    _ session: FlowSession, in window: any SystemWindow, fit: FlowWindowOptions.Fit,
    contentScale: Double? = 1, warn: @escaping @MainActor (String) -> Void
  ) {
    self.window = window
    self.warn = warn
    mainThreadQueue = MainThreadQueue(wake: window.wake)
    minimum = if case .following(let minimum) = fit { minimum } else { nil }
    let followsWindow = minimum != nil
    driver = SessionDriver(
      session, in: window, followsWindow: followsWindow,
      contentScale: followsWindow ? contentScale ?? window.desktopScale : 1, warn: warn)
    extent = WindowExtent(window.extent)
    window.onDisplayEnd = { [weak self] in
      warn("the display has ended")
      self?.onDisplayEnd?()
    }
    followWindow(at: .zero)
    remap()
  }

  // MARK: The window on the desktop

  /// The text of the title bar.
  public var title: String {
    get { window.title }
    set { window.title = newValue }
  }

  /// Whether the window fills its display without decorations; if the desktop refuses a change, the
  /// window keeps its state.
  public var isFullScreen: Bool {
    get { window.isFullScreen }
    set {
      guard newValue != isFullScreen else { return }
      if newValue, !window.isMaximised { extent.keepLatest() }
      do {
        try window.setFullScreen(newValue)
      } catch {
        warn("the window cannot \(newValue ? "fill" : "leave") the screen (\(error))")
      }
    }
  }

  /// The size in window units that the window has, or had before it was maximised or made full
  /// screen; for restoring the window at the next start.
  package var normalSize: Size {
    extent.normal(isFilling: window.isMaximised || isFullScreen)
  }

  /// Window units per point; 1 unless the session follows the window.
  package var contentScale: Double { driver.contentScale }

  /// Sets the number of window units per point; `nil` is the scale that the desktop requests.
  ///
  /// Does nothing unless the session follows the window.
  package func setContentScale(_ scale: Double?) {
    guard let minimum else { return }
    driver.contentScale = scale ?? window.desktopScale
    window.setMinimumSize(minimum.scaled(by: contentScale))
    followWindow(at: session.context.clock.now)
    remap()
    driver.isStale = true
  }

  /// The clipboard's text; `nil` if there is none, or if it is too long to be pasted.
  package var clipboardText: String? {
    window.clipboard.flatMap {
      $0.isEmpty || $0.utf8.count > PasteRefusal.longest ? nil : $0
    }
  }

  /// Returns whether the window system took the picture.
  package func copyPicture(_ png: [UInt8]) -> Bool { window.copyPicture(png) }

  /// Whether the redrawn areas of each frame are coloured until the next frame.
  package var tintsDamage: Bool {
    get { window.display.tintsDamage }
    set {
      guard newValue != tintsDamage else { return }
      window.display.tintsDamage = newValue
      driver.isStale = true
    }
  }

  func followWindow(at instant: Instant) {
    extent.update(window.extent, isFilling: window.isMaximised || isFullScreen)
    driver.followWindow(at: instant)
  }

  func remap() {
    if driver.remap() { window.display.forget() }
  }

  /// Closes the window before the next frame, so that `run` returns.
  public func close() { isClosing = true }

  // MARK: Running

  /// Shows the session until the window is closed.
  ///
  /// - Throws: `WindowError` if frames cannot be shown in any way.
  public func run() throws(WindowError) {
    try run(until: nil)
  }

  /// Shows the session for a duration, or until the window is closed.
  ///
  /// - Throws: `WindowError` if frames cannot be shown in any way.
  public func run(for time: Duration) throws(WindowError) {
    try run(until: window.time + time)
  }

  private func run(until end: Duration?) throws(WindowError) {
    jobs = MainActorJobs(wake: window.wake)
    session.makeCalls { [unowned self] in driver.pacing.instant(at: window.time) }
    defer {
      jobs?.end()
      jobs = nil
      session.stopMakingCalls()
    }
    while !isClosing, end.map({ window.time < $0 }) ?? true {
      takeInput(until: end)
      if window.isAskedToEnd { close() }
      guard !isClosing else { break }
      if !needsFrame {
        driver.followInput()
      } else if driver.pacing.isFrameDue(at: window.time) {
        try show(at: driver.pacing.instant(at: window.time))
      }
      showIcon()
    }
    if isClosing { onClose?() }
  }

  /// Handles pending input and shows the frame of an instant without waiting for that instant; for
  /// measuring frames.
  ///
  /// - Throws: `WindowError` if frames cannot be shown in any way.
  public func step(to instant: Instant) throws(WindowError) {
    let event = window.nextEvent()
    handleAll(from: event, at: instant)
    if event != nil { driver.hasNewInput = true }
    try show(at: instant)
  }

  var needsFrame: Bool { !isHidden && driver.needsFrame }

  private func show(at instant: Instant) throws(WindowError) {
    driver.advance(to: instant)
    driver.pacing.schedule(refreshRate: window.refreshRate, at: window.time)
    remap()
    driver.isStale = false
    let start = ContinuousClock.now
    try window.display.show(
      session.layerTree, on: driver.mapping, backdrop: session.theme.backdrop)
    onFrame?(start.duration(to: .now))
    driver.followInput()
  }

  /// Called after the first frame, so as not to delay it.
  private func showIcon() {
    guard !hasIcon else { return }
    hasIcon = true
    window.showIcon()
  }
}

/// The error thrown when a window cannot be opened or frames cannot be shown.
public struct WindowError: Error, CustomStringConvertible {
  /// The problem and what was expected, in one line.
  public let description: String
  /// Whether there is no display to open a window on.
  package let isWithoutDisplay: Bool

  init(description: String, isWithoutDisplay: Bool = false) {
    (self.description, self.isWithoutDisplay) = (description, isWithoutDisplay)
  }
}

extension FlowSession {
  fileprivate func followEnvironmentLanguage() {
    guard preferences.language == nil else { return }
    let names = ["LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE"]
    let values = names.compactMap { name in getenv(name).map { (name, String(cString: $0)) } }
    let language = Language(environment: Dictionary(uniqueKeysWithValues: values))
    if language != .english { context.preferences.language = language }
  }
}

/// Remembers a window's size before it was maximised or made full screen.
private struct WindowExtent {
  private var latest: Size
  private var normal: Size
  /// Whether the window was known to be maximised or full screen when it got its latest size.
  private var latestFills = false

  init(_ size: Size) { (latest, normal) = (size, size) }

  /// Records a size, which counts as normal only when the next one arrives.
  ///
  /// A window manager reports a new size before it reports the reason, such as maximising.
  ///
  /// `isFilling` is whether the window is known to be maximised or full screen.
  mutating func update(_ size: Size, isFilling: Bool) {
    guard size != latest else { return }
    // A window that is restored leaves a size that was not its normal one.
    if !isFilling, !latestFills { normal = latest }
    (latest, latestFills) = (size, isFilling)
  }

  /// Called before the program itself makes the window fill the screen.
  mutating func keepLatest() { normal = latest }

  func normal(isFilling: Bool) -> Size { isFilling ? normal : latest }
}
