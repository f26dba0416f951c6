internal import FlowCore
internal import FlowText
internal import FlowUI
internal import Glibc
internal import SDLWindow

/// A window that SDL opens on the desktop.
@MainActor
final class SDLSystemWindow: SDLInputWindow, SystemWindow {
  private let shared: SharedWindow
  let display: any FrameDisplay
  private let events = EventQueue()
  private var cursor = WindowCursor()
  private let start = ContinuousClock.now
  private let end: WindowEnd
  private let icon: (@MainActor () -> Bitmap?)?

  init(
    for sessionSize: Size, glyphs: GlyphLibrary, options: FlowWindowOptions,
    warn: @escaping @MainActor (String) -> Void
  ) throws(WindowError) {
    icon = options.icon
    try MemoryReserve.check()
    end = WindowEnd { Event.wake() }
    try Self.startVideo(options)
    desktopScale = Video.contentScale
    shared = try Self.open(sessionSize, options, scale: options.contentScale ?? desktopScale)
    display = WindowPainter(shared, glyphs: glyphs, usesGPU: options.usesGPU, warn: warn)
  }

  // MARK: The window on the desktop

  var title: String {
    get { shared.window.title }
    set { shared.window.setTitle(newValue) }
  }

  var size: (width: Int, height: Int) { shared.window.size }

  var pixelSize: (width: Int, height: Int) { shared.window.pixelSize }

  let desktopScale: Double

  func setMinimumSize(_ size: Size) {
    // A window must not become larger than its display.
    let size = Self.usable.map { size.limited(to: $0) } ?? size
    shared.window.setMinimumSize(
      width: Self.whole(size.width), height: Self.whole(size.height))
  }

  var isMaximised: Bool { shared.window.isMaximised }

  var isFullScreen: Bool { shared.window.isFullScreen }

  func setFullScreen(_ isFull: Bool) throws(WindowError) {
    do {
      try shared.window.setFullScreen(isFull)
    } catch {
      throw WindowError(description: "\(error)")
    }
  }

  func showIcon() {
    if let icon = icon?() {
      shared.window.setIcon(width: icon.width, height: icon.height, premultiplied: icon.pixels)
    }
  }

  func copyPicture(_ png: [UInt8]) -> Bool { Clipboard.setPicture(png) }

  // MARK: Time and input

  var time: Duration { start.duration(to: .now) }

  var refreshRate: Int? { shared.window.refreshRate }

  func waitForEvent(milliseconds: Int?) -> Event? { events.wait(milliseconds: milliseconds) }

  func nextEvent() -> Event? { events.next() }

  let wake: @Sendable () -> Void = { Event.wake() }

  var isAskedToEnd: Bool { end.isRequested }

  var onDisplayEnd: (@MainActor () -> Void)? {
    didSet { WindowEnd.whenDisplayEnds { [weak self] in self?.onDisplayEnd?() } }
  }

  func follow(_ command: WindowTextInput.Command) { command.carryOut() }

  func show(_ cursor: Cursor) { self.cursor.show(cursor) }
}

/// The memory that a window needs after it has opened.
///
/// Without memory for a thread, libdispatch waits for ever, and the window would hang.
private enum MemoryReserve {
  /// In bytes: stacks of four threads of the usual size, of 8 MiB each.
  private static let size = 32 << 20

  /// Checks that a limit such as `ulimit -v` leaves enough memory, without using any.
  ///
  /// - Throws: `WindowError` if it does not.
  static func check() throws(WindowError) {
    let flags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE
    guard let memory = mmap(nil, size, PROT_NONE, flags, -1, 0), memory != MAP_FAILED else {
      throw WindowError(
        description: "there is not enough memory for a window; expected a higher limit, or none")
    }
    munmap(memory, size)
  }
}
