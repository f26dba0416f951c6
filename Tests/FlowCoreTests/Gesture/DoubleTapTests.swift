import FlowCore
import FlowModel
import Testing

@Suite struct DoubleTapTests {
  private final class Taps {
    let clock = FlowContext().clock
    private(set) var told: [String] = []
    private(set) lazy var responder = DoubleTapResponder(
      clock: clock, onTap: { [unowned self] in told.append("tap \(Int($0.x))") },
      onDoubleTap: { [unowned self] in told.append("double \(Int($0.x))") })

    func press(_ phase: PointerEvent.Phase, _ x: Double, at milliseconds: Int) {
      let instant = Instant.zero.advanced(by: .milliseconds(milliseconds))
      clock.advance(to: instant)
      _ = responder.respond(
        to: PointerEvent(
          phase, device: .mouse, location: Point(x: x, y: 0), instant: instant,
          stage: Size(width: 400, height: 400)))
    }

    func tap(_ x: Double, at milliseconds: Int) {
      press(.down, x, at: milliseconds)
      press(.up, x, at: milliseconds + 50)
    }
  }

  @Test("A single tap is reported only once no second tap can follow it")
  func single() {
    let taps = Taps()

    taps.tap(100, at: 0)
    taps.clock.advance(to: Instant.zero.advanced(by: .milliseconds(350)))
    #expect(taps.told.isEmpty)
    taps.clock.advance(to: Instant.zero.advanced(by: .milliseconds(351)))

    #expect(taps.told == ["tap 100"])
  }

  @Test("Two taps in quick succession are reported as one double tap", arguments: [100, 350])
  func double(second: Int) {
    let taps = Taps()

    taps.tap(100, at: 0)
    taps.tap(110, at: second)
    taps.clock.advance(to: Instant.zero.advanced(by: .seconds(2)))

    #expect(taps.told == ["double 110"])
  }

  @Test(
    "A second tap that is too late or too far away is another single tap",
    arguments: [(100.0, 400), (300, 100)])
  func apart(x: Double, at milliseconds: Int) {
    let taps = Taps()

    taps.tap(100, at: 0)
    taps.tap(x, at: milliseconds)
    taps.clock.advance(to: Instant.zero.advanced(by: .seconds(2)))

    #expect(taps.told == ["tap 100", "tap \(Int(x))"])
  }

  @Test(
    "A second press that becomes a drag or is cancelled leaves a single tap",
    arguments: [true, false])
  func drag(drags: Bool) {
    let taps = Taps()
    taps.tap(100, at: 0)

    taps.press(.down, 100, at: 100)
    if drags {
      taps.press(.move, 200, at: 120)
    } else {
      taps.press(.cancelled, 100, at: 120)
    }
    taps.clock.advance(to: Instant.zero.advanced(by: .seconds(2)))

    #expect(taps.told == ["tap 100"])
  }
}
