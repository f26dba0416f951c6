import FlowCore
import FlowModel
import Testing

/// Cases that random tests found, in which a route back to a screen behind a gate was left open.
@Suite struct GateDuringDragTests {
  private let driver = PercentDrivenTransition()

  /// A harness in which `driver` has grabbed a page during its pop, by requesting a stack of a page
  /// named `low`, a gate head and the grabbed page.
  private func offered() throws -> NavigationHarness {
    let harness = try NavigationHarness.gated("page")
    let page = try harness.screen("page")
    try harness.controller.pop()
    harness.advance(milliseconds: 40)
    try harness.controller.setStack(
      [PlainScreen("low"), HeadScreen("head"), page], .interactive(driver))
    return harness
  }

  @Test("A gate head below a leaving page that is grabbed is not a gate during the drag")
  func grabbed() throws {
    let harness = try offered()

    #expect(harness.names == ["low", "head", "page"])
    #expect(harness.controller.screensToGoBackTo.map(\.name) == ["low", "head"])
  }

  @Test("A gate head below a leaving page that is grabbed is a gate once the drag finishes")
  func finishedDrag() throws {
    let harness = try offered()

    driver.finish()

    #expect(harness.controller.screensToGoBackTo.map(\.name) == ["head"])
    #expect(throws: NavigationRefusal.behindGate) { try harness.controller.push(harness.root) }
    harness.settle()
    #expect(harness.names == ["head", "page"])
  }

  @Test("A gate head below a leaving page that is grabbed has no effect if the drag is cancelled")
  func releasedBack() throws {
    let harness = try offered()

    driver.cancel()
    harness.settle()

    #expect(harness.names == ["root"])
    try harness.controller.push(PlainScreen("next"), animated: false)
    #expect(harness.controller.screensToGoBackTo.map(\.name) == ["root"])
  }

  @Test(
    "A push over a dragged stack with a gate head, frozen or not, closes the route below the head",
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

  @Test("A gate head that code removes from the stack during the drag is no gate")
  func takenOff() throws {
    let harness = try offered()

    try harness.controller.pop(count: 2)
    harness.settle()

    #expect(harness.names == ["low"])
    try harness.controller.push(harness.root, animated: false)
    #expect(harness.controller.screensToGoBackTo.map(\.name) == ["low"])
  }

  @Test("A gate stays closed after a cancelled drag to a stack without the screens behind it")
  func staysClosed() throws {
    let harness = NavigationHarness()
    var heads: Set<String> = []
    harness.controller.headPolicy = HeadPolicy { heads.contains($0.name) }
    let (home, detail) = (PlainScreen("home"), PlainScreen("detail"))
    try harness.controller.setStack([harness.root, home, detail], .immediate)
    heads = ["home"]
    try harness.controller.pop()
    #expect(harness.controller.screensToGoBackTo.isEmpty)

    // A screen may stop being a gate head.
    heads = []
    try harness.controller.setStack([home, detail], .interactive(driver))
    driver.cancel()

    #expect(harness.names == ["root", "home"])
    #expect(harness.controller.screensToGoBackTo.isEmpty)
    harness.settle()
    #expect(harness.names == ["home"])
  }

  @Test("A transition cannot be grabbed if its starting page is behind the gate head that it adds")
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

  @Test("The policy's answers for a refused request have no effect")
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

  @Test("The policy's answers for an interactive request take effect only if the drag finishes")
  func answeredDuringDrag() throws {
    let harness = NavigationHarness()
    var heads: Set<String> = []
    harness.controller.headPolicy = HeadPolicy { heads.contains($0.name) }
    let page = PlainScreen("page")
    try harness.controller.push(page, animated: false)

    heads = ["page"]
    try harness.controller.setStack([page, PlainScreen("next")], .interactive(driver))
    #expect(harness.controller.screen(below: page) === harness.root)
    driver.cancel()
    harness.settle()
    heads = []
    try harness.controller.push(PlainScreen("other"))
    harness.settle()

    #expect(harness.names == ["root", "page", "other"])
  }
}
