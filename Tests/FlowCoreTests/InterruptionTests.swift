import FlowCore
import FlowModel
import Testing

/// Drags, requests and each other, NAVIGATION-FACTS 2.2, 2.3 and 3.3.
@Suite struct InterruptionTests {
  @Test("NF-I3 A page let go at 500 of 800 goes on as the closed form says")
  func drop() throws {
    let rig = NavigationHarness()
    let hand = try rig.grabbed()
    hand.driver.update(500.0 / 800)
    hand.driver.finish()

    // d (1 + w t) e^(-w t) with d = 0.375 and w = sqrt(1000 / 3).
    for (milliseconds, place) in [(50.0, 569.6), (50, 663.4)] {
      rig.advance(milliseconds: milliseconds)
      #expect(abs((rig.shift("top") ?? 0) * 800 - place) < 0.1)
    }
  }

  @Test("NF-I7 A page let go at the very end is there at once")
  func dropAtEnd() throws {
    let rig = NavigationHarness()
    let hand = try rig.grabbed()
    hand.driver.update(1)

    hand.driver.finish()
    rig.advance(milliseconds: 0)

    #expect(rig.notices == ["willShow root", "didShow root"])
    #expect(!rig.controller.isMoving)
  }

  @Test("NF-I9 One drag has one beginning and one end, both ways", arguments: [true, false])
  func once(finishes: Bool) throws {
    let rig = NavigationHarness()
    let hand = try rig.grabbed()
    hand.driver.update(0.5)

    if finishes { hand.driver.finish() } else { hand.driver.cancel() }
    hand.driver.finish()
    hand.driver.cancel()
    rig.settle()

    let ends = ["finish root", "cancel root"]
    #expect(rig.events.filter { $0 == "grab root" }.count == 1)
    #expect(rig.events.filter { ends.contains($0) }.count == 1)
  }

  @Test("SX-5 Two quick swipes take two pages, and the first one goes on leaving meanwhile")
  func twoSwipes() throws {
    let rig = try NavigationHarness("one", "two")
    let second = PercentDrivenTransition()
    try rig.swipe()
    rig.advance(milliseconds: 50)
    let before = rig.controller.visiblePages.map(\.pose.shift)

    try rig.controller.pop(.interactive(second))

    #expect(rig.controller.visiblePages.map(\.screen.name) == ["root", "one", "two"])
    #expect(rig.controller.visiblePages.map(\.pose.shift).suffix(2) == before[...])
    second.update(0.7)
    second.finish()
    rig.settle()
    #expect(rig.names == ["root"])
    #expect(
      rig.notices == ["willShow one", "didShow one", "willShow root", "didShow root"])
  }

  @Test("FC-12 The page that a first swipe left goes on alone, while a second one holds still")
  func carriedGoesOn() throws {
    let rig = try NavigationHarness("one", "two")
    let second = PercentDrivenTransition()
    try rig.swipe()
    try rig.controller.pop(.interactive(second))
    let place = try #require(rig.shift("two"))

    rig.advance(milliseconds: 60)
    #expect(try #require(rig.shift("two")) > place)
    rig.advance(milliseconds: 1000)

    #expect(rig.shift("two") == nil)
    #expect(rig.shift("one") == 0)
    #expect(second.isDriving)
  }

  @Test(
    "FC-7 A push by hand enters the stack when it is let go, or not at all",
    arguments: [true, false])
  func pushByHand(finishes: Bool) throws {
    let rig = NavigationHarness()
    let driver = PercentDrivenTransition()
    try rig.controller.push(PlainScreen("next"), .interactive(driver))
    driver.update(0.25)

    #expect(rig.names == ["root"])
    #expect(rig.shift("next") == 0.75)
    if finishes { driver.finish() } else { driver.cancel() }

    #expect(rig.names == (finishes ? ["root", "next"] : ["root"]))
    rig.settle()
    #expect(rig.events.last == (finishes ? "didShow next" : "didCancel next"))
  }

  @Test("A screen that was offered and not taken is let go")
  func offerForgotten() throws {
    let rig = NavigationHarness()
    let driver = PercentDrivenTransition()
    try rig.controller.push(PlainScreen("next"), .interactive(driver))
    weak let next = rig.controller.visiblePages.last?.screen

    driver.cancel()
    rig.settle()

    #expect(next == nil)
  }

  @Test("FC-4 A push in the middle of a push by hand starts over both pages")
  func pushOverOffer() throws {
    let rig = NavigationHarness()
    let driver = PercentDrivenTransition()
    try rig.controller.push(PlainScreen("offer"), .interactive(driver))
    driver.update(0.4)
    let before = rig.controller.visiblePages.map(\.pose.shift)

    try rig.controller.push(PlainScreen("code"))

    #expect(rig.controller.visiblePages.map(\.screen.name) == ["root", "offer", "code"])
    #expect(Array(rig.controller.visiblePages.map(\.pose.shift).prefix(2)) == before)
    #expect(!driver.isDriving)
    rig.settle()
    #expect(rig.names == ["root", "code"])
    #expect(
      rig.notices == ["willShow offer", "didCancel offer", "willShow code", "didShow code"])
  }

  @Test("A pop in the middle of a push by hand is one of the page beneath")
  func popUnderOffer() throws {
    let rig = try NavigationHarness("one")
    let driver = PercentDrivenTransition()
    try rig.controller.push(PlainScreen("offer"), .interactive(driver))
    driver.update(0.4)

    try rig.controller.pop()
    rig.settle()

    #expect(rig.names == ["root"])
    #expect(
      rig.notices == ["willShow offer", "didCancel offer", "willShow root", "didShow root"])
  }

  @Test("FC-7 Every verb can be in somebody's hands, and goes back as if nothing had been")
  func everyVerbByHand() throws {
    let rig = try NavigationHarness("one", "two")
    let driver = PercentDrivenTransition()
    let kind = TransitionMode.interactive(driver)
    let root = rig.root
    let verbs: [(NavigationController) throws -> Void] = [
      { try $0.push(PlainScreen("new"), kind) }, { try $0.pop(kind) },
      { try $0.pop(count: 2, kind) }, { try $0.pop(to: root, kind) }, { try $0.popToRoot(kind) },
      { try $0.setStack([PlainScreen("new")], kind) },
      { try $0.replaceTop(with: PlainScreen("new"), kind) },
    ]

    for verb in verbs {
      try verb(rig.controller)
      driver.update(0.5)
      #expect(rig.names == ["root", "one", "two"])
      driver.cancel()
      rig.settle()
      #expect(rig.names == ["root", "one", "two"])
    }
    for verb in verbs {
      let rig = try NavigationHarness("one", "two")
      try? verb(rig.controller)
      driver.update(0.5)
      driver.finish()
      rig.settle()
      #expect(rig.controller.visiblePages.map(\.screen.name) == [rig.controller.top.name])
    }
  }

  @Test("A request that shows nothing new cannot be driven")
  func nothingToDrive() throws {
    let rig = try NavigationHarness("one")
    let kind = TransitionMode.interactive(PercentDrivenTransition())

    #expect(throws: NavigationRefusal.nothingToDrive) {
      try rig.controller.replaceTop(with: rig.screen("one"), kind)
    }
    #expect(throws: NavigationRefusal.nothingToDrive) {
      try rig.controller.setStack([rig.screen("one")], kind)
    }
    #expect(rig.names == ["root", "one"])
  }

  @Test("NF-Q27 The dragged page taken out of the stack by code leaves; letting go means nothing")
  func draggedRemoved() throws {
    let rig = try NavigationHarness("one")
    let hand = try rig.grabbed()
    hand.driver.update(0.3)

    try rig.controller.setStack([rig.root])
    hand.driver.cancel()
    rig.settle()

    #expect(rig.names == ["root"])
    #expect(rig.controller.visiblePages.map(\.screen.name) == ["root"])
  }

  @Test("A page beneath the drag taken out by code: the drag goes back, and nothing is lost")
  func beneathRemoved() throws {
    let rig = try NavigationHarness("one")
    let hand = try rig.grabbed("two")
    hand.driver.update(0.3)

    try rig.controller.setStack([rig.root, rig.screen("two")])
    #expect(!hand.driver.isDriving)
    rig.settle()

    #expect(rig.notices == ["willShow one", "didCancel one"])
    #expect(rig.names == ["root", "two"])
  }

  @Test("NF-R36 A pop to the root in the middle of a drag takes the page away, then the rest")
  func popToRootInDrag() throws {
    let rig = try NavigationHarness("one", "two")
    let hand = try rig.grabbed("three")
    hand.driver.update(0.3)
    let before = rig.shift("three")

    try rig.controller.popToRoot()

    #expect(rig.shift("three") == before)
    rig.settle()
    #expect(rig.names == ["root"])
    #expect(
      rig.notices == ["willShow two", "didShow two", "willShow root", "didShow root"])
  }

  @Test("NF-I51 NF-C11 A driver that drives nothing does nothing")
  func idleDriver() throws {
    let driver = PercentDrivenTransition()

    driver.update(0.5)
    driver.finish(velocity: 3)
    driver.cancel()

    #expect(driver.fraction == 0)
    #expect(!driver.isDriving)
  }

  @Test("NF-I47 A page that settles is taken in hand again at the fraction it has")
  func pause() throws {
    let rig = NavigationHarness()
    let hand = try rig.grabbed()
    hand.driver.update(0.5)
    hand.driver.finish()
    rig.advance(milliseconds: 80)
    let fraction = try #require(rig.controller.fraction)
    var changes: [Bool] = []
    rig.controller.coordinator?.whenInteractionChanges { changes.append($0.isInteractive) }

    try rig.controller.pop()

    #expect(abs(hand.driver.fraction - fraction) < 1e-12)
    #expect(changes == [true])
  }

  @Test(
    "NF-I45 NF-R64 A finish at twice the speed takes half the time; nonsense counts as once",
    arguments: [(2.0, 75.0), (0.5, 300), (0, 150), (-1, 150), (.nan, 150), (.infinity, 150)])
  func speed(speed: Double, milliseconds: Double) throws {
    let rig = NavigationHarness()
    let hand = HandDriver()
    hand.style = CrossFadeTransitionStyle(duration: .milliseconds(500))
    try rig.controller.push(PlainScreen("top"), .immediate)
    rig.controller.transitionProvider = hand
    try rig.controller.pop()
    hand.driver.update(0.7)

    hand.driver.finish(speed: speed)
    rig.settle()

    #expect(abs(rig.context.clock.now.seconds(since: .zero) * 1000 - milliseconds) < 0.001)
  }

  @Test(
    "A velocity that is no number counts as none", arguments: [Double.nan, .infinity, -.infinity])
  func velocity(velocity: Double) throws {
    let rig = NavigationHarness()
    let hand = try rig.grabbed()
    hand.driver.update(0.5)

    hand.driver.finish(velocity: velocity)

    #expect(rig.lines.last { $0.verb == "finish" }?.details == "0.500000 0.000000")
    rig.settle()
    #expect(rig.events.last == "didShow root")
  }

  @Test("FC-7 A page goes by the custom look that it came with, also under a finger")
  func goesAsItCame() throws {
    let rig = NavigationHarness()
    let driver = PercentDrivenTransition()
    try rig.controller.push(PlainScreen("one"), .custom(ZoomTransitionStyle()))
    rig.settle()
    try rig.controller.push(PlainScreen("two"))
    rig.settle()

    try rig.controller.pop()
    #expect(rig.lines.last { $0.verb == "willShow" }?.details == "animated slide")
    rig.settle()
    try rig.controller.pop(.interactive(driver))
    for fraction in [0.3, 0.8, 0.3] {
      driver.update(fraction)
      #expect(
        rig.controller.visiblePages[1].pose
          == ZoomTransitionStyle().upperPose(presence: 1 - fraction))
    }
    driver.finish()
    rig.settle()

    #expect(rig.names == ["root"])
  }

  @Test("What a drag carries moves by itself, and the clock knows until when")
  func carriedMoves() throws {
    let rig = try NavigationHarness("one", "two")
    let second = PercentDrivenTransition()
    try rig.swipe()
    rig.advance(milliseconds: 50)

    try rig.controller.pop(.interactive(second))

    #expect(rig.context.clock.isMoving)
    rig.context.clock.advance(to: try #require(rig.context.clock.deadline))
    #expect(!rig.context.clock.isMoving && rig.context.clock.deadline == nil)
    #expect(rig.controller.visiblePages.map(\.screen.name) == ["root", "one"])
  }

  @Test("No page comes in between two others by hand while the upper one still arrives")
  func nothingBetween() throws {
    let rig = try NavigationHarness("one")
    try rig.controller.setStack([rig.root, PlainScreen("two"), PlainScreen("three")])
    rig.advance(milliseconds: 100)

    #expect(throws: NavigationRefusal.busy) {
      try rig.controller.pop(.interactive(PercentDrivenTransition()))
    }
    #expect(rig.controller.visiblePages.map(\.screen.name) == ["one", "three"])
  }
}

extension NavigationHarness {
  /// Takes the top page away by hand as far as 0.6, and lets go there.
  fileprivate func swipe() throws {
    let driver = PercentDrivenTransition()
    try controller.pop(.interactive(driver))
    driver.update(0.6)
    driver.finish()
  }
}
