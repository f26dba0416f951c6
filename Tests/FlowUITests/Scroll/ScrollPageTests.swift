import FlowCore
import FlowUI
import Testing

@Suite struct ScrollPageTests {
  private func screen(_ name: String, _ scroll: ScrollState, height: Double = 2000) -> TestScreen {
    TestScreen(name) { ScrollArea(state: scroll) { Spacer(height) } }
  }

  private func stack() throws -> (input: InputDriver, lower: ScrollState, upper: ScrollState) {
    let (lower, upper) = (ScrollState(), ScrollState())
    let input = InputDriver(on: screen("lower", lower))
    _ = input.session.layerTree
    try input.controller.push(screen("upper", upper), .immediate)
    _ = input.session.layerTree
    return (input, lower, upper)
  }

  @Test(
    "NF-I19 A drag from the edge pops if it is mostly horizontal, and scrolls if mostly vertical")
  func edge() throws {
    let (input, _, upper) = try stack()

    input.drag(from: Point(x: 10, y: 500), to: Point(x: 20, y: 200))
    #expect(input.controller.fraction == nil)
    #expect(upper.offset == 300)
    input.mouse(.up, 20, 200)
    input.drag(from: Point(x: 10, y: 500), to: Point(x: 410, y: 400))

    #expect(input.controller.fraction == 0.5)
    #expect(upper.offset == 300)
  }

  @Test("A horizontal drag away from the edge does nothing")
  func across() throws {
    let (input, _, upper) = try stack()

    input.drag(from: Point(x: 300, y: 500), to: Point(x: 700, y: 480))

    #expect(input.controller.fraction == nil)
    #expect(upper.offset == 0)
  }

  @Test("NF-R82 A touchpad swipe pops if it begins sideways and scrolls if it begins vertically")
  func touchpad() throws {
    let (input, _, upper) = try stack()

    input.wheel(-0.5, 0.2)
    input.wheel(-0.5, 0.1)
    input.wheel(-0.1, 0.9)
    #expect(abs((input.controller.fraction ?? 0) - 1.1 * 50 / 400) < 1e-9)
    #expect(upper.offset == 0)
    input.settle()
    input.wheel(0.1, 0.5)

    #expect(input.controller.fraction == nil)
    #expect(abs(upper.offset - 25) < 1e-9)
  }

  @Test("NF-C19 Covered pages keep their scroll offset, and so does a page after a cancelled pop")
  func kept() throws {
    let (input, lower, upper) = try stack()
    upper.scroll(to: 321, animated: false)

    input.drag(from: 10, to: 200)
    #expect(upper.offset == 321)
    input.mouse(.up, 200)
    input.settle()
    #expect(upper.offset == 321)
    try input.key("Escape")
    input.settle()
    lower.scroll(to: 123, animated: false)
    try input.controller.push(screen("other", ScrollState()))
    input.settle()
    _ = input.session.layerTree
    try input.key("Escape")
    input.settle()

    #expect(input.session.layerTree.root.named("content")?.offset.y == -123)
  }

  @Test("Momentum of a list continues while a page is pushed over it")
  func glidesOn() throws {
    let scroll = ScrollState()
    let input = InputDriver(on: screen("lower", scroll))
    input.drag(down: -10)
    input.mouse(.up, 400, 100)

    try input.controller.push(screen("upper", ScrollState()))
    input.wait(10_000)

    #expect(scroll.offset == 200 + 1000 / 2.002)
    #expect(input.session.deadline == nil)
  }

  @Test("FC-11 A resize clamps the scroll offset to the new end, and another one can restore it")
  func resize() {
    let scroll = ScrollState()
    let input = InputDriver(on: screen("page", scroll))
    func offset(height: Double) -> Double {
      input.session.send(.resize(Size(width: 800, height: height)), at: input.now)
      _ = input.session.layerTree
      return scroll.offset
    }
    scroll.scroll(to: 1300, animated: false)

    #expect(offset(height: 500) == 1300)
    #expect(offset(height: 900) == 1100)
    #expect(offset(height: 5000) == 0)
    #expect(offset(height: 600) == 1300)
    _ = offset(height: 900)
    input.wheel(0, -1)
    input.settle()

    #expect(scroll.offset == 1050)
    #expect(offset(height: 600) == 1050)
  }

  @Test("NF-I43 A resize during a drag keeps the scroll offset, and the drag continues from there")
  func resizeInDrag() {
    let scroll = ScrollState()
    let input = InputDriver(on: screen("page", scroll))
    input.drag(down: -10)

    input.session.send(.resize(Size(width: 500, height: 700)), at: input.now)
    _ = input.session.layerTree
    #expect(scroll.offset == 200)
    input.mouse(.move, 400, 50)

    #expect(scroll.offset == 250)
  }

  @Test("Momentum stops at the new end of content that has shrunk", arguments: [true, false])
  func shrinks(isDrawn: Bool) {
    let scroll = ScrollState()
    let page = screen("page", scroll)
    let input = InputDriver(on: page)
    input.drag(down: -10)
    input.mouse(.up, 400, 100)
    input.wait(100)

    page.elements = { _ in [ScrollArea(state: scroll) { Spacer(1000) }] }
    for _ in 0..<20 {
      input.wait(20)
      if isDrawn { _ = input.session.layerTree }
    }
    _ = input.session.layerTree

    // If the momentum continued, the offset would be about 516.
    #expect(scroll.offset == 400)
  }

  @Test(
    "A drag down moves a presented flow if its content is at the top, or else scrolls the content")
  func sheet() throws {
    let scroll = ScrollState()
    let input = InputDriver(on: screen("root", ScrollState()))
    let flow = NavigationController(
      root: screen("sheet", scroll), context: input.context, isVisible: false)
    try input.controller.present(flow, .immediate)
    _ = input.session.layerTree

    input.drag(from: Point(x: 400, y: 100), to: Point(x: 400, y: 400))
    #expect(input.controller.presentation.fraction == 0.5)
    #expect(scroll.offset == 0)
    try input.key("Escape")
    input.mouse(.up, 400, 400)
    input.settle()
    input.drag(from: Point(x: 400, y: 400), to: Point(x: 400, y: 300))
    input.mouse(.up, 400, 300)
    #expect(scroll.offset == 100)
    input.drag(from: Point(x: 400, y: 100), to: Point(x: 400, y: 150))

    #expect(input.controller.presentation.fraction == nil)
    #expect(scroll.offset == 50)
  }

  @Test("Content is clear of bars at its ends, and scrolls behind them in between")
  func beneathBars() throws {
    let (scroll, first, last) = (ScrollState(), Control(), Control())
    let screen = TestScreen {
      ScrollArea(state: scroll) {
        Button("first", control: first)
        Spacer(1000)
        Button("last", control: last)
      }
    }
    let input = InputDriver(on: screen)
    input.session.statusBar = StatusBar()
    func content() throws -> Double {
      try #require(input.session.layerTree.root.named("content")).offset.y
    }

    #expect(try content() == 44)
    #expect(scroll.limit == 1088 - 556)
    try input.key("End")
    input.settle()

    #expect(try content() == 600 - 1088)
    #expect(input.session.layerTree.root.named("window")?.size.height == 600)
  }

  @Test(
    "A scrolling page stops where it is when a second session shows it, and can be scrolled there")
  func otherSession() {
    let scroll = ScrollState()
    let page = screen("page", scroll)
    let first = InputDriver(on: page)
    first.wait(5000)
    first.wheel(0, 2)
    first.wait(50)
    let offset = scroll.offset
    #expect(offset > 0 && offset < 100)

    let second = InputDriver(on: page)
    _ = second.session.layerTree
    #expect(scroll.offset == offset)
    second.wheel(0, 2)
    second.settle()

    #expect(scroll.offset == offset + 100)
    #expect(second.session.deadline == nil)
  }
}
