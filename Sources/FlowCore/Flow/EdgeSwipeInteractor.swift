/// Goes back by a drag from the leading edge, which drives the transition by hand.
public final class EdgeSwipeInteractor: FlowInteractor {
  public let hint: String?
  public var transition: PopTransition? { pop }
  public var holdsArrivingPages: Bool { true }

  private let pop: PopTransition
  private let releaseRule: ReleaseRule
  private var recognizer: EdgePanRecognizer
  private var anchor = Anchor(travel: 0, fraction: 0, width: 0)

  /// How far the finger had come at which fraction: the drag counts from there.
  private struct Anchor {
    let travel: Double
    let fraction: Double
    let width: Double
  }

  /// Creates an interactor.
  ///
  /// - Parameters:
  ///   - hint: What to show on the screen.
  ///   - transition: What the drag drives.
  ///   - releaseRule: Whether the drag finishes when it is let go.
  ///   - inset: How many points of the stage at the leading edge are no safe area; drags begin in
  ///     all of them.
  public init(
    hint: String? = nil, transition: PopTransition, releaseRule: ReleaseRule = .projection,
    inset: Double = 0
  ) {
    self.hint = hint
    self.releaseRule = releaseRule
    pop = transition
    recognizer = EdgePanRecognizer(edge: .leading, inset: inset)
  }

  public func respond(to event: PointerEvent) -> GestureResponse {
    let recognition = recognizer.take(event)
    if case .recognized(let pan) = recognition { drive(pan, width: event.stage.width) }
    return recognition.response
  }

  private func drive(_ pan: Pan, width: Double) {
    switch pan.phase {
    case .began: begin(pan, width: width)
    case .moved: follow(pan, width: width)
    case .ended: end(pan, width: width)
    case .cancelled: pop.end(finishes: false)
    }
  }

  private func begin(_ pan: Pan, width: Double) {
    pop.begin()
    // A page taken hold of in mid-flight stays where it is; a resting one catches up with the finger.
    let fraction = pop.fraction
    anchor = Anchor(
      travel: fraction > 0 ? pan.translation.dx : 0, fraction: fraction, width: width)
    follow(pan, width: width)
  }

  private func follow(_ pan: Pan, width: Double) {
    guard width > 0 else { return }
    if width != anchor.width {
      // The stage has another width: the page keeps its fraction and the drag counts from here.
      anchor = Anchor(travel: pan.translation.dx, fraction: pop.fraction, width: width)
    }
    pop.update(anchor.fraction + (pan.translation.dx - anchor.travel) / anchor.width)
  }

  private func end(_ pan: Pan, width: Double) {
    follow(pan, width: width)
    let velocity = pan.velocity.dx
    pop.end(
      finishes: releaseRule.finishes(
        distance: pop.fraction * width, velocity: velocity, width: width),
      velocity: width > 0 ? velocity / width : 0)
  }
}
