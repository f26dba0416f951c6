/// What an observer has made of a flow's screens: of the one that is coming, and of the one before
/// for as long as that may come back.
struct Staging<State> {
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

  /// The screen that was announced is on stage; or, where that is `nil`, it will not be, and all is
  /// as before.
  ///
  /// - Returns: The screen on stage, if it has asked for an update meanwhile.
  mutating func close(showing screen: (any Screen)?) -> (any Screen)? {
    if let screen { self.screen = screen } else if let earlier { current = earlier }
    earlier = nil
    defer { asking = nil }
    return asking === self.screen ? asking : nil
  }

  /// Whether a screen may change in place, at once: it must be on top and on stage, and no
  /// transition may run.
  mutating func takesUpdate(of screen: any Screen, in controller: NavigationController) -> Bool {
    guard controller.top === screen, controller.fraction == nil else { return false }
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
