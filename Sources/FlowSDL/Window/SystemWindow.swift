package import FlowCore
package import FlowUI
package import SDLWindow

/// What a session reads from and sets in the window that sends it input.
@MainActor
package protocol InputWindow: AnyObject {
  /// The size in window units, which are also the units of the positions of events.
  var size: (width: Int, height: Int) { get }

  var pixelSize: (width: Int, height: Int) { get }

  var clipboard: String? { get set }

  /// The text that was selected last in any window.
  var primarySelection: String? { get set }

  /// Whether the left mouse button is pressed, wherever the mouse is.
  var isLeftButtonDown: Bool { get }

  /// The number of `key` events that have been fetched from the window system, but not yet handled.
  var pendingKeys: Int { get }

  func follow(_ command: WindowTextInput.Command)

  func show(_ cursor: Cursor)
}

/// A window that shows frames and reports input: one that SDL opens, or one in memory.
@MainActor
package protocol SystemWindow: InputWindow {
  // MARK: The window on the desktop

  var title: String { get set }

  /// The number of window units per point that the desktop requests for windows.
  var desktopScale: Double { get }

  /// Sets the smallest size, in window units; a smaller window grows.
  func setMinimumSize(_ size: Size)

  var isMaximised: Bool { get }

  var isFullScreen: Bool { get }

  func setFullScreen(_ isFull: Bool) throws(WindowError)

  func showIcon()

  /// Returns whether the window system took the picture.
  func copyPicture(_ png: [UInt8]) -> Bool

  // MARK: Time and input

  /// The time since the window was opened.
  var time: Duration { get }

  /// In Hz; `nil` if it is unknown.
  var refreshRate: Int? { get }

  /// Waits without a limit if `milliseconds` is `nil`; returns `nil` if no event arrives in time.
  func waitForEvent(milliseconds: Int?) -> Event?

  /// Does not wait.
  func nextEvent() -> Event?

  /// Ends the current or next wait with the event `woken`; callable on any thread.
  var wake: @Sendable () -> Void { get }

  /// Whether a signal has asked the program to end; the signal also ends a wait for events.
  var isAskedToEnd: Bool { get }

  /// Called when the window system ends, just before the process ends.
  var onDisplayEnd: (@MainActor () -> Void)? { get set }

  var display: any FrameDisplay { get }
}

@MainActor
package protocol FrameDisplay: AnyObject {
  /// Shows a frame, with a backdrop around it, unless the window shows it already.
  func show(_ tree: LayerTree, on mapping: WindowMapping, backdrop: RGBA) throws(WindowError)

  /// Whether the redrawn areas of each frame are coloured.
  var tintsDamage: Bool { get set }

  /// Called when the window may have lost its content.
  func forget()

  /// Also forgets the shown content; called when the window is hidden.
  func dropCaches()

  /// Restores what a reset of the graphics device has lost.
  func resetDevice()
}
