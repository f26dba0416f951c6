/// The state of a long press.
public struct LongPress: Hashable, Sendable {
  /// The phase of the gesture.
  public let phase: GesturePhase
  /// The current location, in points of the stage; if an event's location is not finite, the one
  /// reported before or, when the long press begins, that of the `down` event.
  public let location: Point
}

/// Recognises a press that does not move for half a second, and follows it from then on.
///
/// It is recognised at the first `move` at or after the deadline.
package struct LongPressRecognizer: Hashable, Sendable {
  /// How long a press must stay still: half a second, as in UIKit and Flutter.
  static let time = Duration.milliseconds(500)

  private enum State: Hashable {
    case idle
    case pressed(Point, until: Instant)
    case recognized(Point)
  }

  private var state = State.idle

  package init() {}

  package var deadline: Instant? {
    guard case .pressed(_, let deadline) = state else { return nil }
    return deadline
  }

  package mutating func handle(_ event: PointerEvent) -> Recognition<LongPress> {
    switch (event.phase, state) {
    case (.down, _) where event.location.isFinite:
      state = .pressed(event.location, until: event.instant.advanced(by: Self.time))
      return .waiting
    case (.move, .pressed(let origin, let deadline)):
      return wait(event, origin: origin, until: deadline)
    case (.move, .recognized(let location)):
      return follow(event, last: location, as: .moved)
    case (.up, .recognized(let location)):
      return follow(event, last: location, as: .ended)
    case (.cancelled, .recognized(let location)):
      return follow(event, last: location, as: .cancelled)
    case (.down, _), (.move, .idle), (.up, _), (.cancelled, _):
      state = .idle
      return .failed
    }
  }

  private mutating func wait(
    _ event: PointerEvent, origin: Point, until deadline: Instant
  ) -> Recognition<LongPress> {
    let location = event.location.isFinite ? event.location : origin
    guard location.distance(to: origin) <= event.device.slop else {
      state = .idle
      return .failed
    }
    return event.instant < deadline ? .waiting : follow(event, last: location, as: .began)
  }

  private mutating func follow(
    _ event: PointerEvent, last: Point, as phase: GesturePhase
  ) -> Recognition<LongPress> {
    let location = event.location.isFinite ? event.location : last
    switch phase {
    case .began, .moved: state = .recognized(location)
    case .ended, .cancelled: state = .idle
    }
    return .recognized(LongPress(phase: phase, location: location))
  }
}
