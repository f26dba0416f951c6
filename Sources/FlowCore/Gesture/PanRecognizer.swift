/// A drag as it stands.
public struct Pan: Hashable, Sendable {
  /// What has just happened to it.
  public let phase: GesturePhase
  /// Where it was pressed, in points of the stage.
  public let origin: Point
  /// How far from there it has come, in points towards the trailing edge and down.
  ///
  /// It counts from the press and not from where the drag began, so what is dragged catches up with
  /// the pointer at once.
  public let translation: Vector
  /// How fast it is, in points per second towards the trailing edge and down, over the last 150 ms.
  ///
  /// 0 when all events of that time have the same time stamp.
  public let velocity: Vector
}

/// Recognises a drag that sets out in certain ways, and then goes anywhere.
///
/// A movement that first goes more than 1.2 times as far across as along is refused for good.
/// Places that are not finite count as the last one known, and a release there is a release.
public struct PanRecognizer: Hashable, Sendable {
  private enum State: Hashable {
    case idle
    case pressed(Point)
    case panning(Pan)
  }

  private let headings: PanDirections
  private var state = State.idle
  private var tracker = VelocityTracker()
  private var stage = Size.zero

  /// Creates a recogniser without a press, of drags that set out in one of these ways; with none
  /// of them it refuses every press.
  public init(towards headings: PanDirections) {
    self.headings = headings
  }

  /// Takes the next event of a press.
  public mutating func take(_ event: PointerEvent) -> Recognition<Pan> {
    switch (event.phase, state) {
    case (.down, _):
      return press(event)
    case (.move, .pressed(let origin)):
      return judge(event, from: origin)
    case (.move, .panning(let pan)):
      return follow(event, from: pan.origin, past: pan.translation, as: .moved)
    case (.up, .panning(let pan)):
      return follow(event, from: pan.origin, past: pan.translation, as: .ended)
    case (.cancelled, .panning(let pan)):
      return follow(event, from: pan.origin, past: pan.translation, as: .cancelled)
    case (.up, .pressed), (.cancelled, .pressed), (.move, .idle), (.up, .idle), (.cancelled, .idle):
      state = .idle
      return .failed
    }
  }

  /// How fast the press is at an instant, in points per second towards the trailing edge and down.
  func velocity(at instant: Instant) -> Vector { tracker.velocity(at: instant) }

  private mutating func press(_ event: PointerEvent) -> Recognition<Pan> {
    state = .idle
    tracker.reset()
    guard !headings.isEmpty, event.location.isFinite else { return .failed }
    state = .pressed(event.location)
    track(.zero, event)
    return .waiting
  }

  private mutating func judge(_ event: PointerEvent, from origin: Point) -> Recognition<Pan> {
    let travel = event.travel(from: origin)
    switch headings.judge(travel, slop: event.device.slop) {
    case .pending:
      track(travel, event)
      return .waiting
    case .ignored:
      state = .idle
      return .failed
    case .claimed:
      return follow(event, from: origin, past: .zero, as: .began)
    }
  }

  private mutating func follow(
    _ event: PointerEvent, from origin: Point, past: Vector, as phase: GesturePhase
  ) -> Recognition<Pan> {
    let travel = event.travel(from: origin)
    track(travel, event)
    let pan = Pan(
      phase: phase, origin: origin, translation: travel.isFinite ? travel : past,
      velocity: tracker.velocity(at: event.instant))
    switch phase {
    case .began, .moved: state = .panning(pan)
    case .ended, .cancelled: state = .idle
    }
    return .recognized(pan)
  }

  private mutating func track(_ travel: Vector, _ event: PointerEvent) {
    // A stage that has got another size says nothing about how fast the pointer is.
    if event.stage != stage { tracker.reset() }
    stage = event.stage
    tracker.add(travel, at: event.instant)
  }
}
