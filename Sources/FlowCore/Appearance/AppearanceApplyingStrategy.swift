/// How appearances are applied: what they look like, what lies in between, and in what time.
///
/// It is asked for values and draws nothing. Each method has a default, the one of
/// `DefaultAppearanceStrategy`.
public protocol AppearanceApplyingStrategy {
  /// What an appearance looks like.
  ///
  /// Asked once when the appearance is applied. How much of the bars is there,
  /// `NavigationAppearance` says instead.
  func look(of appearance: Appearance) -> ChromeAppearance

  /// The look `fraction` of the way between two, above 0 and below 1; at the ends nobody asks.
  ///
  /// Near them it should be near them, or something jumps.
  func look(from start: ChromeAppearance, to end: ChromeAppearance, fraction: Double)
    -> ChromeAppearance

  /// How long a change takes that nobody holds; `nil` goes with the transition, and takes 0.2 s in
  /// place.
  ///
  /// It is even in time while nobody interferes with the transition. From then on it goes with
  /// that, at most twice as fast; where that finishes first, what is left takes its time
  /// afterwards, and a cancel restores everything at its end. A change that somebody holds from its
  /// beginning goes with the transition in any case.
  var settling: Duration? { get }
}

extension AppearanceApplyingStrategy {
  public func look(of appearance: Appearance) -> ChromeAppearance { ChromeAppearance(appearance) }

  public func look(from start: ChromeAppearance, to end: ChromeAppearance, fraction: Double)
    -> ChromeAppearance
  {
    start.interpolated(to: end, fraction: fraction)
  }

  public var settling: Duration? { nil }
}

/// Colours go with the transition.
public struct DefaultAppearanceStrategy: AppearanceApplyingStrategy, Hashable, Sendable {
  /// Creates the strategy.
  public init() {}
}

/// Colours take a time of their own, evenly, unless somebody holds the transition.
public struct AnimatedAppearanceStrategy: AppearanceApplyingStrategy, Hashable, Sendable {
  /// How long they take.
  public let duration: Duration

  /// Creates the strategy; 0.33 s is what the appearance article's repository once had.
  public init(duration: Duration = .milliseconds(330)) {
    self.duration = duration
  }

  public var settling: Duration? { duration }
}
