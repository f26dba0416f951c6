internal import FlowCore
internal import FlowUI

extension ViewerModel {
  /// How people want the stage at the instant that is shown.
  var preferences: Preferences { playback.session.preferences }

  /// Changes how people want the stage, as if they did so on it.
  func prefer(_ change: (inout Preferences) -> Void) {
    var preferences = preferences
    change(&preferences)
    if preferences != self.preferences { send(.prefer(preferences)) }
  }

  /// Changes what the demo is told: it starts anew, where it is now if it has such a place.
  func tell(_ change: (inout DemoSettings) -> Void) {
    var setup = setupHere
    change(&setup.settings)
    guard setup.settings != playback.setup.settings else { return }
    setup.place = playback.place
    restart(setup)
  }
}
