internal import FlowCore

extension NavigationController {
  /// Whether a screen of this flow is a gate: a gate head by the flow's policy, or named by the
  /// caller.
  func isGate(_ screen: any Screen, named names: Set<String>) -> Bool {
    isHead(screen) || names.contains(screen.name)
  }

  /// Whether a gesture or a driver moves a page of this flow, or its transition is frozen.
  var isInteractive: Bool { isDragging || phase == .frozen }
}
