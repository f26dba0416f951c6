internal import FlowCore
internal import FlowUI

extension ViewerModel {
  /// The transition that runs on the stage at the instant that is shown; `nil` at rest.
  var running: RunningTransition? {
    RunningTransition(in: playback.session.state, on: playback.session.size)
  }

  /// Whether the transition is held now; one that was held in the past is let go there as soon as time passes.
  var isHeld: Bool { !playback.isInPast && running?.isHeld == true }

  /// Whether nothing goes on by itself: time stands still, or a transition is held.
  var isStopped: Bool { time.isPaused || isHeld }

  /// Holds the running transition at a fraction, or lets go of it.
  func scrub(to fraction: Double?) { send(.scrub(fraction)) }

  /// Holds the running transition where it is, as for whoever takes hold of it on its way.
  func holdRunning() {
    if let running, !running.isHeld { scrub(to: running.transition.fraction) }
  }
}
