import FlowCore
import FlowModel
import Testing

/// A stack and what becomes of it, as an inspector sees it.
@Suite struct StackStateTests {
  private func state(_ rig: NavigationHarness) -> StackState { StackState(of: rig.controller) }

  @Test("A stack at rest says which screen is on top and which are heads")
  func rest() throws {
    let rig = try NavigationHarness.gated("one")
    try rig.controller.push(HeadScreen("head"))

    let coming = state(rig)
    rig.settle()
    let there = state(rig)

    #expect(coming.screens.map(\.name) == ["root", "one", "head"])
    #expect(coming.screens.map(\.isPassed) == [true, true, false])
    #expect(coming.screens.map(\.isPictured) == [false, true, true])
    #expect(there.screens.map(\.name) == ["head"])
    #expect(there.screens.map { $0.isTop && $0.isHead && !$0.isPassed } == [true])
    #expect(there.phase == .idle && there.transition == nil && there.hand == nil)
    #expect(!there.isOfFlows && !there.isWaitingToEnter)
  }

  @Test("A transition says from where to where it goes, how far it is and how fast")
  func transition() throws {
    let rig = try NavigationHarness("one")
    rig.context.preferences.timing = .linear(.seconds(2))
    try rig.controller.pop()
    rig.advance(milliseconds: 500)

    let transition = try #require(state(rig).transition)

    #expect(transition.operation == .pop && transition.look == "slide")
    #expect(transition.from == "one" && transition.to == "root")
    #expect(transition.fraction == 0.25 && transition.velocity == 0.5)
    #expect(transition.duration == .seconds(2) && transition.remaining == .milliseconds(1500))
    #expect(!transition.isInteractive && !transition.isCancelled)
  }

  @Test("What is asked for meanwhile waits in the queue, and is no more than one page")
  func queue() throws {
    let rig = try NavigationHarness("one")
    try rig.controller.pop()
    #expect(state(rig).queue.isEmpty)

    try rig.controller.push(PlainScreen("two"))
    try rig.controller.push(PlainScreen("three"))
    #expect(state(rig).queue == ["three"])
    try rig.controller.freeze()
    #expect(state(rig).queue == ["three"] && state(rig).phase == .frozen)
    rig.controller.unfreeze()
    rig.settle()

    #expect(state(rig).queue.isEmpty)
  }

  @Test("What turns round has nothing in its queue, and nothing is queued in a hand")
  func turned() throws {
    let rig = try NavigationHarness("one")
    let gone = try rig.controller.pop()
    rig.advance(milliseconds: 50)

    try rig.controller.push(gone)
    #expect(state(rig).phase == .settling && state(rig).queue.isEmpty)
    try rig.controller.freeze()
    #expect(state(rig).queue.isEmpty)
    rig.controller.unfreeze()
    rig.settle()
    let hand = try rig.takeHold()
    hand.driver.update(0.5)

    #expect(state(rig).phase == .dragging && state(rig).queue.isEmpty)
    #expect(state(rig).transition?.isInteractive == true)
    // A driver without a hand has nothing that a rule could decide on.
    #expect(state(rig).hand == nil && state(rig).releaseRule == .projection)
  }

  @Test("FC-9 An interactor's hand is known with its own rule, also while its page is held")
  func interactor() throws {
    let rig = NavigationHarness()
    let screen = PlainScreen("top")
    try rig.controller.push(screen, animated: false)
    var swipe: EdgeSwipeInteractor?
    let transition = PopTransition(from: screen) {
      rig.controller.transitionProvider = swipe?.transition
      _ = try? rig.controller.pop()
    }
    swipe = EdgeSwipeInteractor(transition: transition, releaseRule: .fling)
    let press = Press()
    _ = swipe?.respond(to: press.event(.down, 10))
    rig.advance(milliseconds: 100)
    _ = swipe?.respond(to: press.event(.move, 205, at: 100))

    let hand = try #require(state(rig).hand)
    try rig.controller.freeze()

    #expect(
      hand == DragState(rule: .fling, distance: 195, velocity: 1950, extent: 390))
    #expect(hand.finishes && hand.velocityNeeded == -390 && hand.distanceNeeded == 0)
    #expect(state(rig).hand == hand && state(rig).releaseRule == .fling)
  }
}
