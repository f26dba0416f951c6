internal import FlowCore
internal import HomeScene
internal import SecondScene

/// The interaction that goes back from Second to Home: the exchangeable component of the flow.
public enum ReturnInteraction: String, CaseIterable, Sendable {
  /// A drag from the leading edge that drives the cross-fade.
  case edge
  /// A tap; the cross-fade runs by itself.
  case tap
  /// A double tap in which the second press becomes a drag back and forth.
  case zigZag = "zig-zag"

  /// Makes an interactor, which keeps neither the scene nor the delegate alive.
  @MainActor
  func makeInteractor(
    for scene: SecondScene, delegate: any SecondSceneFlowDelegate, clock: FlowClock
  ) -> any FlowInteractor {
    // The cross-fade is only for the pop from Second to Home; everything else is the default.
    let transition = PopTransition(
      from: scene, to: { $0 is HomeScene }, style: CrossFadeTransitionStyle()
    ) { [weak scene, weak delegate] in
      guard let scene else { return }
      delegate?.returnToHomeScene(from: scene)
    }
    switch self {
    case .edge:
      return EdgeSwipeInteractor(
        hint: "Swipe from the left edge to return to Home Scene", transition: transition,
        releaseRule: .distanceOrSpeed)
    case .tap:
      return TapInteractor(hint: "Tap anywhere to return to Home Scene", transition: transition)
    case .zigZag:
      return ZigZagInteractor(
        hint: "Double-tap, hold and zig-zag to return to Home Scene", transition: transition,
        clock: clock)
    }
  }
}
