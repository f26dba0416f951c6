/// A reason why the timer of a page is paused.
///
/// Several reasons may apply at the same time; the timer continues when none is left. An app can
/// add its own reasons: `PauseReason("video")`.
public struct PauseReason: Hashable, Sendable {
  /// The name that identifies the reason.
  public let name: String

  /// The pages are being dragged.
  public static let drag = PauseReason("drag")
  /// A pointer is pressed on the pages, whether or not it moves.
  public static let press = PauseReason("press")
  /// The mouse pointer is over the pages.
  public static let hover = PauseReason("hover")
  /// The selected page must be scrolled to be read.
  package static let overflow = PauseReason("overflow")
  /// Something on the page has the keyboard focus.
  public static let focus = PauseReason("focus")
  /// The pages are not visible.
  public static let hidden = PauseReason("hidden")
  /// The window is not active.
  package static let inactiveWindow = PauseReason("inactive-window")
  /// Reduced motion is on: pages never advance by themselves, and the selected one counts as full.
  public static let reducedMotion = PauseReason("reduced-motion")
  /// The person has paused the timer.
  public static let user = PauseReason("user")

  /// Creates a reason; reasons with equal names are equal.
  public init(_ name: String) {
    self.name = name
  }
}
