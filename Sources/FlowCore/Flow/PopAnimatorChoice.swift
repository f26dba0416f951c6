/// Offers an animator for the pop of one screen; everything else gets the default.
struct PopAnimatorChoice {
  weak var screen: (any Screen)?
  let animator: (any TransitionAnimator)?

  func animator(for operation: NavigationOperation, from: any Screen) -> (any TransitionAnimator)? {
    operation == .pop && from === screen ? animator : nil
  }
}
