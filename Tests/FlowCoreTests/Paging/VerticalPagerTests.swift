import FlowCore
import FlowModel
import Testing

@Suite struct VerticalPagerTests {
  @Test("A drag up moves vertical pages towards the next one, in proportion to their height")
  func drag() {
    let harness = PagerHarness(axis: .vertical)

    harness.down(200)
    harness.move(by: 0, down: -100)
    #expect(harness.pager.position == 0.25)
    harness.move(by: 0, down: -140)
    harness.advance(milliseconds: 200)
    harness.up()
    harness.settle()

    #expect(harness.pager.index == 1 && harness.pager.position == 1)
  }

  @Test("A horizontal drag over vertical pages is left to other responders")
  func horizontalDrag() {
    let harness = PagerHarness(axis: .vertical)
    var isTaken = false
    let other = PanResponder { _ in
      .horizontal
    } onChange: { _ in
      isTaken = true
    }

    harness.down(200, other)
    harness.move(by: -300)
    harness.up()

    #expect(isTaken && harness.pager.index == 0 && !harness.pager.isMoving)
  }

  @Test(
    "Vertical pages handle the keys Up, Down and End, but not Left and Right",
    arguments: [
      ("Down", 1, 2, true), ("Up", 1, 0, true), ("Left", 1, 1, false),
      ("Right", 1, 1, false), ("End", 1, 3, true),
    ])
  func keys(key: (name: String, from: Int, to: Int, isTaken: Bool)) {
    let harness = PagerHarness(selected: key.from, axis: .vertical)

    #expect(harness.pager.handle(KeyPress(key.name)) == key.isTaken)
    #expect(harness.pager.index == key.to)
  }

  @Test("A two-finger scroll up drags vertical pages back, 400 points a page")
  func scroll() {
    let harness = PagerHarness(selected: 1, axis: .vertical)
    let scroll = { (points: Double) in
      harness.pager.scrollResponder.respond(
        to: ScrollEvent(
          right: 0, down: points / 50, instant: harness.context.clock.now,
          stageSize: Size(width: 400, height: 800)))
    }

    #expect(scroll(-20.5) && scroll(-79.5))

    #expect(harness.pager.position == 0.75)
  }

  @Test("An app's own release rule decides whether the next page is reached")
  func ownRule() {
    let harness = PagerHarness(axis: .vertical)
    harness.pager.releaseRule = ReleaseRule("tenth") { distance, _, extent in
      distance > extent / 10
    }

    harness.down(200)
    harness.move(by: 0, down: -50)
    harness.advance(milliseconds: 200)
    harness.up()

    #expect(harness.pager.index == 1)
  }
}
