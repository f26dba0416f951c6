/// Stores the styles of the running transition, of the transitions that it carries, and of the
/// screens' arrivals, and chooses the style of the next transition.
struct TransitionStyles {
  /// The style that the last request asked for.
  var requested: (any TransitionStyle)?

  /// The style that is used when nothing else asks for one.
  private let standard: any TransitionStyle
  /// The number of the running transition.
  private var runningNumber = 0
  private var current: any TransitionStyle = SlideTransitionStyle()
  private var carried: [Int: any TransitionStyle] = [:]
  private var arrivals: [ScreenID: any TransitionStyle] = [:]

  init(standard: any TransitionStyle) { self.standard = standard }

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
      kept[earlier.number] = earlier.number == runningNumber ? current : carried[earlier.number]
    }
    (runningNumber, current, carried) = (transition.number, style, kept)
  }

  // MARK: Choosing

  /// The style of a transition that is due and whose request gave none: the provider's;
  /// otherwise, for a page that leaves, the style with which it arrived; otherwise the standard
  /// one.
  ///
  /// The person's preference takes precedence over all of them except the style with which a page
  /// arrived.
  func choice(
    for next: NavigationMachine.Pending, provided: (any TransitionStyle)?,
    preferences: Preferences, followsFinger: Bool
  ) -> any TransitionStyle {
    let arrival = next.isPush ? nil : arrivals[next.from]
    if let arrival, provided == nil || preferences.transition != nil { return arrival }
    let avoidsMotion = preferences.reducesMotion && !followsFinger
    let chosen: any TransitionStyle =
      switch preferences.transition {
      case nil: provided ?? (avoidsMotion ? CrossFadeTransitionStyle.brief : standard)
      case .crossFade: CrossFadeTransitionStyle()
      case let choice?: avoidsMotion ? CrossFadeTransitionStyle.brief : choice.style
      }
    guard let timing = preferences.timing else { return chosen }
    return RetimedTransitionStyle(style: chosen, timing: timing)
  }

  /// Records that the last of `screens` arrives with `style`, and the others with no style of their
  /// own.
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
