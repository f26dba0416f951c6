internal import AppearanceSample
internal import FlowCore

/// The strategy that draws the bars of the Appearance demo, as settings, links and scripts name it.
public enum AppearanceStrategyChoice: String, Hashable, Sendable, CaseIterable {
  /// Colours follow the transition.
  case follow
  /// Colours change within 0.33 s, but follow an interactive transition.
  case timed
  /// A gradient, a shadow and a heavier title; colours follow the transition.
  case gradient
  /// A background image; colours follow the transition.
  case pattern

  var strategy: any AppearanceApplyingStrategy {
    switch self {
    case .follow: DefaultAppearanceStrategy()
    case .timed: AnimatedAppearanceStrategy()
    case .gradient: GradientAppearanceStrategy()
    case .pattern: PatternAppearanceStrategy()
    }
  }
}

/// The colours of text in the bars of the Appearance demo.
public enum AppearanceInkChoice: String, Hashable, Sendable, CaseIterable {
  /// As declared, but black or white where the declared colour would not be readable.
  case readable
  /// As declared.
  case declared

  func strategy(_ base: any AppearanceApplyingStrategy) -> any AppearanceApplyingStrategy {
    switch self {
    case .readable: ReadableAppearanceStrategy(base)
    case .declared: base
    }
  }
}
