import FlowCore
import FlowModel
import Testing

@Suite struct BadInputTests {
  @Test("Advancing a clock to an earlier instant changes nothing")
  func backwards() throws {
    let harness = NavigationHarness()
    try harness.controller.push(PlainScreen("one"))
    harness.advance(milliseconds: 100)
    let shift = harness.shift("one")

    harness.context.clock.advance(to: .zero)
    harness.context.clock.advance(to: Instant(nanoseconds: .min))

    #expect(harness.shift("one") == shift)
    harness.settle()
    #expect(harness.names == ["root", "one"])
  }

  @Test("A machine treats an earlier instant as the latest one that it has seen")
  func machineBackwards() throws {
    var machine = NavigationMachine(root: ScreenID(0))
    var effects = EffectBuffer()
    let late = Instant(nanoseconds: 1_000_000_000)
    try machine.request(.push(ScreenID(1)), animated: true, at: late, into: &effects)
    machine.begin(timing: .linear(.seconds(1)), at: .zero, into: &effects)

    machine.advance(to: Instant(nanoseconds: 500), into: &effects)

    #expect(machine.fraction(at: late) == 0)
    #expect(machine.fraction(at: late.advanced(by: .milliseconds(500))) == 0.5)
    #expect(machine.deadline == late.advanced(by: .seconds(1)))
  }

  @Test(
    "Transitions at the end of the time range still settle",
    arguments: [Int64.max - 1_000_000_000, .max - 1, .max])
  func endOfTime(nanoseconds: Int64) throws {
    let harness = NavigationHarness()
    let driver = PercentDrivenTransition()
    harness.context.clock.advance(to: Instant(nanoseconds: nanoseconds))

    try harness.controller.push(PlainScreen("one"))
    harness.settle()
    try harness.controller.pop(.interactive(driver))
    driver.update(0.5)
    try harness.controller.freeze()
    harness.context.clock.advance(to: Instant(nanoseconds: .max))
    harness.controller.unfreeze()
    driver.finish(velocity: 1e300)
    harness.settle()

    #expect(harness.names == ["root"])
    #expect(harness.controller.visiblePages.map(\.pose) == [.settled])
  }

  @Test("Adding durations to instants saturates at the ends of the range")
  func saturation() {
    let end = Instant(nanoseconds: .max)

    #expect(end.advanced(by: .seconds(1)) == end)
    #expect(Instant.zero.advanced(by: .seconds(Int64.max)) == end)
    #expect(Instant(nanoseconds: .min).advanced(by: .seconds(-1)).nanoseconds == .min)
    #expect(end.duration(since: Instant(nanoseconds: .min)) == .nanoseconds(Int64.max))
    #expect(Instant(nanoseconds: .min).seconds(since: end) < -9e9)
  }

  @Test(
    "A transition of zero or negative duration ends when the clock next advances",
    arguments: [Duration.zero, .seconds(-1), .seconds(Int64.min)])
  func noLength(duration: Duration) throws {
    let harness = NavigationHarness()

    try harness.controller.push(
      PlainScreen("one"), .custom(CrossFadeTransitionStyle(duration: duration)))
    harness.advance(milliseconds: 0)

    #expect(harness.notices.suffix(2) == ["willShow one", "didShow one"])
    #expect(!harness.controller.isMoving)
  }

  @Test("A transition lasts at most one day")
  func tooLong() throws {
    let harness = NavigationHarness()
    try harness.controller.push(
      PlainScreen("one"), .custom(CrossFadeTransitionStyle(duration: .seconds(Int64.max))))

    #expect(harness.controller.coordinator?.duration == .seconds(86_400))
  }

  @Test(
    "Infinite and out-of-range fractions are clamped, and NaN changes nothing",
    arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300])
  func fractions(fraction: Double) throws {
    let harness = NavigationHarness()
    let drag = try harness.pushAndBeginDrag()
    drag.driver.update(0.5)

    drag.driver.update(fraction)

    let shift = try #require(harness.shift("top"))
    #expect((0...1).contains(shift))
    #expect(fraction.isNaN ? shift == 0.5 : shift == (fraction > 0 ? 1 : 0))
  }

  @Test("Bars may take centuries to change, even after a transition without duration")
  func centuries() throws {
    let harness = NavigationHarness()
    let bars = NavigationAppearance(of: harness.controller)
    bars.strategy = AnimatedAppearanceStrategy(duration: .seconds(Int64.max))
    let page = DeclaringScreen("dark", .plain(0x000000))

    try harness.controller.push(page, .custom(CrossFadeTransitionStyle(duration: .zero)))
    harness.advance(milliseconds: 1)

    #expect(!harness.controller.isMoving && harness.context.clock.isMoving)
    #expect(bars.applied == page.appearance)
  }

  @Test("A style with invalid poses and an empty name still lets its transition settle")
  func nonsenseStyle() throws {
    struct InvalidPoses: TransitionStyle {
      let name = ""
      let timing = TransitionTiming.linear(.milliseconds(10))
      func upperPose(presence: Double) -> PagePose {
        PagePose(shift: .nan, scale: -.infinity, opacity: .nan)
      }
      func lowerPose(presence: Double) -> PagePose { PagePose(drop: .infinity, dim: -7) }
    }
    let harness = NavigationHarness()

    try harness.controller.push(PlainScreen(""), .custom(InvalidPoses()))
    harness.settle()

    #expect(harness.controller.visiblePages.map(\.pose) == [.settled])
  }

  @Test(
    "A transition settles at any velocity, speed or spring frequency, however extreme",
    arguments: [1e308, -1e308, 1e-308, -1], [1e308, 1e-308, 1, -1])
  func extremes(velocity: Double, speed: Double) throws {
    struct Odd: TransitionStyle {
      let name = "odd"
      let timing: TransitionTiming
      func upperPose(presence: Double) -> PagePose { .settled }
      func lowerPose(presence: Double) -> PagePose { .settled }
    }
    for timing: TransitionTiming in [
      .spring(Spring(angularFrequency: 1e-300)), .spring(Spring(angularFrequency: 1e308)),
      .linear(.seconds(-1)), .linear(.seconds(1_000_000_000_000)), .spring(.navigation),
    ] {
      let harness = try NavigationHarness("one")
      let driver = PercentDrivenTransition()
      try harness.controller.pop(.interactive(driver, style: Odd(timing: timing)))
      driver.update(0.5)

      driver.finish(velocity: velocity, speed: speed)
      harness.settle()

      #expect(harness.names == ["root"])
    }
  }

  @Test(
    "Spring motions between any numbers have finite values, and linear ones are never NaN",
    arguments: [Double.nan, .infinity, -.infinity, 1e308, -1e308, Double.leastNonzeroMagnitude, 0])
  func motions(number: Double) {
    for other in [number, 0, 1, 1e308] {
      let spring = SpringMotion(
        spring: .navigation, start: .zero, origin: other, initialVelocity: number, target: number)
      let linear = LinearMotion(
        start: .zero, origin: other, target: number, duration: .seconds(1))

      for instant in [Instant.zero, Instant(nanoseconds: 1_000_000), spring.settleTime] {
        #expect(spring.value(at: instant).isFinite && spring.velocity(at: instant).isFinite)
        #expect(!linear.value(at: instant).isNaN)
      }
    }
  }
}
