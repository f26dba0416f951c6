/// The current preferences of a session, and the followers to notify when they change.
@MainActor
final class LivePreferences {
  var current: Preferences {
    didSet {
      guard current != oldValue else { return }
      for follower in followers { follower.value?.preferencesChanged(from: oldValue) }
    }
  }
  private var followers: [Follower] = []

  private struct Follower {
    weak var value: (any PreferenceFollower)?
  }

  init(_ preferences: Preferences) { current = preferences }

  func add(_ follower: any PreferenceFollower) {
    followers.removeAll { $0.value == nil || $0.value === follower }
    followers.append(Follower(value: follower))
  }
}

/// An object that reacts to changed preferences; most code just reads them when needed.
@MainActor
package protocol PreferenceFollower: AnyObject {
  func preferencesChanged(from earlier: Preferences)
}
