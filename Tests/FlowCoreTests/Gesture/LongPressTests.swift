import FlowCore
import FlowModel
import Testing

@Suite struct LongPressTests {
  @Test(
    "A press that does not move for 500 ms is a long press",
    arguments: [(499, GestureResponse.pending), (500, .claimed), (900, .claimed)])
  func time(milliseconds: Int, response: GestureResponse) {
    var recognizer = LongPressRecognizer()
    _ = recognizer.handle(Press().event(.down, 100, at: 20))

    #expect(recognizer.deadline == .milliseconds(520))
    let recognition = recognizer.handle(Press().event(.move, 103, at: 20 + milliseconds))

    #expect(recognition.response == response)
  }

  @Test(
    "A press that moves further than the slop is not a long press",
    arguments: [(PointerDevice.mouse, 6.0, true), (.mouse, 6.1, false), (.touch, 10, true)])
  func wandering(device: PointerDevice, distance: Double, stays: Bool) {
    let press = Press(device: device)
    var recognizer = LongPressRecognizer()
    _ = recognizer.handle(press.event(.down, 100))

    let recognition = recognizer.handle(press.event(.move, 100 + distance, at: 500))

    #expect((recognition != .failed) == stays)
    #expect(recognizer.deadline == nil)
  }

  @Test(
    "A long press is followed wherever it moves, and ends or is cancelled once",
    arguments: [(PointerEvent.Phase.up, GesturePhase.ended), (.cancelled, .cancelled)])
  func course(phase: PointerEvent.Phase, end: GesturePhase) {
    var recognizer = LongPressRecognizer()
    _ = recognizer.handle(Press().event(.down, 100))

    let gestures = [
      Press().event(.move, 101, at: 500), Press().event(.move, 250, at: 510),
      Press().event(phase, 260, at: 520), Press().event(.move, 270, at: 530),
    ].map { recognizer.handle($0).gesture }

    #expect(gestures.map(\.?.phase) == [.began, .moved, end, nil])
    #expect(gestures.map(\.?.location.x) == [101, 250, 260, nil])
  }

  @Test(
    "A press that is released or cancelled before 500 ms is not a long press",
    arguments: [PointerEvent.Phase.up, .cancelled])
  func early(phase: PointerEvent.Phase) {
    var recognizer = LongPressRecognizer()
    _ = recognizer.handle(Press().event(.down, 100))

    #expect(recognizer.handle(Press().event(phase, 100, at: 499)) == .failed)
    #expect(recognizer.deadline == nil)
    #expect(recognizer.handle(Press().event(.move, 100, at: 500)) == .failed)
  }

  @Test("A location that is not finite counts as the last finite one")
  func unknownLocation() {
    var recognizer = LongPressRecognizer()
    _ = recognizer.handle(Press().event(.down, 100))

    let began = recognizer.handle(Press().event(.move, .nan, at: 500)).gesture
    let ended = recognizer.handle(Press().event(.up, .infinity, at: 510)).gesture

    #expect(began?.location == Point(x: 100, y: 400))
    #expect(ended?.location == Point(x: 100, y: 400))
    #expect(recognizer.handle(Press().event(.down, .nan)) == .failed)
    #expect(recognizer.deadline == nil)
  }

  @Test("An event that is earlier than the press does not make it a long press")
  func backwards() {
    var recognizer = LongPressRecognizer()
    _ = recognizer.handle(Press().event(.down, 100, at: 1000))

    #expect(recognizer.handle(Press().event(.move, 100, at: 0)) == .waiting)
    #expect(recognizer.handle(Press().event(.move, 100, at: 1500)).gesture?.phase == .began)
  }

  @Test("A responder ignores presses outside its hit region")
  func elsewhere() {
    var phases: [GesturePhase] = []
    let responder = LongPressResponder {
      $0.location.x < 50
    } onChange: {
      phases.append($0.phase)
    }

    #expect(responder.respond(to: Press().event(.down, 60)) == .ignored)
    #expect(responder.pressDeadline == nil)
    #expect(responder.respond(to: Press().event(.down, 40)) == .pending)
    #expect(responder.pressDeadline == .milliseconds(500))
    #expect(responder.respond(to: Press().event(.move, 40, at: 500)) == .claimed)

    #expect(phases == [.began])
  }
}
