import FlowCore
import FlowModel
import Testing

@Suite struct FluidPagerTests {
  @Test("S1-9 When a page's time is over, the pager advances and the next page's time begins")
  func onward() {
    let harness = PagerHarness(timePerPage: .seconds(4))

    harness.advance(milliseconds: 4_000)
    #expect(harness.pager.index == 1 && harness.pager.position == 0 && harness.pager.isMoving)
    harness.advance(milliseconds: 1_000)

    #expect(harness.pager.position == 1 && !harness.pager.isMoving)
    #expect(harness.pager.fill(of: 1) == 0.25)
    #expect(harness.trace == ["4000.000000 page 2 time"])
  }

  @Test(
    "S1-14 S1-15 NF-PG25 A drag pauses the timer, which continues if the drag returns to the same page"
  )
  func samePage() {
    let harness = PagerHarness(timePerPage: .seconds(4))
    harness.advance(milliseconds: 2_400)
    harness.down(200)
    harness.move(by: -100)

    harness.advance(milliseconds: 60_000)
    #expect(harness.pager.progress?.fill(of: 0) == 0.6)
    harness.up()
    harness.advance(milliseconds: 400)

    #expect(harness.pager.index == 0 && !harness.pager.isMoving)
    #expect(harness.pager.fill(of: 0) == 0.7)
    harness.advance(milliseconds: 1_200)
    #expect(harness.pager.index == 1)
  }

  @Test("S1-10 S1-15 NF-PG31 NF-R85 Selecting another page by any input starts its time at 0")
  func otherPage() {
    let inputs: [(PagerHarness) -> Void] = [
      { $0.drag(by: -300) }, { _ = $0.pager.handle(KeyPress("Right")) }, { $0.scroll(down: 1) },
      { $0.pager.select(1, reason: .tap) }, { $0.pager.progress?.select(1) },
    ]
    for input in inputs {
      let harness = PagerHarness(timePerPage: .seconds(4))
      harness.advance(milliseconds: 2_400)

      input(harness)

      #expect(harness.pager.index == 1 && harness.pager.progress?.index == 1)
      #expect(harness.pager.progress?.fill(of: 1) == 0)
      harness.advance(milliseconds: 3_999)
      #expect(harness.pager.index == 1 && harness.pager.position == 1)
      harness.advance(milliseconds: 1)
      #expect(harness.pager.index == 2)
    }
  }

  @Test("S1-26 During a drag the fill is interpolated linearly between the two pages")
  func swipe() {
    let harness = PagerHarness(selected: 1, timePerPage: .seconds(4))
    harness.advance(milliseconds: 2_400)
    harness.down(200)

    for (x, filled) in [(-20.0, 1.62), (-180, 1.8), (-200, 2), (200, 1.8), (400, 0.8), (160, 0.16)]
    {
      harness.move(by: x)
      #expect(abs(harness.pager.filled - filled) < 1e-9)
    }
  }

  @Test(
    "S1-26 S1-30 The fill does not jump when pages are grabbed or released",
    arguments: [(-80.0, -60.0), (-80, 30), (-300, 200), (-300, -30), (80, 40), (260, -200)])
  func noJump(first: Double, second: Double) {
    let harness = PagerHarness(selected: 1, timePerPage: .milliseconds(900))
    harness.advance(milliseconds: 700)
    var last = harness.pager.filled
    let steps: [() -> Void] = [
      { harness.down(200) }, { harness.move(by: first.sign == .minus ? -6 : 6) },
      { harness.move(by: first) },
      { harness.up() }, { harness.advance(milliseconds: 40) }, { harness.down(200) },
      { harness.move(by: second) }, { harness.up() }, { harness.advance(milliseconds: 5) },
    ]
    for (number, step) in steps.enumerated() {
      step()
      // Only dragging and time change the fill; presses and releases leave it as it was.
      if [0, 3, 5, 7].contains(number) { #expect(abs(harness.pager.filled - last) < 1e-9) }
      last = harness.pager.filled
    }
    for _ in 0..<2_000 {
      harness.advance(milliseconds: 1)
      // In a millisecond the spring's snap to its target changes the fill by 0.001, and pages that
      // pass at one in 50 ms change it by 0.02; neither is a jump.
      #expect((harness.pager.filled - last).magnitude < 0.1)
      last = harness.pager.filled
    }
  }

  @Test("S1-30 Without input the fill only grows, until the pages wrap and it goes back with them")
  func monotone() {
    let harness = PagerHarness(3, timePerPage: .milliseconds(800))
    var last = 0.0

    for _ in 0..<2_400 {
      harness.advance(milliseconds: 1)
      #expect(harness.pager.filled >= last && harness.pager.filled - last < 0.02)
      last = harness.pager.filled
    }
    #expect(last == 3 && harness.pager.index == 0 && harness.pager.position == 2)
    while harness.pager.isMoving {
      harness.advance(milliseconds: 1)
      #expect((harness.pager.filled - last).magnitude < 0.1)
      last = harness.pager.filled
    }

    // Moving back over two pages has taken 0.71 s of the first page's 0.8 s.
    #expect(last < 0.9 && harness.pager.position == 0)
  }

  @Test("NF-PG25 Dragging back to a page whose time is over selects it and starts its time at 0")
  func pulledBack() {
    let harness = PagerHarness(timePerPage: .seconds(4))
    harness.advance(milliseconds: 4_000)
    harness.down(200)
    harness.advance(milliseconds: 40)
    harness.move(by: 20)

    harness.move(by: 150)
    harness.advance(milliseconds: 300)
    harness.up()

    #expect(harness.pager.index == 0)
    harness.settle()
    #expect(harness.pager.fill(of: 0) < 0.1)
  }

  @Test(
    "FC-15 With reduced motion, or without a timer, the capsules depend only on the pages",
    arguments: [true, false])
  func pagesOnly(isTimed: Bool) {
    let harness = PagerHarness(
      selected: 1, timePerPage: isTimed ? .seconds(4) : nil, reducesMotion: isTimed)
    harness.advance(milliseconds: 60_000)
    #expect(harness.pager.index == 1 && harness.pager.filled == 2)
    harness.down(200)

    harness.move(by: -100)

    #expect(harness.pager.filled == 2.25)
    #expect((0..<4).map(harness.pager.fill) == [1, 1, 0.25, 0])
  }

  @Test("NF-R75 NF-PG1 Changing the pages keeps the selected page and its elapsed time")
  func pages() {
    let harness = PagerHarness(selected: 1, timePerPage: .seconds(4))
    harness.advance(milliseconds: 1_000)
    var heard: [Int?] = []
    harness.pager.onSelect = { heard.append($0) }

    harness.pager.insert("0", at: 0)
    #expect(harness.pager.index == 2 && harness.pager.position == 2 && harness.pager.filled == 2.25)
    harness.pager.move(from: 2, to: 0)
    #expect(harness.pager.index == 0 && harness.pager.filled == 0.25)
    harness.pager.remove(at: 4)
    harness.pager.progress?.setPages(["4", "2"])

    #expect(
      harness.pager.pages == ["4", "2"] && harness.pager.index == 1 && harness.pager.filled == 1.25)
    #expect(heard == [2, 0, 1] && harness.lines.isEmpty)
  }

  @Test("NF-R75 Pages inserted or removed before moving pages move with them, also during a drag")
  func pagesMoving() {
    let harness = PagerHarness(timePerPage: .seconds(4))
    harness.pager.select(2)
    harness.advance(milliseconds: 50)
    let (position, filled) = (harness.pager.position, harness.pager.filled)

    harness.pager.insert("0", at: 0)
    #expect(abs(harness.pager.position - position - 1) < 1e-12)
    #expect(abs(harness.pager.filled - filled - 1) < 1e-12)
    harness.down(200)
    harness.move(by: -20)
    harness.pager.remove(at: 0)
    #expect(abs(harness.pager.position - position) < 1e-12 && harness.pager.machine.isDragging)
    harness.pager.remove(at: 2)
    harness.up(.cancelled)
    harness.settle()

    #expect(harness.pager.pages == ["1", "2", "4"] && harness.pager.position == 2)
  }

  @Test(
    "Dragged pages keep their position when the page after them is removed, and follow the pointer",
    arguments: [-160.0, -240, -360, -400])
  func removedDuringDrag(distance: Double) {
    let harness = PagerHarness(3, selected: 1)
    harness.down(200)
    harness.move(by: distance)
    let position = harness.pager.position

    harness.pager.remove(at: 2)
    #expect(abs(harness.pager.position - position) < 1e-9)
    harness.move(by: 200)

    #expect(harness.pager.position < position - 0.1)
    #expect(distance > -200 || abs(harness.pager.position - position + 0.5) < 1e-9)
    harness.up(.cancelled)
    harness.settle()
    #expect(harness.pager.position == 1)
  }

  @Test("If most pages are removed during a drag, it continues one page beyond the new last page")
  func mostRemovedDuringDrag() {
    let harness = PagerHarness(6, selected: 1)
    harness.pager.allowsLongSwipes = true
    harness.down(200)
    harness.move(by: -1_200)
    #expect(harness.pager.position == 4)

    harness.pager.setPages(["1", "2"])
    #expect(harness.pager.position == 2)
    harness.move(by: 200)
    #expect(harness.pager.position == 1.5)
    harness.up(.cancelled)
    harness.settle()

    #expect(harness.pager.position == 1)
  }

  @Test(
    "NF-PG39 All pages can be removed while they move or are dragged", arguments: [true, false])
  func allGone(isDragged: Bool) {
    let harness = PagerHarness(timePerPage: .seconds(4))
    var heard: [Int?] = []
    harness.pager.onSelect = { heard.append($0) }
    harness.pager.onShow = { heard.append($0) }
    harness.pager.select(2)
    harness.down(200)
    if isDragged { harness.move(by: -50) }

    harness.pager.setPages([])
    harness.move(by: -50)
    harness.up()
    harness.advance(milliseconds: 9_000)

    #expect(heard == [2, nil, nil])
    #expect(harness.pager.position == 0 && harness.pager.filled == 0 && !harness.pager.isMoving)
    harness.pager.setPages(["a", "b"])
    harness.advance(milliseconds: 5_000)
    #expect(harness.pager.position == 1 && harness.pager.filled == 1.25)
  }

  @Test("NF-PG7 NF-R76 Every handler is called with the current index, which is valid")
  func handlers() {
    let harness = PagerHarness(timePerPage: .seconds(1))
    var count = 0
    let check: @MainActor (Int?) -> Void = { [weak pager = harness.pager] index in
      guard let pager else { return }
      count += 1
      #expect(index == pager.index && index == pager.progress?.index)
      #expect(index.map { $0 < pager.pages.count } ?? pager.pages.isEmpty)
    }
    harness.pager.onSelect = { [weak pager = harness.pager] index in
      check(index)
      if count == 2 { pager?.setPages(["1"]) }
      if count == 5 { pager?.select(0) }
    }
    harness.pager.progress?.onSelect = check
    harness.pager.onShow = check

    harness.advance(milliseconds: 3_000)
    harness.pager.setPages(names(6))
    harness.advance(milliseconds: 10_000)

    #expect(count > 20)
  }

  @Test(
    "S1-11 NF-R80 An index bound to pager and progress causes one call per handler for each change")
  func binding() {
    let harness = PagerHarness(timePerPage: .seconds(4))
    var heard: [Int] = []
    let bind: @MainActor (Int?) -> Void = { [weak pager = harness.pager] index in
      heard.append(index ?? -1)
      pager?.select(index ?? 0)
      pager?.progress?.select(index ?? 0)
    }
    harness.pager.onSelect = bind
    harness.pager.progress?.onSelect = bind

    harness.advance(milliseconds: 4_500)
    harness.drag(by: -300)

    #expect(heard == [1, 1, 2, 2] && harness.pager.index == 2)
    #expect(harness.lines.map(\.details) == ["time", "swipe"])
  }

  @Test("A pager's responders and clock do not keep it alive")
  func lifetime() {
    let context = FlowContext()
    var pager: Pager? = Pager(names(3), timePerPage: .seconds(1), context: context)
    weak let weakPager = pager
    weak let weakProgress = pager?.progress
    let (press, scroll) = (pager?.pressResponder, pager?.scrollResponder)

    pager = nil

    #expect(weakPager == nil && weakProgress == nil)
    #expect(press?.respond(to: Press().event(.down, 200)) == .ignored)
    #expect(scroll?.keepsScroll == false && context.clock.deadline == nil)
  }
}
