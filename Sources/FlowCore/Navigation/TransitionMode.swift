/// How a request is carried out.
///
/// When motion is reduced, a fade replaces a style that moves pages or changes their size, except
/// in an interactive transition.
public enum TransitionMode {
  /// Immediately, without animation.
  case immediate
  /// The standard transition.
  ///
  /// Its style is the provider's; otherwise, for a page that leaves, the custom one with which the
  /// page arrived; otherwise the default: pages slide, flows rise as sheets. The person's
  /// preference takes precedence, except over the custom style with which a page arrived.
  ///
  /// If the provider returns an interaction controller, that controller drives a `pop()`.
  case standard
  /// Animated with this style, running by itself; preferences for transitions do not replace it.
  case custom(any TransitionStyle)
  /// Driven interactively, with this style or, if it is `nil`, the style that `standard` uses.
  ///
  /// The stack does not change until the driver releases the transition.
  case interactive(PercentDrivenTransition, style: (any TransitionStyle)? = nil)

  /// `standard` if animated, otherwise `immediate`.
  public static func animated(_ isAnimated: Bool) -> TransitionMode {
    isAnimated ? .standard : .immediate
  }

  var isInteractive: Bool {
    if case .interactive = self { true } else { false }
  }
}

extension TransitionMode {
  /// How a screen becomes visible, as reported to observers; it includes neither the style nor the
  /// driver of the transition.
  public enum Kind: String, Hashable, Sendable {
    /// Immediately, without animation.
    case immediate
    /// In a transition that runs by itself.
    case animated
    /// In a transition that a gesture or a driver drives.
    case interactive
  }
}

extension TransitionMode: CustomStringConvertible {
  /// One word, as traces show it: `immediate`, `animated`, `interactive`.
  public var description: String {
    switch self {
    case .immediate: TransitionMode.Kind.immediate.rawValue
    case .standard, .custom: TransitionMode.Kind.animated.rawValue
    case .interactive: TransitionMode.Kind.interactive.rawValue
    }
  }
}
