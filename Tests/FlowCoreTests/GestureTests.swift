import FlowCore
import Testing

/// Feeds a recogniser with a press, one event after another.
private struct Press {
  var milliseconds = 0
  var device = PointerDevice.mouse
  var stage = Size(width: 390, height: 844)

  func event(_ phase: PointerEvent.Phase, _ x: Double, _ y: Double = 400, at milliseconds: Int = 0)
    -> PointerEvent
  {
    PointerEvent(
      phase, device: device, location: Point(x: x, y: y),
      instant: Instant.zero.advanced(by: .milliseconds(milliseconds)), stage: stage)
  }
}

@Suite struct EdgePanTests {
  @Test(
    "S4-11 FC-10 Only a press in the 24-point zone starts a drag",
    arguments: [(0.0, true), (24, true), (24.5, false), (-1, false), (380, false)])
  func zone(x: Double, starts: Bool) {
    var recognizer = EdgePanRecognizer()

    let change = recognizer.take(Press().event(.down, x))

    #expect(change == (starts ? .waiting : .failed))
  }

  @Test(
    "FC-10 A drag begins at 6 points with a mouse and at 10 with a finger",
    arguments: [(PointerDevice.mouse, 6.0), (.touch, 10)])
  func slop(device: PointerDevice, slop: Double) {
    var recognizer = EdgePanRecognizer()
    var press = Press()
    press.device = device
    _ = recognizer.take(press.event(.down, 10))

    #expect(recognizer.take(press.event(.move, 10 + slop - 0.1)) == .waiting)
    #expect(
      recognizer.take(press.event(.move, 10 + slop))
        == .began(pressedAt: Point(x: 10, y: 400)))
  }

  @Test(
    "NF-I19 A movement along the edge is no drag, and does not become one",
    arguments: [
      (10.0, 12.0, true), (10, 12.1, false), (5.9, 6.0, true), (0, 8, false), (-8, 0, false),
    ])
  func direction(dx: Double, dy: Double, begins: Bool) {
    var recognizer = EdgePanRecognizer()
    _ = recognizer.take(Press().event(.down, 10, 400))

    let change = recognizer.take(Press().event(.move, 10 + dx, 400 + dy))

    // What is steep is refused at once; what is not may still have too little of the way behind it.
    #expect((change == .failed) == !begins)
    if !begins { #expect(recognizer.take(Press().event(.move, 200)) == .failed) }
  }

  @Test(
    "FC-10 The velocity is that of the last 150 ms, and sinks while the pointer lies still",
    arguments: [(0, 1000.0), (50, 100 / 0.15), (150, 0), (400, 0)])
  func velocity(pause: Int, expected: Double) {
    var recognizer = EdgePanRecognizer()
    _ = recognizer.take(Press().event(.down, 10, at: 0))
    for step in 1...30 {
      _ = recognizer.take(Press().event(.move, 10 + Double(step) * 10, at: step * 10))
    }

    let change = recognizer.take(Press().event(.up, 310, at: 300 + pause))

    guard case .ended(let velocity) = change else {
      Issue.record("not ended: \(change)")
      return
    }
    #expect(abs(velocity - expected) < 1e-9)
  }

  @Test("NF-I27 Events with one time stamp give no velocity")
  func sameTime() {
    var recognizer = EdgePanRecognizer()
    _ = recognizer.take(Press().event(.down, 10))
    _ = recognizer.take(Press().event(.move, 300))

    #expect(recognizer.take(Press().event(.up, 310)) == .ended(velocity: 0))
  }
}

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
