import FlowCore
import FlowUI
import Foundation
import Testing

/// A page of 2000 points that scrolls, on a stage 600 points high.
final class LongPage {
  /// The largest scroll offset, in points.
  nonisolated static let limit = 1400.0

  let scroll = ScrollState()
  let control: Control
  /// The number of times that the page's button, which is as high as the page, was pressed.
  private(set) var taps = 0
  let input: InputDriver

  init(reducesMotion: Bool = false) {
    let control = Control()
    self.control = control
    input = InputDriver(
      on: TestScreen("long") { [scroll] in ScrollArea(state: scroll) { Tall(2000, control) } },
      reducesMotion: reducesMotion)
    control.onActivate = { [unowned self] in taps += 1 }
    _ = input.session.layerTree
  }

  var offset: Double { scroll.offset }

  /// Drags the page up by 200 points at 1000 points per second, and releases it.
  func flickUp() {
    input.drag(down: -10)
    input.mouse(.up, 400, 100)
  }
}

/// An element of a given height, which a control covers completely.
struct Tall: Element {
  private let height: Double
  private let control: Control

  init(_ height: Double, _ control: Control) {
    self.height = height
    self.control = control
  }

  func size(in proposal: Size, _ context: LayoutContext) -> Size {
    Size(width: proposal.width, height: height)
  }

  func layOut(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    page.add(control, at: frame)
  }
}

@Suite struct ScrollDragTests {
  private let page = LongPage()

  @Test(
    "FC-10 Beyond the slop the content follows the pointer exactly from where it was pressed",
    arguments: [true, false])
  func follows(byMouse: Bool) {
    let (point, slop) = byMouse ? (page.input.mouse, 6.0) : (page.input.touch, 10)

    point(.down, 400, 500)
    point(.move, 400, 500 - slop + 1)
    #expect(page.offset == 0)
    for y in [500 - slop, 400, 250, 300] {
      point(.move, 400, y)
      #expect(page.offset == 500 - y)
    }
  }

  @Test("A drag that scrolls cancels the press of the control under the pointer")
  func takesPress() {
    page.input.mouse(.down, 400, 500)
    page.input.wait(100)
    #expect(page.control.drawnPress == 1)

    page.input.mouse(.move, 400, 450)
    page.input.wait(200)
    #expect(page.control.drawnPress == 0)
    page.input.mouse(.move, 400, 500)
    page.input.mouse(.up, 400, 500)

    #expect(page.taps == 0)
  }

  @Test("A flick covers its velocity divided by 2.002, and decays exponentially at that rate")
  func momentum() {
    page.flickUp()
    let (start, distance) = (page.input.now, 1000 / 2.002)
    #expect(page.offset == 200)

    for _ in 0..<3 {
      page.input.wait(100)
      let seconds = page.input.now.seconds(since: start)
      #expect(abs(page.offset - 200 - distance * (1 - exp(-2.002 * seconds))) < 1e-9)
    }
    page.input.wait(10_000)

    #expect(page.offset == 200 + distance)
    #expect(page.input.session.deadline == nil)
  }

  @Test("A drag that pauses before its release does not flick")
  func pause() {
    page.input.drag(down: -10)
    page.input.wait(200)
    page.input.mouse(.up, 400, 100)

    #expect(page.offset == 200)
    #expect(!page.input.session.isMoving)
  }

  @Test("A flick never moves the content beyond its ends", arguments: [-40.0, 40])
  func ends(distance: Double) {
    page.scroll.scroll(to: 700, animated: false)
    page.input.drag(down: distance, from: 300, steps: 10)
    page.input.mouse(.up, 400, 300 + 10 * distance)

    var offsets: [Double] = []
    for _ in 0..<500 {
      page.input.wait(10)
      offsets.append(page.offset)
    }

    #expect(offsets.allSatisfy { (0...LongPage.limit).contains($0) })
    #expect(offsets.last == (distance < 0 ? LongPage.limit : 0))
    #expect(offsets == offsets.sorted(by: distance < 0 ? { $0 < $1 } : { $0 > $1 }))
  }

  @Test(
    "Beyond an end the page follows a drag with increasing resistance, and returns on release",
    arguments: [(0, 100), (LongPage.limit, -100)] as [(Double, Double)])
  func rubberBand(start: Double, pull: Double) {
    page.scroll.scroll(to: start, animated: false)
    let reach = 600 * (1 - 1 / (100 * 0.55 / 600 + 1))

    page.input.mouse(.down, 400, 300)
    page.input.mouse(.move, 400, 300 + pull)
    #expect(abs((page.offset - start).magnitude - reach) < 1e-9)
    #expect((page.offset - start) * pull < 0)
    page.input.wait(200)
    page.input.mouse(.up, 400, 300 + pull)

    var distances: [Double] = []
    for _ in 0..<100 {
      distances.append((page.offset - start).magnitude)
      page.input.wait(10)
    }
    #expect(distances == distances.sorted(by: >))
    #expect(abs(distances[0] - reach) < 1e-9)
    #expect(page.offset == start)
  }

  @Test("A drag moves the content beyond its end by less than the height of the scroll area")
  func farPull() {
    page.input.mouse(.down, 400, 300)
    page.input.mouse(.move, 400, 1e9)

    #expect(page.offset > -600 && page.offset < -599)
  }

  @Test("A press on a page that moves by momentum stops it and is no tap; the next press is a tap")
  func catching() {
    page.flickUp()
    page.input.wait(100)
    let offset = page.offset

    page.input.touch(.down, 400)
    page.input.wait(100)
    #expect(page.offset == offset)
    #expect(page.control.drawnPress == 0)
    page.input.touch(.up, 400)
    #expect(page.taps == 0)
    page.input.click(400)

    #expect(page.taps == 1)
  }

  @Test(
    "A press that stops a page focuses nothing on it; the next press does",
    arguments: [true, false])
  func catchingWithoutFocus(byMouse: Bool) {
    let point = byMouse ? page.input.mouse : page.input.touch
    page.flickUp()
    page.control.takesFocusByPress = true
    page.input.wait(100)

    point(.down, 400, 300)
    point(.up, 400, 300)
    #expect(!page.control.hasFocus)
    point(.down, 400, 300)
    point(.up, 400, 300)

    #expect(page.control.hasFocus)
  }

  @Test("A press that has stopped a page can continue as a drag")
  func catchAndPull() {
    page.flickUp()
    page.input.wait(100)
    let offset = page.offset

    page.input.mouse(.down, 400, 300)
    page.input.mouse(.move, 400, 250)

    #expect(page.offset == offset + 50)
  }

  @Test("A page that moves only slowly by momentum can be tapped")
  func slow() {
    page.flickUp()
    page.input.wait(2500)
    #expect(page.input.session.isMoving)

    page.input.click(400)

    #expect(page.taps == 1)
  }

  @Test("A page that returns from beyond its end is grabbed without a jump")
  func catchComingBack() {
    page.input.mouse(.down, 400, 300)
    page.input.mouse(.move, 400, 500)
    page.input.wait(200)
    page.input.mouse(.up, 400, 500)
    page.input.wait(50)
    let offset = page.offset
    #expect(offset < -10)

    page.input.mouse(.down, 400, 300)
    #expect(page.offset == offset)
    page.input.mouse(.move, 400, 307)
    #expect(page.offset < offset && page.offset > offset - 7)
    page.input.mouse(.move, 400, 300)

    #expect(abs(page.offset - offset) < 1e-9)
  }

  @Test(
    "FC-11 A cancelled drag leaves the page where it is, or returns it from beyond its end",
    arguments: [(-100.0, 100.0), (100, 0)])
  func takenAway(pull: Double, offset: Double) {
    page.input.drag(down: pull / 10, steps: 10)

    page.input.session.send(.focus(false), at: page.input.now)
    page.input.settle()

    #expect(page.offset == offset)
  }

  @Test(
    "Content that fits its scroll area does not scroll, and drags on it still press its controls")
  func fitting() {
    let scroll = ScrollState()
    let control = Control()
    let input = InputDriver(on: TestScreen { ScrollArea(state: scroll) { Tall(500, control) } })

    input.drag(down: -10)
    input.wheel(0, 2)

    #expect(scroll.offset == 0)
    #expect(scroll.limit == 0)
    #expect(control.drawnPress > 0)
  }

  @Test("Scrolling by code during a drag ends the drag")
  func code() {
    page.input.drag(down: -10)

    page.scroll.scroll(to: 700, animated: false)
    page.input.mouse(.move, 400, 50)
    page.input.mouse(.up, 400, 0)
    page.input.settle()

    #expect(page.offset == 700)
  }
}
