/// Recognises one tap, or several in quick succession.
///
/// A tap is a press that never moves further than the slop. Each further press must be within 44
/// points of the previous press and within 300 ms of its release.
package struct TapRecognizer: Hashable, Sendable {
  private enum State: Hashable {
    case idle
    /// Pressed at a point, after `taps` finished taps.
    case pressed(Point, taps: Int)
    case between(FinishedTap, taps: Int)
  }

  private let count: Int
  private var state = State.idle

  package init(count: Int = 1) {
    precondition(count >= 1, "the number of taps must be at least 1, not \(count)")
    self.count = count
  }

  package mutating func handle(_ event: PointerEvent) -> GestureResponse {
    switch (event.phase, state) {
    case (.down, .between(let tap, let taps)) where tap.isFollowed(by: event):
      return press(event, taps: taps)
    case (.down, _) where event.location.isFinite:
      return press(event, taps: 0)
    case (.move, .pressed(let origin, _))
    where event.location.distance(to: origin) <= event.device.slop:
      return .pending
    case (.up, .pressed(let origin, let taps))
    where event.location.distance(to: origin) <= event.device.slop:
      return finish(FinishedTap(location: origin, end: event.instant), taps: taps + 1)
    case (.down, _), (.move, _), (.up, _), (.cancelled, _):
      state = .idle
      return .ignored
    }
  }

  private mutating func press(_ event: PointerEvent, taps: Int) -> GestureResponse {
    state = .pressed(event.location, taps: taps)
    return .pending
  }

  private mutating func finish(_ tap: FinishedTap, taps: Int) -> GestureResponse {
    guard taps < count else {
      state = .idle
      return .claimed
    }
    state = .between(tap, taps: taps)
    return .pending
  }
}

/// A finished tap that another one may follow.
struct FinishedTap: Hashable {
  /// The longest time between a release and the next press: Android's double-tap timeout.
  static let pause = Duration.milliseconds(300)
  /// The longest distance from `location` to the next press, in points: the size of one touch
  /// target.
  static let distance = 44.0

  /// The location of the tap's press.
  let location: Point
  let end: Instant

  func isFollowed(by press: PointerEvent) -> Bool {
    press.instant <= end.advanced(by: Self.pause)
      && press.location.distance(to: location) <= Self.distance
  }
}
