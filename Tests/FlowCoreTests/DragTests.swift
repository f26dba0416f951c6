import FlowCore
import FlowModel
import Testing

@Suite struct DragTests {
  @Test("FC-2 A drag leaves the stack unchanged; the pop is committed on release")
  func commit() throws {
    let harness = NavigationHarness()
    let drag = try harness.pushAndBeginDrag()

    drag.driver.update(0.6)
    #expect(harness.names == ["root", "top"])
    drag.driver.finish()

    #expect(harness.names == ["root"])
    #expect(!harness.events.contains("didShow root"))
    harness.settle()
    #expect(harness.events.last == "didShow root")
  }

  @Test(
    "NF-I1 A drag is linear: the upper page follows the finger and the lower one starts at -30 %",
    arguments: [(0.125, -0.2625), (0.25, -0.225), (0.375, -0.1875)])
  func linear(fraction: Double, lower: Double) throws {
    let harness = NavigationHarness()
    let drag = try harness.pushAndBeginDrag()

    drag.driver.update(fraction)

    #expect(abs(harness.controller.visiblePages[1].pose.shift - fraction) < 1e-12)
    #expect(abs(harness.controller.visiblePages[0].pose.shift - lower) < 1e-12)
  }

  @Test(
    "NF-C1 NF-C5 A cancelled pop notifies once, in UIKit's order, and leaves the stack unchanged")
  func cancel() throws {
    let harness = NavigationHarness()
    let drag = try harness.pushAndBeginDrag()
    drag.driver.update(0.4)

    drag.driver.cancel()
    harness.settle()

    #expect(
      harness.events.filter { $0.contains("ppear") || $0.contains("did") } == [
        "willDisappear top", "willAppear root", "willDisappear root", "didDisappear root",
        "willAppear top", "didAppear top", "didCancel root",
      ])
    #expect(harness.names == ["root", "top"])
    #expect(harness.controller.visiblePages.map(\.pose) == [.settled])
  }

  @Test("NF-C7 A release does not move the pages abruptly")
  func noJump() throws {
    let harness = NavigationHarness()
    let drag = try harness.pushAndBeginDrag()
    drag.driver.update(0.3)
    let before = harness.controller.visiblePages.map(\.pose)

    drag.driver.finish(velocity: 2)

    #expect(harness.controller.visiblePages.map(\.pose) == before)
  }

  @Test("S4-24 A second drag works after a cancelled one")
  func again() throws {
    let harness = NavigationHarness()
    let drag = try harness.pushAndBeginDrag()
    drag.driver.cancel()
    harness.settle()

    try harness.controller.pop()
    drag.driver.update(1)
    drag.driver.finish()
    harness.settle()

    #expect(harness.names == ["root"])
  }

  @Test("FC-4 NF-Q25 A pop during a drag finishes the drag and removes exactly one page")
  func popDuringDrag() throws {
    let harness = NavigationHarness()
    try harness.controller.push(PlainScreen("under"), animated: false)
    let drag = try harness.pushAndBeginDrag()
    drag.driver.update(0.7)

    try harness.controller.pop()
    drag.driver.update(0.1)
    drag.driver.cancel()
    harness.settle()

    #expect(harness.names == ["root", "under"])
    #expect(harness.events.last == "didShow under")
  }

  @Test(
    "FC-4 NF-Q23 A push during a drag cancels the drag and starts from the pages' current poses")
  func pushDuringDrag() throws {
    let harness = NavigationHarness()
    let drag = try harness.pushAndBeginDrag()
    drag.driver.update(0.7)
    let before = harness.controller.visiblePages.map(\.pose)

    try harness.controller.push(PlainScreen("pushed"))

    #expect(harness.names == ["root", "top", "pushed"])
    #expect(harness.controller.visiblePages.map(\.screen.name) == ["root", "top", "pushed"])
    #expect(Array(harness.controller.visiblePages.map(\.pose).prefix(2)) == before)
    drag.driver.update(0)
    harness.settle()
    #expect(
      harness.events.filter { $0.contains("Show") || $0.contains("Cancel") }
        == ["willShow root", "didCancel root", "willShow pushed", "didShow pushed"])
    #expect(harness.controller.visiblePages.map(\.pose) == [.settled])
  }

  @Test(
    "FC-12 A settling page can be grabbed again at its current position", arguments: [true, false])
  func regrab(finishes: Bool) throws {
    let harness = NavigationHarness()
    let drag = try harness.pushAndBeginDrag()
    drag.driver.update(0.5)
    if finishes { drag.driver.finish() } else { drag.driver.cancel() }
    harness.advance(milliseconds: 60)
    let before = harness.controller.visiblePages[1].pose

    // A page that settles is grabbed by requesting its pop again.
    try harness.controller.pop()

    #expect(harness.names == ["root", "top"])
    #expect(abs(harness.controller.visiblePages[1].pose.shift - before.shift) < 1e-12)
    drag.driver.cancel()
    harness.settle()
    #expect(harness.names == ["root", "top"])
    #expect(harness.events.last == "didCancel root")
  }

  @Test("S4-28 A page that is still arriving can be grabbed and popped")
  func grabPush() throws {
    let harness = NavigationHarness()
    let drag = DragDriver()
    harness.controller.transitionProvider = drag
    try harness.controller.push(PlainScreen("next"))
    harness.advance(milliseconds: 100)
    let before = harness.controller.visiblePages[1].pose

    try harness.controller.pop()
    #expect(abs(harness.controller.visiblePages[1].pose.shift - before.shift) < 1e-12)
    drag.driver.update(0.9)
    drag.driver.finish()
    harness.settle()

    #expect(harness.names == ["root"])
    #expect(harness.events.last == "didCancel next")
  }

  @Test("S4-19 Without a driver the provider's style animates by itself")
  func animatorAlone() throws {
    let harness = NavigationHarness()
    try harness.controller.push(PlainScreen("next"), animated: false)
    let drag = DragDriver()
    drag.style = CrossFadeTransitionStyle()
    drag.isInteractive = false
    harness.controller.transitionProvider = drag

    try harness.controller.pop()
    harness.advance(milliseconds: 125)

    #expect(harness.controller.visiblePages[1].pose == PagePose(opacity: 0.75))
    #expect(harness.controller.visiblePages[0].pose == .settled)
    harness.advance(milliseconds: 375)
    #expect(harness.events.last == "didShow root")
  }

  @Test("NF-I45 A linear transition settles in the remaining fraction of its duration")
  func linearSettle() throws {
    for (finishes, remaining) in [(true, 150.0), (false, 350.0)] {
      let harness = NavigationHarness()
      try harness.controller.push(PlainScreen("next"), animated: false)
      let drag = DragDriver()
      drag.style = CrossFadeTransitionStyle()
      harness.controller.transitionProvider = drag
      try harness.controller.pop()
      drag.driver.update(0.7)

      if finishes { drag.driver.finish() } else { drag.driver.cancel() }
      harness.settle()

      #expect(abs(harness.context.clock.now.seconds(since: .zero) * 1000 - remaining) < 0.001)
    }
  }

  @Test("Fractions are clamped, and NaN changes nothing")
  func clamped() throws {
    let harness = NavigationHarness()
    let drag = try harness.pushAndBeginDrag()

    drag.driver.update(7)
    #expect(drag.driver.fraction == 1)
    drag.driver.update(.nan)
    #expect(drag.driver.fraction == 1)
    drag.driver.update(-3)
    #expect(drag.driver.fraction == 0)
  }
}
