internal import FlowCore

extension NavigationController {
  /// Takes pages out of a person's hands, also those of the flows that its top screen shows.
  func cancelDrags() {
    cancelDrag()
    (top as? any FlowContainer)?.shownFlow?.cancelDrags()
  }
}
