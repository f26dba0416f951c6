/// The preferences of a session as they change, and whoever must be told of it.
final class LivePreferences {
  /// What holds now.
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

/// Somebody who has something to do when preferences change; most only read them when they need
/// them.
package protocol PreferenceFollower: AnyObject {
  /// The preferences of the context that it was added to are others than before.
  func preferencesChanged(from earlier: Preferences)
}
