internal import FlowCore

/// What a second stage has otherwise than the first one.
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

  /// What people call it.
  var title: String {
    switch self {
    case .slide: "Slide"
    case .crossFade: "Cross-fade"
    case .zoom: "Zoom"
    case .projection: "Release by projection"
    case .distanceOrSpeed: "Release by distance or speed"
    case .fling: "Release by fling"
    case .light: "Light"
    case .dark: "Dark"
    case .highContrast: "High contrast"
    case .largeText: "Text at 200 %"
    case .reducedMotion: "Reduced motion"
    }
  }

  /// Variants that belong together.
  static let groups: [[TwinVariant]] = [
    [.slide, .crossFade, .zoom], [.projection, .distanceOrSpeed, .fling],
    [.light, .dark, .highContrast, .largeText, .reducedMotion],
  ]

  /// What is wanted of the second stage, where so much is of the first one.
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
