/// A transition style that a person can choose for flows, named as in traces.
public enum TransitionChoice: String, Hashable, Sendable, CaseIterable {
  case slide
  case slideBack = "slide-back"
  case crossFade = "cross-fade"
  case zoom
  case sheet

  /// The style that the choice names.
  public var style: any TransitionStyle {
    switch self {
    case .slide: SlideTransitionStyle()
    case .slideBack: SlideTransitionStyle(from: .leading)
    case .crossFade: CrossFadeTransitionStyle()
    case .zoom: ZoomTransitionStyle()
    case .sheet: SheetTransitionStyle()
    }
  }
}

struct RetimedTransitionStyle: TransitionStyle {
  let style: any TransitionStyle
  let timing: TransitionTiming

  var name: String { style.name }

  func upperPose(presence: Double) -> PagePose { style.upperPose(presence: presence) }

  func lowerPose(presence: Double) -> PagePose { style.lowerPose(presence: presence) }
}
