/// Why the time of a page stands still.
///
/// Any number of reasons may hold at once, and time goes on when the last of them has gone. A
/// program that has one more makes its own: `PauseReason("video")`.
public struct PauseReason: Hashable, Sendable {
  /// What it is called.
  public let name: String

  /// Pages are in somebody's hands.
  public static let drag = PauseReason("drag")
  /// A mouse points at the pages.
  public static let hover = PauseReason("hover")
  /// Something on the page has the keyboard focus.
  public static let focus = PauseReason("focus")
  /// The pages cannot be seen.
  public static let hidden = PauseReason("hidden")
  /// Another window is in use.
  public static let inactiveWindow = PauseReason("inactive-window")
  /// The screen that the pages are on is being dragged away.
  public static let stackDrag = PauseReason("stack-drag")
  /// The person wants less motion: pages never go on by themselves, and the selected one counts as
  /// full.
  public static let reducedMotion = PauseReason("reduced-motion")
  /// The person has asked for it.
  public static let user = PauseReason("user")

  /// Creates a reason; reasons of one name are the same.
  public init(_ name: String) {
    self.name = name
  }
}
