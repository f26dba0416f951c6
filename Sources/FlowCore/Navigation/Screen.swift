/// One page of a flow.
///
/// The four appearance callbacks are called in UIKit's order and are balanced, even if a transition
/// is cancelled: every `willAppear` is followed by a `didAppear` or a `willDisappear`, and so on.
/// Every requirement except `name` has a default: the callbacks do nothing, entering and going back
/// are allowed, and there are neither a next screen nor attendants.
@MainActor
public protocol Screen: AnyObject {
  /// The name of the screen in traces: one word, lower case.
  var name: String { get }

  /// Whether a person may go back from this screen to the one below.
  ///
  /// Read when a person tries to go back: by key, by button, or at the beginning of a drag.
  /// Requests from code ignore it.
  var allowsGoingBack: Bool { get }

  /// Asks the screen whether a person who tries to go back from it may leave it, for example
  /// because something typed would be lost; true by default.
  ///
  /// Called once for each attempt, whether by the back control, its menu, a key or a drag, and only
  /// if `allowsGoingBack` is true; for a drag, at its beginning. To ask the person first, show an
  /// alert, return false, and call the attempt's `proceed` when the person chooses to leave. If
  /// several screens would be left, as with a whole flow, each is asked, the topmost first.
  /// Requests from code do not call it.
  func permitsLeaving(_ attempt: LeaveAttempt) -> Bool

  /// Makes the screen to which a person can go forward from here, by a drag from the trailing edge,
  /// a two-finger scroll, Alt+Right or a mouse's forward button; `nil` when there is none.
  ///
  /// Called on each attempt, possibly many times without the screen ever being shown: only create
  /// the screen here, and start side effects when it appears.
  func makeNextScreen() -> (any Screen)?

  /// The condition for entering the screen; `nil` for none.
  var entryGuard: EntryGuard? { get }

  /// Objects that must close when the screen disappears, such as an open menu; they are notified
  /// before the screen itself.
  var attendants: [any ScreenAttendant] { get }

  /// The screen is about to become visible.
  func willAppear()
  /// The screen has become visible.
  func didAppear()
  /// The screen is about to be hidden.
  func willDisappear()
  /// The screen is no longer visible.
  func didDisappear()
}

extension Screen {
  public var allowsGoingBack: Bool { true }
  public func permitsLeaving(_ attempt: LeaveAttempt) -> Bool { true }
  public func makeNextScreen() -> (any Screen)? { nil }
  public var entryGuard: EntryGuard? { nil }
  public var attendants: [any ScreenAttendant] { [] }
  public func willAppear() {}
  public func didAppear() {}
  public func willDisappear() {}
  public func didDisappear() {}
}

/// An object, such as an open menu, that must close when its screen disappears.
@MainActor
public protocol ScreenAttendant: AnyObject {
  /// The screen is about to be hidden.
  func screenWillDisappear()
}
