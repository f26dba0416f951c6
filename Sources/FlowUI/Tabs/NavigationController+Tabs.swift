internal import FlowCore

extension NavigationController {
  /// The topmost of the flows presented on this one, or this one itself.
  var uppermost: NavigationController { presented?.uppermost ?? self }

  /// Cancels drags of pages, also in the flows that its top screen shows.
  func cancelDrags() {
    cancelDrag()
    (top as? any FlowContainer)?.shownFlow?.cancelDrags()
  }
}
