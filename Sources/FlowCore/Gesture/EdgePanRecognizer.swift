/// Recognises a drag that begins at a side edge of the stage and moves inward.
package struct EdgePanRecognizer: Hashable, Sendable {
  package enum Edge: Hashable, Sendable, CaseIterable {
    case leading
    case trailing
  }

  private let edge: Edge
  private let inset: Double
  private var pan: PanRecognizer?

  /// Creates a recogniser for an edge at which the unsafe area is `inset` points wide.
  ///
  /// As in Flutter, a drag may begin anywhere in the unsafe area, or in the edge zone if that is
  /// wider.
  package init(edge: Edge = .leading, inset: Double = 0) {
    self.edge = edge
    self.inset = inset
  }

  package mutating func handle(_ event: PointerEvent) -> Recognition<Pan> {
    if event.phase == .down { pan = begins(at: event) ? PanRecognizer(towards: inward) : nil }
    return pan?.handle(event) ?? .failed
  }

  /// The velocity in points per second, towards the trailing edge and down.
  func velocity(at instant: Instant) -> Vector { pan?.velocity(at: instant) ?? .zero }

  private var inward: PanDirections {
    switch edge {
    case .leading: .trailing
    case .trailing: .leading
    }
  }

  /// Whether a press is near enough to the edge for a drag to begin there.
  func begins(at event: PointerEvent) -> Bool {
    let (fromEdge, zone) =
      switch edge {
      case .leading: (event.fromLeading, event.edges.leading)
      case .trailing: (event.stageSize.width - event.fromLeading, event.edges.trailing)
      }
    // Unlike `max`, this ignores an inset that is not a number.
    let reach = inset > zone ? inset : zone
    return !event.stageSize.isEmpty && fromEdge >= 0 && fromEdge <= reach
  }
}
