import FlowCore
import FlowUI
import Testing

/// Hands on flows that lie on others.
@Suite struct PresentedHandTests {
  @Test("A drag downward dismisses a flow", arguments: [(450.0, true), (300, false)])
  func dismiss(end: Double, leaves: Bool) throws {
    let hands = try InputDriver("one")
    _ = try hands.presented()

    hands.drag(from: Point(x: 400, y: 100), to: Point(x: 400, y: end))
    let fraction = try #require(hands.controller.presentation.fraction)
    #expect(abs(fraction - (end - 100) / 600) < 1e-12)
    hands.mouse(.up, 400, end)
    hands.settle()

    #expect((hands.controller.presented == nil) == leaves)
    #expect(hands.names == ["root", "one"])
  }

  @Test(
    "NF-I13 NF-I21 On a presented flow's first page an edge drag means nothing; what lies beneath does not slide"
  )
  func edgeOnSheet() throws {
    let hands = try InputDriver("one")
    _ = try hands.presented()

    hands.drag(from: 10, to: 500)
    hands.mouse(.up, 500)
    #expect(hands.controller.presentation.fraction == nil)
    hands.drag(from: Point(x: 400, y: 100), to: Point(x: 400, y: 300))

    #expect(hands.controller.presentation.visiblePages.map(\.pose.shift) == [0, 0])
  }

  @Test(
    "NF-I53 Going back leads through a presented flow's pages, then away from it, then on beneath")
  func backThrough() throws {
    let hands = try InputDriver("one")
    let flow = try hands.presented()
    try flow.push(OfferingPage("deeper"), .immediate)

    for (sheet, root) in [(1, 2), (0, 2), (0, 1)] {
      try hands.key("Escape")
      hands.settle()
      #expect((hands.controller.presented?.depth ?? 0) == sheet)
      #expect(hands.controller.depth == root)
    }
  }

  @Test("A flow whose only screen keeps its way back closed is not dismissed by hand")
  func closedSheet() throws {
    let hands = try InputDriver()
    let flow = try hands.presented()
    (flow.top as? OfferingPage)?.allowsGoingBack = false

    try hands.key("Escape")
    hands.drag(from: Point(x: 400, y: 100), to: Point(x: 400, y: 580))
    hands.mouse(.up, 400, 580)
    hands.settle()

    #expect(hands.controller.presented === flow)
  }

  @Test("A sheet that falls can be caught and drawn up again")
  func caught() throws {
    let hands = try InputDriver("one")
    let flow = try hands.presented()
    hands.drag(from: Point(x: 400, y: 100), to: Point(x: 400, y: 450))
    hands.mouse(.up, 400, 450)
    hands.wait(40)

    hands.mouse(.down, 400, 590)
    hands.mouse(.move, 400, 575)
    hands.mouse(.move, 400, 60)
    hands.wait(200)
    hands.mouse(.up, 400, 60)
    hands.settle()

    #expect(hands.controller.presented === flow)
  }

  @Test("The sheet under the finger is the one that is caught, not the one beneath")
  func caughtUpper() throws {
    let hands = try InputDriver()
    let one = try hands.presented()
    let two = NavigationController(
      root: OfferingPage("two"), context: hands.context, isOnStage: false)
    try one.present(two, .immediate)
    hands.drag(from: Point(x: 400, y: 10), to: Point(x: 400, y: 400))
    hands.mouse(.up, 400, 400)
    hands.wait(20)

    hands.drag(from: Point(x: 400, y: 580), to: Point(x: 400, y: 599))
    hands.mouse(.up, 400, 599)
    hands.settle()

    #expect(hands.controller.presented === one)
    #expect(one.presented == nil)
  }

  @Test("A flow in the place of a screen shows what lies on it, and keeps its way back closed")
  func contained() throws {
    let hands = try InputDriver()
    let inner = NavigationController(
      root: OfferingPage("a"), context: hands.context, isOnStage: false)
    let closed = OfferingPage("b")
    closed.allowsGoingBack = false
    try inner.push(closed, .immediate)
    try hands.controller.push(FlowScreen(inner), .immediate)

    hands.drag(from: 10, to: 700)
    hands.mouse(.up, 700)
    hands.settle()
    #expect(hands.controller.depth == 2 && inner.depth == 2)
    try inner.present(
      NavigationController(
        root: OfferingPage("sheet"), context: hands.context, isOnStage: false), .immediate)

    #expect(hands.session.layerTree.description.contains("sheet"))
  }

  @Test("With reduced motion a sheet still follows the finger")
  func reducedMotion() throws {
    let hands = try InputDriver("one", reducesMotion: true)
    _ = try hands.presented()

    hands.drag(from: Point(x: 400, y: 100), to: Point(x: 400, y: 400))

    #expect(hands.controller.presentation.visiblePages.last?.pose.drop == 0.5)
  }
}
