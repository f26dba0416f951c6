/// A long press as it stands.
public struct LongPress: Hashable, Sendable {
  /// What has just happened to it.
  public let phase: GesturePhase
  /// Where it is, in points of the stage; the last place known where that is not finite.
  public let location: Point
}

/// Recognises a press that lies still for half a second, and follows it from then on.
///
/// Its beginning is an event like any other: a `move` at the deadline or later, to a place within
/// the slop. A place that is not finite counts as the last one known. Time that runs backwards only
/// makes the press longer.
public struct LongPressRecognizer: Hashable, Sendable {
  /// How long a press must lie still: UIKit's half a second, which is Flutter's too.
  static let time = Duration.milliseconds(500)

  private enum State: Hashable {
    case idle
    case pressed(Point, until: Instant)
    /// Recognised, and last seen here.
    case held(Point)
  }

  private var state = State.idle

  /// Creates a recogniser without a press.
  public init() {}

  /// When the press that is going on becomes a long one, if it may.
  public var deadline: Instant? {
    guard case .pressed(_, let deadline) = state else { return nil }
    return deadline
  }

  /// Takes the next event of a press.
  public mutating func take(_ event: PointerEvent) -> Recognition<LongPress> {
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
