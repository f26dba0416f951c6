import FlowCore
import FlowModel
import Testing

/// Asks for something, once each, when it is told something.
private final class Asker: NavigationObserver {
  var onWillShow: [String: (NavigationController) -> Void] = [:]
  var onDidShow: [String: (NavigationController) -> Void] = [:]
  var onDidCancel: [String: (NavigationController) -> Void] = [:]

  func navigationController(
    _ controller: NavigationController, willShow screen: any Screen, mode: TransitionMode.Kind
  ) { onWillShow.removeValue(forKey: screen.name)?(controller) }

  func navigationController(_ controller: NavigationController, didShow screen: any Screen) {
    onDidShow.removeValue(forKey: screen.name)?(controller)
  }

  func navigationController(_ controller: NavigationController, didCancel screen: any Screen) {
    onDidCancel.removeValue(forKey: screen.name)?(controller)
  }
}

/// A screen that asks for something, once, when it has disappeared.
private final class Leaver: Screen {
  let name: String
  var onDidDisappear: (() -> Void)?
  init(_ name: String) { self.name = name }

  func didDisappear() {
    let ask = onDidDisappear
    onDidDisappear = nil
    ask?()
  }
}

@Suite struct RequestRegressionTests {
  @Test("While a transition is held, a request that is wrong besides is refused as held, too")
  func heldFirst() throws {
    let rig = NavigationHarness()
    try rig.controller.push(PlainScreen("next"))
    try rig.controller.freeze()

    #expect(throws: NavigationRefusal.frozen) { try rig.controller.pop(count: -1) }
    #expect(throws: NavigationRefusal.frozen) {
      try rig.controller.pop(to: PlainScreen("stranger"))
    }
    #expect(throws: NavigationRefusal.frozen) {
      try rig.controller.push(rig.root, .interactive(PercentDrivenTransition()))
    }
  }

  @Test("A driver that is to take nothing away is refused, as one that is to show the same page")
  func nothingToDrive() throws {
    let rig = NavigationHarness()
    let driver = PercentDrivenTransition()

    #expect(throws: NavigationRefusal.nothingToDrive) {
      try rig.controller.popToRoot(.interactive(driver))
    }
    #expect(throws: NavigationRefusal.nothingToDrive) {
      try rig.controller.pop(to: rig.root, .interactive(driver))
    }
    #expect(!driver.isDriving)
  }

  @Test("A request that changes nothing does not lend its look to one that waits")
  func lookOfNothing() throws {
    let rig = NavigationHarness()
    let two = PlainScreen("two")
    try rig.controller.push(PlainScreen("one"))
    try rig.controller.push(two)

    try rig.controller.replaceTop(with: two, .custom(CrossFadeTransitionStyle()))
    rig.context.clock.advance(to: try #require(rig.context.clock.deadline))

    #expect(rig.controller.coordinator?.to.name == "two")
    #expect(rig.controller.coordinator?.timing == SlideTransitionStyle().timing)
  }
}

@Suite struct HandRegressionTests {
  @Test(
    "Taking hold of a transition leads to the stack that was asked for", arguments: [true, false])
  func askedStack(finishes: Bool) throws {
    let rig = NavigationHarness()
    let driver = PercentDrivenTransition()
    let beneath = PlainScreen("beneath")
    try rig.controller.push(PlainScreen("top"))
    rig.advance(milliseconds: 100)

    try rig.controller.setStack([beneath, rig.root], .interactive(driver))
    if finishes { driver.finish() } else { driver.cancel() }
    rig.settle()

    #expect(rig.names == (finishes ? ["beneath", "root"] : ["root", "top"]))
  }

  @Test("A screen that was asked for and never came is let go")
  func guest() throws {
    let rig = NavigationHarness()
    let driver = PercentDrivenTransition()
    weak var guest: PlainScreen?
    try rig.controller.push(PlainScreen("top"))

    do {
      let beneath = PlainScreen("beneath")
      guest = beneath
      try rig.controller.setStack([beneath, rig.root], .interactive(driver))
    }
    driver.cancel()
    rig.settle()

    #expect(guest == nil)
  }

  @Test("A driver takes back only what it has let go, not the transition after that")
  func otherTransition() throws {
    let rig = NavigationHarness()
    try rig.controller.push(PlainScreen("under"), animated: false)
    let hand = try rig.grabbed()
    hand.driver.finish()
    hand.isInteractive = false
    try rig.controller.popToRoot()
    rig.context.clock.advance(to: try #require(rig.context.clock.deadline))

    hand.isInteractive = true

    #expect(throws: NavigationRefusal.lastScreen) { try rig.controller.pop() }
    #expect(rig.names == ["root"])
    #expect(!hand.driver.isDriving)
  }

  @Test("What has been sent away can be taken hold of only as long as nothing waits")
  func leaving() throws {
    let rig = NavigationHarness()
    let hand = try rig.grabbed()
    hand.driver.finish()
    #expect(rig.controller.leaving?.name == "top")

    try rig.controller.push(PlainScreen("next"))

    #expect(rig.controller.leaving == nil)
  }

  @Test("Taking hold of a page that a callback then takes away for good returns it")
  func poppedInside() throws {
    let rig = NavigationHarness()
    let hand = try rig.grabbed()
    hand.driver.update(0.5)
    hand.driver.finish()
    rig.controller.coordinator?.whenInteractionChanges { _ in
      _ = try? rig.controller.pop(animated: false)
    }

    let screen = try rig.controller.pop()

    #expect(screen.name == "top")
    #expect(rig.names == ["root"])
  }

  @Test("A page thrown the other way stands at the end of its way, and has no velocity there")
  func thrownBack() throws {
    let rig = NavigationHarness()
    let hand = try rig.grabbed()
    hand.driver.update(0.1)
    hand.driver.finish(velocity: -20)

    rig.advance(milliseconds: 30)

    let coordinator = try #require(rig.controller.coordinator)
    #expect(coordinator.fraction == 0)
    #expect(coordinator.velocity == 0)
  }
}

@Suite struct PictureRegressionTests {
  @Test("A page whose fade is over stays away as long as the transition before that goes on")
  func fadedOut() throws {
    let rig = NavigationHarness()
    for name in ["under", "top"] { try rig.controller.push(PlainScreen(name), animated: false) }
    let driver = PercentDrivenTransition()
    try rig.controller.pop(.custom(CrossFadeTransitionStyle(duration: .seconds(2))))
    try rig.controller.pop(.interactive(driver, style: CrossFadeTransitionStyle()))
    driver.finish()
    rig.advance(milliseconds: 600)
    #expect(rig.controller.visiblePages.first { $0.screen.name == "under" }?.pose.opacity == 0)

    try rig.controller.push(PlainScreen("next"), .interactive(driver))

    #expect(rig.controller.visiblePages.first { $0.screen.name == "under" }?.pose.opacity == 0)
  }

  @Test("A push from a callback that cuts a drag short keeps the picture, undone at once or not")
  func undoneInside() throws {
    let rig = NavigationHarness()
    let hand = try rig.grabbed()
    hand.driver.update(0.4)
    hand.driver.cancel()
    rig.advance(milliseconds: 20)
    let controller = rig.controller
    controller.coordinator?.whenInteractionChanges { _ in
      try? controller.push(PlainScreen("next"))
      hand.isInteractive = false
      _ = try? controller.pop()
    }
    let before = controller.visiblePages.map(\.pose)

    try controller.pop()

    #expect(rig.names == ["root", "top"])
    #expect(Array(controller.visiblePages.map(\.pose).prefix(2)) == before)
  }
}

@Suite struct LifetimeRegressionTests {
  @Test("A screen that callbacks push and take away again is there as long as it is named")
  func namedTwice() throws {
    let rig = NavigationHarness()
    let asker = Asker()
    rig.controller.add(asker)
    let driver = PercentDrivenTransition()
    try rig.controller.push(PlainScreen("one"))
    try rig.controller.setStack([PlainScreen("two"), PlainScreen("three")])
    asker.onDidShow["one"] = { [rig] in try? $0.push(rig.root, .interactive(driver)) }
    asker.onDidShow["three"] = { _ = try? $0.pop(animated: false) }

    rig.settle()

    #expect(rig.names == ["two"])
    #expect(rig.events.filter { $0.hasSuffix("Cancel root") } == ["didCancel root"])
  }

  @Test("A screen that the last callback takes away is let go at once")
  func lastCallback() throws {
    let rig = NavigationHarness()
    let asker = Asker()
    rig.controller.add(asker)
    weak var next: PlainScreen?
    asker.onWillShow["next"] = { [rig] in try? $0.push(rig.root, animated: false) }
    asker.onDidCancel["next"] = { [rig] in try? $0.setStack([rig.root], .immediate) }

    do {
      let screen = PlainScreen("next")
      next = screen
      try rig.controller.setStack([screen])
    }

    #expect(rig.names == ["root"])
    #expect(next == nil)
  }
}

@Suite struct PresentationRegressionTests {
  @Test("A flow whose page changes while it is being covered is in order, and takes nothing down")
  func changedWhileCovered() throws {
    let rig = NavigationHarness()
    let flow = NavigationController(
      root: PlainScreen("sheet"), context: rig.context, isOnStage: false)
    rig.forget()
    try rig.controller.present(flow)

    try rig.controller.replaceTop(with: PlainScreen("other"))
    rig.settle()
    try rig.controller.dismiss()
    rig.settle()

    #expect(
      rig.events.filter { $0.contains("ppear") && !$0.contains("sheet") } == [
        "willDisappear root", "didDisappear root", "willAppear other", "didAppear other",
      ])
  }

  @Test("A flow that comes back in the middle of a transition catches up with what it has missed")
  func cameBack() throws {
    let rig = NavigationHarness()
    let flow = NavigationController(
      root: PlainScreen("sheet"), context: rig.context, isOnStage: false)
    let page = PlainScreen("page")
    try rig.controller.present(flow, .immediate)
    try rig.controller.push(page)
    try rig.controller.pop()
    rig.forget()

    try rig.controller.dismiss()
    try rig.controller.replaceTop(with: page, .immediate)
    rig.settle()

    #expect(
      rig.events.filter { $0.contains("ppear") && !$0.contains("sheet") } == [
        "willAppear root", "willDisappear root", "didDisappear root", "willAppear page",
        "didAppear page",
      ])
  }

  @Test("FC-3 To present a flow that is leaving turns its dismissal round")
  func presentedAgain() throws {
    let rig = NavigationHarness()
    let flow = NavigationController(
      root: PlainScreen("sheet"), context: rig.context, isOnStage: false)
    try rig.controller.present(flow, .immediate)
    try rig.controller.dismiss()
    rig.advance(milliseconds: 100)
    rig.forget()

    try rig.controller.present(flow)
    rig.settle()

    #expect(
      rig.events.filter { $0.contains("ppear") } == [
        "willDisappear root", "didDisappear root", "willAppear sheet", "didAppear sheet",
      ])
    #expect(rig.controller.presented === flow)
  }

  @Test("The first flow that is presented does not make the one beneath appear once more")
  func firstPresented() throws {
    let rig = NavigationHarness()
    try rig.controller.push(PlainScreen("page"))
    let flow = NavigationController(
      root: PlainScreen("sheet"), context: rig.context, isOnStage: false)
    rig.forget()

    try rig.controller.present(flow, .immediate)

    #expect(
      rig.events.filter { $0.contains("ppear") } == [
        "willDisappear page", "willAppear sheet", "didDisappear root", "didDisappear page",
        "didAppear sheet",
      ])
  }

  @Test("A screen that has just disappeared with its flow may take away the next one")
  func takenAway() throws {
    let rig = NavigationHarness()
    let leaver = Leaver("leaver")
    let flow = NavigationController(root: leaver, context: rig.context, isOnStage: false)
    try rig.controller.present(flow, .immediate)
    try flow.push(PlainScreen("page"))
    leaver.onDidDisappear = { _ = try? flow.pop(animated: false) }

    try rig.controller.dismiss(.immediate)

    #expect(flow.stack.map(\.name) == ["leaver"])
    #expect(rig.controller.presented == nil)
  }
}
