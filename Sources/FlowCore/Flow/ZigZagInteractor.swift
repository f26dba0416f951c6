/// Goes back with a zigzag drag that begins with a double tap; each of the drag's three reversals
/// adds a third of the progress.
public final class ZigZagInteractor: FlowInteractor {
  public let hint: String?
  public var transition: PopTransition? { pop }

  private let pop: PopTransition
  private var recognizer = ZigZagRecognizer()

  /// Creates an interactor that drives a transition; `clock` measures the time limit of 1.5 s for
  /// the whole zigzag.
  public init(hint: String? = nil, transition: PopTransition, clock: FlowClock) {
    self.hint = hint
    pop = transition
    clock.add(self)
  }

  public func respond(to event: PointerEvent) -> GestureResponse {
    switch recognizer.handle(event) {
    case .waiting:
      return pop.interactionInProgress ? .claimed : .pending
    case .failed:
      return .ignored
    case .began:
      guard pop.begin() else { return pop.wasNotPermitted ? .claimed : .ignored }
    case .reversed(let count):
      pop.update(Double(count) / Double(ZigZagRecognizer.reversals))
      if count == ZigZagRecognizer.reversals { pop.end(finishes: true) }
    case .cancelled:
      pop.end(finishes: false)
    }
    return .claimed
  }
}

extension ZigZagInteractor: ClockParticipant {
  public var deadline: Instant? { recognizer.deadline }

  /// False: a pending timer changes nothing on screen until it expires.
  public var isMoving: Bool { false }

  public func advance(to instant: Instant) {
    if recognizer.expire(at: instant) { pop.end(finishes: false) }
  }
}
