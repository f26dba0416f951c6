import FlowCore
import FlowModel
import Testing

@Suite struct ArenaTests {
  private final class Probe: PointerResponder {
    var answers: [GestureResponse]
    var seen: [PointerEvent] = []
    var phases: [PointerEvent.Phase] { seen.map(\.phase) }
    init(_ answers: GestureResponse...) { self.answers = answers }
    func respond(to event: PointerEvent) -> GestureResponse {
      seen.append(event)
      return answers.isEmpty ? .claimed : answers.removeFirst()
    }
  }

  private let clock = FlowClock()

  @Test("The first responder to claim a press gets it, and the other contenders are cancelled")
  func claim() {
    let (inner, outer, uninterested) = (
      Probe(.pending, .pending), Probe(.pending, .claimed), Probe(.ignored)
    )
    let arena = GestureArena(clock: clock)

    arena.begin(Press().event(.down, 10), responders: [inner, uninterested, outer])
    arena.send(Press().event(.move, 20))
    #expect(arena.hasClaim)
    arena.send(Press().event(.up, 30))

    #expect(inner.phases == [.down, .move, .cancelled])
    #expect(outer.phases == [.down, .move, .up])
    #expect(uninterested.phases == [.down])
    #expect(!arena.hasClaim)
  }

  @Test(
    "NF-I35 A second press cancels the first one at its last location, so only one is ever down")
  func secondPress() {
    let (first, second) = (Probe(.pending, .claimed), Probe(.claimed))
    let arena = GestureArena(clock: clock)
    arena.begin(Press().event(.down, 10), responders: [first])
    arena.send(Press().event(.move, 20))

    arena.begin(Press().event(.down, 300, at: 50), responders: [second])
    arena.send(Press().event(.up, 300, at: 60))

    #expect(first.phases == [.down, .move, .cancelled])
    #expect(first.seen.last?.location.x == 20)
    #expect(first.seen.last?.instant == .milliseconds(50))
    #expect(second.phases == [.down, .up])
  }

  @Test("Events after the end of a press, or without a press, are ignored")
  func late() {
    let probe = Probe()
    let arena = GestureArena(clock: clock)

    arena.send(Press().event(.move, 10))
    arena.begin(Press().event(.down, 10), responders: [probe])
    arena.send(Press().event(.cancelled, 10))
    arena.send(Press().event(.up, 10))

    #expect(probe.phases == [.down, .cancelled])
  }

  @Test("FC-11 A drag whose input is lost is cancelled once, and the rest of its press is ignored")
  func lostInput() {
    var phases: [GesturePhase] = []
    let pan = PanResponder { _ in
      .horizontal
    } onChange: {
      phases.append($0.phase)
    }
    let arena = GestureArena(clock: clock)
    arena.begin(Press().event(.down, 10), responders: [pan])
    arena.send(Press().event(.move, 60))

    arena.send(Press().event(.cancelled, 60))
    arena.send(Press().event(.move, 70))
    arena.send(Press().event(.up, 70))

    #expect(phases == [.began, .cancelled])
  }

  @Test("NF-I17 A press that becomes a drag is not a tap, and a press that is a tap is not a drag")
  func tapOrDrag() {
    var events: [String] = []
    let tap = TapResponder { _ in events.append("tap") }
    let pan = PanResponder { _ in
      .trailing
    } onChange: {
      events.append($0.phase.rawValue)
    }
    let arena = GestureArena(clock: clock)

    arena.begin(Press().event(.down, 10), responders: [tap, pan])
    arena.send(Press().event(.move, 16))
    arena.send(Press().event(.move, 10))
    arena.send(Press().event(.up, 10))
    #expect(events == ["began", "moved", "ended"])
    arena.begin(Press().event(.down, 10), responders: [tap, pan])
    arena.send(Press().event(.move, 15))
    arena.send(Press().event(.up, 16))

    #expect(events == ["began", "moved", "ended", "tap"])
  }

  @Test("A press that does not move goes to the innermost long press, and to no tap or drag")
  func longPress() {
    var events: [String] = []
    let tap = TapResponder { _ in events.append("tap") }
    let inner = LongPressResponder { events.append("inner \($0.phase)") }
    let outer = LongPressResponder { events.append("outer \($0.phase)") }
    let pan = PanResponder { _ in
      .all
    } onChange: {
      events.append("pan \($0.phase)")
    }
    let arena = GestureArena(clock: clock)

    arena.begin(Press().event(.down, 10, at: 0), responders: [tap, inner, outer, pan])
    arena.send(Press().event(.move, 12, at: 100))
    clock.advance(to: .milliseconds(499))
    #expect(events.isEmpty)
    #expect(clock.deadline == .milliseconds(500))
    #expect(!clock.isMoving)
    clock.advance(to: .milliseconds(700))
    #expect(arena.hasClaim)
    #expect(clock.deadline == nil)
    arena.send(Press().event(.move, 100, at: 710))
    arena.send(Press().event(.up, 12, at: 720))

    #expect(events == ["inner began", "inner moved", "inner ended"])
  }

  @Test("A press that moves before the deadline is not a long press, and leaves no deadline")
  func noLongPress() {
    var events: [String] = []
    let longPress = LongPressResponder { events.append("long press \($0.phase)") }
    let pan = PanResponder { _ in
      .all
    } onChange: {
      events.append("pan \($0.phase)")
    }
    let arena = GestureArena(clock: clock)

    arena.begin(Press().event(.down, 10), responders: [longPress, pan])
    arena.send(Press().event(.move, 20, at: 100))

    #expect(events == ["pan began"])
    #expect(clock.deadline == nil)
  }

  @Test("A responder that does not claim a press at its deadline does not stop the clock")
  func passedDeadline() {
    final class Undecided: PointerResponder {
      var seen = 0
      var pressDeadline: Instant? { .milliseconds(100) }
      func respond(to event: PointerEvent) -> GestureResponse {
        seen += 1
        return .pending
      }
    }
    let undecided = Undecided()
    let arena = GestureArena(clock: clock)

    arena.begin(Press().event(.down, 10), responders: [undecided])
    clock.advance(to: .milliseconds(200))

    #expect(clock.now == .milliseconds(200))
    #expect(undecided.seen == 2)
    withExtendedLifetime(arena) {}
  }
}
