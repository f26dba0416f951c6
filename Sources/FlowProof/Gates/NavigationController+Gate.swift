internal import FlowCore

extension NavigationController {
  /// Whether a screen of this flow is a gate: because the caller has named it.
  func isGate(_ screen: any Screen, named names: Set<String>) -> Bool {
    names.contains(screen.name)
  }
}
