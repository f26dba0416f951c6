/// Recognises a drag that begins at the leading edge of the stage.
public struct EdgePanRecognizer: Hashable, Sendable {
  /// How wide the zone at the edge is, in points: Flutter has 20, UIKit 13 to 20 (second-hand), both
  /// for fingers; 24 so that a mouse finds it too.
  static let zone = 24.0
  /// How much longer than wide a movement may be and still count: libadwaita's 1.2.
  static let steepness = 1.2

  /// What an event has led to.
  public enum Change: Hashable, Sendable {
    /// Nothing yet: pressed at the edge, or not moved far enough.
    case waiting
    /// Not a drag from the edge, and it will not become one.
    case failed
    /// The drag has begun, with a press at this point.
    case began(pressedAt: Point)
    case moved
    /// Let go, at this many points per second towards the trailing edge.
    case ended(velocity: Double)
    /// Taken away.
    case cancelled
  }

  private enum State: Hashable {
    case idle
    case pressed(Point)
    case panning
  }

  private var state = State.idle
  private var tracker = VelocityTracker()
  private var stage = Size.zero

  /// Creates a recogniser without a press.
  public init() {}

  /// Takes the next event of a press.
  public mutating func take(_ event: PointerEvent) -> Change {
    if event.stage != stage {
      stage = event.stage
      tracker.reset()
    }
    tracker.add(event.fromLeading, at: event.instant)
    switch (event.phase, state) {
    case (.down, _):
      return press(event)
    case (.move, .pressed(let origin)):
      return judge(event, origin: origin)
    case (.move, .panning):
      return .moved
    case (.up, .panning):
      state = .idle
      return .ended(velocity: tracker.velocity(at: event.instant))
    case (.cancelled, .panning):
      state = .idle
      return .cancelled
    case (.up, .pressed), (.cancelled, .pressed), (.move, .idle), (.up, .idle), (.cancelled, .idle):
      state = .idle
      return .failed
    }
  }

  private mutating func press(_ event: PointerEvent) -> Change {
    tracker.reset()
    tracker.add(event.fromLeading, at: event.instant)
    guard event.fromLeading >= 0, event.fromLeading <= Self.zone else {
      state = .idle
      return .failed
    }
    state = .pressed(event.location)
    return .waiting
  }

  /// Along the edge or away from the stage is no drag; too little of either is not yet one.
  private mutating func judge(_ event: PointerEvent, origin: Point) -> Change {
    let dx = (event.location.x - origin.x) * event.direction.trailing
    let dy = event.location.y - origin.y
    let slop = event.device.slop
    guard dx.magnitude >= slop || dy.magnitude >= slop else { return .waiting }
    guard dx > 0, dy.magnitude <= dx * Self.steepness else {
      state = .idle
      return .failed
    }
    guard dx >= slop else { return .waiting }
    state = .panning
    return .began(pressedAt: origin)
  }
}
