package import FlowCore

extension FlowSession: PreferenceFollower {
  package func preferencesChanged(from earlier: Preferences) {
    if preferences.direction != earlier.direction { cancelGesture() }
  }
}
