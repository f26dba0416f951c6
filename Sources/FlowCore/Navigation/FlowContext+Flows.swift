extension FlowContext {
  /// The live navigation controllers of the session's flows, in order of creation, including flows
  /// that are presented, embedded in a screen or covered; stacks of presentations are left out.
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

  /// Whether the flow is visible: shown, appearing or disappearing.
  package var isVisible: Bool {
    switch containerStep {
    case .willAppear, .didAppear, .willDisappear: true
    case .didDisappear: false
    }
  }

  /// Whether a transition runs in the flow or in its stack of presentations.
  package var isInTransition: Bool { fraction != nil || existingHost?.fraction != nil }

  /// The controllers of the flows on which this one is presented, the lowest first.
  package var below: [NavigationController] {
    presenting.map { $0.below + [$0] } ?? []
  }
}
