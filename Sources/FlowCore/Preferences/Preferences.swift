/// How a person wants a running flow, or whoever looks at it on their behalf.
///
/// What is `nil` is as the flow says, and everything is by default. What a person wants counts for
/// all flows of a session, on whatever lies on what.
public struct Preferences: Hashable, Sendable {
  /// Whether colours are light on dark.
  public var isDark: Bool
  /// Whether what can be told apart only just shall differ more.
  public var hasHighContrast: Bool
  /// How many times as large as usual text is; clamped to 1…2, and 1 where it is no number.
  public var textSize: Double { didSet { textSize = Self.sensible(textSize: textSize) } }
  /// Which way the stage reads.
  public var direction: LayoutDirection
  /// Whether nothing should move across the stage by itself.
  public var reducesMotion: Bool

  /// The look of transitions, of pages and of flows that are presented.
  ///
  /// It comes before what a transition provider offers and before the default look, but not before
  /// a custom look that code has asked for: a page that came by one goes by it. Where motion is
  /// reduced, nothing but a fade runs by itself; in a hand the chosen look is followed.
  public var transition: TransitionChoice?
  /// How transitions move by themselves; custom looks that code has asked for keep theirs.
  ///
  /// A linear one takes from 0 s to a day, in whole nanoseconds; what is less or more counts as
  /// either.
  public var timing: TransitionTiming? { didSet { timing = timing?.sensible } }
  /// Whether a page, a flow, a pager or a sheet that is let go finishes its way; it comes before
  /// the rule that an interactor or a pager has.
  public var releaseRule: ReleaseRule?
  /// How wide the zones at the stage's edges are in which drags of pages begin, in points; 24 where
  /// it is `nil`, clamped to 0…200, and `nil` where it is no number.
  public var edgeWidth: Double? {
    didSet { edgeWidth = Self.sensible(edgeWidth: edgeWidth) }
  }

  /// Creates preferences; by default nobody wants anything.
  public init(
    isDark: Bool = false, hasHighContrast: Bool = false, textSize: Double = 1,
    direction: LayoutDirection = .leftToRight, reducesMotion: Bool = false,
    transition: TransitionChoice? = nil, timing: TransitionTiming? = nil,
    releaseRule: ReleaseRule? = nil, edgeWidth: Double? = nil
  ) {
    self.isDark = isDark
    self.hasHighContrast = hasHighContrast
    self.textSize = Self.sensible(textSize: textSize)
    self.direction = direction
    self.reducesMotion = reducesMotion
    self.transition = transition
    self.timing = timing?.sensible
    self.releaseRule = releaseRule
    self.edgeWidth = Self.sensible(edgeWidth: edgeWidth)
  }

  private static func sensible(textSize: Double) -> Double {
    textSize.isNaN ? 1 : min(max(textSize, 1), 2)
  }

  private static func sensible(edgeWidth: Double?) -> Double? {
    edgeWidth.flatMap { $0.isNaN ? nil : min(max($0, 0), 200) }
  }
}

extension TransitionTiming {
  /// The same, with a duration that can be told in whole nanoseconds of a day.
  fileprivate var sensible: TransitionTiming {
    switch self {
    case .spring: self
    case .linear(let duration):
      .linear(.nanoseconds(min(max(duration, .zero), .seconds(86_400)).inNanoseconds))
    }
  }
}
