extension FlowContext {
  /// The stacks of the session that are still there, in the order in which they were made: those of
  /// flows that are presented, embedded in a screen or covered, too.
  package var flows: [NavigationController] {
    clock.present.compactMap { $0 as? NavigationController }.filter { !$0.isOfFlows }
  }
}

extension NavigationController {
  /// Whether its screens are flows that lie on one another, rather than pages.
  var isOfFlows: Bool {
    switch levels {
    case .flows: true
    case .pages: false
    }
  }

  /// Whether the flow is in the picture: on the stage, on its way there, or still leaving.
  package var isInPicture: Bool {
    switch appearances.place {
    case .willAppear, .didAppear, .willDisappear: true
    case .didDisappear: false
    }
  }

  /// Whether a transition of its own goes on, or of the flows that lie on one another.
  package var isInTransition: Bool { fraction != nil || existingHost?.fraction != nil }

  /// The stacks of the flows that this one lies on, the lowest first.
  package var beneath: [NavigationController] {
    presenting.map { $0.beneath + [$0] } ?? []
  }
}
