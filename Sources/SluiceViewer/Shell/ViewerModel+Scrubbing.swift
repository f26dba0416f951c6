internal import FlowCore
internal import FlowUI

extension ViewerModel {
  /// The transition that runs on the stage at the instant that is shown; `nil` at rest.
  var running: RunningTransition? {
    RunningTransition(in: playback.session.state, on: playback.session.size)
  }

  /// Holds the running transition at a fraction.
  func scrub(to fraction: Double) { send(.scrub(fraction)) }

  /// Holds the running transition where it is, as for whoever takes hold of it on its way.
  func holdRunning() {
    if let running, !running.isFrozen { scrub(to: running.transition.fraction) }
  }

  /// Whether something is held that can be let go: a transition, or what a finger has that is not a
  /// person's now.
  ///
  /// - Parameter running: The transition that runs, if one does.
  func canLetGo(_ running: RunningTransition?) -> Bool {
    running?.isFrozen == true || !time.isHandDown && !playback.presses.isEmpty
  }

  /// Lets go as a hand would: the release rule says what becomes of the transition.
  func letGo() {
    if running?.isFrozen == true { send(.letGo) }
    for press in playback.presses { send(press.lifted) }
  }
}
