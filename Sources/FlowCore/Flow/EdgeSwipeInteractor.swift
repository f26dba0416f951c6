/// Goes back by a drag from the leading edge, which drives the transition by hand.
public final class EdgeSwipeInteractor: FlowInteractor {
  public let hint: String?
  public var transition: PopTransition? { pop }
  public var holdsArrivingPages: Bool { true }

  private let pop: PopTransition
  private let releaseRule: ReleaseRule
  private var recognizer = EdgePanRecognizer()
  private var anchor = Anchor(fromLeading: 0, fraction: 0, width: 0)

  /// How far from the leading edge the finger was at which fraction: the drag counts from there.
  private struct Anchor {
    let fromLeading: Double
    let fraction: Double
    let width: Double
  }

  /// Creates an interactor.
  ///
  /// - Parameters:
  ///   - hint: What to show on the screen.
  ///   - transition: What the drag drives.
  ///   - releaseRule: Whether the drag finishes when it is let go.
  public init(
    hint: String? = nil, transition: PopTransition, releaseRule: ReleaseRule = .projection
  ) {
    self.hint = hint
    self.releaseRule = releaseRule
    pop = transition
  }

  public func respond(to event: PointerEvent) -> GestureResponse {
    switch recognizer.take(event) {
    case .waiting: return .pending
    case .failed: return .ignored
    case .began(let origin): begin(event, pressedAt: origin)
    case .moved: follow(event)
    case .ended(let velocity): end(event, velocity: velocity)
    case .cancelled: pop.end(finishes: false)
    }
    return .claimed
  }

  private func begin(_ event: PointerEvent, pressedAt origin: Point) {
    pop.begin()
    // A page taken hold of in mid-flight stays where it is; a resting one catches up with the finger.
    let fraction = pop.fraction
    let place = fraction > 0 ? event.location : origin
    anchor = Anchor(
      fromLeading: event.direction.distanceFromLeading(place.x, in: event.stage),
      fraction: fraction, width: event.stage.width)
    follow(event)
  }

  private func follow(_ event: PointerEvent) {
    guard event.stage.width > 0 else { return }
    if event.stage.width != anchor.width {
      // The stage has another width: the page keeps its fraction and the drag counts from here.
      anchor = Anchor(
        fromLeading: event.fromLeading, fraction: pop.fraction, width: event.stage.width)
    }
    pop.update(anchor.fraction + (event.fromLeading - anchor.fromLeading) / anchor.width)
  }

  private func end(_ event: PointerEvent, velocity: Double) {
    follow(event)
    let width = event.stage.width
    pop.end(
      finishes: releaseRule.finishes(
        distance: pop.fraction * width, velocity: velocity, width: width),
      velocity: width > 0 ? velocity / width : 0)
  }
}
