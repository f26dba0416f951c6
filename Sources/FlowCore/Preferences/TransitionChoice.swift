/// One of the looks that a person can choose for a flow's transitions, called as traces call it.
public enum TransitionChoice: String, Hashable, Sendable, CaseIterable {
  case slide
  case slideBack = "slide-back"
  case crossFade = "cross-fade"
  case zoom
  case sheet

  /// The look.
  public var animator: any TransitionAnimator {
    switch self {
    case .slide: SlideAnimator()
    case .slideBack: SlideAnimator(from: .leading)
    case .crossFade: CrossFadeAnimator()
    case .zoom: ZoomAnimator()
    case .sheet: SheetAnimator()
    }
  }
}

/// A look that moves in another way than its own.
struct RetimedAnimator: TransitionAnimator {
  let look: any TransitionAnimator
  let timing: TransitionTiming

  var name: String { look.name }

  func upperPose(presence: Double) -> PagePose { look.upperPose(presence: presence) }

  func lowerPose(presence: Double) -> PagePose { look.lowerPose(presence: presence) }
}
