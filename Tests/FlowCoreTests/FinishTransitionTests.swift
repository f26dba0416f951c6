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

  @Test("The coordinator's fraction is 1 after its transition was finished at once")
  func alongside() throws {
    let harness = NavigationHarness()
    try harness.controller.push(PlainScreen("next"))
    let coordinator = try #require(harness.controller.coordinator)
    harness.advance(milliseconds: 100)
    #expect(coordinator.fraction < 1)

    harness.controller.finishTransition()

    #expect(coordinator.fraction == 1)
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

  @Test("An idle flow and a frozen transition stay as they are")
  func others() throws {
    let harness = NavigationHarness()
    harness.controller.finishTransition()
    #expect(harness.events.isEmpty)

    try harness.controller.push(PlainScreen("next"))
    harness.advance(milliseconds: 100)
    try harness.controller.freeze(at: 0.42)
    harness.controller.finishTransition()

    #expect(harness.controller.fraction == 0.42)
  }
}
