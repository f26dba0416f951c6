/// The way in which a request is carried out.
public enum TransitionMode {
  /// Immediately, without animation.
  case immediate
  /// The standard transition.
  ///
  /// It is the one that the provider offers; or, for a page that leaves, the custom one that it
  /// came with; or the default one: pages slide, flows rise as sheets. The person's preference
  /// takes precedence, except over the custom style that a page came with.
  ///
  /// If the provider offers an interaction controller, it drives a `pop()`.
  case standard
  /// Animated with this style, running by itself.
  case custom(any TransitionStyle)
  /// Driven interactively, with this style or that of `standard`.
  ///
  /// The stack does not change until the driver releases the transition.
  case interactive(PercentDrivenTransition, style: (any TransitionStyle)? = nil)

  /// `standard` or `immediate`.
  public static func animated(_ isAnimated: Bool) -> TransitionMode {
    isAnimated ? .standard : .immediate
  }

  var isInteractive: Bool {
    if case .interactive = self { true } else { false }
  }
}

extension TransitionMode {
  /// The way in which a screen becomes visible, for observers: independent of the style and of who
  /// drives it.
  public enum Kind: String, Hashable, Sendable {
    /// Immediately, without animation.
    case immediate
    /// In a transition that runs by itself.
    case animated
    /// In a transition that a gesture drives.
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
