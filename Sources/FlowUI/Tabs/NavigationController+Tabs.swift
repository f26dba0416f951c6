internal import FlowCore

extension NavigationController {
  /// The flow that lies on top of all that lie on this one, or this one itself.
  var uppermost: NavigationController { presented?.uppermost ?? self }

  /// Takes pages out of a person's hands, also those of the flows that its top screen shows.
  func cancelDrags() {
    cancelDrag()
    (top as? any FlowContainer)?.shownFlow?.cancelDrags()
  }
}
