/// Distinguishes single from double taps.
///
/// A single tap is reported as soon as it can no longer become a double tap: at the latest 300 ms
/// after its release or, if a second press is down then, when that press fails to be a tap. If
/// double taps do not matter, use `TapResponder`, which reports taps immediately.
package final class DoubleTapResponder: PointerResponder {
  private let onTap: (Point) -> Void
  private let onDoubleTap: (Point) -> Void
  private var single = TapRecognizer()
  private var double = TapRecognizer(count: 2)
  /// A finished tap that may become the first of a double tap.
  private var waiting: FinishedTap?

  /// Creates a responder; its closures should not capture anything strongly.
  ///
  /// - Parameters:
  ///   - clock: The session's clock, which measures the wait.
  ///   - onTap: Receives the location of a single tap's release, in points of the stage.
  ///   - onDoubleTap: Receives the location of the second tap's release.
  package init(
    clock: FlowClock, onTap: @escaping (Point) -> Void,
    onDoubleTap: @escaping (Point) -> Void
  ) {
    self.onTap = onTap
    self.onDoubleTap = onDoubleTap
    clock.add(self)
  }

  package func respond(to event: PointerEvent) -> GestureResponse {
    // A press that does not continue the waiting tap ends the wait.
    if event.phase == .down, waiting?.isFollowed(by: event) == false { reportSingleTap() }
    let (singleResponse, doubleResponse) = (single.handle(event), double.handle(event))
    if doubleResponse == .claimed {
      waiting = nil
      onDoubleTap(event.location)
    } else if singleResponse == .claimed {
      waiting = FinishedTap(location: event.location, end: event.instant)
    } else if singleResponse == .ignored, waiting != nil {
      // The second press is not a tap, so the first one was a single tap.
      reportSingleTap()
    }
    return singleResponse
  }

  private func reportSingleTap() {
    guard let tap = waiting else { return }
    waiting = nil
    onTap(tap.location)
  }
}

extension DoubleTapResponder: ClockParticipant {
  /// One nanosecond after the last instant at which a second press counts; `nil` while a press is
  /// down.
  package var deadline: Instant? {
    guard !single.isPressed else { return nil }
    return waiting?.end.advanced(by: FinishedTap.pause + .nanoseconds(1))
  }

  /// False: a pending timer changes nothing on screen.
  package var isMoving: Bool { false }

  package func advance(to instant: Instant) {
    if let deadline, deadline <= instant { reportSingleTap() }
  }
}
