import FlowCore
import FlowUI
import Testing

/// Hands on flows that lie on others.
@Suite struct PresentedHandTests {
  @Test("A drag downward dismisses a flow", arguments: [(450.0, true), (300, false)])
  func dismiss(end: Double, leaves: Bool) throws {
    let hands = try Hands("one")
    _ = try hands.presented()

    hands.drag(from: Point(x: 400, y: 100), to: Point(x: 400, y: end))
    let fraction = try #require(hands.controller.presentation?.fraction)
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
    let hands = try Hands("one")
    _ = try hands.presented()

    hands.drag(from: 10, to: 500)
    hands.mouse(.up, 500)
    #expect(hands.controller.presentation?.fraction == nil)
    hands.drag(from: Point(x: 400, y: 100), to: Point(x: 400, y: 300))

    #expect(hands.controller.presentation?.pages.map(\.pose.shift) == [0, 0])
  }

  @Test(
    "NF-I53 Going back leads through a presented flow's pages, then away from it, then on beneath")
  func backThrough() throws {
    let hands = try Hands("one")
    let flow = try hands.presented()
    try flow.push(OfferingPage("deeper"), .jumpCut)

    for (sheet, root) in [(1, 2), (0, 2), (0, 1)] {
      try hands.key("Escape")
      hands.settle()
      #expect((hands.controller.presented?.depth ?? 0) == sheet)
      #expect(hands.controller.depth == root)
    }
  }

  @Test("A flow whose only screen keeps its way back closed is not dismissed by hand")
  func closedSheet() throws {
    let hands = try Hands()
    let flow = try hands.presented()
    (flow.top as? OfferingPage)?.allowsGoingBack = false

    try hands.key("Escape")
    hands.drag(from: Point(x: 400, y: 100), to: Point(x: 400, y: 580))
    hands.mouse(.up, 400, 580)
    hands.settle()

    #expect(hands.controller.presented === flow)
  }
}
