package import FlowCore
package import FlowUI
package import SDLWindow
internal import Synchronization

/// A window in memory, for testing a session's event loop without a display and without delays: its
/// time passes only while it waits, and by `timePerEvent` and `stall(for:)`.
///
/// It keeps the frames that it is asked to show. Once all events have been handled, a wait without
/// a limit returns `quit`, because nothing could end it.
@MainActor
package final class HeadlessWindow: SystemWindow {
  package struct Frame: Hashable {
    package let time: Duration
    package let tree: LayerTree
  }

  /// The frames shown so far.
  ///
  /// A frame that equals the last one is added only if the window has lost its content since.
  package private(set) var frames: [Frame] = []
  /// If false, only the last frame is kept.
  package var keepsFrames = true
  package private(set) var textCommands: [WindowTextInput.Command] = []
  package private(set) var cursor = Cursor.arrow

  package var title = ""
  package var size: (width: Int, height: Int)
  /// Device pixels per window unit.
  package var scale = 1
  package var isMaximised = false
  package var desktopScale = 1.0
  package private(set) var minimumSize = Size.zero
  package private(set) var isFullScreen = false
  package var clipboard: String?
  package var primarySelection: String?
  /// The picture on the clipboard, in PNG.
  package private(set) var copiedPicture: [UInt8]?
  package private(set) var time = Duration.zero
  package var refreshRate: Int? = 60
  package var isLeftButtonDown = false
  package var isAskedToEnd = false
  package var onDisplayEnd: (@MainActor () -> Void)?
  package var timePerEvent = Duration.zero

  /// Called by a wait when no event is scheduled; may schedule more events.
  package var onIdle: (@MainActor () -> Void)?

  /// In order of time.
  private var events: [(time: Duration, event: Event)] = []
  private let hasWoken = WakeFlag()

  package init(width: Int, height: Int) { size = (width, height) }

  package var pixelSize: (width: Int, height: Int) { (size.width * scale, size.height * scale) }

  package func setFullScreen(_ isFull: Bool) { isFullScreen = isFull }

  package func showIcon() {}

  package func setMinimumSize(_ size: Size) { minimumSize = size }

  package func copyPicture(_ png: [UInt8]) -> Bool {
    copiedPicture = png
    return true
  }

  // MARK: Time and input

  /// Schedules an event at a time since the window was opened; events at the same time keep their
  /// order.
  package func send(_ event: Event, at time: Duration) {
    let index = events.firstIndex { $0.time > time } ?? events.endIndex
    events.insert((time, event), at: index)
  }

  /// Lets time pass without a wait, as in a process that is suspended or busy.
  package func stall(for time: Duration) { self.time += time }

  package func waitForEvent(milliseconds: Int?) -> Event? {
    if let event = nextEvent() { return event }
    if events.isEmpty { onIdle?() }
    let end = milliseconds.map { time + .milliseconds($0) }
    guard let next = events.first?.time, end.map({ next <= $0 }) ?? true else {
      guard let end else { return .quit }
      time = end
      return nil
    }
    time = next
    return nextEvent()
  }

  package func nextEvent() -> Event? {
    if hasWoken.clear() { return .woken }
    guard let first = events.first, first.time <= time else { return nil }
    time += timePerEvent
    return events.removeFirst().event
  }

  package var wake: @Sendable () -> Void { { [hasWoken] in hasWoken.set() } }

  package var pendingKeys: Int {
    events.prefix { $0.time <= time }.count {
      if case .key = $0.event { true } else { false }
    }
  }

  package func follow(_ command: WindowTextInput.Command) { textCommands.append(command) }

  package func show(_ cursor: Cursor) { self.cursor = cursor }

  // MARK: Frames

  package var display: any FrameDisplay { self }
  private var isFrameLost = false
  /// Without effect: frames are kept as layer trees.
  package var tintsDamage = false
}

extension HeadlessWindow: FrameDisplay {
  package func show(_ tree: LayerTree, on mapping: WindowMapping, backdrop: RGBA) {
    defer { isFrameLost = false }
    guard isFrameLost || frames.last?.tree != tree else { return }
    if !keepsFrames { frames.removeAll(keepingCapacity: true) }
    frames.append(Frame(time: time, tree: tree))
  }

  package func forget() { isFrameLost = true }

  package func dropCaches() { isFrameLost = true }

  package func resetDevice() { isFrameLost = true }
}

private final class WakeFlag: Sendable {
  private let flag = Mutex(false)

  func set() { flag.withLock { $0 = true } }

  /// Returns whether the flag was set.
  func clear() -> Bool {
    flag.withLock { isSet in
      defer { isSet = false }
      return isSet
    }
  }
}
