internal import FlowCore
internal import SecondScene

/// How a person goes back from Second to Home: the part of the flow that can be swapped.
public enum ReturnInteraction: String, CaseIterable, Sendable {
  /// A drag from the left edge that scrubs the cross-fade.
  case edge
  /// A tap; the cross-fade runs by itself.
  case tap
  /// A double tap, held and drawn to and fro.
  case zigZag = "zig-zag"

  /// An interactor for a scene; it keeps neither the scene nor the delegate alive.
  func makeInteractor(
    for scene: SecondScene, delegate: any SecondSceneFlowDelegate, clock: FlowClock
  ) -> any FlowInteractor {
    let animator = CrossFadeAnimator()
    let goBack: () -> Void = { [weak scene, weak delegate] in
      guard let scene else { return }
      delegate?.returnToHomeScene(from: scene)
    }
    switch self {
    case .edge:
      return EdgeSwipeInteractor(
        hint: "Swipe from the left edge to return to Home Scene", from: scene, animator: animator,
        releaseRule: .distanceOrSpeed, onBegin: goBack)
    case .tap:
      return TapBackInteractor(
        hint: "Tap anywhere to return to Home Scene", from: scene, animator: animator,
        onTap: goBack)
    case .zigZag:
      return ZigZagInteractor(
        hint: "Double-tap, hold and zig-zag to return to Home Scene", from: scene,
        animator: animator, clock: clock, onBegin: goBack)
    }
  }
}
