import FlowCore
import FlowUI
import Testing

@Suite struct PageDragInterruptionTests {
  @Test("SX-5 A quick second swipe beside the leaving page pops the next page")
  func twoSwipes() throws {
    let input = try InputDriver("one", "two")
    input.drag(from: 10, to: 500)
    input.mouse(.up, 500)
    input.wait(30)

    input.drag(from: 10, to: 500)
    input.mouse(.up, 500)
    input.settle()

    #expect(input.names == ["root"])
  }

  @Test("FC-12 A short drag of the leaving page grabs it and puts it back into the stack")
  func regrab() throws {
    let input = try InputDriver("one", "two")
    input.drag(from: 10, to: 500)
    input.mouse(.up, 500)
    try input.controller.freeze(at: 0.02)
    input.controller.unfreeze()

    input.mouse(.down, 20)
    input.mouse(.move, 27)
    #expect(input.names == ["root", "one", "two"])
    input.mouse(.up, 27)
    input.settle()

    #expect(input.names == ["root", "one", "two"])
  }

  @Test("NF-I17 NF-R36 A back key during a drag finishes the drag, and pops no second page")
  func keyInDrag() throws {
    let input = try InputDriver("one", "two")
    input.drag(from: 10, to: 300)

    try input.key("Alt+Left")
    input.mouse(.up, 310)
    input.settle()

    #expect(input.names == ["root", "one"])
  }

  @Test("NF-I35 A second finger during a drag is ignored")
  func secondFinger() throws {
    let input = try InputDriver("one", "two")
    input.drag(from: 10, to: 300)

    input.session.send(
      .pointer(.down, device: .touch, finger: 1, location: Point(x: 10, y: 10)), at: input.now)
    input.session.send(
      .pointer(.move, device: .touch, finger: 1, location: Point(x: 700, y: 10)), at: input.now)
    #expect(abs(try #require(input.controller.fraction) - 290.0 / 800) < 1e-12)
    input.session.send(
      .pointer(.up, device: .touch, finger: 1, location: Point(x: 700, y: 10)), at: input.now)

    #expect(input.controller.isDragging)
  }

  @Test("NF-I43 A resize during a drag keeps the fraction, and the drag continues from there")
  func resize() throws {
    let input = try InputDriver("one")
    input.drag(from: 10, to: 410)

    input.session.send(.resize(Size(width: 400, height: 600)), at: input.now)
    #expect(input.controller.fraction == 0.5)
    input.mouse(.move, 410)
    #expect(input.controller.fraction == 0.5)
    input.mouse(.move, 450)

    #expect(abs((input.controller.fraction ?? 0) - 0.6) < 1e-9)
  }

  @Test("On an empty stage drags and touchpad swipes do nothing", arguments: [0.0, -5])
  func emptyStage(width: Double) throws {
    let input = try InputDriver("one")
    input.session.send(.resize(Size(width: width, height: 0)), at: input.now)

    input.drag(from: 0, to: 100)
    input.mouse(.up, 100)
    input.wheel(-8)
    input.settle()

    #expect(input.names == ["root", "one"])
  }

  @Test("FC-1 Input while a transition is frozen is refused, with the reason")
  func frozen() throws {
    let input = try InputDriver("one", "two")
    try input.controller.pop()
    input.wait(100)
    try input.controller.freeze()

    input.drag(from: 10, to: 700)
    input.mouse(.up, 700)
    input.wheel(-8)
    try input.key("Escape")
    input.settle()

    #expect(input.names == ["root", "one"])
    #expect(input.refusals == Array(repeating: "\(NavigationRefusal.frozen)", count: 3))
    input.controller.unfreeze()
    input.settle()
    #expect(input.controller.fraction == nil)
  }

  @Test("NF-K9 FC-14 With reduced motion an animated pop fades, and a drag still moves the page")
  func reducedMotion() throws {
    let input = try InputDriver("one", reducesMotion: true)

    try input.controller.pop()
    input.wait(100)
    #expect(input.controller.visiblePages.map(\.pose.shift) == [0, 0])
    #expect(input.controller.visiblePages.last?.pose.opacity == 0.5)
    input.settle()
    try input.controller.push(OfferingPage("two"), .immediate)
    input.drag(from: 10, to: 210)

    #expect(input.controller.visiblePages.last?.pose.shift == 0.25)
  }

  @Test("NF-I39 A cancelled swipe with reduced motion pops nothing, and the next swipe pops")
  func reducedMotionCancel() throws {
    let input = try InputDriver("one", reducesMotion: true)
    input.drag(from: 10, to: 210)
    input.mouse(.up, 210)
    input.settle()
    #expect(input.names == ["root", "one"])

    input.drag(from: 10, to: 700)
    input.mouse(.up, 700)

    #expect(input.names == ["root"])
  }

  @Test("FC-12 A leaving page can be grabbed anywhere on it and dragged back")
  func caughtAnywhere() throws {
    let input = try InputDriver("one", "two")
    try input.key("Alt+Left")
    input.wait(60)
    let fraction = try #require(input.controller.fraction)

    input.mouse(.down, 700)
    input.mouse(.move, 690)
    #expect(abs(try #require(input.controller.fraction) - fraction) < 0.02)
    input.mouse(.move, 300)
    input.wait(200)
    input.mouse(.up, 300)
    input.settle()

    #expect(input.names == ["root", "one", "two"])
  }

  @Test("A leaving page is grabbed even if it has moved away from the location of the press")
  func caughtAtItsEdge() throws {
    let input = try InputDriver("one", "two")
    try input.key("Alt+Left")
    input.wait(60)
    let edge = { 800 * (input.controller.visiblePages.last?.pose.shift ?? 0) }
    let press = edge() + 5

    input.mouse(.down, press)
    input.wait(30)
    #expect(edge() > press)
    input.mouse(.move, press + 10)

    #expect(input.controller.isDragging)
    #expect(input.names == ["root", "one", "two"])
  }

  @Test("A press on a leaving page that then has left drags no other page")
  func leftBeforeDrag() throws {
    let input = try InputDriver("one", "two")
    try input.key("Alt+Left")
    input.wait(30)
    let leaving = try #require(input.controller.visiblePages.last)
    #expect(800 * leaving.pose.shift < 300)

    input.mouse(.down, 300)
    input.settle()
    input.mouse(.move, 790)
    #expect(!input.controller.isDragging)
    input.mouse(.up, 790)
    input.settle()

    #expect(input.names == ["root", "one"])
  }

  @Test(
    "A drag that is released or cancelled while frozen ends when the transition is unfrozen",
    arguments: [true, false])
  func releasedWhileFrozen(byLoss: Bool) throws {
    let input = try InputDriver("one")
    input.drag(from: 10, to: 600)
    try input.controller.freeze()

    if byLoss {
      input.session.send(.focus(false), at: input.now)
    } else {
      input.mouse(.up, 600)
    }
    input.controller.unfreeze()
    input.settle()

    #expect(input.controller.fraction == nil)
    #expect(input.names == (byLoss ? ["root", "one"] : ["root"]))
  }

  @Test("NF-Q15 A page pushed interactively takes no taps until it has nearly arrived")
  func arrivingByDrag() throws {
    let input = try InputDriver()
    var taps = 0
    let page = Page("next")
    page.responders = [TapResponder { _ in taps += 1 }]
    let driver = PercentDrivenTransition()
    try input.controller.push(page, .interactive(driver))
    driver.update(0.1)
    driver.finish()
    input.wait(20)

    input.mouse(.down, 400)
    input.mouse(.up, 400)
    #expect(taps == 0)
    input.settle()
    input.click(400)

    #expect(taps == 1)
    #expect(input.names == ["root", "next"])
  }
}
