import FlowCore
import FlowUI
import Foundation
import Testing

@Suite struct ScrollStepTests {
  private let page = LongPage()

  @Test("Each step of a wheel scrolls smoothly by 50 points, and steps add up")
  func wheel() {
    page.input.wheel(0, 2)
    #expect(page.offset == 0)
    var offsets: [Double] = []
    for _ in 0..<5 {
      page.input.wait(10)
      offsets.append(page.offset)
    }
    #expect(offsets == offsets.sorted() && offsets[0] > 0 && offsets[4] < 100)

    page.input.wheel(0, 1)
    page.input.settle()
    #expect(page.offset == 150)
    page.input.wheel(0, -1)
    page.input.settle()

    #expect(page.offset == 100)
  }

  @Test("A step of a wheel follows the closed form of a critically damped spring")
  func closedForm() {
    page.input.wheel(0, 1)
    page.input.wait(50)

    // The part of the step after 50 ms is 1 - (1 + w t) e^(-w t), with w t = 30 x 0.05.
    #expect(abs(page.offset - 50 * (1 - 2.5 * exp(-1.5))) < 1e-9)
  }

  @Test("Fractions of wheel steps, as touchpads send them, scroll at once")
  func touchpad() {
    for _ in 0..<5 { page.input.wheel(0, 0.3) }

    #expect(abs(page.offset - 75) < 1e-9)
    #expect(!page.scroll.isMoving)
  }

  @Test(
    "Scrolling by wheel stops at the ends of the content",
    arguments: [(100.0, LongPage.limit), (-100, 0), (-0.5, 0), (99.5, LongPage.limit)])
  func wheelEnds(steps: Double, offset: Double) {
    page.input.wheel(0, steps)
    page.input.settle()

    #expect(page.offset == offset)
  }

  @Test(
    "Wheel steps that are zero, not finite or not mostly vertical do not scroll",
    arguments: [(0.0, Double.nan), (0, .infinity), (.nan, 1), (0, 0), (1, 1), (-2, 1)])
  func noSteps(right: Double, down: Double) {
    page.input.wheel(right, down)
    page.input.settle()

    #expect(page.offset == 0)
  }

  @Test("A wheel does nothing during a drag")
  func wheelDuringDrag() {
    page.input.drag(down: -10)

    page.input.wheel(0, 3)
    page.input.wheel(0, 0.3)

    #expect(page.offset == 200)
  }

  @Test("A press stops scrolling by wheel in place, and is a tap")
  func press() {
    page.input.wheel(0, 4)
    page.input.wait(30)
    let offset = page.offset

    page.input.click(400)

    #expect(page.taps == 1)
    #expect(page.offset == offset && offset > 0)
  }

  @Test(
    "Arrows scroll by a row, Space and page keys by a window less a row, Home and End to the ends",
    arguments: [
      (["Down"], 544.0), (["Up", "Up"], 412), (["PageDown"], 1056), (["Space"], 1056),
      (["PageUp"], 0), (["Shift+Space"], 0), (["Home"], 0), (["End"], LongPage.limit),
      (["End", "Up"], LongPage.limit - 44), (["Ctrl+Down"], 500), (["Shift+Down"], 500),
      (["A"], 500),
    ] as [([String], Double)])
  func keys(keys: [String], offset: Double) throws {
    page.scroll.scroll(to: 500, animated: false)

    for key in keys { try page.input.key(key) }
    page.input.settle()

    #expect(page.offset == offset)
  }

  @Test("A key pressed while a page returns from beyond its end scrolls the page without a jump")
  func keyComingBack() throws {
    page.input.mouse(.down, 400, 100)
    page.input.mouse(.move, 400, 300)
    page.input.mouse(.up, 400, 300)
    page.input.wait(20)
    let offset = page.offset
    #expect(offset < -20)

    try page.input.key("Down")
    #expect(page.offset == offset)
    page.input.settle()

    #expect(page.offset == 44)
  }

  @Test(
    "FC-14 With reduced motion, wheel, keys and code scroll at once; a flick still has momentum")
  func reducedMotion() throws {
    let page = LongPage(reducesMotion: true)

    page.input.wheel(0, 1)
    #expect(page.offset == 50)
    try page.input.key("Down")
    #expect(page.offset == 94)
    page.scroll.scroll(to: 0)
    #expect(page.offset == 0)
    page.flickUp()
    #expect(page.offset == 200)
    page.input.wait(100)

    #expect(page.offset > 250 && page.offset < 200 + 1000 / 2.002)
  }

  @Test(
    "Scrolling by code is clamped to the content, and NaN changes nothing",
    arguments: [
      (300.0, 300.0), (5000, LongPage.limit), (-20, 0), (.infinity, LongPage.limit), (.nan, 7),
    ])
  func code(goal: Double, offset: Double) {
    page.scroll.scroll(to: 7, animated: false)

    page.scroll.scroll(to: goal)
    page.input.settle()

    #expect(page.offset == offset)
  }

  @Test("A scroll offset can be set before the first layout")
  func early() {
    let scroll = ScrollState()
    scroll.scroll(to: 300)
    #expect(scroll.offset == 300)

    let input = InputDriver(on: TestScreen { ScrollArea(state: scroll) { Spacer(1000) } })
    _ = input.session.layerTree

    #expect(scroll.offset == 300)
    #expect(input.session.deadline == nil)
  }

  @Test(
    "Revealing a range scrolls by the minimum distance that shows it",
    arguments: [
      (600.0...700.0, 500.0), (400...450, 400), (1150...1200, 600), (0...2000, 0),
      (450...1300, 450),
    ])
  func reveal(part: ClosedRange<Double>, offset: Double) {
    page.scroll.scroll(to: 500, animated: false)

    page.scroll.reveal(part)
    page.input.settle()

    #expect(page.offset == offset)
  }
}
