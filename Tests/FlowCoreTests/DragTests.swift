import FlowCore
import FlowModel
import Testing

@Suite struct DragTests {
  @Test("FC-2 A drag leaves the stack alone; the pop commits when it is let go")
  func commit() throws {
    let rig = NavigationHarness()
    let hand = try rig.grabbed()

    hand.driver.update(0.6)
    #expect(rig.names == ["root", "top"])
    hand.driver.finish()

    #expect(rig.names == ["root"])
    #expect(!rig.events.contains("didShow root"))
    rig.settle()
    #expect(rig.events.last == "didShow root")
  }

  @Test(
    "NF-I1 A drag is linear: the upper page is where the finger is, the lower at -30 %",
    arguments: [(0.125, -0.2625), (0.25, -0.225), (0.375, -0.1875)])
  func linear(fraction: Double, lower: Double) throws {
    let rig = NavigationHarness()
    let hand = try rig.grabbed()

    hand.driver.update(fraction)

    #expect(abs(rig.controller.visiblePages[1].pose.shift - fraction) < 1e-12)
    #expect(abs(rig.controller.visiblePages[0].pose.shift - lower) < 1e-12)
  }

  @Test("NF-C1 NF-C5 A cancelled pop says so once, in UIKit's order, and changes nothing")
  func cancel() throws {
    let rig = NavigationHarness()
    let hand = try rig.grabbed()
    hand.driver.update(0.4)

    hand.driver.cancel()
    rig.settle()

    #expect(
      rig.events.filter { $0.contains("ppear") || $0.contains("did") } == [
        "willDisappear top", "willAppear root", "willDisappear root", "didDisappear root",
        "willAppear top", "didAppear top", "didCancel root",
      ])
    #expect(rig.names == ["root", "top"])
    #expect(rig.controller.visiblePages.map(\.pose) == [.atRest])
  }

  @Test("NF-C7 Letting go moves nothing at once")
  func noJump() throws {
    let rig = NavigationHarness()
    let hand = try rig.grabbed()
    hand.driver.update(0.3)
    let before = rig.controller.visiblePages.map(\.pose)

    hand.driver.finish(velocity: 2)

    #expect(rig.controller.visiblePages.map(\.pose) == before)
  }

  @Test("S4-24 After a cancel a second drag works")
  func again() throws {
    let rig = NavigationHarness()
    let hand = try rig.grabbed()
    hand.driver.cancel()
    rig.settle()

    try rig.controller.pop()
    hand.driver.update(1)
    hand.driver.finish()
    rig.settle()

    #expect(rig.names == ["root"])
  }

  @Test("FC-4 NF-Q25 A pop during a drag finishes that drag: exactly one page goes")
  func popDuringDrag() throws {
    let rig = NavigationHarness()
    try rig.controller.push(PlainScreen("under"), animated: false)
    let hand = try rig.grabbed()
    hand.driver.update(0.7)

    try rig.controller.pop()
    hand.driver.update(0.1)
    hand.driver.cancel()
    rig.settle()

    #expect(rig.names == ["root", "under"])
    #expect(rig.events.last == "didShow under")
  }

  @Test("FC-4 NF-Q23 A push during a drag wins and starts from the picture on screen")
  func pushDuringDrag() throws {
    let rig = NavigationHarness()
    let hand = try rig.grabbed()
    hand.driver.update(0.7)
    let before = rig.controller.visiblePages.map(\.pose)

    try rig.controller.push(PlainScreen("pushed"))

    #expect(rig.names == ["root", "top", "pushed"])
    #expect(rig.controller.visiblePages.map(\.screen.name) == ["root", "top", "pushed"])
    #expect(Array(rig.controller.visiblePages.map(\.pose).prefix(2)) == before)
    hand.driver.update(0)
    rig.settle()
    #expect(
      rig.events.filter { $0.contains("Show") || $0.contains("Cancel") }
        == ["willShow root", "didCancel root", "willShow pushed", "didShow pushed"])
    #expect(rig.controller.visiblePages.map(\.pose) == [.atRest])
  }

  @Test(
    "FC-12 A page that settles can be taken hold of again, where it is", arguments: [true, false])
  func regrab(finishes: Bool) throws {
    let rig = NavigationHarness()
    let hand = try rig.grabbed()
    hand.driver.update(0.5)
    if finishes { hand.driver.finish() } else { hand.driver.cancel() }
    rig.advance(milliseconds: 60)
    let before = rig.controller.visiblePages[1].pose

    // The flow asks for the same pop again, as an interactor does when a drag begins.
    try rig.controller.pop()

    #expect(rig.names == ["root", "top"])
    #expect(abs(rig.controller.visiblePages[1].pose.shift - before.shift) < 1e-12)
    hand.driver.cancel()
    rig.settle()
    #expect(rig.names == ["root", "top"])
    #expect(rig.events.last == "didCancel root")
  }

  @Test("S4-28 A page that is still arriving can be taken hold of and sent back")
  func grabPush() throws {
    let rig = NavigationHarness()
    let hand = HandDriver()
    rig.controller.transitionProvider = hand
    try rig.controller.push(PlainScreen("next"))
    rig.advance(milliseconds: 100)
    let before = rig.controller.visiblePages[1].pose

    try rig.controller.pop()
    #expect(abs(rig.controller.visiblePages[1].pose.shift - before.shift) < 1e-12)
    hand.driver.update(0.9)
    hand.driver.finish()
    rig.settle()

    #expect(rig.names == ["root"])
    #expect(rig.events.last == "didCancel next")
  }

  @Test("S4-19 Without an interaction the provider's animator runs by itself")
  func animatorAlone() throws {
    let rig = NavigationHarness()
    try rig.controller.push(PlainScreen("next"), animated: false)
    let hand = HandDriver()
    hand.style = CrossFadeTransitionStyle()
    hand.isInteractive = false
    rig.controller.transitionProvider = hand

    try rig.controller.pop()
    rig.advance(milliseconds: 125)

    #expect(rig.controller.visiblePages[1].pose == PagePose(opacity: 0.75))
    #expect(rig.controller.visiblePages[0].pose == .atRest)
    rig.advance(milliseconds: 375)
    #expect(rig.events.last == "didShow root")
  }

  @Test("NF-I45 A linear settle takes the rest of the way's share of the duration")
  func linearSettle() throws {
    for (finishes, rest) in [(true, 150.0), (false, 350.0)] {
      let rig = NavigationHarness()
      try rig.controller.push(PlainScreen("next"), animated: false)
      let hand = HandDriver()
      hand.style = CrossFadeTransitionStyle()
      rig.controller.transitionProvider = hand
      try rig.controller.pop()
      hand.driver.update(0.7)

      if finishes { hand.driver.finish() } else { hand.driver.cancel() }
      rig.settle()

      #expect(abs(rig.context.clock.now.seconds(since: .zero) * 1000 - rest) < 0.001)
    }
  }

  @Test("Fractions are clamped, and what is no number changes nothing")
  func clamped() throws {
    let rig = NavigationHarness()
    let hand = try rig.grabbed()

    hand.driver.update(7)
    #expect(hand.driver.fraction == 1)
    hand.driver.update(.nan)
    #expect(hand.driver.fraction == 1)
    hand.driver.update(-3)
    #expect(hand.driver.fraction == 0)
  }
}
