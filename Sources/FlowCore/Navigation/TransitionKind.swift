/// How a request is carried out.
public enum TransitionKind {
  /// At once, without any motion.
  case jumpCut
  /// With the transition that the provider offers; or, for what goes, the custom one that it came
  /// with; or the default one: pages slide, flows rise as sheets. What a person has chosen comes
  /// first, except for what came with a custom one.
  ///
  /// A `pop()` for which the provider offers an interaction controller is put into its hands.
  case standard
  /// With this look, moving by itself.
  case custom(any TransitionAnimator)
  /// In the hands of a driver, which also lets it go; with this look, or the one of `standard`.
  ///
  /// The stack stays as it is until then.
  case interactive(PercentDrivenTransition, animator: (any TransitionAnimator)? = nil)

  /// `standard` or `jumpCut`.
  public static func animated(_ isAnimated: Bool) -> TransitionKind {
    isAnimated ? .standard : .jumpCut
  }

  var isInteractive: Bool {
    if case .interactive = self { true } else { false }
  }
}

extension TransitionKind: CustomStringConvertible {
  /// One word, as traces show it: `immediate`, `animated`, `interactive`.
  public var description: String {
    switch self {
    case .jumpCut: TransitionManner.immediate.rawValue
    case .standard, .custom: TransitionManner.animated.rawValue
    case .interactive: TransitionManner.interactive.rawValue
    }
  }
}
