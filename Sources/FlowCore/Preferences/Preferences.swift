/// The settings that a person, or a viewer on their behalf, chooses for running flows.
///
/// A value of `nil`, the default, leaves the choice to the flow. Preferences apply to all flows of
/// a session, including presented ones.
public struct Preferences: Hashable, Sendable {
  /// Whether to use light content on dark backgrounds.
  public var isDark: Bool
  /// Whether to use high-contrast colours.
  public var hasHighContrast: Bool
  /// The text size as a multiple of the default size; clamped to 1…2, and NaN counts as 1.
  public var textSize: Double { didSet { textSize = Self.sensible(textSize: textSize) } }
  /// The layout direction.
  public var direction: LayoutDirection
  /// Whether to reduce motion: nothing should move across the screen by itself.
  public var reducesMotion: Bool
  /// The language of texts; `nil` leaves it to the program: a window follows the environment, and
  /// everything else is in English.
  public var language: Language?

  /// The style of transitions between pages and of presented flows.
  ///
  /// It takes precedence over the style of a transition provider and over the default style, but
  /// not over a custom style that code has requested: a page that was pushed with a custom style is
  /// popped with the same style. With reduced motion only fades run by themselves; interactive
  /// transitions still use the chosen style.
  public var transition: TransitionChoice?
  /// The timing of transitions that run by themselves; a custom style that code has requested keeps
  /// its own timing.
  ///
  /// The duration of a linear or curved timing is rounded down to whole nanoseconds and clamped to
  /// 0 s…1 day.
  public var timing: TransitionTiming? { didSet { timing = timing?.sensible } }
  /// The rule that decides whether a released drag of a page, a flow, a pager or a sheet finishes;
  /// it takes precedence over the rule of an interactor or a pager.
  public var releaseRule: ReleaseRule?
  /// The width in points of the edge zones in which page drags begin; clamped to 0…200, `nil` means
  /// 24, and NaN counts as `nil`.
  public var edgeWidth: Double? {
    didSet { edgeWidth = Self.sensible(edgeWidth: edgeWidth) }
  }
  /// The network condition for the calls of flows; `nil`, the default, means a network without
  /// faults.
  ///
  /// Set it to try out how a flow copes with a slow or failing network.
  public var network: NetworkCondition?

  /// Creates preferences; by default a light, left-to-right interface at the default text size,
  /// with all else left to the flow.
  public init(
    isDark: Bool = false, hasHighContrast: Bool = false, textSize: Double = 1,
    direction: LayoutDirection = .leftToRight, reducesMotion: Bool = false,
    language: Language? = nil, transition: TransitionChoice? = nil, timing: TransitionTiming? = nil,
    releaseRule: ReleaseRule? = nil, edgeWidth: Double? = nil,
    network: NetworkCondition? = nil
  ) {
    self.isDark = isDark
    self.hasHighContrast = hasHighContrast
    self.textSize = Self.sensible(textSize: textSize)
    self.direction = direction
    self.reducesMotion = reducesMotion
    self.language = language
    self.transition = transition
    self.timing = timing?.sensible
    self.releaseRule = releaseRule
    self.edgeWidth = Self.sensible(edgeWidth: edgeWidth)
    self.network = network
  }

  package func resolvedReleaseRule(over componentRule: ReleaseRule = .projection) -> ReleaseRule {
    releaseRule ?? componentRule
  }

  /// The valid widths of the edge zones, in points.
  package static let edgeWidths = 0.0...200

  private static func sensible(textSize: Double) -> Double {
    textSize.isNaN ? 1 : min(max(textSize, 1), 2)
  }

  private static func sensible(edgeWidth: Double?) -> Double? {
    edgeWidth.flatMap {
      $0.isNaN ? nil : min(max($0, edgeWidths.lowerBound), edgeWidths.upperBound)
    }
  }
}

/// A network that a person can choose for the calls of flows, to see how a flow copes with it.
///
/// It applies to the calls of `FlowContext.load` that are started from then on.
public enum NetworkCondition: String, Hashable, Sendable, CaseIterable {
  /// Calls take three seconds longer.
  case slow
  /// Calls are not made, and fail at once with `LoadFailure.offline`.
  case offline
  /// Calls are not made, and fail after the time that their simulation takes.
  case fail
}
