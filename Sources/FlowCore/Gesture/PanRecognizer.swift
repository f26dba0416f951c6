/// The state of a drag.
public struct Pan: Hashable, Sendable {
  /// The phase of the gesture.
  public let phase: GesturePhase
  /// The location of the press, in points of the stage.
  public let origin: Point
  /// The distance from `origin`, in points towards the trailing edge and down.
  ///
  /// It is measured from the press and not from the recognition, so a dragged object catches up
  /// with the pointer immediately.
  public let translation: Vector
  /// The velocity over the last 150 ms, in points per second towards the trailing edge and down.
  ///
  /// 0 if all events in that time have the same time stamp.
  public let velocity: Vector
}

/// Recognises a drag that begins in certain directions and may then move in any direction.
///
/// A press fails for good if its movement begins in another direction.
package struct PanRecognizer: Hashable, Sendable {
  private enum State: Hashable {
    case idle
    case pressed(Point)
    case panning(Pan)
  }

  private let directions: PanDirections
  private var state = State.idle
  private var tracker = VelocityTracker()
  private var stageSize = Size.zero

  package init(towards directions: PanDirections) {
    self.directions = directions
  }

  package mutating func handle(_ event: PointerEvent) -> Recognition<Pan> {
    switch (event.phase, state) {
    case (.down, _):
      return press(event)
    case (.move, .pressed(let origin)):
      return judge(event, from: origin)
    case (.move, .panning(let pan)):
      return follow(event, from: pan.origin, last: pan.translation, as: .moved)
    case (.up, .panning(let pan)):
      return follow(event, from: pan.origin, last: pan.translation, as: .ended)
    case (.cancelled, .panning(let pan)):
      return follow(event, from: pan.origin, last: pan.translation, as: .cancelled)
    case (.up, .pressed), (.cancelled, .pressed), (.move, .idle), (.up, .idle), (.cancelled, .idle):
      state = .idle
      return .failed
    }
  }

  /// The velocity in points per second, towards the trailing edge and down.
  func velocity(at instant: Instant) -> Vector { tracker.velocity(at: instant) }

  private mutating func press(_ event: PointerEvent) -> Recognition<Pan> {
    state = .idle
    tracker.reset()
    guard !directions.isEmpty, event.location.isFinite else { return .failed }
    state = .pressed(event.location)
    track(.zero, event)
    return .waiting
  }

  private mutating func judge(_ event: PointerEvent, from origin: Point) -> Recognition<Pan> {
    let travel = event.travel(from: origin)
    switch directions.judge(travel, slop: event.device.slop) {
    case .pending:
      track(travel, event)
      return .waiting
    case .ignored:
      state = .idle
      return .failed
    case .claimed:
      return follow(event, from: origin, last: .zero, as: .began)
    }
  }

  private mutating func follow(
    _ event: PointerEvent, from origin: Point, last: Vector, as phase: GesturePhase
  ) -> Recognition<Pan> {
    let travel = event.travel(from: origin)
    track(travel, event)
    let pan = Pan(
      phase: phase, origin: origin, translation: travel.isFinite ? travel : last,
      velocity: tracker.velocity(at: event.instant))
    switch phase {
    case .began, .moved: state = .panning(pan)
    case .ended, .cancelled: state = .idle
    }
    return .recognized(pan)
  }

  private mutating func track(_ travel: Vector, _ event: PointerEvent) {
    // Locations before and after a resize of the stage cannot be compared.
    if event.stageSize != stageSize { tracker.reset() }
    stageSize = event.stageSize
    tracker.add(travel, at: event.instant)
  }
}
