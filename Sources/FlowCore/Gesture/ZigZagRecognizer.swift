/// Recognises a double tap whose second press is moved back and forth horizontally.
///
/// The flow-controller article jokes that a designer may ask for "a double-tapped zig zag swipe".
/// The second press must follow the first release within 300 ms; then, while it is down, three
/// reversals of at least 24 points must follow within 1.5 s of the start of its movement.
package struct ZigZagRecognizer: Hashable, Sendable {
  package static let reversals = 3
  /// The shortest length of a stroke, in points.
  static let stroke = 24.0
  static let limit = Duration.milliseconds(1500)

  package enum Change: Hashable, Sendable {
    case waiting
    case failed
    /// The second press has moved further than the slop.
    case began
    /// The number of reversals so far.
    case reversed(Int)
    /// The press ended before the last reversal; if time ran out, `expire(at:)` reports it instead.
    case cancelled
  }

  private enum State: Hashable {
    case idle
    case firstPress(Point)
    case between(FinishedTap)
    case secondPress(Point)
    case drawing(Zigzag)
  }

  private struct Zigzag: Hashable {
    /// The farthest x that the current stroke has reached, in points.
    var extreme: Double
    /// 1 to the right, -1 to the left, 0 while undecided.
    var direction: Double
    var reversals = 0
    let end: Instant
  }

  private var state = State.idle

  package init() {}

  package var deadline: Instant? {
    guard case .drawing(let zigzag) = state else { return nil }
    return zigzag.end
  }

  package mutating func expire(at instant: Instant) -> Bool {
    guard let deadline, deadline <= instant else { return false }
    state = .idle
    return true
  }

  package mutating func handle(_ event: PointerEvent) -> Change {
    switch (event.phase, state) {
    case (.down, .between(let tap)) where tap.isFollowed(by: event):
      state = .secondPress(event.location)
      return .waiting
    case (.down, _):
      state = .firstPress(event.location)
      return .waiting
    case (.move, .firstPress(let origin)):
      return event.location.distance(to: origin) <= event.device.slop ? .waiting : fail()
    case (.up, .firstPress(let origin)):
      // The pointer may have moved since the last event.
      guard event.location.distance(to: origin) <= event.device.slop else { return fail() }
      state = .between(FinishedTap(location: origin, end: event.instant))
      return .waiting
    case (.move, .secondPress(let origin)):
      guard event.location.distance(to: origin) > event.device.slop else { return .waiting }
      let zigzag = Zigzag(
        extreme: origin.x, direction: 0, end: event.instant.advanced(by: Self.limit))
      // The movement that begins the gesture is already part of its first stroke.
      _ = draw(zigzag, to: event.location.x)
      return .began
    case (.move, .drawing(let zigzag)):
      return draw(zigzag, to: event.location.x)
    case (.up, .drawing), (.cancelled, .drawing):
      state = .idle
      return .cancelled
    case (.cancelled, _), (.up, _), (.move, .idle), (.move, .between):
      return fail()
    }
  }

  private mutating func fail() -> Change {
    state = .idle
    return .failed
  }

  private mutating func draw(_ past: Zigzag, to x: Double) -> Change {
    var zigzag = past
    let travel = x - zigzag.extreme
    if zigzag.direction == 0 {
      if travel.magnitude >= Self.stroke { zigzag.direction = travel > 0 ? 1 : -1 }
      if zigzag.direction != 0 { zigzag.extreme = x }
    } else if travel * zigzag.direction > 0 {
      zigzag.extreme = x
    } else if travel.magnitude >= Self.stroke {
      zigzag.direction.negate()
      zigzag.extreme = x
      zigzag.reversals += 1
      state = zigzag.reversals == Self.reversals ? .idle : .drawing(zigzag)
      return .reversed(zigzag.reversals)
    }
    state = .drawing(zigzag)
    return .waiting
  }
}
