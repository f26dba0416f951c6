import FlowCore
import Testing

@Suite struct TapTests {
  @Test(
    "A press that is let go where it began is a tap, one that wanders is not",
    arguments: [(6.0, GestureResponse.claimed), (6.1, .ignored)])
  func wandering(distance: Double, response: GestureResponse) {
    var recognizer = TapRecognizer()
    _ = recognizer.take(Press().event(.down, 100))

    _ = recognizer.take(Press().event(.move, 100 + distance))
    #expect(recognizer.take(Press().event(.up, 100)) == response)
  }

  @Test("S4-7 A tap fires once, when it ends")
  func once() {
    var taps = 0
    let interactor = TapInteractor { taps += 1 }

    _ = interactor.respond(to: Press().event(.down, 100))
    #expect(taps == 0)
    _ = interactor.respond(to: Press().event(.up, 100))

    #expect(taps == 1)
  }
}

@Suite struct ZigZagTests {
  /// A double tap whose second press goes through some places, 50 ms apart.
  private func changes(
    pause: Int = 200, through places: [Double], every step: Int = 50
  ) -> [ZigZagRecognizer.Change] {
    var recognizer = ZigZagRecognizer()
    _ = recognizer.take(Press().event(.down, 200, at: 0))
    _ = recognizer.take(Press().event(.up, 200, at: 50))
    _ = recognizer.take(Press().event(.down, 200, at: 50 + pause))
    return places.enumerated().map { index, x in
      let time = 50 + pause + (index + 1) * step
      let instant = Instant.zero.advanced(by: .milliseconds(time))
      return recognizer.expire(at: instant)
        ? .cancelled : recognizer.take(Press().event(.move, x, at: time))
    }
  }

  @Test("Three reversals of 24 points complete the gesture")
  func complete() {
    #expect(
      changes(through: [230, 206, 230, 206])
        == [.began, .reversed(1), .reversed(2), .reversed(3)])
  }

  @Test("A stroke of less than 24 points does not count, wherever it is")
  func shortStroke() {
    let all = changes(through: [210, 230, 207, 230, 207, 230])

    #expect(!all.contains(.reversed(1)))
  }

  @Test(
    "A second press later than 300 ms is a first press again",
    arguments: [(300, true), (301, false)])
  func doubleTap(pause: Int, isDouble: Bool) {
    #expect((changes(pause: pause, through: [240])[0] == .began) == isDouble)
  }

  @Test("The gesture runs out of time 1.5 s after its first movement")
  func expiry() {
    let slow = changes(through: [230, 230, 200, 230, 200], every: 400)

    #expect(slow == [.began, .waiting, .reversed(1), .reversed(2), .cancelled])
  }
}

@Suite struct ArenaTests {
  private final class Probe: PointerResponder {
    var answers: [GestureResponse]
    var seen: [PointerEvent.Phase] = []
    init(_ answers: GestureResponse...) { self.answers = answers }
    func respond(to event: PointerEvent) -> GestureResponse {
      seen.append(event.phase)
      return answers.isEmpty ? .claimed : answers.removeFirst()
    }
  }

  @Test("The first to claim a press gets it; the others are told that it is gone")
  func claim() {
    let (inner, outer, uninterested) = (
      Probe(.pending, .pending), Probe(.pending, .claimed), Probe(.ignored)
    )
    var arena = GestureArena()

    arena.begin(Press().event(.down, 10), responders: [inner, uninterested, outer])
    arena.send(Press().event(.move, 20))
    arena.send(Press().event(.up, 30))

    #expect(inner.seen == [.down, .move, .cancelled])
    #expect(outer.seen == [.down, .move, .up])
    #expect(uninterested.seen == [.down])
    #expect(!arena.hasClaim)
  }
}
