import FlowCore
import FlowModel
import Testing

/// Heads that come in a driver's hands, and what interrupts them there.
///
/// Random operations found that each of these leaked, or left a flow lying on a page that a head
/// had closed off.
@Suite struct GateInHandTests {
  private let driver = PercentDrivenTransition()

  /// A rig on which a page is leaving by itself, and a driver that has taken hold of it by setting
  /// another stack, with the page on top and a head in the middle.
  private func offered() throws -> NavigationHarness {
    let rig = try NavigationHarness.gated("page")
    let page = try rig.screen("page")
    try rig.controller.pop()
    rig.advance(milliseconds: 40)
    try rig.controller.setStack(
      [PlainScreen("low"), HeadScreen("head"), page], .interactive(driver))
    return rig
  }

  @Test("A head that takes a leaving page back is no gate while it is in hand")
  func inHand() throws {
    let rig = try offered()

    #expect(rig.names == ["low", "head", "page"])
    #expect(rig.controller.screensToGoBackTo.map(\.name) == ["low", "head"])
  }

  @Test("A head that takes a leaving page back is a gate when it is let go there")
  func letGo() throws {
    let rig = try offered()

    driver.finish()

    #expect(rig.controller.screensToGoBackTo.map(\.name) == ["head"])
    #expect(throws: NavigationRefusal.behindGate) { try rig.controller.push(rig.root) }
    rig.settle()
    #expect(rig.names == ["head", "page"])
  }

  @Test("A head that takes a leaving page back and is let go of again has never been there")
  func letGoBack() throws {
    let rig = try offered()

    driver.cancel()
    rig.settle()

    #expect(rig.names == ["root"])
    try rig.controller.push(PlainScreen("next"), animated: false)
    #expect(rig.controller.screensToGoBackTo.map(\.name) == ["root"])
  }

  @Test(
    "A stack with a head that is in hand, or frozen there, and pushed over closes the way beneath it",
    arguments: [false, true])
  func pushedOver(freezes: Bool) throws {
    let rig = try offered()
    if freezes {
      try rig.controller.freeze()
      #expect(throws: NavigationRefusal.frozen) {
        try rig.controller.replaceTop(with: PlainScreen("other"))
      }
      rig.controller.unfreeze()
    }

    try rig.controller.push(PlainScreen("next"))

    #expect(rig.controller.screensToGoBackTo.map(\.name) == ["head", "page"])
    rig.settle()
    #expect(rig.names == ["head", "page", "next"])
  }

  @Test("A head that is in hand, and taken off the stack by code before it is let go, is no gate")
  func takenOff() throws {
    let rig = try offered()

    try rig.controller.pop(count: 2)
    rig.settle()

    #expect(rig.names == ["low"])
    try rig.controller.push(rig.root, animated: false)
    #expect(rig.controller.screensToGoBackTo.map(\.name) == ["low"])
  }

  @Test("A gate stays closed when a stack without what is behind it is in hand and let go of again")
  func staysClosed() throws {
    let rig = NavigationHarness()
    var heads: Set<String> = []
    rig.controller.headPolicy = HeadPolicy { heads.contains($0.name) }
    let (home, detail) = (PlainScreen("home"), PlainScreen("detail"))
    try rig.controller.setStack([rig.root, home, detail], .immediate)
    heads = ["home"]
    try rig.controller.pop()
    #expect(rig.controller.screensToGoBackTo.isEmpty)

    // Heads may change their minds.
    heads = []
    try rig.controller.setStack([home, detail], .interactive(driver))
    driver.cancel()

    #expect(rig.names == ["root", "home"])
    #expect(rig.controller.screensToGoBackTo.isEmpty)
    rig.settle()
    #expect(rig.names == ["home"])
  }

  @Test(
    "Nobody takes hold of a transition whose start lies behind the head it brings beneath its page")
  func noWayToStart() throws {
    let rig = try NavigationHarness.gated("page")
    let page = try rig.screen("page")
    let hand = HandDriver()
    rig.controller.transitionProvider = hand
    try rig.controller.setStack(
      [HeadScreen("head"), page, PlainScreen("next")], .interactive(hand.driver))
    hand.driver.update(0.5)
    hand.driver.finish()
    rig.advance(milliseconds: 30)

    #expect(throws: NavigationRefusal.behindGate) { try rig.controller.pop() }

    rig.settle()
    #expect(rig.names == ["head", "page", "next"])
  }

  @Test("What a refused request was answered changes nothing: its screens are heads as before")
  func refused() throws {
    let rig = NavigationHarness()
    var isHead = false
    rig.controller.headPolicy = HeadPolicy { $0.name == "page" && isHead }
    let page = PlainScreen("page")
    try rig.controller.push(page, .interactive(driver))

    isHead = true
    #expect(throws: NavigationRefusal.busy) {
      try rig.controller.push(page, .interactive(PercentDrivenTransition()))
    }
    driver.finish()

    #expect(!rig.controller.isHead(page))
    #expect(rig.controller.canPop)
    rig.settle()
    #expect(rig.names == ["root", "page"])
  }

  @Test(
    "What a request in hand was answered counts for the screens in the stack only when it is let go there"
  )
  func answeredInHand() throws {
    let rig = NavigationHarness()
    var heads: Set<String> = []
    rig.controller.headPolicy = HeadPolicy { heads.contains($0.name) }
    let page = PlainScreen("page")
    try rig.controller.push(page, animated: false)

    heads = ["page"]
    try rig.controller.setStack([page, PlainScreen("next")], .interactive(driver))
    #expect(rig.controller.screen(beneath: page) === rig.root)
    driver.cancel()
    rig.settle()
    heads = []
    try rig.controller.push(PlainScreen("other"))
    rig.settle()

    #expect(rig.names == ["root", "page", "other"])
  }
}
