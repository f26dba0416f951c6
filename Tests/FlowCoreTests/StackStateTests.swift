import FlowCore
import FlowModel
import Testing

@Suite struct StackStateTests {
  private func state(_ harness: NavigationHarness) -> StackState {
    StackState(of: harness.controller)
  }

  @Test("A snapshot marks the top screen, gate heads and screens behind a gate")
  func screens() throws {
    let harness = try NavigationHarness.gated("one")
    try harness.controller.push(HeadScreen("head"))

    let coming = state(harness)
    harness.settle()
    let settled = state(harness)

    #expect(coming.screens.map(\.name) == ["root", "one", "head"])
    #expect(coming.screens.map(\.isLocked) == [true, true, false])
    #expect(coming.screens.map(\.isVisible) == [false, true, true])
    #expect(settled.screens.map(\.name) == ["head"])
    #expect(settled.screens.map { $0.isTop && $0.isHead && !$0.isLocked } == [true])
    #expect(settled.phase == .idle && settled.transition == nil && settled.drag == nil)
    #expect(!settled.isOfFlows && !settled.isWaitingToEnter)
  }

  @Test(
    "A snapshot of a transition has its pages, style, fraction, velocity and times; frozen, no motion"
  )
  func transition() throws {
    let harness = try NavigationHarness("one")
    harness.context.preferences.timing = .linear(.seconds(2))
    try harness.controller.pop()
    harness.advance(milliseconds: 500)

    let transition = try #require(state(harness).transition)

    #expect(transition.operation == .pop && transition.style == "slide")
    #expect(transition.from == "one" && transition.to == "root")
    #expect(transition.fraction == 0.25 && transition.velocity == 0.5)
    #expect(transition.duration == .seconds(2) && transition.remaining == .milliseconds(1500))
    #expect(!transition.isInteractive && !transition.isCancelled)
    #expect(transition.motion != nil)
    try harness.controller.freeze()
    let frozen = try #require(state(harness).transition)
    #expect(frozen.fraction == 0.25 && frozen.velocity == 0 && frozen.remaining == .zero)
    #expect(frozen.motion == nil)
  }

  @Test("Requests during a transition are combined into one queued page")
  func queue() throws {
    let harness = try NavigationHarness("one")
    try harness.controller.pop()
    #expect(state(harness).queue.isEmpty)

    try harness.controller.push(PlainScreen("two"))
    try harness.controller.push(PlainScreen("three"))
    #expect(state(harness).queue == ["three"])
    try harness.controller.freeze()
    #expect(state(harness).queue == ["three"] && state(harness).phase == .frozen)
    harness.controller.unfreeze()
    harness.settle()

    #expect(state(harness).queue.isEmpty)
  }

  @Test("A reversed transition and a drag have an empty queue")
  func turned() throws {
    let harness = try NavigationHarness("one")
    let gone = try harness.controller.pop()
    harness.advance(milliseconds: 50)

    try harness.controller.push(gone)
    #expect(state(harness).phase == .settling && state(harness).queue.isEmpty)
    try harness.controller.freeze()
    #expect(state(harness).queue.isEmpty)
    harness.controller.unfreeze()
    harness.settle()
    let drag = try harness.beginDrag()
    drag.driver.update(0.5)

    #expect(state(harness).phase == .dragging && state(harness).queue.isEmpty)
    #expect(state(harness).transition?.isInteractive == true)
    // No gesture drives the page, so there is no drag for a release rule to decide on.
    #expect(state(harness).drag == nil && state(harness).releaseRule == .projection)
  }

  @Test("FC-9 A gesture's drag is reported with the gesture's rule, also in a frozen transition")
  func interactor() throws {
    let harness = NavigationHarness()
    let screen = PlainScreen("top")
    try harness.controller.push(screen, animated: false)
    var swipe: EdgeSwipeInteractor?
    let transition = PopTransition(from: screen) {
      harness.controller.transitionProvider = swipe?.transition
      _ = try? harness.controller.pop()
    }
    swipe = EdgeSwipeInteractor(transition: transition, releaseRule: .fling)
    let press = Press()
    _ = swipe?.respond(to: press.event(.down, 10))
    harness.advance(milliseconds: 100)
    _ = swipe?.respond(to: press.event(.move, 205, at: 100))

    let drag = try #require(state(harness).drag)
    try harness.controller.freeze()

    #expect(
      drag == DragState(rule: .fling, distance: 195, velocity: 1950, extent: 390))
    #expect(drag.finishes && drag.velocityNeeded == -390 && drag.distanceNeeded == 0)
    #expect(state(harness).drag == drag && state(harness).releaseRule == .fling)
  }
}
