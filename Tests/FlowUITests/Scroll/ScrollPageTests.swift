import FlowCore
import FlowUI
import Testing

/// What scrolls on pages that come, go, and change.
@Suite struct ScrollPageTests {
  /// A page of so many points that scrolls.
  private func board(_ name: String, _ scroll: ScrollState, height: Double = 2000) -> TestScreen {
    TestScreen(name) { ScrollArea(scroll) { Spacer(height) } }
  }

  private func stack() throws -> (hands: InputDriver, lower: ScrollState, upper: ScrollState) {
    let (lower, upper) = (ScrollState(), ScrollState())
    let hands = InputDriver(on: board("lower", lower))
    _ = hands.session.layerTree
    try hands.controller.push(board("upper", upper), .immediate)
    _ = hands.session.layerTree
    return (hands, lower, upper)
  }

  @Test("NF-I19 From the edge a drag mostly across pops, and one mostly down scrolls")
  func edge() throws {
    let (hands, _, upper) = try stack()

    hands.drag(from: Point(x: 10, y: 500), to: Point(x: 20, y: 200))
    #expect(hands.controller.fraction == nil)
    #expect(upper.offset == 300)
    hands.mouse(.up, 20, 200)
    hands.drag(from: Point(x: 10, y: 500), to: Point(x: 410, y: 400))

    #expect(hands.controller.fraction == 0.5)
    #expect(upper.offset == 300)
  }

  @Test("Away from the edge a drag across is nobody's")
  func across() throws {
    let (hands, _, upper) = try stack()

    hands.drag(from: Point(x: 300, y: 500), to: Point(x: 700, y: 480))

    #expect(hands.controller.fraction == nil)
    #expect(upper.offset == 0)
  }

  @Test("NF-R82 Two fingers sideways go back, up and down they scroll; neither gets into the other")
  func touchpad() throws {
    let (hands, _, upper) = try stack()

    hands.wheel(-0.5, 0.2)
    hands.wheel(-0.5, 0.1)
    hands.wheel(-0.1, 0.9)
    #expect(abs((hands.controller.fraction ?? 0) - 1.1 * 50 / 400) < 1e-9)
    #expect(upper.offset == 0)
    hands.settle()
    hands.wheel(0.1, 0.5)

    #expect(hands.controller.fraction == nil)
    #expect(abs(upper.offset - 25) < 1e-9)
  }

  @Test(
    "NF-C19 The place is kept by a page that is covered, by one that comes back, and by a cancelled pop"
  )
  func kept() throws {
    let (hands, lower, upper) = try stack()
    upper.scroll(to: 321, animated: false)

    hands.drag(from: 10, to: 200)
    #expect(upper.offset == 321)
    hands.mouse(.up, 200)
    hands.settle()
    #expect(upper.offset == 321)
    try hands.key("Escape")
    hands.settle()
    lower.scroll(to: 123, animated: false)
    try hands.controller.push(board("other", ScrollState()))
    hands.settle()
    _ = hands.session.layerTree
    try hands.key("Escape")
    hands.settle()

    #expect(hands.session.layerTree.root.named("content")?.offset.y == -123)
  }

  @Test("A list that glides goes on beneath a page that is pushed onto it")
  func glidesOn() throws {
    let scroll = ScrollState()
    let hands = InputDriver(on: board("lower", scroll))
    hands.drag(down: -10)
    hands.mouse(.up, 400, 100)

    try hands.controller.push(board("upper", ScrollState()))
    hands.wait(10_000)

    #expect(scroll.offset == 200 + 1000 / 2.002)
    #expect(hands.session.deadline == nil)
  }

  @Test("FC-11 A resize keeps the place, or moves it to the new end; with room again it is back")
  func resize() {
    let scroll = ScrollState()
    let hands = InputDriver(on: board("page", scroll))
    func offset(height: Double) -> Double {
      hands.session.send(.resize(Size(width: 800, height: height)), at: hands.now)
      _ = hands.session.layerTree
      return scroll.offset
    }
    scroll.scroll(to: 1300, animated: false)

    #expect(offset(height: 500) == 1300)
    #expect(offset(height: 900) == 1100)
    #expect(offset(height: 5000) == 0)
    #expect(offset(height: 600) == 1300)
    _ = offset(height: 900)
    hands.wheel(0, -1)
    hands.settle()

    #expect(scroll.offset == 1050)
    #expect(offset(height: 600) == 1050)
  }

  @Test("NF-I43 A resize in mid-drag changes nothing under the hand, and the drag goes on")
  func resizeInDrag() {
    let scroll = ScrollState()
    let hands = InputDriver(on: board("page", scroll))
    hands.drag(down: -10)

    hands.session.send(.resize(Size(width: 500, height: 700)), at: hands.now)
    _ = hands.session.layerTree
    #expect(scroll.offset == 200)
    hands.mouse(.move, 400, 50)

    #expect(scroll.offset == 250)
  }

  @Test("Content that shrinks while it glides ends where it ends now", arguments: [true, false])
  func shrinks(isDrawn: Bool) {
    let scroll = ScrollState()
    let page = TestScreen("page") { Spacer(2000) }
    page.elements = { _ in [ScrollArea(scroll) { Spacer(2000) }] }
    let hands = InputDriver(on: page)
    hands.drag(down: -10)
    hands.mouse(.up, 400, 100)
    hands.wait(100)

    page.elements = { _ in [ScrollArea(scroll) { Spacer(1000) }] }
    for _ in 0..<20 {
      hands.wait(20)
      if isDrawn { _ = hands.session.layerTree }
    }
    _ = hands.session.layerTree

    // It would be at 565.
    #expect(scroll.offset == 400)
  }

  @Test("In a sheet that is at its top a pull goes to the sheet; scrolled, it scrolls")
  func sheet() throws {
    let scroll = ScrollState()
    let hands = InputDriver(on: board("root", ScrollState()))
    let flow = NavigationController(
      root: board("sheet", scroll), context: hands.context, isOnStage: false)
    try hands.controller.present(flow, .immediate)
    _ = hands.session.layerTree

    hands.drag(from: Point(x: 400, y: 100), to: Point(x: 400, y: 400))
    #expect(hands.controller.presentation.fraction == 0.5)
    #expect(scroll.offset == 0)
    try hands.key("Escape")
    hands.mouse(.up, 400, 400)
    hands.settle()
    hands.drag(from: Point(x: 400, y: 400), to: Point(x: 400, y: 300))
    hands.mouse(.up, 400, 300)
    #expect(scroll.offset == 100)
    hands.drag(from: Point(x: 400, y: 100), to: Point(x: 400, y: 150))

    #expect(hands.controller.presentation.fraction == nil)
    #expect(scroll.offset == 50)
  }

  @Test("The content lies clear of bars at its ends, and beneath them in between")
  func beneathBars() throws {
    let (scroll, first, last) = (ScrollState(), Control(), Control())
    let board = TestScreen {
      ScrollArea(scroll) {
        Button("first", control: first)
        Spacer(1000)
        Button("last", control: last)
      }
    }
    let hands = InputDriver(on: board)
    hands.session.statusBar = StatusBar()
    func content() throws -> Double {
      try #require(hands.session.layerTree.root.named("content")).offset.y
    }

    #expect(try content() == 44)
    #expect(scroll.limit == 1088 - 556)
    try hands.key("End")
    hands.settle()

    #expect(try content() == 600 - 1088)
    #expect(hands.session.layerTree.root.named("window")?.size.height == 600)
  }

  @Test("A page that is shown on another session's stage lies still where it was, and moves there")
  func otherSession() {
    let scroll = ScrollState()
    let page = board("page", scroll)
    let first = InputDriver(on: page)
    first.wait(5000)
    first.wheel(0, 2)
    first.wait(50)
    let offset = scroll.offset

    let second = InputDriver(on: page)
    _ = second.session.layerTree
    #expect(scroll.offset == offset)
    second.wheel(0, 2)
    second.settle()

    #expect(scroll.offset == offset + 100)
    #expect(second.session.deadline == nil)
  }
}
