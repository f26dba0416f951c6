package import FlowCore

/// Styles with springs and with constant velocity, one of them of zero duration.
package enum ModelStyle: String, CaseIterable, TransitionStyle {
  case slide
  case fade
  case soft
  case blink

  package var name: String { rawValue }

  package var timing: TransitionTiming {
    switch self {
    case .slide: .spring(.navigation)
    case .fade: .linear(.milliseconds(500))
    case .soft: .spring(Spring(angularFrequency: 8))
    case .blink: .linear(.zero)
    }
  }

  package func upperPose(presence: Double) -> PagePose {
    switch self {
    case .slide, .soft: SlideTransitionStyle().upperPose(presence: presence)
    case .fade, .blink: CrossFadeTransitionStyle().upperPose(presence: presence)
    }
  }

  package func lowerPose(presence: Double) -> PagePose {
    switch self {
    case .slide, .soft: SlideTransitionStyle().lowerPose(presence: presence)
    case .fade, .blink: CrossFadeTransitionStyle().lowerPose(presence: presence)
    }
  }
}
