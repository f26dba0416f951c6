/// Goes back by a double-tapped zigzag, each of whose three reversals is a third of the way.
public final class ZigZagInteractor: FlowInteractor, TransitionProvider {
  public let hint: String?

  /// Whether the gesture is going on; true already when `onBegin` is called.
  public private(set) var interactionInProgress = false

  private let driver = PercentDrivenTransition()
  private let pop: PopAnimatorChoice
  private let onBegin: () -> Void
  private var recognizer = ZigZagRecognizer()

  /// Creates an interactor for the way back from `screen`, which runs out of time by `clock`.
  ///
  /// `onBegin` should make the interactor the transition provider and pop, and hold nobody strongly.
  public init(
    hint: String? = nil, from screen: any Screen, animator: (any TransitionAnimator)? = nil,
    clock: FlowClock, onBegin: @escaping () -> Void
  ) {
    self.hint = hint
    self.onBegin = onBegin
    pop = PopAnimatorChoice(screen: screen, animator: animator)
    clock.add(self)
  }

  /// The driver, only while the gesture is going on.
  public var interactionController: PercentDrivenTransition? {
    interactionInProgress ? driver : nil
  }

  public func animator(
    for operation: NavigationOperation, from: any Screen, to: any Screen
  ) -> (any TransitionAnimator)? {
    pop.animator(for: operation, from: from)
  }

  public func respond(to event: PointerEvent) -> GestureResponse {
    switch recognizer.take(event) {
    case .waiting:
      return interactionInProgress ? .claimed : .pending
    case .failed:
      return .ignored
    case .began:
      interactionInProgress = true
      onBegin()
    case .reversed(let count):
      driver.update(Double(count) / Double(ZigZagRecognizer.reversals))
      if count == ZigZagRecognizer.reversals { end(finishes: true) }
    case .cancelled:
      end(finishes: false)
    }
    return .claimed
  }

  private func end(finishes: Bool) {
    interactionInProgress = false
    if finishes { driver.finish() } else { driver.cancel() }
  }
}

extension ZigZagInteractor: ClockParticipant {
  public var deadline: Instant? { recognizer.deadline }

  /// A timer is no motion: the picture stays as it is until it runs out.
  public var isMoving: Bool { false }

  public func advance(to instant: Instant) {
    if recognizer.expire(at: instant) { end(finishes: false) }
  }
}
