package import FlowCore

extension FlowSession: PreferenceFollower {
  package func preferencesChanged(from earlier: Preferences) {
    if preferences.direction != earlier.direction { cancelGesture() }
  }
}

/// A theme that was set explicitly.
///
/// It applies only while the preferences have the same darkness and contrast as when it was set.
struct ExplicitTheme {
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
