import FlowCore
import FlowModel
import Testing

/// A head drops the flows that lie on its own, however it comes.
@Suite struct GateOverFlowsTests {
  private let driver = PercentDrivenTransition()

  /// Lays a flow on a rig's.
  private func cover(_ rig: NavigationHarness, animated: Bool = false) throws {
    let sheet = NavigationController(
      root: PlainScreen("account"), context: rig.context, isOnStage: false)
    try rig.controller.present(sheet, .animated(animated))
  }

  @Test("NF-G9 A head that takes a leaving page's place back in hand drops what lies on its flow")
  func backToStart() throws {
    let rig = NavigationHarness()
    var isHead = false
    rig.controller.headPolicy = HeadPolicy { $0.name == "page" && isHead }
    let page = PlainScreen("page")
    try rig.controller.push(page, animated: false)
    try rig.controller.pop()
    isHead = true
    try rig.controller.push(page, .interactive(driver))
    try cover(rig)

    driver.finish()
    rig.settle()

    #expect(rig.names == ["page"])
    #expect(rig.controller.presented == nil)
  }

  @Test("NF-G9 A head that stood on top and comes beneath another page drops what lies on its flow")
  func beneathAnother() throws {
    let rig = NavigationHarness()
    var isHead = false
    rig.controller.headPolicy = HeadPolicy { $0.name == "page" && isHead }
    let page = PlainScreen("page")
    try rig.controller.push(page, animated: false)
    isHead = true
    try rig.controller.setStack(
      [PlainScreen("low"), page, PlainScreen("top")], .interactive(driver))
    try cover(rig)

    driver.finish()
    rig.settle()

    #expect(rig.names == ["page", "top"])
    #expect(rig.controller.presented == nil)
  }

  @Test("NF-G9 A head that is in hand and pushed over drops what lies on its flow")
  func pushedOver() throws {
    let rig = try NavigationHarness.gated("page")
    let page = try rig.screen("page")
    try cover(rig)
    try rig.controller.pop()
    try rig.controller.setStack(
      [HeadScreen("head"), page], .interactive(driver))

    try rig.controller.push(PlainScreen("next"))
    rig.settle()

    #expect(rig.names == ["head", "page", "next"])
    #expect(rig.controller.presented == nil)
  }

  @Test(
    "NF-G9 A head that is let go while the flows are held drops what lies on its own afterwards")
  func whileHeld() throws {
    let rig = try NavigationHarness.gated()
    try cover(rig, animated: true)
    try rig.controller.push(HeadScreen("head"), .interactive(driver))
    rig.advance(milliseconds: 50)
    try rig.controller.presentation.freeze()

    driver.finish()
    #expect(rig.controller.presented != nil)
    rig.controller.unfreeze()
    rig.settle()

    #expect(rig.names == ["head"])
    #expect(rig.controller.presented == nil)
  }

  @Test("A head that a hand sends back drops nothing")
  func sentBack() throws {
    let rig = try NavigationHarness.gated()
    try cover(rig)
    try rig.controller.push(HeadScreen("head"), .interactive(driver))

    driver.cancel()
    rig.settle()

    #expect(rig.controller.presented != nil)
  }
}
