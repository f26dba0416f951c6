/// Recognises a drag that begins at an edge of the stage and leads away from it.
public struct EdgePanRecognizer: Hashable, Sendable {
  /// Where such a drag begins.
  public enum Edge: Hashable, Sendable, CaseIterable {
    case leading
    case trailing
  }

  private let edge: Edge
  private let inset: Double
  private var pan: PanRecognizer?

  /// Creates a recogniser without a press.
  ///
  /// - Parameters:
  ///   - edge: Where drags begin.
  ///   - inset: How many points of the stage at that edge are no safe area. Drags begin in all of
  ///     them, as in Flutter, or in the zone that the press comes with if that is wider; NaN counts
  ///     as 0.
  public init(edge: Edge = .leading, inset: Double = 0) {
    self.edge = edge
    self.inset = inset
  }

  /// Takes the next event of a press.
  ///
  /// A press beside the zone, or on a stage without extent, fails.
  public mutating func take(_ event: PointerEvent) -> Recognition<Pan> {
    if event.phase == .down { pan = begins(at: event) ? PanRecognizer(towards: inward) : nil }
    return pan?.take(event) ?? .failed
  }

  /// How fast the press is at an instant, in points per second towards the trailing edge and down.
  func velocity(at instant: Instant) -> Vector { pan?.velocity(at: instant) ?? .zero }

  private var inward: PanDirections {
    switch edge {
    case .leading: .trailing
    case .trailing: .leading
    }
  }

  /// Whether a press is one with which such a drag may begin.
  func begins(at event: PointerEvent) -> Bool {
    let (fromEdge, zone) =
      switch edge {
      case .leading: (event.fromLeading, event.edges.leading)
      case .trailing: (event.stage.width - event.fromLeading, event.edges.trailing)
      }
    return !event.stage.isEmpty && fromEdge >= 0 && fromEdge <= (inset > zone ? inset : zone)
  }
}
