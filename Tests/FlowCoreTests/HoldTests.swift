import FlowCore
import FlowModel
import Testing

@Suite struct HoldTests {
  @Test("FC-1 A held transition stays where it is, and goes on exactly as it would have")
  func holdAndResume() throws {
    let (held, free) = (NavigationHarness(), NavigationHarness())
    for rig in [held, free] {
      try rig.controller.push(PlainScreen("next"))
      rig.advance(milliseconds: 100)
    }

    try held.controller.freeze()
    let place = held.shift("next")
    held.advance(milliseconds: 700)
    #expect(held.shift("next") == place)
    #expect(!held.controller.isMoving)
    held.controller.unfreeze()
    held.advance(milliseconds: 60)
    free.advance(milliseconds: 60)

    #expect(abs(try #require(held.shift("next")) - #require(free.shift("next"))) < 1e-12)
    held.settle()
    #expect(held.events.last == "didShow next")
  }

  @Test(
    "FC-1 A held transition shows any fraction that is asked for", arguments: [0, 0.42, 1, 7, -1])
  func scrub(fraction: Double) throws {
    let rig = NavigationHarness()
    try rig.controller.push(PlainScreen("next"))
    rig.advance(milliseconds: 100)

    try rig.controller.freeze(at: fraction)

    let place = min(max(fraction, 0), 1)
    #expect(rig.controller.fraction == place)
    #expect(rig.shift("next") == 1 - place)
    try rig.controller.freeze(at: .nan)
    #expect(rig.controller.fraction == place)
  }

  @Test("A transition that was moved while held goes on from there, standing")
  func resumeMoved() throws {
    let rig = NavigationHarness()
    try rig.controller.push(PlainScreen("next"))
    rig.advance(milliseconds: 100)
    try rig.controller.freeze(at: 0.2)

    rig.controller.unfreeze()

    #expect(rig.controller.fraction == 0.2)
    #expect(rig.controller.coordinator?.velocity == 0)
    rig.settle()
    #expect(rig.names == ["root", "next"])
  }

  @Test("FC-1 While held every request is refused with the reason, and nothing changes")
  func refused() throws {
    let rig = try NavigationHarness("one")
    try rig.controller.push(PlainScreen("two"))
    rig.advance(milliseconds: 100)
    try rig.controller.freeze()
    let root = rig.root
    let verbs: [(NavigationController) throws -> Void] = [
      { try $0.push(PlainScreen("new")) }, { try $0.pop() }, { try $0.pop(count: 1) },
      { try $0.pop(to: root) }, { try $0.popToRoot() }, { try $0.setStack([root]) },
      { try $0.replaceTop(with: PlainScreen("new")) },
      { try $0.pop(.interactive(PercentDrivenTransition())) }, { try $0.pop(.immediate) },
    ]

    for verb in verbs {
      #expect(throws: NavigationRefusal.frozen) { try verb(rig.controller) }
    }

    #expect(rig.names == ["root", "one", "two"])
    rig.controller.unfreeze()
    rig.settle()
    #expect(rig.notices == ["willShow two", "didShow two"])
  }

  @Test("FC-1 A drag that is held does not follow its driver, and says so; then it does again")
  func heldDrag() throws {
    let rig = NavigationHarness()
    let hand = try rig.grabbed()
    hand.driver.update(0.4)
    try rig.controller.freeze()

    hand.driver.update(0.9)

    #expect(hand.driver.fraction == 0.4)
    #expect(rig.events.last == "refused root")
    rig.controller.unfreeze()
    hand.driver.update(0.9)
    #expect(rig.shift("top") == 0.9)
  }

  @Test(
    "A drag that is let go while it is held goes on from there when it is resumed",
    arguments: [true, false])
  func letGoWhileHeld(finishes: Bool) throws {
    let rig = NavigationHarness()
    let hand = try rig.grabbed()
    hand.driver.update(0.4)
    try rig.controller.freeze()

    if finishes { hand.driver.finish(velocity: 1) } else { hand.driver.cancel() }
    #expect(rig.names == ["root", "top"])
    #expect(rig.shift("top") == 0.4)
    #expect(!hand.driver.isDriving)
    rig.controller.unfreeze()
    #expect(rig.shift("top") == 0.4)
    rig.settle()

    #expect(rig.names == (finishes ? ["root"] : ["root", "top"]))
    #expect(rig.events.last == (finishes ? "didShow root" : "didCancel root"))
  }

  @Test("A flow holds the presentation around it, too, and refuses requests meanwhile")
  func heldPresentation() throws {
    let rig = NavigationHarness()
    let sheet = NavigationController(
      root: PlainScreen("sheet"), context: rig.context, isOnStage: false)
    try rig.controller.present(sheet)
    rig.advance(milliseconds: 100)

    try sheet.freeze(at: 0.42)

    #expect(rig.controller.presentation.fraction == 0.42)
    #expect(throws: NavigationRefusal.frozen) { try sheet.push(PlainScreen("more")) }
    #expect(throws: NavigationRefusal.frozen) { try rig.controller.dismiss() }
    rig.controller.unfreeze()
    rig.settle()
    #expect(rig.controller.presented === sheet)
  }

  @Test("A transition that settles back is held and goes on back")
  func heldSettle() throws {
    let rig = NavigationHarness()
    let hand = try rig.grabbed()
    hand.driver.update(0.6)
    hand.driver.cancel()
    rig.advance(milliseconds: 40)

    try rig.controller.freeze(at: 0.9)
    rig.controller.unfreeze()
    rig.settle()

    #expect(rig.events.last == "didCancel root")
  }

  @Test("What a held transition carries stands still with it")
  func heldCarried() throws {
    let rig = try NavigationHarness("one")
    let hand = try rig.grabbed("two")
    hand.driver.update(0.7)
    try rig.controller.push(PlainScreen("three"))
    rig.advance(milliseconds: 30)

    try rig.controller.freeze()
    let place = rig.controller.visiblePages.map(\.pose)
    rig.advance(milliseconds: 5000)
    #expect(rig.controller.visiblePages.map(\.pose) == place)
    rig.controller.unfreeze()

    #expect(rig.controller.visiblePages.map(\.pose) == place)
    rig.settle()
    #expect(rig.controller.visiblePages.map(\.screen.name) == ["three"])
  }

  @Test("At rest there is nothing to hold, and resuming means nothing")
  func atRest() throws {
    let rig = NavigationHarness()

    #expect(throws: NavigationRefusal.atRest) { try rig.controller.freeze(at: 0.5) }
    rig.controller.unfreeze()

    #expect(!rig.controller.isFrozen)
  }
}
