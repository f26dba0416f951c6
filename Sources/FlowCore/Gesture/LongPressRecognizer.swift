/// The state of a long press.
public struct LongPress: Hashable, Sendable {
  /// The phase of the gesture.
  public let phase: GesturePhase
  /// The current location, in points of the stage; the last finite one if an event's is not finite.
  public let location: Point
}

/// Recognises a press that does not move for half a second, and follows it from then on.
///
/// It begins with an ordinary event: a `move` at the deadline or later, to a location within the
/// slop. A location that is not finite counts as the last finite one. If an event's instant lies
/// before that of the press, recognition only takes longer.
package struct LongPressRecognizer: Hashable, Sendable {
  /// How long a press must not move: half a second, as in UIKit and Flutter.
  static let time = Duration.milliseconds(500)

  private enum State: Hashable {
    case idle
    case pressed(Point, until: Instant)
    /// Recognised; carries the last location.
    case held(Point)
  }

  private var state = State.idle

  /// Creates an idle recogniser.
  package init() {}

  /// When the current press becomes a long press; `nil` if it cannot become one any more.
  package var deadline: Instant? {
    guard case .pressed(_, let deadline) = state else { return nil }
    return deadline
  }

  /// Processes the next event of a press.
  package mutating func take(_ event: PointerEvent) -> Recognition<LongPress> {
    switch (event.phase, state) {
    case (.down, _) where event.location.isFinite:
      state = .pressed(event.location, until: event.instant.advanced(by: Self.time))
      return .waiting
    case (.move, .pressed(let origin, let deadline)):
      return wait(event, origin: origin, until: deadline)
    case (.move, .held(let place)):
      return follow(event, last: place, as: .moved)
    case (.up, .held(let place)):
      return follow(event, last: place, as: .ended)
    case (.cancelled, .held(let place)):
      return follow(event, last: place, as: .cancelled)
    case (.down, _), (.move, .idle), (.up, _), (.cancelled, _):
      state = .idle
      return .failed
    }
  }

  private mutating func wait(
    _ event: PointerEvent, origin: Point, until deadline: Instant
  ) -> Recognition<LongPress> {
    let place = event.location.isFinite ? event.location : origin
    guard place.distance(to: origin) <= event.device.slop else {
      state = .idle
      return .failed
    }
    return event.instant < deadline ? .waiting : follow(event, last: place, as: .began)
  }

  private mutating func follow(
    _ event: PointerEvent, last: Point, as phase: GesturePhase
  ) -> Recognition<LongPress> {
    let place = event.location.isFinite ? event.location : last
    switch phase {
    case .began, .moved: state = .held(place)
    case .ended, .cancelled: state = .idle
    }
    return .recognized(LongPress(phase: phase, location: place))
  }
}
