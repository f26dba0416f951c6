/// Goes back with a drag from the leading edge, which drives the transition interactively.
public final class EdgeSwipeInteractor: FlowInteractor {
  public let hint: String?
  public var transition: PopTransition? { pop }
  public var releaseRule: ReleaseRule? { rule }
  public var catchesArrivingPages: Bool { true }

  private let pop: PopTransition
  private let rule: ReleaseRule
  /// The current drag, or the last one.
  private(set) var session = DragSession(.trailing)
  private var recognizer: EdgePanRecognizer

  /// Creates an interactor.
  ///
  /// - Parameters:
  ///   - hint: The text to show on the screen.
  ///   - transition: The pop that the drag drives.
  ///   - releaseRule: Decides whether a released drag finishes, unless the user's preferences set
  ///     another rule.
  ///   - inset: The width of the unsafe area at the leading edge, in points; a drag may begin
  ///     anywhere in it, or in the edge zone if that is wider.
  public init(
    hint: String? = nil, transition: PopTransition, releaseRule: ReleaseRule = .projection,
    inset: Double = 0
  ) {
    self.hint = hint
    rule = releaseRule
    pop = transition
    recognizer = EdgePanRecognizer(edge: .leading, inset: inset)
  }

  public func respond(to event: PointerEvent) -> GestureResponse {
    let recognition = recognizer.handle(event)
    guard case .recognized(let pan) = recognition else { return recognition.response }
    let width = event.stageSize.width
    switch pan.phase {
    case .began:
      // Claim a refused gesture, so that no other responder asks the screen again.
      guard pop.begin(self) else { return pop.wasNotPermitted ? .claimed : .ignored }
      begin(pan, width: width)
    case .moved: follow(pan, width: width)
    case .ended: end(pan, width: width)
    case .cancelled: pop.cancel()
    }
    return .claimed
  }

  private func begin(_ pan: Pan, width: Double) {
    session = DragSession(
      .trailing, rule: rule, preferred: pop.preferences?.releaseRule,
      extent: width, from: pop.fraction, after: pan.translation, isMoving: pop.fraction > 0)
    follow(pan, width: width)
  }

  private func follow(_ pan: Pan, width: Double) {
    session.progress(after: pan.translation, extent: width, current: pop.fraction)
      .map(pop.update)
  }

  private func end(_ pan: Pan, width: Double) {
    follow(pan, width: width)
    pop.release(session, velocity: pan.velocity)
  }
}

extension EdgeSwipeInteractor: DragSource {
  var pointerVelocity: (Instant) -> Vector {
    { [recognizer] in recognizer.velocity(at: $0) }
  }
}
