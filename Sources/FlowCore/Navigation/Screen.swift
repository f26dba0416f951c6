/// One page of a flow.
///
/// The four appearance steps come in UIKit's order and balanced, also when a transition is
/// cancelled: every `willAppear` is followed by a `didAppear` or a `willDisappear`, and so on.
/// Everything has a default: the steps do nothing, the ways in and back are open, and there are
/// neither a next screen nor attendants.
public protocol Screen: AnyObject {
  /// What traces call the screen: one word, lower case.
  var name: String { get }

  /// Whether a person may leave the screen for the one beneath.
  ///
  /// Asked when a way back is tried: key, button, or the beginning of a drag. Requests from code do
  /// not ask.
  var allowsGoingBack: Bool { get }

  /// The screen to which a person may go on from here: by a drag from the trailing edge, Alt+Right
  /// or a mouse's forward button; `nil` when there is none.
  ///
  /// Asked each time somebody tries, perhaps many times without anybody getting there: make it
  /// here, and do what has consequences when it appears.
  func makeNextScreen() -> (any Screen)?

  /// What must be true to enter the screen; nothing, where it is `nil`.
  var entryGuard: EntryGuard? { get }

  /// What must not outlast the screen's time in the picture, as a menu that it has opened: told
  /// ahead of the screen itself.
  var attendants: [any ScreenAttendant] { get }

  /// The screen is about to be in the picture.
  func willAppear()
  /// The screen has the stage.
  func didAppear()
  /// The screen is about to give up the stage.
  func willDisappear()
  /// The screen is out of the picture.
  func didDisappear()
}

extension Screen {
  public var allowsGoingBack: Bool { true }
  public func makeNextScreen() -> (any Screen)? { nil }
  public var entryGuard: EntryGuard? { nil }
  public var attendants: [any ScreenAttendant] { [] }
  public func willAppear() {}
  public func didAppear() {}
  public func willDisappear() {}
  public func didDisappear() {}
}

/// Something that belongs to a screen's time in the picture.
public protocol ScreenAttendant: AnyObject {
  /// The screen is about to give up the stage.
  func screenWillDisappear()
}
