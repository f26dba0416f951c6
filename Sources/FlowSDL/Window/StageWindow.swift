public import FlowCore
internal import FlowRaster
public import FlowUI
internal import SDL
internal import SluiceAssets

/// A desktop window that shows a session's stage, scaled to fit, and passes on what a person does.
///
/// It runs on the process's main thread, and sleeps in SDL as long as nothing moves.
@MainActor
public final class StageWindow {
  /// How long a frame may be seen although the next one is due, before the session's time stands still; by eye:
  /// longer than any frame takes, and shorter than what a person takes for a stop.
  private static let longestFrame = Duration.milliseconds(250)
  /// What lies around the stage.
  private static let backdrop: UInt32 = 0xFFE9_E9EE

  private let shared: SharedWindow
  private let session: FlowSession
  private let rasterizer: Rasterizer
  private let clock = ContinuousClock()
  private let start: ContinuousClock.Instant
  /// How much time has been left out of the session's.
  private var stalled = Duration.zero
  private let warn: (String) -> Void
  private var presenter: any StagePresenter
  private var mapping: StageMapping
  private var input: StageInput
  private var textInput = WindowTextInput()
  private var frame: PixelBuffer?
  private var shownTree: LayerTree?
  private var hasFocus = true
  private var hasFallenBack = false
  private var hasIcon = false
  /// Whether something has happened that may have changed the picture.
  private var isStale = true
  private var nextFrame: ContinuousClock.Instant

  /// Opens a window for a session.
  ///
  /// - Parameter warn: Takes a line about what does not work as asked but does otherwise.
  /// - Throws: `WindowError` when there is no display, or it refuses.
  public init(
    _ session: FlowSession, glyphs: GlyphLibrary, options: StageWindowOptions,
    warn: @escaping (String) -> Void
  ) throws(WindowError) {
    try Self.startVideo(allowsInvisible: options.allowsInvisible)
    do {
      let units = Self.windowSize(session.size, scale: options.scale)
      shared = SharedWindow(
        try Window(title: options.title, width: units.width, height: units.height))
    } catch {
      throw WindowError(description: "no window could be opened: \(error)")
    }
    shared.window.setMinimumSize(width: 160, height: 160)
    self.session = session
    self.warn = warn
    rasterizer = Rasterizer(glyphs: glyphs)
    mapping = StageMapping(
      stage: session.size, pixels: shared.window.pixelSize, units: shared.window.size)
    input = StageInput(mapping: mapping)
    presenter = SurfacePresenter(shared)
    start = clock.now
    nextFrame = start
    session.onCopy = { words in MainActor.assumeIsolated { Clipboard.set(words) } }
    // Wayland and KMSDRM have no surface of the window's own to draw into.
    if options.usesGPU || ["wayland", "KMSDRM"].contains(Video.driver) {
      usePresenterWithTexture()
    }
  }

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
    try run(until: clock.now + time)
  }

  private func run(until end: ContinuousClock.Instant?) throws(WindowError) {
    while end.map({ clock.now < $0 }) ?? true {
      guard takeInput(until: end) else { break }
      if needsFrame, clock.now >= nextFrame { try show(at: now) }
      showIcon()
    }
  }

  /// Takes the input that has come and shows the frame of an instant, whatever the time is: for whoever
  /// measures frames.
  ///
  /// - Throws: `WindowError` when frames cannot be shown in any way.
  public func step(to instant: Instant) throws(WindowError) {
    while let event = Event.poll() { _ = take(event, at: instant) }
    try show(at: instant)
  }

  // MARK: Input

  private var now: Instant {
    Instant(nanoseconds: (clock.now - start - stalled).inNanoseconds)
  }

  /// Leaves out of the session's time what the window has lost, as when the whole process stood still: nobody
  /// has seen the pages that would have gone by (FC-15).
  private func leaveOutStall() {
    guard let due = session.deadline else { return }
    let late = now.duration(since: due) - Self.longestFrame
    if late > .zero { stalled += late }
  }

  private var needsFrame: Bool { isStale || session.isMoving }

  /// Waits until there is something to do, and takes all input that has come; false at the end.
  private func takeInput(until end: ContinuousClock.Instant?) -> Bool {
    var event = Event.wait(milliseconds: patience(until: end))
    // What comes at once has one instant: after a stall nobody can tell how fast a pointer moved in it.
    leaveOutStall()
    let instant = now
    let wasMoving = session.isMoving
    // What moved until now, or is due, has to be shown: where it comes to rest.
    if wasMoving || session.deadline.map({ $0 <= instant }) ?? false { isStale = true }
    session.advance(to: instant)
    let hasInput = event != nil
    var isInputMethodHeard = false
    while let current = event {
      guard take(current, at: instant) else { return false }
      isInputMethodHeard = isInputMethodHeard || current.isFromInputMethod
      event = Event.poll()
    }
    // Not in each frame: to know where the caret is, the page must be laid out.
    if hasInput || wasMoving && !session.isMoving {
      followTextInput(isHeard: isInputMethodHeard)
    }
    return true
  }

  /// Tells the window system whether and where the session wants characters now.
  private func followTextInput(isHeard: Bool) {
    for order in textInput.orders(for: session.textInput, on: mapping, isHeard: isHeard) {
      switch order {
      case .start: TextEntry.start()
      case .stop: TextEntry.stop()
      case .caret(let rect):
        TextEntry.setCaret(
          x: Int(rect.minX.rounded()), y: Int(rect.minY.rounded()),
          width: Int(rect.size.width.rounded(.up)), height: Int(rect.size.height.rounded(.up)))
      }
    }
  }

  /// How long to wait for input: until the next frame, until the flow does something, or for ever.
  private func patience(until end: ContinuousClock.Instant?) -> Int? {
    let frame =
      needsFrame ? nextFrame - clock.now : session.deadline.map { $0.duration(since: now) }
    guard let wake = [frame, end.map { $0 - clock.now }].compactMap(\.self).min() else {
      return nil
    }
    return max(0, Int((wake.inNanoseconds + 999_999) / 1_000_000))
  }

  private func take(_ event: Event, at instant: Instant) -> Bool {
    switch event {
    case .quit:
      return false
    case .key("Q", alt: false, control: true, shift: false, gui: false):
      return false
    case .key("V", alt: false, control: true, shift: false, gui: false):
      // What is pasted comes from outside like what is typed: a recording holds the words. While something
      // is composed, keys are the input method's.
      guard session.textInput?.isComposing != true, let words = Clipboard.text, !words.isEmpty
      else {
        send(event, at: instant)
        break
      }
      session.send(.text(words), at: instant)
      isStale = true
    case .resized:
      remap()
    case .exposed:
      shownTree = nil
      isStale = true
    case .deviceReset:
      presenter.reset()
      shownTree = nil
      isStale = true
    case .focus(let focus) where focus == hasFocus:
      break
    case .focus(let focus):
      hasFocus = focus
      if focus { input.regainFocus(isButtonDown: Video.isLeftButtonDown) }
      send(event, at: instant)
    case .button, .mouseMoved, .mouseLeft, .finger, .wheel, .key, .text, .composition, .other:
      send(event, at: instant)
    }
    return true
  }

  private func send(_ event: Event, at instant: Instant) {
    let inputs = input.translate(event, window: shared.window.size) { Video.isLeftButtonDown }
    for input in inputs {
      session.send(input, at: instant)
      isStale = true
    }
  }

  /// Fits the stage into the window anew, after either has changed its size.
  private func remap() {
    mapping = StageMapping(
      stage: session.size, pixels: shared.window.pixelSize, units: shared.window.size)
    input.remap(mapping)
    shownTree = nil
    isStale = true
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

  // MARK: Output

  /// Shows the present frame, unless the window shows it already.
  private func show(at instant: Instant) throws(WindowError) {
    session.advance(to: instant)
    schedule()
    if session.size != mapping.stage { remap() }
    isStale = false
    let tree = session.layerTree
    guard tree != shownTree else { return }
    let picture = canvas() ?? picture()
    rasterizer.render(tree, scale: mapping.scale, into: picture)
    do {
      try presenter.present(picture, placement: mapping.placement, backdrop: Self.backdrop)
    } catch {
      try fallBack(error, picture)
    }
    shownTree = tree
  }

  /// Frames come at the display's own pace, by deadlines that do not drift.
  private func schedule() {
    let interval = Duration.nanoseconds(1_000_000_000 / Int64(shared.window.refreshRate ?? 60))
    nextFrame += interval
    // After a rest, or a frame that took too long, the count starts anew.
    if nextFrame < clock.now { nextFrame = clock.now + interval }
  }

  /// Where the frame can be drawn at once; whatever speaks against it is for `present` to say.
  private func canvas() -> PixelBuffer? {
    do {
      return try presenter.canvas(placement: mapping.placement, backdrop: Self.backdrop)
    } catch {
      return nil
    }
  }

  private func picture() -> PixelBuffer {
    let place = mapping.placement
    if let frame, frame.width == place.width, frame.height == place.height { return frame }
    let made = PixelBuffer(width: place.width, height: place.height)
    frame = made
    return made
  }

  /// Tries the other way of presenting, once.
  private func fallBack(_ error: SDLError, _ picture: PixelBuffer) throws(WindowError) {
    guard !hasFallenBack else {
      throw WindowError(description: "frames cannot be shown: \(error)")
    }
    hasFallenBack = true
    warn("frames cannot be shown as intended (\(error)); trying another way")
    if presenter is SurfacePresenter {
      usePresenterWithTexture()
    } else {
      presenter = SurfacePresenter(shared)
    }
    do {
      try presenter.present(picture, placement: mapping.placement, backdrop: Self.backdrop)
    } catch {
      throw WindowError(description: "frames cannot be shown: \(error)")
    }
  }

  private func usePresenterWithTexture() {
    do {
      presenter = try TexturePresenter(shared)
    } catch {
      warn("there is no renderer for the graphics card (\(error)); drawing without")
    }
  }
}

extension Event {
  /// Whether an input method, or a plain keyboard, has said what is written.
  fileprivate var isFromInputMethod: Bool {
    switch self {
    case .text, .composition: true
    case .quit, .button, .mouseMoved, .mouseLeft, .finger, .wheel, .key, .focus, .resized, .exposed,
      .deviceReset, .other:
      false
    }
  }
}
