public import FlowCore
public import FlowUI
internal import SDL
internal import SluiceAssets

/// A desktop window that shows a session's stage, and passes on what a person does.
///
/// It runs on the process's main thread, and sleeps in SDL as long as nothing moves.
@MainActor
public final class StageWindow {
  /// Hears the path of each file that is dropped on the window, after the session's time has come
  /// up to then.
  public var onDrop: ((String) -> Void)?
  /// Hears of each frame that was drawn and shown, and how long that took.
  public var onFrame: ((Duration) -> Void)?
  /// Hears that the window is closed, by a person, by the desktop or by `close`, while it is still
  /// there.
  ///
  /// It does not hear that the time of `run(for:)` is over.
  public var onClose: (() -> Void)?
  /// Whether the window manager may close the window, as by its close button.
  ///
  /// Ctrl+Q, `close`, and signals that end the process always do.
  public var canBeClosed = true
  /// Takes what other threads want done on the window's.
  public let mailbox = MainThreadQueue()

  let shared: SharedWindow
  let session: FlowSession
  let painter: StagePainter
  /// Whether the stage has the window's size, and not the window a scaled stage.
  let followsWindow: Bool
  private let warn: (String) -> Void
  var pacing = FramePacing()
  var mapping: StageMapping
  var input: StageInput
  var textInput = WindowTextInput()
  /// Whether the event before was a key that has led to a field: it is no text in that field.
  var hasLedToField = false
  var cursor = WindowCursor()
  var extent: WindowExtent
  var hasFocus = true
  private var hasIcon = false
  /// Whether something has happened that may have changed the picture.
  var isStale = true
  private(set) var isClosing = false

  /// Opens a window for a session.
  ///
  /// Where the stage follows the window and this has got another size than the session, that hears
  /// of it at once.
  ///
  /// - Parameter warn: Takes a line about what does not work as asked but does otherwise.
  /// - Throws: `WindowError` when there is no display, or it refuses.
  public init(
    _ session: FlowSession, glyphs: GlyphLibrary, options: StageWindowOptions,
    warn: @escaping (String) -> Void
  ) throws(WindowError) {
    try Self.startVideo(allowsInvisible: options.allowsInvisible)
    shared = try Self.open(session.size, options)
    self.session = session
    self.warn = warn
    followsWindow = if case .following = options.fit { true } else { false }
    painter = StagePainter(shared, glyphs: glyphs, usesGPU: options.usesGPU, warn: warn)
    mapping = StageMapping(
      stage: session.size, pixels: shared.window.pixelSize, units: shared.window.size)
    input = StageInput(mapping: mapping)
    extent = WindowExtent(shared.window.extent)
    session.onCopy = { words in MainActor.assumeIsolated { Clipboard.set(words) } }
    followWindow(at: .zero)
  }

  // MARK: The window on the desktop

  /// What the title bar says.
  public var title: String {
    get { shared.window.title }
    set { shared.window.setTitle(newValue) }
  }

  /// Whether the window covers its display, with nothing around it; where that is refused, it stays
  /// as it is.
  public var isFullScreen: Bool {
    get { shared.window.isFullScreen }
    set {
      guard newValue != isFullScreen else { return }
      do {
        try shared.window.setFullScreen(newValue)
      } catch {
        warn("the window cannot \(newValue ? "fill" : "leave") the screen (\(error))")
      }
    }
  }

  /// The size in window units that the window has, or had before it was maximised or filled the
  /// screen: for whoever opens it again as a person left it.
  public var normalSize: Size {
    extent.normal(isFilling: shared.window.isMaximised || isFullScreen)
  }

  /// Closes the window before the next frame: `run` returns.
  public func close() { isClosing = true }

  // MARK: Running

  /// Shows the stage until the window is closed.
  ///
  /// - Throws: `WindowError` when frames cannot be shown in any way.
  public func run() throws(WindowError) {
    try run(until: nil)
  }

  /// Shows the stage for some time, or until the window is closed.
  ///
  /// - Throws: `WindowError` when frames cannot be shown in any way.
  public func run(for time: Duration) throws(WindowError) {
    try run(until: ContinuousClock.now + time)
  }

  private func run(until end: ContinuousClock.Instant?) throws(WindowError) {
    while !isClosing, end.map({ ContinuousClock.now < $0 }) ?? true {
      takeInput(until: end)
      guard !isClosing else { break }
      if needsFrame, pacing.isFrameDue { try show(at: pacing.now) }
      showIcon()
    }
    if isClosing { onClose?() }
  }

  /// Takes the input that has come and shows the frame of an instant, whatever the time is: for
  /// whoever measures frames.
  ///
  /// - Throws: `WindowError` when frames cannot be shown in any way.
  public func step(to instant: Instant) throws(WindowError) {
    let event = Event.poll()
    let isInputMethodHeard = takeAll(from: event, at: instant)
    if event != nil { followTextInput(isHeard: isInputMethodHeard) }
    try show(at: instant)
  }

  var needsFrame: Bool { isStale || session.isMoving }

  /// Shows the present frame, unless the window shows it already.
  private func show(at instant: Instant) throws(WindowError) {
    session.advance(to: instant)
    pacing.schedule(refreshRate: shared.window.refreshRate)
    remap()
    isStale = false
    let start = ContinuousClock.now
    try painter.show(session.layerTree, on: mapping, backdrop: session.theme.backdrop)
    onFrame?(start.duration(to: .now))
  }

  /// Gives the window its icon, once: after the first frame, for which nobody should wait longer.
  private func showIcon() {
    guard !hasIcon else { return }
    hasIcon = true
    if let path = Assets.icon("sluice"),
      let icon = try? Surface.svg(path: path, width: 64, height: 64)
    {
      shared.window.setIcon(icon)
    }
  }
}

extension Theme {
  /// What lies around a stage in its window, as `0xFFRRGGBB`: a grey, dark with dark colours.
  fileprivate var backdrop: UInt32 {
    let light = Int(background.red) + Int(background.green) + Int(background.blue)
    return light < 3 * 128 ? 0xFF17_171A : 0xFFE9_E9EE
  }
}
