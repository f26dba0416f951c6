import FlowCore
import FlowModel
import Testing

@Suite struct GateOverFlowsTests {
  private let driver = PercentDrivenTransition()

  private func cover(_ harness: NavigationHarness, animated: Bool = false) throws {
    let sheet = NavigationController(
      root: PlainScreen("account"), context: harness.context, isVisible: false)
    try harness.controller.present(sheet, .animated(animated))
  }

  @Test("NF-G9 A leaving page that is pushed again as a gate head dismisses presented flows")
  func backToStart() throws {
    let harness = NavigationHarness()
    var isHead = false
    harness.controller.headPolicy = HeadPolicy { $0.name == "page" && isHead }
    let page = PlainScreen("page")
    try harness.controller.push(page, animated: false)
    try harness.controller.pop()
    isHead = true
    try harness.controller.push(page, .interactive(driver))
    try cover(harness)

    driver.finish()
    harness.settle()

    #expect(harness.names == ["page"])
    #expect(harness.controller.presented == nil)
  }

  @Test("NF-G9 A top page that becomes a gate head below another page dismisses presented flows")
  func beneathAnother() throws {
    let harness = NavigationHarness()
    var isHead = false
    harness.controller.headPolicy = HeadPolicy { $0.name == "page" && isHead }
    let page = PlainScreen("page")
    try harness.controller.push(page, animated: false)
    isHead = true
    try harness.controller.setStack(
      [PlainScreen("low"), page, PlainScreen("top")], .interactive(driver))
    try cover(harness)

    driver.finish()
    harness.settle()

    #expect(harness.names == ["page", "top"])
    #expect(harness.controller.presented == nil)
  }

  @Test("NF-G9 A push over a dragged gate head dismisses the flows presented on its flow")
  func pushedOver() throws {
    let harness = try NavigationHarness.gated("page")
    let page = try harness.screen("page")
    try cover(harness)
    try harness.controller.pop()
    try harness.controller.setStack(
      [HeadScreen("head"), page], .interactive(driver))

    try harness.controller.push(PlainScreen("next"))
    harness.settle()

    #expect(harness.names == ["head", "page", "next"])
    #expect(harness.controller.presented == nil)
  }

  @Test(
    "NF-G9 A gate head dragged in while a presentation is frozen dismisses its flow when unfrozen")
  func whileFrozen() throws {
    let harness = try NavigationHarness.gated()
    try cover(harness, animated: true)
    try harness.controller.push(HeadScreen("head"), .interactive(driver))
    harness.advance(milliseconds: 50)
    try harness.controller.presentation.freeze()

    driver.finish()
    #expect(harness.controller.presented != nil)
    harness.controller.unfreeze()
    harness.settle()

    #expect(harness.names == ["head"])
    #expect(harness.controller.presented == nil)
  }

  @Test("A gate head whose drag is cancelled dismisses nothing")
  func sentBack() throws {
    let harness = try NavigationHarness.gated()
    try cover(harness)
    try harness.controller.push(HeadScreen("head"), .interactive(driver))

    driver.cancel()
    harness.settle()

    #expect(harness.controller.presented != nil)
  }
}
