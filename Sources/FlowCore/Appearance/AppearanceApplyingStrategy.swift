/// Decides how declared appearances are resolved, interpolated and timed.
///
/// A strategy only returns values and draws nothing. Each requirement has a default implementation,
/// that of `DefaultAppearanceStrategy`.
public protocol AppearanceApplyingStrategy {
  /// Resolves a declared appearance.
  ///
  /// Called by the default `chrome(of:isAnimated:)`, and so whenever an appearance is applied or
  /// the strategy is replaced. The bars' presence in the result is ignored: `NavigationAppearance`
  /// sets it.
  func chrome(of appearance: Appearance) -> ChromeAppearance

  /// Resolves a declared appearance for a change with or without animation; by default the same for
  /// both.
  ///
  /// `NavigationAppearance` calls this function, not `chrome(of:)`. A change is animated if it
  /// happens alongside a transition, or if the top screen's preferences are read again in place;
  /// all other changes, such as a replaced `strategy`, are not.
  func chrome(of appearance: Appearance, isAnimated: Bool) -> ChromeAppearance

  /// Interpolates between two resolved appearances.
  ///
  /// Called only with fractions above 0 and below 1; at 0 and 1 the appearances themselves are
  /// used. The result should approach `start` near 0 and `end` near 1; otherwise the bars visibly
  /// jump at the ends.
  func chrome(from start: ChromeAppearance, to end: ChromeAppearance, fraction: Double)
    -> ChromeAppearance

  /// The duration of a change of appearance.
  ///
  /// With `nil`, a change follows the transition during which it happens, and takes 0.2 s without a
  /// transition. In a transition that is interactive from its start, a change always follows the
  /// transition.
  ///
  /// In any other transition, a change with a duration runs linearly in time until something
  /// interferes with the transition, such as a drag. From then on, the change follows the
  /// transition, at no more than twice the transition's pace. If the transition finishes first, the
  /// rest of the change continues without it; if the transition is cancelled, the earlier
  /// appearance is restored by the time the transition ends.
  var changeDuration: Duration? { get }
}

extension AppearanceApplyingStrategy {
  public func chrome(of appearance: Appearance) -> ChromeAppearance { ChromeAppearance(appearance) }

  public func chrome(of appearance: Appearance, isAnimated: Bool) -> ChromeAppearance {
    chrome(of: appearance)
  }

  public func chrome(from start: ChromeAppearance, to end: ChromeAppearance, fraction: Double)
    -> ChromeAppearance
  {
    start.interpolated(to: end, fraction: fraction)
  }

  public var changeDuration: Duration? { nil }
}

/// A strategy whose colours follow the transition.
public struct DefaultAppearanceStrategy: AppearanceApplyingStrategy, Hashable, Sendable {
  /// Creates the strategy.
  public init() {}
}

/// A strategy whose colours change linearly over a fixed duration.
///
/// In a transition that is interactive from its start, colours follow the transition instead: see
/// `changeDuration`.
public struct AnimatedAppearanceStrategy: AppearanceApplyingStrategy, Hashable, Sendable {
  /// The duration of a change.
  public let duration: Duration

  /// Creates the strategy.
  ///
  /// The default, 0.33 s, comes from an earlier version of the appearance article's repository.
  public init(duration: Duration = .milliseconds(330)) {
    self.duration = duration
  }

  public var changeDuration: Duration? { duration }
}
