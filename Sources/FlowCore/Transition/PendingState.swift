/// What an observer has made of a flow's screens: of the one that is coming, and of the one before
/// for as long as that may come back.
struct PendingState<State> {
  /// As things will be when nothing moves any more.
  var current: State
  /// As things were when the running transition began, and are again if it is cancelled; `nil`
  /// between transitions.
  var earlier: State?

  /// The screen on stage.
  private(set) weak var screen: (any Screen)?
  /// The screen that asked for an update when its transition was over, but nobody had been told.
  private weak var asking: (any Screen)?

  /// Begins with the screen on stage.
  init(_ state: State, screen: any Screen) {
    current = state
    self.screen = screen
  }

  /// A screen has been announced: from now on everything can be taken back.
  mutating func open() {
    earlier = current
  }

  /// A screen is on stage: the one that was announced, or, after a cancel, the one that was there
  /// before.
  ///
  /// - Returns: Whether nobody had announced it, as whoever came in amid the transition finds: then
  ///   what it leads to is news. And the screen itself, if it has asked for an update meanwhile.
  mutating func close(
    on screen: any Screen, isCancelled: Bool
  ) -> (isNews: Bool, asking: (any Screen)?) {
    let isNews = earlier == nil
    if isCancelled, let earlier { current = earlier } else { self.screen = screen }
    earlier = nil
    defer { asking = nil }
    return (isNews, asking === self.screen ? asking : nil)
  }

  /// Whether a screen may change in place, at once: it must be on top and on stage, and no
  /// transition may run.
  mutating func takesUpdate(of screen: any Screen, in controller: NavigationController) -> Bool {
    // Another one may have got the stage already, and this only has not been told of it.
    guard controller.top === screen, controller.shown === screen, controller.fraction == nil else {
      return false
    }
    guard earlier == nil else {
      asking = screen
      return false
    }
    return self.screen === screen
  }
}

extension Duration {
  /// How long bars and strip take to change in place: UIKit's
  /// `UINavigationController.hideShowBarDuration`.
  static let inPlace = Duration.milliseconds(200)
}
