import FlowCore
import FlowModel
import Testing

@Suite struct TapTests {
  @Test(
    "A press that is released within the slop is a tap, and one that moves further is not",
    arguments: [
      (PointerDevice.mouse, 6.0, GestureResponse.claimed), (.mouse, 6.1, .ignored),
      (.touch, 10, .claimed), (.touch, 10.1, .ignored), (.mouse, .nan, .ignored),
    ])
  func wandering(device: PointerDevice, distance: Double, response: GestureResponse) {
    var recognizer = TapRecognizer()
    let press = Press(device: device)
    _ = recognizer.handle(press.event(.down, 100))

    _ = recognizer.handle(press.event(.move, 100 + distance))
    #expect(recognizer.handle(press.event(.up, 100)) == response)
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

  /// Presses for 50 ms, and returns the response to the release.
  private func tap(_ recognizer: inout TapRecognizer, _ x: Double, at milliseconds: Int)
    -> GestureResponse
  {
    _ = recognizer.handle(Press().event(.down, x, at: milliseconds))
    return recognizer.handle(Press().event(.up, x, at: milliseconds + 50))
  }

  @Test(
    "A second tap within 300 ms of the first release and within 44 points makes a double tap",
    arguments: [
      (0, 0.0, GestureResponse.claimed), (300, 44, .claimed), (301, 0, .pending),
      (0, 44.1, .pending), (-20, 0, .claimed), (0, .nan, .ignored),
    ])
  func double(pause: Int, distance: Double, response: GestureResponse) {
    var recognizer = TapRecognizer(count: 2)

    #expect(tap(&recognizer, 100, at: 0) == .pending)
    #expect(tap(&recognizer, 100 + distance, at: 50 + pause) == response)
  }

  @Test("A tap that is too late for a double tap begins a new double tap")
  func again() {
    var recognizer = TapRecognizer(count: 2)

    #expect(tap(&recognizer, 100, at: 0) == .pending)
    #expect(tap(&recognizer, 100, at: 1000) == .pending)
    #expect(tap(&recognizer, 100, at: 1100) == .claimed)
    #expect(tap(&recognizer, 100, at: 1200) == .pending)
  }

  @Test("A cancelled press is not part of a double tap")
  func takenAway() {
    var recognizer = TapRecognizer(count: 2)
    _ = tap(&recognizer, 100, at: 0)
    _ = recognizer.handle(Press().event(.down, 100, at: 100))
    _ = recognizer.handle(Press().event(.cancelled, 100, at: 150))

    #expect(tap(&recognizer, 100, at: 200) == .pending)
  }

  @Test("A press elsewhere interrupts a double tap")
  func elsewhere() {
    var taps: [Point] = []
    let responder = TapResponder(count: 2) {
      $0.location.x < 200
    } onTap: {
      taps.append($0)
    }
    func tap(_ x: Double, at milliseconds: Int) -> GestureResponse {
      let response = responder.respond(to: Press().event(.down, x, at: milliseconds))
      guard response != .ignored else { return response }
      return responder.respond(to: Press().event(.up, x, at: milliseconds + 10))
    }

    #expect(tap(190, at: 0) == .pending)
    #expect(tap(201, at: 20) == .ignored)
    #expect(tap(190, at: 40) == .pending)
    #expect(taps.isEmpty)
    #expect(tap(195, at: 60) == .claimed)

    #expect(taps == [Point(x: 195, y: 400)])
  }

  @Test("A recogniser of zero taps traps")
  func noTaps() async {
    await #expect(processExitsWith: .failure) { _ = TapRecognizer(count: 0) }
  }
}
