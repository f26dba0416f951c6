/// The looks of the running transition and of those that it carries, and those that screens came
/// with.
struct TransitionStyles {
  private var number = 0
  private var current: any TransitionStyle = SlideTransitionStyle()
  private var carried: [Int: any TransitionStyle] = [:]
  private var arrivals: [ScreenID: any TransitionStyle] = [:]

  /// The look of the running transition.
  var running: any TransitionStyle { current }

  /// The look of a transition that the running one carries.
  subscript(transition: CarriedTransition) -> any TransitionStyle {
    carried[transition.number] ?? current
  }

  /// Takes the look of a transition that has begun.
  mutating func adopt(_ look: any TransitionStyle, for transition: Transition) {
    var kept: [Int: any TransitionStyle] = [:]
    for earlier in transition.carried {
      kept[earlier.number] = earlier.number == number ? current : carried[earlier.number]
    }
    (number, current, carried) = (transition.number, look, kept)
  }

  /// The look that was asked for when a screen came, if any: it goes the same way.
  func arrival(of screen: ScreenID) -> (any TransitionStyle)? { arrivals[screen] }

  /// Takes notice of how screens are asked for: the last one by a look, or by none.
  mutating func note(
    _ look: (any TransitionStyle)?, asArrivalOf screens: some Collection<ScreenID>
  ) {
    guard look != nil || !arrivals.isEmpty else { return }
    var last: ScreenID?
    for screen in screens {
      arrivals[screen] = nil
      last = screen
    }
    if let last { arrivals[last] = look }
  }
}
