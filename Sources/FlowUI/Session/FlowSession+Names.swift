package import FlowCore

extension FlowSession {
  /// Whether Ctrl+F leads to a search field in a navigation bar.
  package var hasSearch: Bool { view.hasSearch }

  package var topScreenName: String { view.topScreen.name }

  /// The names of the screens in the stack of the innermost and topmost flow, the root first.
  package var stackNames: [String] {
    (view.visibleFlows.first ?? navigation).stack.map(\.name)
  }

  /// The location of a mouse without a pressed button, in points of the session; `nil` if it is
  /// over no input target.
  package var hoverLocation: Point? { hover.location.map { hover.skipped ?? $0 } }

  /// Whether a drag can move the top page: not if its flow's gestures are disabled and its own
  /// gesture, such as a tap, has no release rule.
  package var hasPageDrag: Bool { view.hasPageDrag }

  package var dragsPage: Bool { view.visibleFlows.contains(where: \.isDragging) }
}
