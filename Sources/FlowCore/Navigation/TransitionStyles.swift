/// Stores the styles of the running transition, of the transitions that it carries, and of the
/// screens' arrivals, and chooses the style of the next transition.
struct TransitionStyles {
  /// The custom style of the last request, until its transition begins.
  var requested: (any TransitionStyle)?

  private let standard: any TransitionStyle
  private var runningNumber = 0
  private(set) var running: any TransitionStyle = SlideTransitionStyle()
  private var carried: [Int: any TransitionStyle] = [:]
  private var arrivals: [ScreenID: any TransitionStyle] = [:]

  init(standard: any TransitionStyle) { self.standard = standard }

  subscript(transition: CarriedTransition) -> any TransitionStyle {
    carried[transition.number] ?? running
  }

  mutating func adopt(_ style: any TransitionStyle, for transition: Transition) {
    var kept: [Int: any TransitionStyle] = [:]
    for earlier in transition.carried {
      kept[earlier.number] = earlier.number == runningNumber ? running : carried[earlier.number]
    }
    (runningNumber, running, carried) = (transition.number, style, kept)
  }

  // MARK: Choosing

  /// The provider's style; otherwise, for a page that leaves, the style with which it arrived;
  /// otherwise the standard one.
  ///
  /// The person's preferred style and timing take precedence over all of them except the style with
  /// which a page arrived.
  func choice(
    for next: NavigationMachine.Pending, provided: (any TransitionStyle)?,
    preferences: Preferences, followsFinger: Bool
  ) -> any TransitionStyle {
    let avoidsMotion = preferences.reducesMotion && !followsFinger
    let arrival = next.isPush ? nil : arrivals[next.from]
    if let arrival, provided == nil || preferences.transition != nil {
      return Self.withoutMotion(arrival, if: avoidsMotion)
    }
    let chosen = Self.withoutMotion(
      preferences.transition?.style ?? provided ?? standard, if: avoidsMotion)
    guard let timing = preferences.timing else { return chosen }
    return RetimedTransitionStyle(style: chosen, timing: timing)
  }

  static func withoutMotion(
    _ style: any TransitionStyle, if avoidsMotion: Bool
  ) -> any TransitionStyle {
    avoidsMotion && style.movesPages ? CrossFadeTransitionStyle.brief : style
  }

  /// Stores `style` for the last of `screens`, and removes the styles of the others.
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

extension TransitionStyle {
  fileprivate var movesPages: Bool {
    stride(from: 0.0, through: 1, by: 0.125).contains { presence in
      [upperPose(presence: presence), lowerPose(presence: presence)].contains {
        $0.shift != 0 || $0.drop != 0 || $0.scale != 1
      }
    }
  }
}
