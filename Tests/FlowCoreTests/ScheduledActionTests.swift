import FlowCore
import FlowModel
import Testing

@Suite struct ScheduledActionTests {
  private let context = FlowContext()
  private var clock: FlowClock { context.clock }

  @Test(
    "An action is carried out once, at its instant, however far the clock is advanced in a step")
  func once() {
    var instants: [Instant] = []
    clock.after(.seconds(1)) { [clock] in instants.append(clock.now) }
    #expect(clock.deadline == .milliseconds(1000))
    #expect(!clock.isMoving)

    clock.advance(to: .milliseconds(999))
    #expect(instants.isEmpty)
    clock.advance(to: .milliseconds(5000))
    clock.advance(to: .milliseconds(9000))

    #expect(instants == [.milliseconds(1000)])
    #expect(clock.deadline == nil)
  }

  @Test("Actions are carried out in order of their instants, or as added if these are equal")
  func order() {
    var done: [String] = []
    for (name, milliseconds) in [("b", 20), ("a", 10), ("c", 20), ("now", -5)] {
      clock.after(.milliseconds(milliseconds)) { done.append(name) }
    }
    clock.after(.milliseconds(10)) { [clock] in clock.after(.zero) { done.append("a2") } }

    clock.advance(to: .milliseconds(0))
    #expect(done == ["now"])
    clock.advance(to: .milliseconds(30))

    #expect(done == ["now", "a", "a2", "b", "c"])
  }

  @Test("A cancelled action is not carried out, and leaves no deadline")
  func cancelled() {
    var count = 0
    let action = clock.after(.seconds(1)) { count += 1 }
    #expect(action.isPending && action.instant == .milliseconds(1000))

    action.cancel()

    #expect(!action.isPending)
    #expect(clock.deadline == nil)
    clock.advance(to: .milliseconds(2000))
    #expect(count == 0)
  }

  @Test(
    "A transition that ends at the instant of an action has ended when the action is carried out")
  func afterParticipants() throws {
    let harness = NavigationHarness()
    try harness.controller.push(PlainScreen("top"))
    let end = try #require(harness.context.clock.deadline)
    var phase: FlowPhase?
    harness.context.clock.after(end.duration(since: .zero)) { phase = harness.controller.phase }

    harness.context.clock.advance(to: end)

    #expect(phase == .idle)
  }

  @Test(
    "Settling does not wait for later actions, and ends at its limit while a page still moves")
  func settle() throws {
    let harness = NavigationHarness()
    let clock = harness.context.clock
    var ticks = 0
    func tick() {
      ticks += 1
      clock.after(.seconds(1)) { tick() }
    }
    tick()
    try harness.controller.push(PlainScreen("top"))

    #expect(clock.settle(atMost: .seconds(5)))
    #expect(harness.controller.phase == .idle)
    #expect(clock.now < .milliseconds(1000))

    try harness.controller.pop()
    #expect(!clock.settle(atMost: .milliseconds(100)))
    #expect(harness.controller.fraction != nil)
    #expect(!clock.settle(atMost: .seconds(-1)))
    #expect(ticks == 1)
  }
}
