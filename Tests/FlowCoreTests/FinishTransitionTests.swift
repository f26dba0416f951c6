import FlowCore
import FlowModel
import Testing

/// Tests of ending a transition at once.
@Suite struct FinishTransitionTests {
  @Test("A push that is finished at once has been shown, and nothing moves any more")
  func push() throws {
    let harness = NavigationHarness()
    try harness.controller.push(PlainScreen("next"))
    harness.advance(milliseconds: 100)

    harness.controller.finishTransition()

    #expect(harness.events.last == "didShow next")
    #expect(!harness.controller.isMoving)
    #expect(harness.controller.coordinator == nil)
  }

  @Test("Finishing a transition at once also ends what is animated alongside it")
  func alongside() throws {
    let harness = NavigationHarness()
    try harness.controller.push(PlainScreen("next"))
    let coordinator = try #require(harness.controller.coordinator)
    let value = AnimatedValue(0.0)
    coordinator.animate(value, to: 2)
    harness.advance(milliseconds: 100)
    #expect(coordinator.fraction < 1 && value.value < 2)

    harness.controller.finishTransition()

    #expect(coordinator.fraction == 1 && value.value == 2)
  }

  @Test(
    "Finishing a transition begins the one that is queued behind it, which can be finished, too")
  func queued() throws {
    let harness = NavigationHarness()
    try harness.controller.push(PlainScreen("a"))
    harness.advance(milliseconds: 100)
    try harness.controller.push(PlainScreen("b"))

    harness.controller.finishTransition()
    #expect(harness.controller.isMoving)
    harness.controller.finishTransition()

    #expect(harness.events.last == "didShow b")
    #expect(!harness.controller.isMoving)
  }

  @Test("Without a transition of its own pages, a flow finishes its presentation at once")
  func presentation() throws {
    let harness = NavigationHarness()
    let sheet = NavigationController(
      root: PlainScreen("sheet"), context: harness.context, isVisible: false)
    try harness.controller.present(sheet)
    harness.advance(milliseconds: 100)
    #expect(harness.context.clock.isMoving)

    harness.controller.finishTransition()

    #expect(harness.events.last == "didShow sheet")
    #expect(!harness.context.clock.isMoving)
  }

  @Test("An idle flow, a frozen transition and a drag stay as they are")
  func others() throws {
    let harness = NavigationHarness()
    harness.controller.finishTransition()
    #expect(harness.events.isEmpty)

    try harness.controller.push(PlainScreen("next"))
    harness.advance(milliseconds: 100)
    try harness.controller.freeze(at: 0.42)
    harness.controller.finishTransition()
    #expect(harness.controller.fraction == 0.42)
    harness.controller.unfreeze()
    harness.settle()

    let driver = PercentDrivenTransition()
    try harness.controller.pop(.interactive(driver))
    driver.update(0.25)
    harness.controller.finishTransition()
    #expect(harness.controller.fraction == 0.25 && driver.isDriving)
  }
}
