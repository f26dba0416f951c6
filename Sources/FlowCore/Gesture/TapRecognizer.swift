/// Recognises one tap, or several in quick succession.
///
/// A tap is a press that is released where it began. Each further press must come within 300 ms of
/// the previous release and within 44 points of the previous press; otherwise it counts as the
/// first one again, as does the press after a cancelled one. A location that is not finite is never
/// part of a tap.
package struct TapRecognizer: Hashable, Sendable {
  private enum State: Hashable {
    case idle
    /// A press is down, after this many taps.
    case pressed(Point, taps: Int)
    case between(FinishedTap, taps: Int)
  }

  private let count: Int
  private var state = State.idle

  /// Creates an idle recogniser.
  ///
  /// - Parameter count: The number of taps, 1 for a single and 2 for a double tap; traps below 1.
  package init(count: Int = 1) {
    precondition(count >= 1, "a tap takes at least one press, not \(count)")
    self.count = count
  }

  /// Whether a press is down that may become a tap.
  var isPressed: Bool {
    if case .pressed = state { true } else { false }
  }

  /// Processes the next event of a press.
  ///
  /// - Returns: `claimed` when the last tap is complete, `pending` while it still may be, otherwise
  ///   `ignored`.
  package mutating func take(_ event: PointerEvent) -> GestureResponse {
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
      return finish(FinishedTap(place: origin, end: event.instant), taps: taps + 1)
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
  /// The longest distance between the two presses, in points: one touch target.
  static let distance = 44.0

  /// The location of the tap.
  let place: Point
  /// The instant of its release.
  let end: Instant

  /// Whether a press continues the same double tap.
  func isFollowed(by press: PointerEvent) -> Bool {
    press.instant <= end.advanced(by: Self.pause)
      && press.location.distance(to: place) <= Self.distance
  }
}
