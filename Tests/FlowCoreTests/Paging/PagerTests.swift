import FlowCore
import FlowModel
import Testing

@Suite struct PagerTests {
  @Test("S1-26 NF-R79 Pages follow a finger in proportion to their width")
  func follow() {
    let harness = PagerHarness(selected: 1)
    harness.down(200)

    harness.move(by: -100)
    #expect(harness.pager.position == 1.25)
    harness.move(by: 200)
    #expect(harness.pager.position == 0.75)
    #expect(harness.pager.index == 1)
    harness.up(.cancelled)
    harness.settle()

    #expect(harness.pager.position == 1 && harness.lines.isEmpty)
  }

  @Test(
    "NF-PG19 At position 1.25 the presence of the second page is 0.75, and that of the third 0.25")
  func presence() {
    let harness = PagerHarness(selected: 1)
    harness.down(200)

    harness.move(by: -100)

    #expect((0..<4).map(harness.pager.presence) == [0, 0.75, 0.25, 0])
  }

  @Test(
    "FC-9 NF-R45 A drag goes to the next page by distance and velocity, and never further",
    arguments: [
      (-200.0, 0.0, 1), (-201, 0, 2), (199, 0, 1), (201, 0, 0), (-40, 600, 2), (-40, 400, 1),
      (40, 600, 0), (-390, 9_000, 2), (390, 9_000, 0), (-700, 9_000, 2),
    ])
  func release(distance: Double, speed: Double, target: Int) {
    let harness = PagerHarness(selected: 1)

    if speed == 0 { harness.drag(by: distance) } else { harness.flick(by: distance, speed: speed) }
    #expect(harness.pager.index == target)
    harness.settle()

    #expect(harness.pager.position == Double(target))
  }

  @Test(
    "Long swipes can pass several pages, and a flick goes one page further",
    arguments: [(-900.0, 0.0, 3), (-1_000, 0, 3), (-1_001, 0, 4), (-820, 9_000, 4), (-4_000, 0, 9)])
  func longSwipes(distance: Double, speed: Double, target: Int) {
    let harness = PagerHarness(10, selected: 1)
    harness.pager.allowsLongSwipes = true

    if speed == 0 { harness.drag(by: distance) } else { harness.flick(by: distance, speed: speed) }

    #expect(harness.pager.index == target)
  }

  @Test(
    "FC-8 Released pages settle from the drag's velocity without a jump, and do not overshoot",
    arguments: [
      (-60.0, 3_000.0), (-60, 750), (-120, 1_200), (100, 2_000), (180, 1_500), (-30, 200),
    ])
  func settling(distance: Double, speed: Double) {
    let harness = PagerHarness(selected: 1)
    harness.down(200)
    harness.advance(milliseconds: distance.magnitude / speed * 1000)
    harness.move(by: distance)
    let (position, velocity) = (harness.pager.position, -distance.sign.factor * speed / 400)

    harness.up()

    let target = Double(harness.pager.index ?? 0)
    #expect(harness.pager.position == position)
    #expect(abs(harness.pager.machine.velocity(at: harness.context.clock.now) - velocity) < 1e-6)
    var last = position
    while harness.pager.isMoving {
      harness.advance(milliseconds: 1)
      #expect((harness.pager.position - last).magnitude < speed / 400 / 1000 + 0.02)
      #expect((harness.pager.position - target) * (position - target) >= 0)
      last = harness.pager.position
    }
    #expect(harness.pager.position == target)
  }

  @Test("NF-R53 Pages resist beyond the ends, and return from there without overshooting")
  func rubber() {
    let harness = PagerHarness(selected: 0)
    harness.down(200)
    harness.move(by: 100)

    // In page widths, pages move x / (x + 1) beyond the end, where x is 0.55 times the drag of
    // 0.25.
    #expect(abs(harness.pager.position + 0.1375 / 1.1375) < 1e-12)
    harness.move(by: 1e9)
    #expect(harness.pager.position > -1)
    harness.move(by: -1e9 + 100)
    let pulled = harness.pager.position
    harness.advance(milliseconds: 10)
    harness.up()

    while harness.pager.isMoving {
      #expect(harness.pager.position >= pulled && harness.pager.position <= 0)
      harness.advance(milliseconds: 1)
    }
    #expect(harness.pager.index == 0)
  }

  @Test("A new width moves no page, not even during a drag")
  func resize() {
    let harness = PagerHarness(selected: 1)
    harness.down(200)
    harness.move(by: -100)

    harness.pager.extent = 100
    #expect(harness.pager.position == 1.25)
    harness.move(by: -25)
    #expect(harness.pager.position == 1.5)
    harness.pager.extent = .nan
    harness.move(by: -25)
    harness.up()
    harness.settle()

    #expect(harness.pager.position == 1)
  }

  @Test(
    "NF-PG37 NF-R78 Moving pages are grabbed by a drag at their current position",
    arguments: [(2, 40.0), (0, 60), (3, 5), (3, 120)])
  func grab(index: Int, time: Double) {
    let harness = PagerHarness(selected: 1)
    harness.pager.select(index)
    harness.down(200)
    harness.advance(milliseconds: time)
    let position = harness.pager.position

    harness.move(by: -20)
    harness.advance(milliseconds: 500)

    #expect(position != 1 && position != Double(index))
    #expect(abs(harness.pager.position - position) < 1e-12)
    harness.move(by: -20)
    #expect(abs(harness.pager.position - position - 0.05) < 1e-12)
  }

  @Test("NF-PG37 Pages that are returning from beyond an end can be grabbed again")
  func grabBeyond() {
    let harness = PagerHarness()
    harness.drag(by: 150)
    harness.down(200)
    harness.advance(milliseconds: 30)
    let position = harness.pager.position

    harness.move(by: -20)

    #expect(position < 0 && abs(harness.pager.position - position) < 1e-12)
  }

  @Test("NF-PG37 A second flick during the animation goes one page further")
  func flicks() {
    let harness = PagerHarness(5)

    for _ in 0..<3 {
      harness.flick(by: -80, speed: 1_600)
      harness.advance(milliseconds: 60)
    }
    harness.settle()

    #expect(harness.pager.index == 3)
  }

  @Test("A selection by code ends a drag, and the rest of the drag does nothing")
  func codeWins() {
    let harness = PagerHarness()
    harness.down(200)
    harness.move(by: -100)

    harness.pager.select(3)
    let position = harness.pager.position
    harness.move(by: -100)
    harness.up()

    #expect(position == 0.25 && harness.pager.position == 0.25 && harness.pager.index == 3)
    harness.settle()
    #expect(harness.pager.position == 3)
  }

  @Test(
    "A step selects a page that many positions after or before, but none beyond an end",
    arguments: [(1, 2), (-1, 0), (9, 3), (-9, 0), (Int.max, 3), (Int.min, 0)])
  func step(pages: Int, index: Int) {
    let harness = PagerHarness(selected: 1)

    harness.pager.step(by: pages)

    #expect(harness.pager.index == index)
  }

  @Test("NF-R77 The selection changes at once, and onShow is called when the pages have settled")
  func told() {
    let harness = PagerHarness()
    var told: [String] = []
    harness.pager.onSelect = { told.append("select \($0 ?? -1)") }
    harness.pager.onShow = { told.append("show \($0 ?? -1)") }

    harness.pager.select(2)
    harness.advance(milliseconds: 50)
    harness.pager.select(1)
    harness.pager.select(1)
    #expect(told == ["select 2", "select 1"])
    harness.settle()
    harness.drag(by: -20)
    harness.settle()
    harness.pager.select(0, animated: false)

    #expect(told == ["select 2", "select 1", "show 1", "select 0", "show 0"])
  }

  @Test(
    "NF-K9 FC-14 With reduced motion a selection moves pages at once, and they still follow a drag")
  func reducedMotion() {
    let harness = PagerHarness(reducesMotion: true)

    harness.pager.select(2)
    #expect(harness.pager.position == 2 && harness.pager.fade != nil)
    harness.down(200)
    harness.move(by: -100)

    #expect(harness.pager.position == 2.25)
  }

  @Test("FC-17 Every page change is traced with its reason")
  func trace() {
    let harness = PagerHarness(selected: 0, timePerPage: .seconds(4))

    harness.advance(milliseconds: 4_000)
    harness.settle()
    _ = harness.pager.handle(KeyPress("End"))
    harness.settle()
    harness.drag(by: 300)
    harness.scroll(down: 1)
    harness.pager.progress?.select(0, reason: .tap)
    harness.pager.step(by: 1)
    harness.pager.remove(at: 1)

    #expect(
      harness.lines.map { "\($0.verb) \($0.subject) \($0.details)" } == [
        "page 2 time", "page 4 key", "page 3 swipe", "page 4 wheel", "page 1 tap", "page 2 code",
        "page 3 pages",
      ])
  }
}

extension FloatingPointSign {
  fileprivate var factor: Double { self == .plus ? 1 : -1 }
}
