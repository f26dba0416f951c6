import FlowCore
import FlowModel
import Testing

/// Values that run by themselves, and what they have to do with transitions.
@Suite struct TimedRunTests {
  @Test("A value runs at an even pace by itself, and the clock knows until when")
  func even() {
    let context = FlowContext()
    let value = AnimatedValue(1.0)

    value.run(to: 3, over: .milliseconds(200), on: context.clock)

    #expect(context.clock.isMoving)
    #expect(context.clock.deadline == Instant(nanoseconds: 200_000_000))
    #expect(value.value == 1)
    context.clock.advance(to: Instant(nanoseconds: 50_000_000))
    #expect(value.value == 1.5)
    context.clock.advance(to: Instant(nanoseconds: 200_000_000))
    #expect(value.value == 3)
    #expect(!context.clock.isMoving && context.clock.deadline == nil)
  }

  @Test(
    "A run of no or negative length is at its end at once",
    arguments: [Duration.zero, .seconds(-1)]
  )
  func noLength(duration: Duration) {
    let context = FlowContext()
    let value = AnimatedValue(1.0)

    value.run(to: 3, over: duration, on: context.clock)

    #expect(value.value == 3)
    #expect(!context.clock.isMoving)
  }

  @Test("A run begins where another one has got to, and the clock forgets that one")
  func again() {
    let context = FlowContext()
    let value = AnimatedValue(0.0)
    value.run(to: 1, over: .milliseconds(200), on: context.clock)
    context.clock.advance(to: Instant(nanoseconds: 100_000_000))

    value.run(to: 0, over: .milliseconds(400), on: context.clock)

    #expect(value.value == 0.5)
    context.clock.advance(to: Instant(nanoseconds: 200_000_000))
    #expect(value.value == 0.75)
    context.clock.advance(to: Instant(nanoseconds: 500_000_000))
    #expect(value.value == 0)
    #expect(context.clock.deadline == nil)
  }

  @Test("Nothing moves any more where a value is set, or gone")
  func ended() {
    let context = FlowContext()
    let value = AnimatedValue(0.0)
    value.run(to: 1, over: .milliseconds(200), on: context.clock)

    value.value = 7

    #expect(value.value == 7)
    #expect(!context.clock.isMoving)
    do {
      let other = AnimatedValue(0.0)
      other.run(to: 1, over: .milliseconds(200), on: context.clock)
      #expect(context.clock.isMoving)
    }
    #expect(!context.clock.isMoving)
  }

  @Test("A transition takes a run over in mid-flight, and gives it back when it is cancelled")
  func takenOver() throws {
    let harness = try NavigationHarness("top")
    let value = AnimatedValue(0.0)
    let driver = PercentDrivenTransition()
    value.run(to: 1, over: .milliseconds(200), on: harness.context.clock)
    harness.advance(milliseconds: 50)

    try harness.controller.pop(.interactive(driver))
    harness.controller.coordinator?.animate(value, to: 5)
    #expect(value.value == 0.25)
    driver.update(0.5)
    #expect(value.value == 2.625)
    harness.advance(milliseconds: 1000)
    #expect(value.value == 3)
    driver.cancel()
    harness.settle()

    #expect(value.value == 1)
  }

  @Test("A run goes on from where a transition has brought it, however that one ends")
  func takesOver() throws {
    let harness = try NavigationHarness("top")
    let value = AnimatedValue(0.0)
    let driver = PercentDrivenTransition()
    try harness.controller.pop(.interactive(driver))
    harness.controller.coordinator?.animate(value, to: 1)
    driver.update(0.5)

    value.run(to: 3, over: .seconds(2), on: harness.context.clock)

    #expect(value.value == 0.5)
    harness.advance(milliseconds: 1000)
    #expect(value.value == 1.75)
    driver.update(0)
    #expect(value.value == 1.5)
    driver.cancel()
    harness.advance(milliseconds: 500)
    #expect(value.value == 2.25)
    harness.settle()
    #expect(value.value == 3)
  }

  @Test("Of many runs that begin at one instant the last one counts, and costs what one does")
  func sameInstant() {
    let context = FlowContext()
    let value = AnimatedValue(0.0)

    for target in 1...100_000 {
      value.run(to: Double(target), over: .milliseconds(200), on: context.clock)
    }

    context.clock.advance(to: Instant(nanoseconds: 100_000_000))
    #expect(value.value == 50_000)
    context.clock.advance(to: Instant(nanoseconds: 200_000_000))
    #expect(value.value == 100_000 && !context.clock.isMoving)
  }

  @Test("A thousand runs, each in the middle of the one before, leave nothing behind")
  func thousand() {
    let context = FlowContext()
    let value = AnimatedValue(0.25)

    for round in 1...1000 {
      value.run(to: Double(round % 2), over: .milliseconds(2), on: context.clock)
      context.clock.advance(to: Instant(nanoseconds: Int64(round) * 1_000_000))
    }
    value.run(to: 0.25, over: .milliseconds(2), on: context.clock)
    context.clock.advance(to: Instant(nanoseconds: 2_000_000_000))

    #expect(value.value == 0.25)
    #expect(context.clock.deadline == nil)
  }
}
