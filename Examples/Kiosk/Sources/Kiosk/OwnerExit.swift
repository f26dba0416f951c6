import FlowCore
import FlowUI

/// Recognises how the owner of a kiosk closes it: by a key or five taps in the corner.
struct OwnerExit {
  private static let key = KeyPress("E", modifiers: [.ctrl, .alt, .shift])
  /// The side of the square in the top left corner, in points.
  private static let corner = 80.0
  private static let count = 5
  private static let time = Duration.seconds(3)

  private var presses: [Instant] = []

  mutating func isRequested(by input: InputEvent, at instant: Instant) -> Bool {
    switch input {
    case .key(Self.key): return true
    case .pointer(let pointer) where pointer.phase == .down:
      guard pointer.location.x < Self.corner, pointer.location.y < Self.corner else {
        presses = []
        return false
      }
      presses = presses.suffix(Self.count - 1) + [instant]
      return presses.count == Self.count && instant.duration(since: presses[0]) <= Self.time
    default: return false
    }
  }
}

/// Taps as a visitor does, on the second room, and then as the owner, in the corner.
@MainActor
func rehearse(_ session: FlowSession) {
  let tap = { (x: Double, y: Double) in
    let now = session.context.clock.now
    session.send(.pointer(.down, device: .touch, finger: 1, location: Point(x: x, y: y)), at: now)
    session.send(.pointer(.up, device: .touch, finger: 1, location: Point(x: x, y: y)), at: now)
  }
  let settle = { @MainActor () async throws in
    repeat { try await Task.sleep(for: .milliseconds(50)) } while session.isMoving
  }
  Task {
    tap(session.size.width / 2, 160)
    try await settle()
    // The first of these taps also leads back to the rooms.
    for _ in 1...5 {
      tap(20, 20)
      try await settle()
    }
  }
}
