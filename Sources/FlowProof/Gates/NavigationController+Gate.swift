internal import FlowCore

extension NavigationController {
  /// Whether a screen of this flow is a gate: a head by the flow's own policy, or one that the
  /// caller has named.
  func isGate(_ screen: any Screen, named names: Set<String>) -> Bool {
    isHead(screen) || names.contains(screen.name)
  }

  /// Whether somebody has a page of this flow in hand, frozen or not.
  var isInHand: Bool { isDragging || phase == .frozen }
}
