import FlowCore
import FlowModel
import Testing

@Suite struct ZigZagTests {
  /// Moves the second of two presses through the x coordinates.
  private func changes(
    pause: Int = 200, through positions: [Double], every step: Int = 50
  ) -> [ZigZagRecognizer.Change] {
    var recognizer = ZigZagRecognizer()
    _ = recognizer.handle(Press().event(.down, 200, at: 0))
    _ = recognizer.handle(Press().event(.up, 200, at: 50))
    _ = recognizer.handle(Press().event(.down, 200, at: 50 + pause))
    return positions.enumerated().map { index, x in
      let time = 50 + pause + (index + 1) * step
      return recognizer.expire(at: .milliseconds(time))
        ? .cancelled : recognizer.handle(Press().event(.move, x, at: time))
    }
  }

  @Test("Three reversals of 24 points complete the gesture")
  func complete() {
    #expect(
      changes(through: [230, 206, 230, 206])
        == [.began, .reversed(1), .reversed(2), .reversed(3)])
  }

  @Test("A stroke shorter than 24 points does not count")
  func shortStroke() {
    let all = changes(through: [210, 230, 207, 230, 207, 230])

    #expect(all == [.began, .waiting, .waiting, .waiting, .waiting, .waiting])
  }

  @Test(
    "A second press later than 300 ms counts as a first press",
    arguments: [(300, true), (301, false)])
  func doubleTap(pause: Int, isDouble: Bool) {
    #expect((changes(pause: pause, through: [240])[0] == .began) == isDouble)
  }

  @Test(
    "A first press that is released beyond the slop is not a tap",
    arguments: [(10.0, ZigZagRecognizer.Change.began), (10.1, .failed)])
  func releasedElsewhere(distance: Double, change: ZigZagRecognizer.Change) {
    var recognizer = ZigZagRecognizer()
    let press = Press(device: .touch)

    _ = recognizer.handle(press.event(.down, 200, at: 0))
    _ = recognizer.handle(press.event(.up, 200 + distance, at: 50))
    _ = recognizer.handle(press.event(.down, 200, at: 100))

    #expect(recognizer.handle(press.event(.move, 240, at: 150)) == change)
  }

  @Test("The gesture is cancelled 1.5 s after its movement begins")
  func expiry() {
    let slow = changes(through: [230, 230, 200, 230, 200], every: 400)

    #expect(slow == [.began, .waiting, .reversed(1), .reversed(2), .cancelled])
  }
}
