package import FlowCore

/// Styles with every kind of timing, and one of zero duration.
///
/// `OperationGenerator` does not choose `eased` yet.
package enum ModelStyle: String, CaseIterable, TransitionStyle {
  case slide
  case fade
  case soft
  case blink
  case eased

  package var name: String { rawValue }

  package var timing: TransitionTiming {
    switch self {
    case .slide: .spring(.navigation)
    case .fade: .linear(.milliseconds(500))
    case .soft: .spring(Spring(angularFrequency: 8))
    case .blink: .linear(.zero)
    case .eased: .curve(.easeInOut, .milliseconds(400))
    }
  }

  package func upperPose(presence: Double) -> PagePose {
    switch self {
    case .slide, .soft: SlideTransitionStyle().upperPose(presence: presence)
    case .fade, .blink, .eased: CrossFadeTransitionStyle().upperPose(presence: presence)
    }
  }

  package func lowerPose(presence: Double) -> PagePose {
    switch self {
    case .slide, .soft: SlideTransitionStyle().lowerPose(presence: presence)
    case .fade, .blink, .eased: CrossFadeTransitionStyle().lowerPose(presence: presence)
    }
  }
}
