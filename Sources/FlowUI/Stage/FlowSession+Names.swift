internal import FlowCore

extension FlowSession {
  package var topScreenName: String { view.topScreen.name }

  /// Of the innermost and topmost flow, the root first.
  package var stackNames: [String] {
    (view.visibleFlows.first ?? navigation).stack.map(\.name)
  }

  package var dragsPage: Bool { view.visibleFlows.contains(where: \.isDragging) }
}
