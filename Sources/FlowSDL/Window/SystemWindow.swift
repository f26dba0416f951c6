package import FlowCore
package import FlowUI
package import SDLWindow

/// What a session needs to know of the window that it gets input from, and to tell it.
@MainActor
package protocol InputWindow: AnyObject {
  /// The size in window units, which are also the units of the positions of events.
  var size: (width: Int, height: Int) { get }

  /// The size in device pixels.
  var pixelSize: (width: Int, height: Int) { get }

  /// The text on the clipboard; `nil` if there is none.
  var clipboard: String? { get set }

  /// The primary selection, the text that was selected last in any window; `nil` if there is none.
  var primarySelection: String? { get set }

  /// Whether the left mouse button is pressed, wherever the mouse is.
  var isLeftButtonDown: Bool { get }

  /// Executes a command: starts or stops text input, or sets the caret's rectangle.
  func follow(_ command: WindowTextInput.Command)

  /// Shows a mouse cursor.
  func show(_ cursor: Cursor)
}

/// A window that shows frames and reports input: one that SDL opens, or one in memory.
@MainActor
package protocol SystemWindow: InputWindow {
  // MARK: The window on the desktop

  /// The text of the title bar.
  var title: String { get set }

  /// The number of window units per point that the desktop requests for windows.
  var desktopScale: Double { get }

  /// Sets the smallest size, in window units; a smaller window grows.
  func setMinimumSize(_ size: Size)

  /// Whether the window is maximised; if so, its size was not chosen by a person.
  var isMaximised: Bool { get }

  /// Whether the window fills its display without decorations.
  var isFullScreen: Bool { get }

  /// Enters or leaves full screen; throws if the desktop does not allow it.
  func setFullScreen(_ isFull: Bool) throws(WindowError)

  /// Shows the program's icon, where the desktop shows icons of windows.
  func showIcon()

  /// Puts a picture in PNG on the clipboard; returns whether the window system took it.
  func copyPicture(_ png: [UInt8]) -> Bool

  // MARK: Time and input

  /// The time since the window was opened.
  var time: Duration { get }

  /// The refresh rate of the window's display in Hz; `nil` if it is unknown.
  var refreshRate: Int? { get }

  /// Waits for the next event, at most for a number of milliseconds, or without a limit if `nil`;
  /// returns `nil` if no event arrives in time.
  func waitForEvent(milliseconds: Int?) -> Event?

  /// The next pending event; `nil` if there is none.
  func nextEvent() -> Event?

  /// Ends the current or next wait with the event `woken`; callable on any thread.
  var wake: @Sendable () -> Void { get }

  /// Whether a signal has asked the program to end; the signal also ends a wait for events.
  var isAskedToEnd: Bool { get }

  /// Called when the window system ends, just before the process ends.
  var onDisplayEnd: (@MainActor () -> Void)? { get set }

  /// The object that shows frames in the window.
  var display: any FrameDisplay { get }
}

/// Shows frames in a window.
@MainActor
package protocol FrameDisplay: AnyObject {
  /// Shows a frame, with a backdrop around it, unless the window shows it already.
  ///
  /// - Throws: `WindowError` if frames cannot be shown in any way.
  func show(_ tree: LayerTree, on mapping: StageMapping, backdrop: RGBA) throws(WindowError)

  /// Whether the redrawn parts of each frame are coloured.
  var tintsDamage: Bool { get set }

  /// Forgets the shown content, because the window may have lost it.
  func forget()

  /// Frees the memory of everything that can be computed again, and forgets the shown content;
  /// called when the window is hidden.
  func dropCaches()

  /// Restores what a reset of the graphics device has lost.
  func resetDevice()
}
