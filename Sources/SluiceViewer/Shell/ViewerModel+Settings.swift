internal import FlowCore
internal import FlowUI

extension ViewerModel {
  /// The user preferences at the instant that is shown.
  var preferences: Preferences { playback.session.preferences }

  /// Changes the user preferences, as input to the stage.
  func prefer(_ change: (inout Preferences) -> Void) {
    var preferences = preferences
    change(&preferences)
    if preferences != self.preferences { send(.prefer(preferences)) }
  }

  /// Changes the demo's settings, which restarts it at its current place if it has one.
  func tell(_ change: (inout DemoSettings) -> Void) {
    var setup = setupHere
    change(&setup.settings)
    guard setup.settings != playback.setup.settings else { return }
    setup.place = playback.place
    restart(setup)
  }
}
