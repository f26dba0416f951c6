package import FlowCore

extension FlowSession: PreferenceFollower {
  package func preferencesChanged(from earlier: Preferences) {
    if preferences.direction != earlier.direction { cancelGesture() }
  }
}

/// Colours that somebody has set, as long as they match what the person wants.
struct OwnTheme {
  private let theme: Theme
  private let isDark: Bool
  private let hasHighContrast: Bool

  init(_ theme: Theme, _ preferences: Preferences) {
    self.theme = theme
    (isDark, hasHighContrast) = (preferences.isDark, preferences.hasHighContrast)
  }

  func theme(_ preferences: Preferences) -> Theme? {
    (isDark, hasHighContrast) == (preferences.isDark, preferences.hasHighContrast) ? theme : nil
  }
}

extension Theme {
  /// The colours for what a person wants.
  static func matching(_ preferences: Preferences) -> Theme {
    matching(
      isDark: preferences.isDark, hasHighContrast: preferences.hasHighContrast)
  }

  /// Whether it is light on dark.
  var isDark: Bool { label.relativeLuminance > background.relativeLuminance }
}
