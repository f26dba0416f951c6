import FlowCore
import FlowUI
import Testing

/// Hands on flows that lie on others.
@Suite struct PresentedDragTests {
  @Test("A drag downward dismisses a flow", arguments: [(450.0, true), (300, false)])
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

  @Test(
    "NF-I13 NF-I21 On a presented flow's first page an edge drag means nothing; what lies beneath does not slide"
  )
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
    "NF-I53 Going back leads through a presented flow's pages, then away from it, then on beneath")
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

  @Test("A flow whose only screen keeps its way back closed is not dismissed by hand")
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

  @Test("A sheet that falls can be caught and drawn up again")
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

  @Test("The sheet under the finger is the one that is caught, not the one beneath")
  func caughtUpper() throws {
    let input = try InputDriver()
    let one = try input.presented()
    let two = NavigationController(
      root: OfferingPage("two"), context: input.context, isOnStage: false)
    try one.present(two, .immediate)
    input.drag(from: Point(x: 400, y: 10), to: Point(x: 400, y: 400))
    input.mouse(.up, 400, 400)
    input.wait(20)

    input.drag(from: Point(x: 400, y: 580), to: Point(x: 400, y: 599))
    input.mouse(.up, 400, 599)
    input.settle()

    #expect(input.controller.presented === one)
    #expect(one.presented == nil)
  }

  @Test("A flow in the place of a screen shows what lies on it, and keeps its way back closed")
  func contained() throws {
    let input = try InputDriver()
    let inner = NavigationController(
      root: OfferingPage("a"), context: input.context, isOnStage: false)
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
        root: OfferingPage("sheet"), context: input.context, isOnStage: false), .immediate)

    #expect(input.session.layerTree.description.contains("sheet"))
  }

  @Test("With reduced motion a sheet still follows the finger")
  func reducedMotion() throws {
    let input = try InputDriver("one", reducesMotion: true)
    _ = try input.presented()

    input.drag(from: Point(x: 400, y: 100), to: Point(x: 400, y: 400))

    #expect(input.controller.presentation.visiblePages.last?.pose.drop == 0.5)
  }
}
