internal import FlowCore
public import FlowRaster
public import FlowText
public import FlowUI
internal import SDLWindow

/// Shows a session in an SDL window that the program has opened, from the program's own loop.
///
/// The program passes on SDL's events, waits for the next ones no longer than ``waitTimeout``, and
/// draws frames where it wants to have them: on a surface, in a texture or in memory. A host never
/// opens, presents or closes anything. It sets the clipboard, the primary selection, the mouse
/// cursor, and SDL's text input as the session wants. Tasks on the main actor run while events are
/// handled; one that is ready to run wakes a loop that waits for an event.
///
/// Use it on the process's main thread, while SDL's video subsystem is running.
@MainActor
public final class FlowHost {
  /// The session that is shown.
  public let session: FlowSession
  private let window: HostWindow
  private let driver: SessionDriver
  private let painter: HostPainter
  private let time: @MainActor () -> Duration
  private var translator = EventTranslator()
  private var pointers = HostPointers()
  /// The pointers of the events that SDL has derived from those of other devices.
  private var derivedPointers = HostPointers()
  private let jobs: MainActorJobs?

  /// Starts showing a session: resizes it to the window, and makes its calls of
  /// `FlowContext.load`.
  ///
  /// - Parameters:
  ///   - session: The session; its texts are in the language that its preferences choose, or else
  ///     in English.
  ///   - window: SDL's number of the window, from `SDL_GetWindowID`; traps if there is no such
  ///     window.
  ///   - glyphs: The fonts; the session must measure text with the same ones.
  ///   - scale: The number of window units per point; positive and finite, or the call traps.
  ///   - time: Returns the time since a fixed instant, which never decreases, for a program that
  ///     pauses or simulates time; `nil`, the default, for real time.
  ///   - warn: Called with one line about each text that cannot be pasted.
  public init(
    _ session: FlowSession, window: UInt32, glyphs: GlyphLibrary, scale: Double = 1,
    time: (@MainActor () -> Duration)? = nil,
    warn: @escaping @MainActor (String) -> Void = { _ in }
  ) {
    HostWindow.check(scale)
    self.session = session
    self.window = HostWindow(window)
    painter = HostPainter(glyphs: glyphs)
    let now = time ?? Self.realTime
    let offset = session.context.clock.now.duration(since: .zero) - now()
    self.time = { now() + offset }
    driver = SessionDriver(
      session, in: self.window, followsWindow: true, contentScale: scale,
      textInput: WindowTextInput(stopsOthers: false), warn: warn)
    jobs = MainActorJobs { Event.wake() }
    follow(at: session.context.clock.now)
    session.makeCalls { [unowned self] in driver.pacing.instant(at: self.time()) }
  }

  isolated deinit {
    jobs?.end()
    session.stopMakingCalls()
  }

  private static var realTime: @MainActor () -> Duration {
    let start = ContinuousClock.now
    return { start.duration(to: .now) }
  }

  // MARK: Size

  /// The number of window units per point; a value that is not positive and finite traps.
  public var scale: Double {
    get { driver.contentScale }
    set {
      HostWindow.check(newValue)
      driver.contentScale = newValue
      follow(at: session.context.clock.now)
    }
  }

  /// The rectangle of the window, in window units, that the session is shown in; `nil`, the
  /// default, for the whole window.
  ///
  /// Its edges are rounded to whole units; one that is not finite, or does not fit into an `Int`,
  /// traps. The area is at least one unit wide and high. A press outside belongs to the program,
  /// with all that follows until its release. When the area changes, a pressed pointer keeps its
  /// point in the session, and a frame is due.
  public var area: Rect? {
    didSet {
      let shift = window.move(to: area)
      driver.shift(x: shift.x, y: shift.y)
      follow(at: session.context.clock.now)
    }
  }

  /// The area in device pixels; its size is that of the frames.
  public var pixelArea: PixelRect { window.pixelArea }

  private func follow(at instant: Instant) {
    window.update()
    driver.followWindow(at: instant)
    if driver.remap() { setNeedsWholeFrame() }
  }

  // MARK: Events and time

  /// Handles an event: input for the session, or a change of the window.
  ///
  /// Mouse, touch, wheel, keys, text and compositions are the session's. A press belongs to the
  /// session if it is in the area, with all that follows until its release. A key, a text or a
  /// scroll is used if something in the session reacts to it: a key that goes back is not used at
  /// the root of a flow, so that the program may quit then. A key that writes text into the focused
  /// field is used. Events of other windows are ignored.
  ///
  /// The event and its texts stay the caller's.
  ///
  /// - Parameter event: An `SDL_Event`.
  /// - Returns: Whether the session has used the event, so that the program should not react to it.
  ///   Always false for events that the program needs as well: changes of the window's size, focus
  ///   and visibility, its closing, dropped files, releases of keys, and the end of the program.
  @discardableResult
  public func handle(_ event: UnsafeRawPointer) -> Bool {
    let origin = EventOrigin(at: event)
    guard origin.window == 0 || origin.window == window.number else { return false }
    let event = translator.event(at: event)
    let instant = driver.advance(to: time())
    driver.hasNewInput = true
    switch event {
    case .button, .mouseMoved, .mouseLeft, .finger, .wheel:
      return handle(pointer: event, isDerived: origin.isDerived, at: instant)
    case .key, .text, .composition:
      return driver.handle(event, at: instant)
    case .focus(let hasFocus):
      if !hasFocus { loseFocus() }
      driver.handle(event, at: instant)
    case .hidden:
      loseFocus()
      driver.handle(.focus(false), at: instant)
      painter.dropCaches()
    case .resized:
      follow(at: instant)
      setNeedsWholeFrame()
    case .exposed, .deviceReset:
      setNeedsWholeFrame()
    case .woken:
      jobs?.run()
      session.noticeOutsideWork()
      driver.setNeedsFrame()
    case .keyReleased, .quit, .closeRequested, .dropped, .other:
      break
    }
    return false
  }

  private func loseFocus() {
    pointers.loseFocus()
    derivedPointers.loseFocus()
  }

  private func handle(pointer event: Event, isDerived: Bool, at instant: Instant) -> Bool {
    guard !isDerived else {
      // The session gets the event from which SDL has derived this one.
      if case .session = derivedPointers.delivery(of: event, window) { return true }
      return false
    }
    switch pointers.delivery(of: event, window) {
    case .session(let event):
      driver.handle(event, at: instant)
      return true
    case .shared(let event):
      return driver.handle(event, at: instant)
    case .program(let event):
      if let event { driver.handle(event, at: instant) }
      return false
    }
  }

  /// How long the program may wait for the next event, in milliseconds, as for
  /// `SDL_WaitEventTimeout`: until the next frame or the session's next change; -1 for no limit.
  public var waitTimeout: Int32 {
    let time = time()
    let wait = driver.pacing.timeToWait(
      needsFrame: needsFrame(at: time), deadline: session.deadline, end: nil, at: time)
    return wait.map { Int32(clamping: $0) } ?? -1
  }

  /// Whether the frame may have changed, and the display is ready for the next one.
  ///
  /// A program that draws at every refresh of its display need not ask.
  public var isFrameDue: Bool {
    let time = time()
    return needsFrame(at: time) && driver.pacing.isFrameDue(at: time)
  }

  private func needsFrame(at time: Duration) -> Bool {
    driver.needsFrame || driver.isChangeDue(at: driver.pacing.instant(at: time))
  }

  /// Asks for a new frame; call this after the program itself has changed the flow.
  public func setNeedsFrame() { driver.setNeedsFrame() }

  /// Draws the next frame completely; call this when a surface, a texture or a buffer has lost what
  /// was drawn there, or another one replaced it in memory.
  public func setNeedsWholeFrame() {
    painter.forget()
    driver.isStale = true
  }

  // MARK: Frames

  /// Draws the current frame into memory, or only what differs from the frame that was drawn there
  /// before.
  ///
  /// - Parameter buffer: The memory, usually of the size of ``pixelArea``. A smaller one gets the
  ///   top left part, and the rest of a larger one is black. The program must not change it between
  ///   two frames.
  /// - Returns: At most eight rectangles that contain all changed pixels of the buffer; empty if
  ///   none has changed.
  @discardableResult
  public func draw(into buffer: PixelBuffer) -> [PixelRect] {
    let tree = beginFrame()
    defer { driver.followInput() }
    return painter.draw(tree, scale: driver.mapping.scale, into: buffer)
  }

  /// Draws the current frame on a surface of any format, or only what differs from the frame that
  /// was drawn there before; does not present it.
  ///
  /// - Parameters:
  ///   - surface: An `SDL_Surface`, such as that of the window. The program must not change the
  ///     frame on it before the next one.
  ///   - x: The column of the frame's left edge, not negative; for a window's surface, that of
  ///     ``pixelArea``.
  ///   - y: The row of the frame's top edge, not negative.
  /// - Returns: At most eight rectangles that contain all changed pixels of the surface; empty if
  ///   none has changed.
  /// - Throws: `WindowError` if SDL refuses; the frame is still due then.
  @discardableResult
  public func draw(
    onSurface surface: UnsafeMutableRawPointer, x: Int = 0, y: Int = 0
  ) throws(WindowError) -> [PixelRect] {
    let tree = beginFrame()
    defer { driver.followInput() }
    do {
      return try painter.draw(
        tree, scale: driver.mapping.scale, onSurface: surface, placement(x: x, y: y))
    } catch {
      driver.isStale = true
      throw WindowError(description: "a frame cannot be drawn on a surface: \(error)")
    }
  }

  /// Copies the current frame into a texture, or only what differs from the frame that was copied
  /// there before.
  ///
  /// - Parameter texture: An `SDL_Texture` of the size of ``pixelArea`` in an RGB format, or the
  ///   call traps; `SDL_PIXELFORMAT_ARGB8888` costs least. What does not fit is left out.
  /// - Returns: At most eight rectangles that contain all changed pixels of the texture; empty if
  ///   none has changed.
  /// - Throws: `WindowError` if SDL refuses; the frame is still due then.
  @discardableResult
  public func draw(
    onTexture texture: UnsafeMutableRawPointer
  ) throws(WindowError) -> [PixelRect] {
    let tree = beginFrame()
    defer { driver.followInput() }
    do {
      return try painter.draw(
        tree, scale: driver.mapping.scale, onTexture: texture, placement(x: 0, y: 0))
    } catch {
      driver.isStale = true
      throw WindowError(description: "a frame cannot be copied into a texture: \(error)")
    }
  }

  private func beginFrame() -> LayerTree {
    let time = time()
    follow(at: driver.advance(to: time))
    driver.pacing.schedule(refreshRate: window.refreshRate, at: time)
    driver.isStale = false
    return session.layerTree
  }

  private func placement(x: Int, y: Int) -> Placement {
    precondition(x >= 0 && y >= 0, "a frame is drawn at a column and a row, not at \(x),\(y)")
    return Placement(x: x, y: y, width: pixelArea.width, height: pixelArea.height)
  }
}
