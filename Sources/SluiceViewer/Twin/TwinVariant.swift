internal import FlowCore

/// The preference that differs between the comparison stage and the first one.
enum TwinVariant: Hashable {
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
    case .slide: Self.words(.slide)
    case .crossFade: Self.words(.crossFade)
    case .zoom: Self.words(.zoom)
    case .projection: Self.words(.projection)
    case .distanceOrSpeed: Self.words(.distanceOrSpeed)
    case .fling: Self.words(.fling)
    case .light: Self.words(isDark: false)
    case .dark: Self.words(isDark: true)
    case .highContrast: Self.words(hasHighContrast: true)
    case .largeText: Self.words(textSize: 2)
    case .reducedMotion: Self.words(reducesMotion: true)
    }
  }

  /// The title of the first stage: its own value of the preference that differs.
  ///
  /// - Parameters:
  ///   - preferences: The first stage's preferences.
  ///   - rule: The release rule in effect on the first stage.
  func title(ofFirst preferences: Preferences, _ rule: ReleaseRule) -> String {
    switch self {
    case .slide, .crossFade, .zoom: Self.words(preferences.transition)
    case .projection, .distanceOrSpeed, .fling: Self.words(rule)
    case .light, .dark: Self.words(isDark: preferences.isDark)
    case .highContrast: Self.words(hasHighContrast: preferences.hasHighContrast)
    case .largeText: Self.words(textSize: preferences.textSize)
    case .reducedMotion: Self.words(reducesMotion: preferences.reducesMotion)
    }
  }

  private static func words(_ look: TransitionChoice?) -> String {
    look?.title ?? "As the flow says"
  }

  private static func words(_ rule: ReleaseRule) -> String {
    "Release by \(rule.title.lowercased())"
  }

  private static func words(isDark: Bool) -> String { isDark ? "Dark" : "Light" }

  private static func words(hasHighContrast: Bool) -> String {
    hasHighContrast ? "High contrast" : "Usual contrast"
  }

  private static func words(textSize: Double) -> String { "Text at \((textSize * 100).fixed(0)) %" }

  private static func words(reducesMotion: Bool) -> String {
    reducesMotion ? "Reduced motion" : "Usual motion"
  }

  /// The variants, in groups for a menu.
  static let groups: [[TwinVariant]] = [
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
