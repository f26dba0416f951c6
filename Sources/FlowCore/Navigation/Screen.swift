/// One page of a flow.
///
/// The four appearance steps come in UIKit's order and balanced, also when a transition is cancelled:
/// every `willAppear` is followed by a `didAppear` or a `willDisappear`, and so on. Each has a default
/// that does nothing.
public protocol Screen: AnyObject {
  /// What traces call the screen: one word, lower case.
  var name: String { get }

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
  public func willAppear() {}
  public func didAppear() {}
  public func willDisappear() {}
  public func didDisappear() {}
}
