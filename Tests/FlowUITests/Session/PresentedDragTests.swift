import FlowCore
import FlowUI
import Testing

@Suite struct PresentedDragTests {
  @Test(
    "A drag downward dismisses a presented flow if it is released past the middle",
    arguments: [(450.0, true), (300, false)])
  func dismiss(end: Double, leaves: Bool) throws {
    let input = try InputDriver("one")
    _ = try input.presented()

    input.drag(from: Point(x: 400, y: 100), to: Point(x: 400, y: end))
    let fraction = try #require(input.controller.presentation.fraction)
    #expect(abs(fraction - (end - 100) / 600) < 1e-12)
    input.mouse(.up, 400, end)
    input.settle()

    #expect((input.controller.presented == nil) == leaves)
    #expect(input.names == ["root", "one"])
  }

  @Test("NF-I13 NF-I21 An edge drag on a presented root does nothing; a drag down shifts no page")
  func edgeOnSheet() throws {
    let input = try InputDriver("one")
    _ = try input.presented()

    input.drag(from: 10, to: 500)
    input.mouse(.up, 500)
    #expect(input.controller.presentation.fraction == nil)
    input.drag(from: Point(x: 400, y: 100), to: Point(x: 400, y: 300))

    #expect(input.controller.presentation.visiblePages.map(\.pose.shift) == [0, 0])
  }

  @Test(
    "NF-I53 Back pops the pages of a presented flow, then dismisses it, then pops in the presenting flow"
  )
  func backThrough() throws {
    let input = try InputDriver("one")
    let flow = try input.presented()
    try flow.push(OfferingPage("deeper"), .immediate)

    for (sheet, root) in [(1, 2), (0, 2), (0, 1)] {
      try input.key("Escape")
      input.settle()
      #expect((input.controller.presented?.depth ?? 0) == sheet)
      #expect(input.controller.depth == root)
    }
  }

  @Test("Input does not dismiss a presented flow whose only screen does not allow going back")
  func closedSheet() throws {
    let input = try InputDriver()
    let flow = try input.presented()
    (flow.top as? OfferingPage)?.allowsGoingBack = false

    try input.key("Escape")
    input.drag(from: Point(x: 400, y: 100), to: Point(x: 400, y: 580))
    input.mouse(.up, 400, 580)
    input.settle()

    #expect(input.controller.presented === flow)
  }

  @Test("A presented flow that is being dismissed can be grabbed and dragged up again")
  func caught() throws {
    let input = try InputDriver("one")
    let flow = try input.presented()
    input.drag(from: Point(x: 400, y: 100), to: Point(x: 400, y: 450))
    input.mouse(.up, 400, 450)
    input.wait(40)

    input.mouse(.down, 400, 590)
    input.mouse(.move, 400, 575)
    input.mouse(.move, 400, 60)
    input.wait(200)
    input.mouse(.up, 400, 60)
    input.settle()

    #expect(input.controller.presented === flow)
  }

  @Test("A drag grabs the presented flow under the pointer, not the presenting flow")
  func caughtUpper() throws {
    let input = try InputDriver()
    let one = try input.presented()
    let two = NavigationController(
      root: OfferingPage("two"), context: input.context, isVisible: false)
    try one.present(two, .immediate)
    input.drag(from: Point(x: 400, y: 10), to: Point(x: 400, y: 400))
    input.mouse(.up, 400, 400)
    input.wait(20)

    input.drag(from: Point(x: 400, y: 580), to: Point(x: 400, y: 599))
    #expect(one.presented === two)
    input.mouse(.up, 400, 599)
    input.settle()

    #expect(input.controller.presented === one)
    #expect(one.presented == nil)
  }

  @Test("A nested flow shows the flow that it presents, and its top screen can disallow going back")
  func contained() throws {
    let input = try InputDriver()
    let inner = NavigationController(
      root: OfferingPage("a"), context: input.context, isVisible: false)
    let closed = OfferingPage("b")
    closed.allowsGoingBack = false
    try inner.push(closed, .immediate)
    try input.controller.push(FlowScreen(inner), .immediate)

    input.drag(from: 10, to: 700)
    input.mouse(.up, 700)
    input.settle()
    #expect(input.controller.depth == 2 && inner.depth == 2)
    try inner.present(
      NavigationController(
        root: OfferingPage("sheet"), context: input.context, isVisible: false), .immediate)

    #expect(input.session.layerTree.description.contains("sheet"))
  }

  @Test("With reduced motion a presented flow still follows a drag")
  func reducedMotion() throws {
    let input = try InputDriver("one", reducesMotion: true)
    _ = try input.presented()

    input.drag(from: Point(x: 400, y: 100), to: Point(x: 400, y: 400))

    #expect(input.controller.presentation.visiblePages.last?.pose.drop == 0.5)
  }
}
