/// Recognises a drag that begins at a side edge of the stage and moves inward.
package struct EdgePanRecognizer: Hashable, Sendable {
  /// The edge at which a drag begins.
  package enum Edge: Hashable, Sendable, CaseIterable {
    case leading
    case trailing
  }

  private let edge: Edge
  private let inset: Double
  private var pan: PanRecognizer?

  /// Creates an idle recogniser.
  ///
  /// - Parameters:
  ///   - edge: The edge at which drags begin.
  ///   - inset: The width of the unsafe area at that edge, in points. As in Flutter, a drag may
  ///     begin anywhere in this area, or in the press's edge zone if that is wider; NaN counts as
  ///     0.
  package init(edge: Edge = .leading, inset: Double = 0) {
    self.edge = edge
    self.inset = inset
  }

  /// Processes the next event of a press.
  ///
  /// A press outside the zone, or on an empty stage, fails.
  package mutating func handle(_ event: PointerEvent) -> Recognition<Pan> {
    if event.phase == .down { pan = begins(at: event) ? PanRecognizer(towards: inward) : nil }
    return pan?.handle(event) ?? .failed
  }

  /// Returns the velocity at an instant, in points per second towards the trailing edge and down.
  func velocity(at instant: Instant) -> Vector { pan?.velocity(at: instant) ?? .zero }

  private var inward: PanDirections {
    switch edge {
    case .leading: .trailing
    case .trailing: .leading
    }
  }

  /// Returns whether a drag may begin with this press.
  func begins(at event: PointerEvent) -> Bool {
    let (fromEdge, zone) =
      switch edge {
      case .leading: (event.fromLeading, event.edges.leading)
      case .trailing: (event.stage.width - event.fromLeading, event.edges.trailing)
      }
    return !event.stage.isEmpty && fromEdge >= 0 && fromEdge <= (inset > zone ? inset : zone)
  }
}
