internal import FlowCore

extension FlowSession {
  /// The name of the top screen of the innermost visible flow.
  package var topScreenName: String { view.topScreen.name }

  /// The names of the screens in the stack of the innermost and topmost flow, the root first.
  package var stackNames: [String] {
    (view.visibleFlows.first ?? navigation).stack.map(\.name)
  }

  /// Whether a drag is currently moving a page.
  package var dragsPage: Bool { view.visibleFlows.contains(where: \.isDragging) }
}
