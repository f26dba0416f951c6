/// The styles of the running transition, of those that it carries, and those with which screens
/// arrived.
struct TransitionStyles {
  private var number = 0
  private var current: any TransitionStyle = SlideTransitionStyle()
  private var carried: [Int: any TransitionStyle] = [:]
  private var arrivals: [ScreenID: any TransitionStyle] = [:]

  /// The style of the running transition.
  var running: any TransitionStyle { current }

  /// The style of a transition that the running one carries.
  subscript(transition: CarriedTransition) -> any TransitionStyle {
    carried[transition.number] ?? current
  }

  /// Sets the style of a transition that has begun.
  mutating func adopt(_ style: any TransitionStyle, for transition: Transition) {
    var kept: [Int: any TransitionStyle] = [:]
    for earlier in transition.carried {
      kept[earlier.number] = earlier.number == number ? current : carried[earlier.number]
    }
    (number, current, carried) = (transition.number, style, kept)
  }

  /// The custom style with which a screen arrived, if any: it leaves with the same one.
  func arrival(of screen: ScreenID) -> (any TransitionStyle)? { arrivals[screen] }

  /// Records the style with which screens arrive: the last one with `style`, the others with none.
  mutating func note(
    _ style: (any TransitionStyle)?, asArrivalOf screens: some Collection<ScreenID>
  ) {
    guard style != nil || !arrivals.isEmpty else { return }
    var last: ScreenID?
    for screen in screens {
      arrivals[screen] = nil
      last = screen
    }
    if let last { arrivals[last] = style }
  }
}
