extension FlowContext {
  /// The session's live flows, in order of creation, visible or not; stacks of presentations are
  /// left out.
  package var flows: [NavigationController] {
    clock.present.compactMap { $0 as? NavigationController }.filter { !$0.isOfFlows }
  }
}

extension NavigationController {
  /// Whether its screens are flows presented on one another, rather than pages.
  var isOfFlows: Bool {
    switch levels {
    case .flows: true
    case .pages: false
    }
  }

  package var isVisible: Bool {
    switch containerStep {
    case .willAppear, .didAppear, .willDisappear: true
    case .didDisappear: false
    }
  }

  package var isInTransition: Bool { fraction != nil || existingHost?.fraction != nil }

  /// The flows on which this one is presented, the lowest first.
  package var below: [NavigationController] {
    presenting.map { $0.below + [$0] } ?? []
  }
}
