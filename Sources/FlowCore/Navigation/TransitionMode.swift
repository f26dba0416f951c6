/// How a request is carried out.
public enum TransitionMode {
  /// At once, without any motion.
  case immediate
  /// With the transition that the provider offers; or, for what goes, the custom one that it came
  /// with; or the default one: pages slide, flows rise as sheets. What a person has chosen comes
  /// first, except for what came with a custom one.
  ///
  /// A `pop()` for which the provider offers an interaction controller is put into its hands.
  case standard
  /// With this look, moving by itself.
  case custom(any TransitionStyle)
  /// In the hands of a driver, which also lets it go; with this look, or the one of `standard`.
  ///
  /// The stack stays as it is until then.
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
  /// How a screen comes to be visible, for observers: whatever the style, and whoever drives it.
  public enum Kind: String, Hashable, Sendable {
    /// At once, without any motion.
    case immediate
    /// In a transition that moves by itself.
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
