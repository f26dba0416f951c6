import FlowCore
import FlowModel
import Testing

/// Heads that come in a driver's hands, and what interrupts them there.
///
/// Random operations found that each of these leaked, or left a flow lying on a page that a head
/// had closed off.
@Suite struct GateDuringDragTests {
  private let driver = PercentDrivenTransition()

  /// A rig on which a page is leaving by itself, and a driver that has taken hold of it by setting
  /// another stack, with the page on top and a head in the middle.
  private func offered() throws -> NavigationHarness {
    let harness = try NavigationHarness.gated("page")
    let page = try harness.screen("page")
    try harness.controller.pop()
    harness.advance(milliseconds: 40)
    try harness.controller.setStack(
      [PlainScreen("low"), HeadScreen("head"), page], .interactive(driver))
    return harness
  }

  @Test("A head that takes a leaving page back is no gate while it is in hand")
  func inHand() throws {
    let harness = try offered()

    #expect(harness.names == ["low", "head", "page"])
    #expect(harness.controller.screensToGoBackTo.map(\.name) == ["low", "head"])
  }

  @Test("A head that takes a leaving page back is a gate when it is let go there")
  func letGo() throws {
    let harness = try offered()

    driver.finish()

    #expect(harness.controller.screensToGoBackTo.map(\.name) == ["head"])
    #expect(throws: NavigationRefusal.behindGate) { try harness.controller.push(harness.root) }
    harness.settle()
    #expect(harness.names == ["head", "page"])
  }

  @Test("A head that takes a leaving page back and is let go of again has never been there")
  func releasedBack() throws {
    let harness = try offered()

    driver.cancel()
    harness.settle()

    #expect(harness.names == ["root"])
    try harness.controller.push(PlainScreen("next"), animated: false)
    #expect(harness.controller.screensToGoBackTo.map(\.name) == ["root"])
  }

  @Test(
    "A stack with a head that is in hand, or frozen there, and pushed over closes the way beneath it",
    arguments: [false, true])
  func pushedOver(freezes: Bool) throws {
    let harness = try offered()
    if freezes {
      try harness.controller.freeze()
      #expect(throws: NavigationRefusal.frozen) {
        try harness.controller.replaceTop(with: PlainScreen("other"))
      }
      harness.controller.unfreeze()
    }

    try harness.controller.push(PlainScreen("next"))

    #expect(harness.controller.screensToGoBackTo.map(\.name) == ["head", "page"])
    harness.settle()
    #expect(harness.names == ["head", "page", "next"])
  }

  @Test("A head that is in hand, and taken off the stack by code before it is let go, is no gate")
  func takenOff() throws {
    let harness = try offered()

    try harness.controller.pop(count: 2)
    harness.settle()

    #expect(harness.names == ["low"])
    try harness.controller.push(harness.root, animated: false)
    #expect(harness.controller.screensToGoBackTo.map(\.name) == ["low"])
  }

  @Test("A gate stays closed when a stack without what is behind it is in hand and let go of again")
  func staysClosed() throws {
    let harness = NavigationHarness()
    var heads: Set<String> = []
    harness.controller.headPolicy = HeadPolicy { heads.contains($0.name) }
    let (home, detail) = (PlainScreen("home"), PlainScreen("detail"))
    try harness.controller.setStack([harness.root, home, detail], .immediate)
    heads = ["home"]
    try harness.controller.pop()
    #expect(harness.controller.screensToGoBackTo.isEmpty)

    // Heads may change their minds.
    heads = []
    try harness.controller.setStack([home, detail], .interactive(driver))
    driver.cancel()

    #expect(harness.names == ["root", "home"])
    #expect(harness.controller.screensToGoBackTo.isEmpty)
    harness.settle()
    #expect(harness.names == ["home"])
  }

  @Test(
    "Nobody takes hold of a transition whose start lies behind the head it brings beneath its page")
  func noRouteToStart() throws {
    let harness = try NavigationHarness.gated("page")
    let page = try harness.screen("page")
    let drag = DragDriver()
    harness.controller.transitionProvider = drag
    try harness.controller.setStack(
      [HeadScreen("head"), page, PlainScreen("next")], .interactive(drag.driver))
    drag.driver.update(0.5)
    drag.driver.finish()
    harness.advance(milliseconds: 30)

    #expect(throws: NavigationRefusal.behindGate) { try harness.controller.pop() }

    harness.settle()
    #expect(harness.names == ["head", "page", "next"])
  }

  @Test("What a refused request was answered changes nothing: its screens are heads as before")
  func refused() throws {
    let harness = NavigationHarness()
    var isHead = false
    harness.controller.headPolicy = HeadPolicy { $0.name == "page" && isHead }
    let page = PlainScreen("page")
    try harness.controller.push(page, .interactive(driver))

    isHead = true
    #expect(throws: NavigationRefusal.busy) {
      try harness.controller.push(page, .interactive(PercentDrivenTransition()))
    }
    driver.finish()

    #expect(!harness.controller.isHead(page))
    #expect(harness.controller.canPop)
    harness.settle()
    #expect(harness.names == ["root", "page"])
  }

  @Test(
    "What a request in hand was answered counts for the screens in the stack only when it is let go there"
  )
  func answeredDuringDrag() throws {
    let harness = NavigationHarness()
    var heads: Set<String> = []
    harness.controller.headPolicy = HeadPolicy { heads.contains($0.name) }
    let page = PlainScreen("page")
    try harness.controller.push(page, animated: false)

    heads = ["page"]
    try harness.controller.setStack([page, PlainScreen("next")], .interactive(driver))
    #expect(harness.controller.screen(beneath: page) === harness.root)
    driver.cancel()
    harness.settle()
    heads = []
    try harness.controller.push(PlainScreen("other"))
    harness.settle()

    #expect(harness.names == ["root", "page", "other"])
  }
}
