import FlowCore
import FlowModel
import Testing

@Suite struct InterruptionTests {
  @Test("NF-I3 A page released at 500 of 800 points settles as the closed form predicts")
  func drop() throws {
    let harness = NavigationHarness()
    let drag = try harness.pushAndBeginDrag()
    drag.driver.update(500.0 / 800)
    drag.driver.finish()

    // The distance to the end is d (1 + w t) e^(-w t), with d = 0.375 and w = sqrt(1000 / 3).
    for (milliseconds, position) in [(50.0, 569.6), (50, 663.4)] {
      harness.advance(milliseconds: milliseconds)
      #expect(abs((harness.shift("top") ?? 0) * 800 - position) < 0.1)
    }
  }

  @Test("NF-I7 A drag released at its end finishes at once")
  func dropAtEnd() throws {
    let harness = NavigationHarness()
    let drag = try harness.pushAndBeginDrag()
    drag.driver.update(1)

    drag.driver.finish()
    harness.advance(milliseconds: 0)

    #expect(harness.notices == ["willShow root", "didShow root"])
    #expect(!harness.controller.isMoving)
  }

  @Test(
    "NF-I9 Each drag has one beginning and one end, finished or cancelled",
    arguments: [true, false])
  func once(finishes: Bool) throws {
    let harness = NavigationHarness()
    let drag = try harness.pushAndBeginDrag()
    drag.driver.update(0.5)

    if finishes { drag.driver.finish() } else { drag.driver.cancel() }
    drag.driver.finish()
    drag.driver.cancel()
    harness.settle()

    let ends = ["finish root", "cancel root"]
    #expect(harness.events.filter { $0 == "grab root" }.count == 1)
    #expect(harness.events.filter { ends.contains($0) }.count == 1)
  }

  @Test(
    "SX-5 Two quick swipes pop two pages; the first page is visible when the second swipe begins")
  func twoSwipes() throws {
    let harness = try NavigationHarness("one", "two")
    let second = PercentDrivenTransition()
    try harness.swipe()
    harness.advance(milliseconds: 50)
    let before = harness.controller.visiblePages.map(\.pose.shift)

    try harness.controller.pop(.interactive(second))

    #expect(harness.controller.visiblePages.map(\.screen.name) == ["root", "one", "two"])
    #expect(harness.controller.visiblePages.map(\.pose.shift).suffix(2) == before[...])
    second.update(0.7)
    second.finish()
    harness.settle()
    #expect(harness.names == ["root"])
    #expect(
      harness.notices == ["willShow one", "didShow one", "willShow root", "didShow root"])
  }

  @Test(
    "FC-12 A page released by a first swipe continues to leave while a second drag does not move")
  func carriedGoesOn() throws {
    let harness = try NavigationHarness("one", "two")
    let second = PercentDrivenTransition()
    try harness.swipe()
    try harness.controller.pop(.interactive(second))
    let shift = try #require(harness.shift("two"))

    harness.advance(milliseconds: 60)
    #expect(try #require(harness.shift("two")) > shift)
    harness.advance(milliseconds: 1000)

    #expect(harness.shift("two") == nil)
    #expect(harness.shift("one") == 0)
    #expect(second.isDriving)
  }

  @Test(
    "FC-7 An interactive push adds its screen to the stack on release, and not if cancelled",
    arguments: [true, false])
  func interactivePush(finishes: Bool) throws {
    let harness = NavigationHarness()
    let driver = PercentDrivenTransition()
    try harness.controller.push(PlainScreen("next"), .interactive(driver))
    driver.update(0.25)

    #expect(harness.names == ["root"])
    #expect(harness.shift("next") == 0.75)
    if finishes { driver.finish() } else { driver.cancel() }

    #expect(harness.names == (finishes ? ["root", "next"] : ["root"]))
    harness.settle()
    #expect(harness.events.last == (finishes ? "didShow next" : "didCancel next"))
  }

  @Test("A screen whose interactive push was cancelled is deallocated")
  func offerForgotten() throws {
    let harness = NavigationHarness()
    let driver = PercentDrivenTransition()
    try harness.controller.push(PlainScreen("next"), .interactive(driver))
    weak let next = harness.controller.visiblePages.last?.screen

    driver.cancel()
    harness.settle()

    #expect(next == nil)
  }

  @Test("FC-4 A push during an interactive push cancels the latter and arrives above both pages")
  func pushOverOffer() throws {
    let harness = NavigationHarness()
    let driver = PercentDrivenTransition()
    try harness.controller.push(PlainScreen("offer"), .interactive(driver))
    driver.update(0.4)
    let before = harness.controller.visiblePages.map(\.pose.shift)

    try harness.controller.push(PlainScreen("code"))

    #expect(harness.controller.visiblePages.map(\.screen.name) == ["root", "offer", "code"])
    #expect(Array(harness.controller.visiblePages.map(\.pose.shift).prefix(2)) == before)
    #expect(!driver.isDriving)
    harness.settle()
    #expect(harness.names == ["root", "code"])
    #expect(
      harness.notices == ["willShow offer", "didCancel offer", "willShow code", "didShow code"])
  }

  @Test("A pop during an interactive push cancels the push and pops the page below")
  func popUnderOffer() throws {
    let harness = try NavigationHarness("one")
    let driver = PercentDrivenTransition()
    try harness.controller.push(PlainScreen("offer"), .interactive(driver))
    driver.update(0.4)

    try harness.controller.pop()
    harness.settle()

    #expect(harness.names == ["root"])
    #expect(
      harness.notices == ["willShow offer", "didCancel offer", "willShow root", "didShow root"])
  }

  /// A request to a stack of "root", "one", "two" and "three".
  enum Request: CaseIterable {
    case push, pop, popByCount, popToScreen, popToRoot, setStack, replaceTop

    func send(to harness: NavigationHarness, _ mode: TransitionMode) throws {
      let controller = harness.controller
      switch self {
      case .push: try controller.push(PlainScreen("new"), mode)
      case .pop: try controller.pop(mode)
      case .popByCount: try controller.pop(count: 2, mode)
      case .popToScreen: try controller.pop(to: harness.screen("one"), mode)
      case .popToRoot: try controller.popToRoot(mode)
      case .setStack: try controller.setStack([PlainScreen("new")], mode)
      case .replaceTop: try controller.replaceTop(with: PlainScreen("new"), mode)
      }
    }

    var stack: [String] {
      switch self {
      case .push: ["root", "one", "two", "three", "new"]
      case .pop: ["root", "one", "two"]
      case .popByCount, .popToScreen: ["root", "one"]
      case .popToRoot: ["root"]
      case .setStack: ["new"]
      case .replaceTop: ["root", "one", "two", "new"]
      }
    }
  }

  @Test(
    "FC-7 Every request can be driven interactively: it changes the stack unless it is cancelled",
    arguments: Request.allCases, [true, false])
  func everyRequestInteractively(request: Request, finishes: Bool) throws {
    let harness = try NavigationHarness("one", "two", "three")
    let before = harness.names
    let driver = PercentDrivenTransition()

    try request.send(to: harness, .interactive(driver))
    driver.update(0.5)
    #expect(harness.names == before)
    #expect(harness.controller.visiblePages.count == 2)
    if finishes { driver.finish() } else { driver.cancel() }
    harness.settle()

    let stack = finishes ? request.stack : before
    #expect(harness.names == stack)
    #expect(harness.controller.visiblePages.map(\.screen.name) == stack.suffix(1))
  }

  @Test("An interactive request that would change no visible page is refused")
  func nothingToDrive() throws {
    let harness = try NavigationHarness("one")
    let mode = TransitionMode.interactive(PercentDrivenTransition())

    #expect(throws: NavigationRefusal.nothingToDrive) {
      try harness.controller.replaceTop(with: harness.screen("one"), mode)
    }
    #expect(throws: NavigationRefusal.nothingToDrive) {
      try harness.controller.setStack([harness.screen("one")], mode)
    }
    #expect(harness.names == ["root", "one"])
  }

  @Test(
    "NF-Q27 A dragged page that code removes from the stack goes away; its release has no effect"
  )
  func draggedRemoved() throws {
    let harness = try NavigationHarness("one")
    let drag = try harness.pushAndBeginDrag()
    drag.driver.update(0.3)

    try harness.controller.setStack([harness.root])
    drag.driver.cancel()
    harness.settle()

    #expect(harness.names == ["root"])
    #expect(harness.controller.visiblePages.map(\.screen.name) == ["root"])
  }

  @Test("Removing the page below a dragged one cancels the drag")
  func beneathRemoved() throws {
    let harness = try NavigationHarness("one")
    let drag = try harness.pushAndBeginDrag("two")
    drag.driver.update(0.3)

    try harness.controller.setStack([harness.root, harness.screen("two")])
    #expect(!drag.driver.isDriving)
    harness.settle()

    #expect(harness.notices == ["willShow one", "didCancel one"])
    #expect(harness.names == ["root", "two"])
  }

  @Test("NF-R36 A pop to the root during a drag first finishes the drag, then pops the rest")
  func popToRootInDrag() throws {
    let harness = try NavigationHarness("one", "two")
    let drag = try harness.pushAndBeginDrag("three")
    drag.driver.update(0.3)
    let before = harness.shift("three")

    try harness.controller.popToRoot()

    #expect(harness.shift("three") == before)
    harness.settle()
    #expect(harness.names == ["root"])
    #expect(
      harness.notices == ["willShow two", "didShow two", "willShow root", "didShow root"])
  }

  @Test("NF-I51 NF-C11 A driver that drives nothing ignores all calls")
  func idleDriver() throws {
    let driver = PercentDrivenTransition()

    driver.update(0.5)
    driver.finish(velocity: 3)
    driver.cancel()

    #expect(driver.fraction == 0)
    #expect(!driver.isDriving)
  }

  @Test("NF-I47 A settling page is grabbed at its current fraction")
  func pause() throws {
    let harness = NavigationHarness()
    let drag = try harness.pushAndBeginDrag()
    drag.driver.update(0.5)
    drag.driver.finish()
    harness.advance(milliseconds: 80)
    let fraction = try #require(harness.controller.fraction)
    var changes: [Bool] = []
    harness.controller.coordinator?.whenInteractionChanges { changes.append($0.isInteractive) }

    try harness.controller.pop()

    #expect(abs(drag.driver.fraction - fraction) < 1e-12)
    #expect(changes == [true])
  }

  @Test(
    "NF-I45 NF-R64 A speed of 2 halves the settling time, and invalid speeds count as 1",
    arguments: [(2.0, 75.0), (0.5, 300), (0, 150), (-1, 150), (.nan, 150), (.infinity, 150)])
  func speed(speed: Double, milliseconds: Double) throws {
    let harness = NavigationHarness()
    let drag = DragDriver()
    drag.style = CrossFadeTransitionStyle(duration: .milliseconds(500))
    try harness.controller.push(PlainScreen("top"), .immediate)
    harness.controller.transitionProvider = drag
    try harness.controller.pop()
    drag.driver.update(0.7)

    drag.driver.finish(speed: speed)
    harness.settle()

    #expect(abs(harness.context.clock.now.seconds(since: .zero) * 1000 - milliseconds) < 0.001)
  }

  @Test(
    "A velocity that is not finite counts as 0", arguments: [Double.nan, .infinity, -.infinity])
  func velocity(velocity: Double) throws {
    let harness = NavigationHarness()
    let drag = try harness.pushAndBeginDrag()
    drag.driver.update(0.5)

    drag.driver.finish(velocity: velocity)

    #expect(harness.lines.last { $0.verb == "finish" }?.details == "0.500000 0.000000")
    harness.settle()
    #expect(harness.events.last == "didShow root")
  }

  @Test("FC-7 A pop uses the custom style of the page's push, also when it is interactive")
  func goesAsItCame() throws {
    let harness = NavigationHarness()
    let driver = PercentDrivenTransition()
    try harness.controller.push(PlainScreen("one"), .custom(ZoomTransitionStyle()))
    harness.settle()
    try harness.controller.push(PlainScreen("two"))
    harness.settle()

    try harness.controller.pop()
    #expect(harness.lines.last { $0.verb == "willShow" }?.details == "animated slide")
    harness.settle()
    try harness.controller.pop(.interactive(driver))
    for fraction in [0.3, 0.8, 0.3] {
      driver.update(fraction)
      #expect(
        harness.controller.visiblePages[1].pose
          == ZoomTransitionStyle().upperPose(presence: 1 - fraction))
    }
    driver.finish()
    harness.settle()

    #expect(harness.names == ["root"])
  }

  @Test("The clock reports the motion and the deadline of a page that leaves during the next drag")
  func carriedMoves() throws {
    let harness = try NavigationHarness("one", "two")
    let second = PercentDrivenTransition()
    try harness.swipe()
    harness.advance(milliseconds: 50)

    try harness.controller.pop(.interactive(second))

    #expect(harness.context.clock.isMoving)
    harness.context.clock.advance(to: try #require(harness.context.clock.deadline))
    #expect(!harness.context.clock.isMoving && harness.context.clock.deadline == nil)
    #expect(harness.controller.visiblePages.map(\.screen.name) == ["root", "one"])
  }

  @Test("An interactive pop is refused if its page would appear between two moving pages")
  func nothingBetween() throws {
    let harness = try NavigationHarness("one")
    try harness.controller.setStack([harness.root, PlainScreen("two"), PlainScreen("three")])
    harness.advance(milliseconds: 100)

    #expect(throws: NavigationRefusal.busy) {
      try harness.controller.pop(.interactive(PercentDrivenTransition()))
    }
    #expect(harness.controller.visiblePages.map(\.screen.name) == ["one", "three"])
  }
}

extension NavigationHarness {
  fileprivate func swipe() throws {
    let driver = PercentDrivenTransition()
    try controller.pop(.interactive(driver))
    driver.update(0.6)
    driver.finish()
  }
}
