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

  @Test("A gate head does not dismiss its own flow if the flow on it has been dismissed already")
  func dismissedMeanwhile() throws {
    let harness = NavigationHarness()
    try cover(harness)
    let account = try #require(harness.controller.presented)
    let help = NavigationController(
      root: PlainScreen("help"), context: harness.context, isVisible: false)
    try account.present(help, .immediate)
    account.headPolicy = HeadPolicy { $0 is HeadScreen }
    let observer = CallbackObserver()
    account.add(observer)
    observer.onWillShow = { controller, _ in
      controller.attempt { try $0.dismiss(.immediate) }
    }

    try account.push(HeadScreen("head"), .immediate)
    harness.settle()

    #expect(account.presented == nil)
    #expect(harness.controller.presented === account)
  }

  @Test("What a gate head requests as it appears below a dismissed flow is carried out at once")
  func requestOnceUncovered() throws {
    let harness = NavigationHarness()
    harness.controller.headPolicy = HeadPolicy { $0.name == "head" }
    try cover(harness)
    let head = CallbackScreen("head")
    head.onStep = { [harness] in
      if $0 == .didAppear { try? harness.controller.push(PlainScreen("next"), .immediate) }
    }

    try harness.controller.push(head, .immediate)

    #expect(harness.controller.presented == nil)
    #expect(harness.visibleNames == ["next"])
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
