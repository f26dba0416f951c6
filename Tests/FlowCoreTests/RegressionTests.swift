import FlowCore
import FlowModel
import Testing

/// Runs each closure once, at the first notification about the screen that its key names.
private final class OnceInCallback: NavigationObserver {
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

private final class OnceAfterDisappearing: Screen {
  let name: String
  var onDidDisappear: (() -> Void)?
  init(_ name: String) { self.name = name }

  func didDisappear() {
    let action = onDidDisappear
    onDidDisappear = nil
    action?()
  }
}

@Suite struct RequestRegressionTests {
  @Test("An invalid request while a transition is frozen is refused as frozen")
  func frozenFirst() throws {
    let harness = NavigationHarness()
    try harness.controller.push(PlainScreen("next"))
    try harness.controller.freeze()

    #expect(throws: NavigationRefusal.frozen) { try harness.controller.pop(count: -1) }
    #expect(throws: NavigationRefusal.frozen) {
      try harness.controller.pop(to: PlainScreen("stranger"))
    }
    #expect(throws: NavigationRefusal.frozen) {
      try harness.controller.push(harness.root, .interactive(PercentDrivenTransition()))
    }
  }

  @Test("An interactive pop to the root is refused if the root is already the top")
  func nothingToDrive() throws {
    let harness = NavigationHarness()
    let driver = PercentDrivenTransition()

    #expect(throws: NavigationRefusal.nothingToDrive) {
      try harness.controller.popToRoot(.interactive(driver))
    }
    #expect(throws: NavigationRefusal.nothingToDrive) {
      try harness.controller.pop(to: harness.root, .interactive(driver))
    }
    #expect(!driver.isDriving)
  }

  @Test("A request that changes nothing does not change the style of a queued one")
  func appearanceOfNothing() throws {
    let harness = NavigationHarness()
    let two = PlainScreen("two")
    try harness.controller.push(PlainScreen("one"))
    try harness.controller.push(two)

    try harness.controller.replaceTop(with: two, .custom(CrossFadeTransitionStyle()))
    harness.context.clock.advance(to: try #require(harness.context.clock.deadline))

    #expect(harness.controller.coordinator?.to.name == "two")
    #expect(harness.controller.coordinator?.timing == SlideTransitionStyle().timing)
  }
}

@Suite struct DragRegressionTests {
  @Test(
    "A setStack that grabs the running transition applies its stack on finish, but not on cancel",
    arguments: [true, false])
  func requestedStack(finishes: Bool) throws {
    let harness = NavigationHarness()
    let driver = PercentDrivenTransition()
    let below = PlainScreen("beneath")
    try harness.controller.push(PlainScreen("top"))
    harness.advance(milliseconds: 100)

    try harness.controller.setStack([below, harness.root], .interactive(driver))
    if finishes { driver.finish() } else { driver.cancel() }
    harness.settle()

    #expect(harness.names == (finishes ? ["beneath", "root"] : ["root", "top"]))
  }

  @Test("A screen of a cancelled interactive request is deallocated")
  func deallocated() throws {
    let harness = NavigationHarness()
    let driver = PercentDrivenTransition()
    weak var guest: PlainScreen?
    try harness.controller.push(PlainScreen("top"))

    do {
      let below = PlainScreen("beneath")
      guest = below
      try harness.controller.setStack([below, harness.root], .interactive(driver))
    }
    driver.cancel()
    harness.settle()

    #expect(guest == nil)
  }

  @Test("A driver grabs again only the transition that it released, not a later one")
  func otherTransition() throws {
    let harness = NavigationHarness()
    try harness.controller.push(PlainScreen("under"), animated: false)
    let drag = try harness.pushAndBeginDrag()
    drag.driver.finish()
    drag.isInteractive = false
    try harness.controller.popToRoot()
    harness.context.clock.advance(to: try #require(harness.context.clock.deadline))

    drag.isInteractive = true

    #expect(throws: NavigationRefusal.lastScreen) { try harness.controller.pop() }
    #expect(harness.names == ["root"])
    #expect(!drag.driver.isDriving)
  }

  @Test("A leaving page can be grabbed only while nothing is queued")
  func leaving() throws {
    let harness = NavigationHarness()
    let drag = try harness.pushAndBeginDrag()
    drag.driver.finish()
    #expect(harness.controller.grabbableDepartingScreen?.name == "top")

    try harness.controller.push(PlainScreen("next"))

    #expect(harness.controller.grabbableDepartingScreen == nil)
  }

  @Test("Grabbing a page returns it even if a callback pops it in the meantime")
  func poppedInside() throws {
    let harness = NavigationHarness()
    let drag = try harness.pushAndBeginDrag()
    drag.driver.update(0.5)
    drag.driver.finish()
    harness.controller.coordinator?.whenInteractionChanges { _ in
      _ = try? harness.controller.pop(animated: false)
    }

    let screen = try harness.controller.pop()

    #expect(screen.name == "top")
    #expect(harness.names == ["root"])
  }

  @Test("A page flung back beyond the start of its drag stops there, with velocity 0")
  func flungBack() throws {
    let harness = NavigationHarness()
    let drag = try harness.pushAndBeginDrag()
    drag.driver.update(0.1)
    drag.driver.finish(velocity: -20)

    harness.advance(milliseconds: 30)

    let coordinator = try #require(harness.controller.coordinator)
    #expect(coordinator.fraction == 0)
    #expect(coordinator.velocity == 0)
  }
}

@Suite struct PictureRegressionTests {
  @Test("A faded-out page stays invisible while an earlier transition is still moving")
  func fadedOut() throws {
    let harness = NavigationHarness()
    for name in ["under", "top"] { try harness.controller.push(PlainScreen(name), animated: false) }
    let driver = PercentDrivenTransition()
    try harness.controller.pop(.custom(CrossFadeTransitionStyle(duration: .seconds(2))))
    try harness.controller.pop(.interactive(driver, style: CrossFadeTransitionStyle()))
    driver.finish()
    harness.advance(milliseconds: 600)
    #expect(harness.controller.visiblePages.first { $0.screen.name == "under" }?.pose.opacity == 0)

    try harness.controller.push(PlainScreen("next"), .interactive(driver))

    #expect(harness.controller.visiblePages.first { $0.screen.name == "under" }?.pose.opacity == 0)
  }

  @Test("A push and a pop in the callback of a grab move none of the pages that were visible")
  func undoneInside() throws {
    let harness = NavigationHarness()
    let drag = try harness.pushAndBeginDrag()
    drag.driver.update(0.4)
    drag.driver.cancel()
    harness.advance(milliseconds: 20)
    let controller = harness.controller
    controller.coordinator?.whenInteractionChanges { _ in
      try? controller.push(PlainScreen("next"))
      drag.isInteractive = false
      _ = try? controller.pop()
    }
    let before = controller.visiblePages.map(\.pose)

    try controller.pop()

    #expect(harness.names == ["root", "top"])
    #expect(Array(controller.visiblePages.map(\.pose).prefix(2)) == before)
  }

  @Test("A leaving page that has been reduced covers only what it is drawn on")
  func reduced() throws {
    let harness = NavigationHarness()
    harness.context.preferences.transition = .zoom
    harness.context.preferences.timing = .linear(.seconds(1))
    try harness.controller.push(PlainScreen("top"), animated: false)
    try harness.controller.pop()
    harness.advance(milliseconds: 800)
    let isCovered = { (x: Double, y: Double) in
      harness.controller.pageWithoutTaps(at: Point(x: x, y: y)) != nil
    }

    // At a scale of 0.88, 6 % is free on each side.
    #expect(isCovered(0.07, 0.5) && isCovered(0.93, 0.5) && isCovered(0.5, 0.07))
    #expect(!isCovered(0.05, 0.5) && !isCovered(0.95, 0.5) && !isCovered(0.5, 0.05))
  }
}

/// When asked for a style, pushes the entering screen itself.
private final class PushingProvider: TransitionProvider {
  private unowned let controller: NavigationController
  init(_ controller: NavigationController) { self.controller = controller }

  var interactionController: PercentDrivenTransition? { nil }

  func style(
    for operation: NavigationOperation, from: any Screen, to: any Screen
  ) -> (any TransitionStyle)? {
    try? controller.push(to, .immediate)
    return nil
  }
}

@Suite struct LifetimeRegressionTests {
  @Test("A screen that the provider has pushed stays when the request that named it is refused")
  func pushedByProvider() throws {
    let harness = NavigationHarness()
    let provider = PushingProvider(harness.controller)
    harness.controller.transitionProvider = provider

    #expect(throws: NavigationRefusal.self) {
      try harness.controller.push(
        PlainScreen("next"), .interactive(PercentDrivenTransition()))
    }
    harness.settle()

    #expect(harness.names == ["root", "next"])
    #expect(harness.notices == ["willShow next", "didShow next"])
  }

  @Test(
    "A screen that one callback pushes and another one removes gets exactly one didCancel")
  func pushedAndRemoved() throws {
    let harness = NavigationHarness()
    let observer = OnceInCallback()
    harness.controller.add(observer)
    let driver = PercentDrivenTransition()
    weak var first: PlainScreen?
    do {
      let screen = PlainScreen("first")
      first = screen
      try harness.controller.setStack([screen], .immediate)
      // From the call on, only the controller keeps the screen alive.
      observer.onDidShow["one"] = { try? $0.push(screen, .interactive(driver)) }
    }
    try harness.controller.push(PlainScreen("one"))
    try harness.controller.setStack([PlainScreen("two"), PlainScreen("three")])
    observer.onDidShow["three"] = { _ = try? $0.pop(animated: false) }

    harness.settle()

    #expect(harness.names == ["two"])
    #expect(harness.events.filter { $0.hasSuffix("Cancel first") } == ["didCancel first"])
    #expect(first == nil)
  }

  @Test("A screen removed by the last callback is deallocated at once")
  func lastCallback() throws {
    let harness = NavigationHarness()
    let observer = OnceInCallback()
    harness.controller.add(observer)
    weak var next: PlainScreen?
    observer.onWillShow["next"] = { [harness] in try? $0.push(harness.root, animated: false) }
    observer.onDidCancel["next"] = { [harness] in try? $0.setStack([harness.root], .immediate) }

    do {
      let screen = PlainScreen("next")
      next = screen
      try harness.controller.setStack([screen])
    }

    #expect(harness.names == ["root"])
    #expect(next == nil)
  }
}

@Suite struct PresentationRegressionTests {
  @Test("A flow can change its page while it is being covered, with balanced appearance callbacks")
  func changedWhileCovered() throws {
    let harness = NavigationHarness()
    let flow = NavigationController(
      root: PlainScreen("sheet"), context: harness.context, isVisible: false)
    harness.clearTrace()
    try harness.controller.present(flow)

    try harness.controller.replaceTop(with: PlainScreen("other"))
    harness.settle()
    try harness.controller.dismiss()
    harness.settle()

    #expect(
      harness.events.filter { $0.contains("ppear") && !$0.contains("sheet") } == [
        "willDisappear root", "didDisappear root", "willAppear other", "didAppear other",
      ])
  }

  @Test("A flow uncovered during a transition delivers the appearance callbacks that it missed")
  func cameBack() throws {
    let harness = NavigationHarness()
    let flow = NavigationController(
      root: PlainScreen("sheet"), context: harness.context, isVisible: false)
    let page = PlainScreen("page")
    try harness.controller.present(flow, .immediate)
    try harness.controller.push(page)
    try harness.controller.pop()
    harness.clearTrace()

    try harness.controller.dismiss()
    try harness.controller.replaceTop(with: page, .immediate)
    harness.settle()

    #expect(
      harness.events.filter { $0.contains("ppear") && !$0.contains("sheet") } == [
        "willAppear root", "willDisappear root", "didDisappear root", "willAppear page",
        "didAppear page",
      ])
  }

  @Test("The first presentation does not make the presenting flow appear again")
  func firstPresented() throws {
    let harness = NavigationHarness()
    try harness.controller.push(PlainScreen("page"))
    let flow = NavigationController(
      root: PlainScreen("sheet"), context: harness.context, isVisible: false)
    harness.clearTrace()

    try harness.controller.present(flow, .immediate)

    #expect(
      harness.events.filter { $0.contains("ppear") } == [
        "willDisappear page", "willAppear sheet", "didDisappear root", "didDisappear page",
        "didAppear sheet",
      ])
  }

  @Test("A screen that disappears with its dismissed flow can pop the screen above it")
  func popWhileDismissed() throws {
    let harness = NavigationHarness()
    let leaver = OnceAfterDisappearing("leaver")
    let flow = NavigationController(root: leaver, context: harness.context, isVisible: false)
    try harness.controller.present(flow, .immediate)
    try flow.push(PlainScreen("page"))
    leaver.onDidDisappear = { _ = try? flow.pop(animated: false) }

    try harness.controller.dismiss(.immediate)

    #expect(flow.stack.map(\.name) == ["leaver"])
    #expect(harness.controller.presented == nil)
  }
}
