import FlowCore
import FlowUI
import Testing

/// What comes between a hand and its page.
@Suite struct HandInterruptionTests {
  @Test("SX-5 A quick second swipe beside the page that leaves takes the next page")
  func twoSwipes() throws {
    let hands = try InputDriver("one", "two")
    hands.drag(from: 10, to: 500)
    hands.mouse(.up, 500)
    hands.wait(30)

    hands.drag(from: 10, to: 500)
    hands.mouse(.up, 500)
    hands.settle()

    #expect(hands.names == ["root"])
  }

  @Test("FC-12 A press on the page that leaves takes hold of it again, where it is")
  func regrab() throws {
    let hands = try InputDriver("one", "two")
    hands.drag(from: 10, to: 500)
    hands.mouse(.up, 500)
    try hands.controller.freeze(at: 0.02)
    hands.controller.unfreeze()

    hands.mouse(.down, 20)
    hands.mouse(.move, 27)
    #expect(hands.names == ["root", "one", "two"])
    hands.mouse(.up, 27)
    hands.settle()

    #expect(hands.names == ["root", "one", "two"])
  }

  @Test("NF-I17 NF-R36 A key in the middle of a drag finishes it, and pops no second page")
  func keyInDrag() throws {
    let hands = try InputDriver("one", "two")
    hands.drag(from: 10, to: 300)

    try hands.key("Alt+Left")
    hands.mouse(.up, 310)
    hands.settle()

    #expect(hands.names == ["root", "one"])
  }

  @Test("NF-I35 A second finger in the middle of a drag is nobody's")
  func secondFinger() throws {
    let hands = try InputDriver("one", "two")
    hands.drag(from: 10, to: 300)

    hands.session.send(.pointer(.down, .touch, finger: 1, Point(x: 10, y: 10)), at: hands.now)
    hands.session.send(.pointer(.move, .touch, finger: 1, Point(x: 700, y: 10)), at: hands.now)
    #expect(abs(try #require(hands.controller.fraction) - 290.0 / 800) < 1e-12)
    hands.session.send(.pointer(.up, .touch, finger: 1, Point(x: 700, y: 10)), at: hands.now)

    #expect(hands.controller.isDragging)
  }

  @Test("NF-I43 A resize in mid-drag keeps the fraction, and the drag counts on from there")
  func resize() throws {
    let hands = try InputDriver("one")
    hands.drag(from: 10, to: 410)

    hands.session.send(.resize(Size(width: 400, height: 600)), at: hands.now)
    #expect(hands.controller.fraction == 0.5)
    hands.mouse(.move, 410)
    #expect(hands.controller.fraction == 0.5)
    hands.mouse(.move, 450)

    #expect(abs((hands.controller.fraction ?? 0) - 0.6) < 1e-9)
  }

  @Test(
    "A stage without extent takes no drag, and none of its numbers hurts", arguments: [0.0, -5])
  func emptyStage(width: Double) throws {
    let hands = try InputDriver("one")
    hands.session.send(.resize(Size(width: width, height: 0)), at: hands.now)

    hands.drag(from: 0, to: 100)
    hands.mouse(.up, 100)
    hands.wheel(-8)
    hands.settle()

    #expect(hands.names == ["root", "one"])
  }

  @Test("FC-1 Input that comes while the picture is held is refused with the reason")
  func held() throws {
    let hands = try InputDriver("one", "two")
    try hands.controller.pop()
    hands.wait(100)
    try hands.controller.freeze()

    hands.drag(from: 10, to: 700)
    hands.mouse(.up, 700)
    hands.wheel(-8)
    try hands.key("Escape")
    hands.settle()

    #expect(hands.names == ["root", "one"])
    #expect(hands.refusals == Array(repeating: "\(NavigationRefusal.frozen)", count: 3))
    hands.controller.unfreeze()
    hands.settle()
    #expect(hands.controller.fraction == nil)
  }

  @Test("NF-K9 FC-14 With reduced motion pages fade by themselves, and still follow a finger")
  func reducedMotion() throws {
    let hands = try InputDriver("one", reducesMotion: true)

    try hands.controller.pop()
    hands.wait(100)
    #expect(hands.controller.visiblePages.map(\.pose.shift) == [0, 0])
    #expect(hands.controller.visiblePages.last?.pose.opacity == 0.5)
    hands.settle()
    try hands.controller.push(OfferingPage("two"), .immediate)
    hands.drag(from: 10, to: 210)

    #expect(hands.controller.visiblePages.last?.pose.shift == 0.25)
  }

  @Test("NF-I39 A swipe given up with reduced motion pops nothing, and the next one works")
  func reducedMotionCancel() throws {
    let hands = try InputDriver("one", reducesMotion: true)
    hands.drag(from: 10, to: 210)
    hands.mouse(.up, 210)
    hands.settle()
    #expect(hands.names == ["root", "one"])

    hands.drag(from: 10, to: 700)
    hands.mouse(.up, 700)

    #expect(hands.names == ["root"])
  }

  @Test("FC-12 A page that is leaving can be taken hold of anywhere on it, and drawn back")
  func caughtAnywhere() throws {
    let hands = try InputDriver("one", "two")
    try hands.key("Alt+Left")
    hands.wait(60)
    let fraction = try #require(hands.controller.fraction)

    hands.mouse(.down, 700)
    hands.mouse(.move, 690)
    #expect(abs(try #require(hands.controller.fraction) - fraction) < 0.02)
    hands.mouse(.move, 300)
    hands.wait(200)
    hands.mouse(.up, 300)
    hands.settle()

    #expect(hands.names == ["root", "one", "two"])
  }

  @Test(
    "A mouse let go while the picture is held lets go when that ends", arguments: [true, false])
  func releasedWhileHeld(byLoss: Bool) throws {
    let hands = try InputDriver("one")
    hands.drag(from: 10, to: 600)
    try hands.controller.freeze()

    if byLoss {
      hands.session.send(.focus(false), at: hands.now)
    } else {
      hands.mouse(.up, 600)
    }
    hands.controller.unfreeze()
    hands.settle()

    #expect(hands.controller.fraction == nil)
    #expect(hands.names == (byLoss ? ["root", "one"] : ["root"]))
  }

  @Test("NF-Q15 A page that was thrown in by hand takes no taps before it is nearly there")
  func arrivingByHand() throws {
    let hands = try InputDriver()
    let tap = TapResponder { _ in Issue.record("tapped too early") }
    let page = Page("next")
    page.responders = [tap]
    let driver = PercentDrivenTransition()
    try hands.controller.push(page, .interactive(driver))
    driver.update(0.1)
    driver.finish()
    hands.wait(20)

    hands.mouse(.down, 400)
    hands.mouse(.up, 400)

    #expect(hands.controller.depth == 2)
  }
}
