import FlowCore
import FlowModel
import Testing

@Suite struct PagerInputTests {
  @Test(
    "NF-RTL5 NF-PG9 Arrows move by a page, Home and End to the ends, and no key moves beyond them",
    arguments: [
      ("Right", 1, 2), ("Left", 1, 0), ("Home", 2, 0), ("End", 1, 3), ("Right", 3, 3),
      ("Left", 0, 0),
    ], LayoutDirection.allCases)
  func keys(key: (name: String, from: Int, to: Int), direction: LayoutDirection) {
    let harness = PagerHarness(selected: key.from)
    let opposites = ["Left": "Right", "Right": "Left"]
    let pressed =
      direction == .leftToRight ? KeyPress(key.name) : KeyPress(opposites[key.name] ?? key.name)

    let isTaken = harness.pager.handle(direction.mirrored(pressed))

    #expect(isTaken && harness.pager.index == key.to)
  }

  @Test("A pager ignores other keys, keys with modifiers, and every key if it has no pages")
  func otherKeys() {
    let harness = PagerHarness()

    #expect(!harness.pager.handle(KeyPress("Up")) && !harness.pager.handle(KeyPress("Tab")))
    #expect(!harness.pager.handle(KeyPress("Right", modifiers: [.alt])))
    #expect(!PagerHarness(0).pager.handle(KeyPress("Right")))
  }

  @Test("NF-RTL1 NF-RTL9 In right-to-left layout a drag to the right goes forward")
  func mirrored() {
    let harness = PagerHarness()
    harness.press.direction = .rightToLeft
    harness.down(200)

    harness.move(by: 100)
    #expect(harness.pager.position == 0.25)
    harness.move(by: 120)
    harness.up()

    #expect(harness.pager.index == 1)
  }

  @Test("NF-PG13 If the mouse may not drag pages, a finger still can")
  func noMouse() {
    let harness = PagerHarness()
    harness.pager.allowsMouseDrag = false

    harness.drag(by: -300)
    #expect(harness.pager.index == 0)
    harness.press.device = .touch
    harness.drag(by: -300)

    #expect(harness.pager.index == 1)
  }

  @Test("If fingers may not drag pages, neither touch nor touchpad does, and mouse and keys do")
  func noFinger() {
    let harness = PagerHarness()
    harness.pager.allowsTouchDrag = false

    harness.press.device = .touch
    harness.drag(by: -300)
    let scroll = ScrollEvent(right: 6, down: 0, instant: .zero, stageSize: Press().stageSize)
    #expect(!harness.pager.scrollResponder.respond(to: scroll))
    #expect(harness.pager.index == 0)
    harness.press.device = .mouse
    harness.drag(by: -300)
    #expect(harness.pager.index == 1)
    #expect(harness.pager.handle(KeyPress("Right")))

    #expect(harness.pager.index == 2)
  }

  @Test(
    "Pages cannot be dragged without a positive width, nor if there are fewer than two",
    arguments: [0.0, -1, .nan])
  func nowhere(extent: Double) {
    let harness = PagerHarness()
    harness.pager.extent = extent
    let single = PagerHarness(1)
    let empty = PagerHarness(0)

    for harness in [harness, single, empty] {
      harness.down(200)
      harness.move(by: -100)
      #expect(harness.pager.position == 0 && !harness.pager.machine.isDragging)
    }
  }

  /// Drags that the stack's edge gesture should get.
  private nonisolated static let edges:
    [(page: Int, x: Double, by: Double, edge: EdgePanRecognizer.Edge)] = [
      (0, 10, 60, .leading), (0, 24, 60, .leading), (3, 390, -60, .trailing),
      (3, 376, -60, .trailing),
    ]

  @Test(
    "NF-I41 A drag from the edge of the first or last page goes to the stack's edge gesture",
    arguments: edges,
    LayoutDirection.allCases)
  func ends(
    press: (page: Int, x: Double, by: Double, edge: EdgePanRecognizer.Edge),
    direction: LayoutDirection
  ) {
    let harness = PagerHarness(selected: press.page)
    harness.press.direction = direction
    let stack = EdgeResponder(press.edge)
    let isLeftToRight = direction == .leftToRight

    harness.down(isLeftToRight ? press.x : 400 - press.x, stack)
    harness.move(by: isLeftToRight ? press.by : -press.by)

    #expect(stack.hasBegun && harness.pager.position == Double(press.page))
  }

  @Test(
    "NF-I41 A drag on another page, away from the edge, or in the other direction goes to the pager",
    arguments: [(1, 10.0, 60.0), (0, 25, 60), (0, 200, 60), (0, 10, -60), (2, 390, -60)])
  func inside(page: Int, x: Double, by: Double) {
    let harness = PagerHarness(selected: page)
    let stack = EdgeResponder(x < 200 ? .leading : .trailing)

    harness.down(x, stack)
    harness.move(by: by)

    #expect(!stack.hasBegun && harness.pager.machine.isDragging)
    #expect(harness.pager.position != Double(page))
  }

  @Test("NF-I41 In a stack, an edge drag moves back a page, and on the first page pops the screen")
  func stack() throws {
    let flow = try NavigationHarness("top")
    let pager = Pager(names(3), selected: 1, context: flow.context)
    pager.extent = 390
    let arena = GestureArena(clock: flow.context.clock)
    let drag = { (start: Int) in
      let responders = [pager.pressResponder] + flow.controller.gestures.pageSwipes
      arena.begin(Press().event(.down, 10, at: start), responders: responders)
      arena.send(Press().event(.move, 300, at: start + 50))
      arena.send(Press().event(.up, 300, at: start + 60))
      flow.settle()
    }

    drag(0)
    #expect(pager.index == 0 && flow.names == ["root", "top"])
    drag(1_000)

    #expect(pager.index == 0 && flow.names == ["root"])
  }

  @Test("NF-R52 In a stack, a scroll moves back a page, and on the first page pops the screen")
  func stackScroll() throws {
    let flow = try NavigationHarness("top")
    let pager = Pager(names(3), selected: 1, context: flow.context)
    let stack = try #require(flow.controller.gestures.pageScroll)
    let scroll = {
      let event = ScrollEvent(
        right: -6, down: 0, instant: flow.context.clock.now, stageSize: Press().stageSize)
      _ = pager.scrollResponder.respond(to: event) || stack.respond(to: event)
      flow.settle()
      flow.advance(milliseconds: 100)
    }

    scroll()
    #expect(pager.index == 0 && flow.names == ["root", "top"])
    scroll()

    #expect(pager.index == 0 && flow.names == ["root"])
  }

  @Test("FC-12 Pages that are moving to the first one can be grabbed at the edge")
  func movingAtEdge() {
    let harness = PagerHarness(selected: 1)
    let stack = EdgeResponder(.leading)
    harness.pager.select(0)
    harness.advance(milliseconds: 20)

    harness.down(10, stack)
    harness.move(by: 60)

    #expect(!stack.hasBegun && harness.pager.machine.isDragging)
  }

  @Test(
    "NF-I19 A drag that begins downwards goes to the page's own scroller, and does not move the pages"
  )
  func vertical() {
    let harness = PagerHarness()
    var hasScrolled = false
    let scroller = PanResponder { _ in
      .vertical
    } onChange: { _ in
      hasScrolled = true
    }

    harness.down(200, scroller)
    harness.move(by: 10, down: 40)
    harness.move(by: -200)

    #expect(hasScrolled && harness.pager.position == 0)
  }

  @Test("FC-11 A cancelled drag returns to the page where it began")
  func cancelled() {
    let harness = PagerHarness(selected: 1)
    harness.down(200)
    harness.move(by: -380)

    harness.up(.cancelled)
    harness.settle()

    #expect(harness.pager.position == 1 && harness.lines.isEmpty)
  }

  @Test("While dragged pages stay still, the reported velocity decays, and a release goes back")
  func held() {
    let harness = PagerHarness()
    harness.down(200)
    harness.advance(milliseconds: 100)
    harness.move(by: -100)
    #expect(harness.context.pagerDrag?.velocity == 1000)

    harness.advance(milliseconds: 25)
    #expect(harness.context.pagerDrag?.velocity == 800)
    harness.advance(milliseconds: 75)
    #expect(harness.context.pagerDrag?.finishes == false)
    harness.up()

    #expect(harness.pager.index == 0)
  }

  @Test(
    "A drag beyond an end is reported as one that cannot finish, and its release goes back",
    arguments: [(0, 200.0), (3, -200)], [false, true])
  func beyondEnd(drag: (page: Int, by: Double), allowsLongSwipes: Bool) throws {
    let harness = PagerHarness(selected: drag.page)
    harness.pager.allowsLongSwipes = allowsLongSwipes
    harness.down(200)
    harness.advance(milliseconds: 100)
    harness.move(by: drag.by)

    let state = try #require(harness.context.pagerDrag)
    #expect(state.velocity > 900 && !state.finishes)
    #expect(state.distanceNeeded == nil && state.velocityNeeded == nil)
    harness.up()

    #expect(harness.pager.index == drag.page)
  }

  @Test("NF-PG17 NF-R82 A wheel moves at most one page in 150 ms")
  func wheel() {
    let harness = PagerHarness()

    for _ in 0..<15 {
      #expect(harness.scroll(down: 3))
      harness.advance(milliseconds: 10)
    }
    #expect(harness.pager.index == 1)
    harness.scroll(down: 1)
    #expect(harness.pager.index == 2)
    harness.advance(milliseconds: 150)
    harness.scroll(down: -1)

    #expect(harness.pager.index == 1)
  }

  @Test(
    "Wheel steps beyond an end, partial steps, and steps while the wheel is off are not handled")
  func otherWheels() {
    let harness = PagerHarness()

    #expect(!harness.scroll(down: -1))
    #expect(!harness.scroll(down: 0.5) && !harness.scroll(down: .nan))
    harness.pager.takesWheel = false
    #expect(!harness.scroll(down: 1))

    #expect(harness.pager.index == 0 && !PagerHarness(0).scroll(down: 1))
  }

  @Test(
    "NF-R52 Two fingers move a page per 400 points, and the scroll ends 80 ms after its last event")
  func scroll() {
    let harness = PagerHarness()

    for _ in 0..<10 {
      #expect(harness.scroll(right: 0.5))
      harness.advance(milliseconds: 20)
    }
    #expect(abs(harness.pager.position - 0.625) < 1e-12)
    harness.advance(milliseconds: 59)
    #expect(harness.pager.machine.isDragging)
    harness.advance(milliseconds: 1)
    #expect(harness.pager.isMoving && harness.pager.index == 1)
    harness.settle()

    #expect(harness.trace == ["260.000000 page 2 scroll"])
  }

  @Test("Two-finger scrolls that lead beyond an end or are mostly vertical are not handled")
  func otherScrolls() {
    let harness = PagerHarness()

    #expect(!harness.scroll(right: -0.5))
    harness.advance(milliseconds: 100)
    #expect(!harness.scroll(right: 0.2, down: 0.9))
    harness.advance(milliseconds: 100)
    harness.pager.select(3, animated: false)

    #expect(!harness.scroll(right: 0.5))
    harness.advance(milliseconds: 100)
    #expect(harness.scroll(right: -0.5))
  }

  @Test("FC-11 After a cancelled scroll the pages return, and the rest of the scroll does nothing")
  func scrollGivenUp() {
    let harness = PagerHarness(selected: 1)
    harness.scroll(right: 3)
    #expect(harness.pager.scrollResponder.keepsScroll)

    #expect(harness.pager.scrollResponder.cancelScroll())
    #expect(!harness.pager.scrollResponder.cancelScroll())
    harness.scroll(right: 3)
    harness.scroll(down: 1)
    #expect(!harness.pager.machine.isDragging)
    harness.advance(milliseconds: 1_000)

    #expect(harness.pager.position == 1)
  }

  @Test("A scroll that is recognised after all pages have been removed drags nothing, and ends")
  func scrollOnNoPages() {
    let harness = PagerHarness()
    harness.scroll(right: 0.1)
    harness.pager.setPages([])

    harness.scroll(right: 0.3)
    #expect(!harness.pager.scrollResponder.keepsScroll)
    harness.advance(milliseconds: 100)

    #expect(!harness.context.clock.isMoving)
  }

  @Test("Neither two fingers nor a wheel moves pages that are being dragged")
  func twoDrags() {
    let harness = PagerHarness()
    harness.down(200)
    harness.move(by: -100)

    #expect(harness.scroll(right: 3) && harness.scroll(down: 1))

    #expect(harness.pager.position == 0.25 && harness.pager.index == 0)
  }
}
