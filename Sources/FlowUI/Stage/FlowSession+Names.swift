internal import FlowCore

extension FlowSession {
  /// The name of the top screen, of the innermost of the flows that are visible.
  package var topScreenName: String { view.topScreen.name }

  /// The names of the screens in the stack of the innermost and topmost flow, the root first.
  package var stackNames: [String] {
    (view.visibleFlows.first ?? navigation).stack.map(\.name)
  }

  /// Whether a drag moves a page at present.
  package var dragsPage: Bool { view.visibleFlows.contains(where: \.isDragging) }
}
