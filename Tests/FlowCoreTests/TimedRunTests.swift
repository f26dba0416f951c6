import FlowCore
import FlowModel
import Testing

@Suite struct TimedRunTests {
  @Test("A value animates linearly outside transitions, and the clock has the deadline of its end")
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
    "An animation of zero or negative duration sets the value at once",
    arguments: [Duration.zero, .seconds(-1)])
  func noLength(duration: Duration) {
    let context = FlowContext()
    let value = AnimatedValue(1.0)

    value.run(to: 3, over: duration, on: context.clock)

    #expect(value.value == 3)
    #expect(!context.clock.isMoving)
  }

  @Test("A new animation starts from the current value and replaces the earlier one's deadline")
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

  @Test("Setting or deallocating a value ends its animation")
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

  @Test("A value's animation goes on beneath a transition that takes it over; a cancel restores it")
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

  @Test(
    "An animation started during a transition starts from the current value and reaches its target")
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

  @Test("Of many animations started at one instant, only the last one counts")
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

  @Test("A thousand animations that interrupt one another leave no deadline behind")
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
