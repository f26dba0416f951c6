/// Recognises a press that is let go where it began, or several of them one soon after another.
///
/// Of several, each comes within 300 ms of the release before and within 44 points of that press;
/// one that comes later, or elsewhere, is a first one again. So is the next one after a press that
/// was taken away. A place that is not finite is no tap's.
public struct TapRecognizer: Hashable, Sendable {
  private enum State: Hashable {
    case idle
    /// A press goes on, with so many taps before it.
    case pressed(Point, taps: Int)
    case between(FinishedTap, taps: Int)
  }

  private let count: Int
  private var state = State.idle

  /// Creates a recogniser without a press.
  ///
  /// - Parameter count: How many taps it takes, 1 for a single and 2 for a double tap; traps below
  ///   1.
  public init(count: Int = 1) {
    precondition(count >= 1, "a tap takes at least one press, not \(count)")
    self.count = count
  }

  /// Whether a press goes on that may become a tap.
  var isPressed: Bool {
    if case .pressed = state { true } else { false }
  }

  /// Takes the next event of a press: pending while it may become the last tap or lead to it,
  /// claimed when it has become the last.
  public mutating func take(_ event: PointerEvent) -> GestureResponse {
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
