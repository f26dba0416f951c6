/// Tells single from double taps on one spot: a single one is told only when no second one can
/// follow any more, 300 ms after its release.
///
/// Where nothing has to be told apart, `TapResponder` tells at once.
public final class DoubleTapResponder: PointerResponder {
  private let onTap: (Point) -> Void
  private let onDoubleTap: (Point) -> Void
  private var single = TapRecognizer()
  private var double = TapRecognizer(count: 2)
  /// A tap that may become the first half of a double one.
  private var waiting: FinishedTap?

  /// Creates a responder that waits by a clock; its closures should hold nobody strongly.
  ///
  /// - Parameters:
  ///   - clock: The session's clock.
  ///   - onTap: Takes the place of a single tap, in points of the stage.
  ///   - onDoubleTap: Takes the place of the second tap of a double one.
  public init(
    clock: FlowClock, onTap: @escaping (Point) -> Void, onDoubleTap: @escaping (Point) -> Void
  ) {
    self.onTap = onTap
    self.onDoubleTap = onDoubleTap
    clock.add(self)
  }

  public func respond(to event: PointerEvent) -> GestureResponse {
    // A press that does not continue the waiting tap ends the wait.
    if event.phase == .down, waiting?.isFollowed(by: event) == false { tellWaiting() }
    let (first, second) = (single.take(event), double.take(event))
    if second == .claimed {
      waiting = nil
      onDoubleTap(event.location)
    } else if first == .claimed {
      waiting = FinishedTap(place: event.location, end: event.instant)
    } else if first == .ignored, waiting != nil {
      // The second press has become something else: the first one was a tap.
      tellWaiting()
    }
    return first
  }

  private func tellWaiting() {
    guard let tap = waiting else { return }
    waiting = nil
    onTap(tap.place)
  }
}

extension DoubleTapResponder: ClockParticipant {
  /// A nanosecond after the last instant at which a second press counts; none while that press goes
  /// on.
  public var deadline: Instant? {
    guard !single.isPressed else { return nil }
    return waiting?.end.advanced(by: FinishedTap.pause + .nanoseconds(1))
  }

  /// A timer is no motion.
  public var isMoving: Bool { false }

  public func advance(to instant: Instant) {
    if let deadline, deadline <= instant { tellWaiting() }
  }
}
