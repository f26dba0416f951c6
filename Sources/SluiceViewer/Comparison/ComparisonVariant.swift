internal import FlowCore

/// The preference that differs between the comparison stage and the first one.
enum ComparisonVariant: Hashable {
  case slide
  case crossFade
  case zoom
  case projection
  case distanceOrSpeed
  case fling
  case light
  case dark
  case highContrast
  case largeText
  case reducedMotion

  /// The title shown to users.
  var title: String {
    switch self {
    case .slide: Self.text(.slide)
    case .crossFade: Self.text(.crossFade)
    case .zoom: Self.text(.zoom)
    case .projection: Self.text(.projection)
    case .distanceOrSpeed: Self.text(.distanceOrSpeed)
    case .fling: Self.text(.fling)
    case .light: Self.text(isDark: false)
    case .dark: Self.text(isDark: true)
    case .highContrast: Self.text(hasHighContrast: true)
    case .largeText: Self.text(textSize: 2)
    case .reducedMotion: Self.text(reducesMotion: true)
    }
  }

  /// The title of the first stage: its own value of the preference that differs.
  ///
  /// - Parameters:
  ///   - preferences: The first stage's preferences.
  ///   - rule: The release rule in effect on the first stage.
  func title(ofFirst preferences: Preferences, _ rule: ReleaseRule) -> String {
    switch self {
    case .slide, .crossFade, .zoom: Self.text(preferences.transition)
    case .projection, .distanceOrSpeed, .fling: Self.text(rule)
    case .light, .dark: Self.text(isDark: preferences.isDark)
    case .highContrast: Self.text(hasHighContrast: preferences.hasHighContrast)
    case .largeText: Self.text(textSize: preferences.textSize)
    case .reducedMotion: Self.text(reducesMotion: preferences.reducesMotion)
    }
  }

  private static func text(_ choice: TransitionChoice?) -> String {
    choice?.title ?? "As the flow says"
  }

  private static func text(_ rule: ReleaseRule) -> String {
    "Release by \(rule.title.lowercased())"
  }

  private static func text(isDark: Bool) -> String { isDark ? "Dark" : "Light" }

  private static func text(hasHighContrast: Bool) -> String {
    hasHighContrast ? "High contrast" : "Usual contrast"
  }

  private static func text(textSize: Double) -> String { "Text at \((textSize * 100).fixed(0)) %" }

  private static func text(reducesMotion: Bool) -> String {
    reducesMotion ? "Reduced motion" : "Usual motion"
  }

  /// The variants, in groups for a menu.
  static let groups: [[ComparisonVariant]] = [
    [.slide, .crossFade, .zoom], [.projection, .distanceOrSpeed, .fling],
    [.light, .dark, .highContrast, .largeText, .reducedMotion],
  ]

  /// The comparison stage's preferences, derived from the first stage's.
  func applied(to preferences: Preferences) -> Preferences {
    var other = preferences
    switch self {
    case .slide: other.transition = .slide
    case .crossFade: other.transition = .crossFade
    case .zoom: other.transition = .zoom
    case .projection: other.releaseRule = .projection
    case .distanceOrSpeed: other.releaseRule = .distanceOrSpeed
    case .fling: other.releaseRule = .fling
    case .light: other.isDark = false
    case .dark: other.isDark = true
    case .highContrast: other.hasHighContrast = true
    case .largeText: other.textSize = 2
    case .reducedMotion: other.reducesMotion = true
    }
    return other
  }
}
