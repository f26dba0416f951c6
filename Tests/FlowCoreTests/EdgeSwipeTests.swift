import FlowCore
import FlowModel
import Testing

@Suite struct EdgeSwipeTests {
  private final class EdgeSwipeHarness {
    let harness = NavigationHarness()
    private(set) var swipe: EdgeSwipeInteractor?

    init(inset: Double = 0) throws {
      let screen = PlainScreen("top")
      try harness.controller.push(screen, animated: false)
      swipe = EdgeSwipeInteractor(
        transition: PopTransition(from: screen) { [unowned self] in
          harness.controller.transitionProvider = swipe?.transition
          _ = try? harness.controller.pop()
        }, inset: inset)
    }

    func send(_ event: PointerEvent) -> GestureResponse? { swipe?.respond(to: event) }

    /// How far the top page has moved, in page widths.
    var fraction: Double { harness.controller.visiblePages.last?.pose.shift ?? 0 }
  }

  @Test(
    "NF-RTL1 NF-RTL9 The page follows a drag from the leading edge, in either layout direction",
    arguments: [(LayoutDirection.leftToRight, 10.0, 205.0), (.rightToLeft, 380, 185)])
  func directions(direction: LayoutDirection, start: Double, end: Double) throws {
    let page = try EdgeSwipeHarness()
    let press = Press(direction: direction)

    #expect(page.send(press.event(.down, start)) == .pending)
    #expect(page.send(press.event(.move, end, at: 50)) == .claimed)
    #expect(abs(page.fraction - 0.5) < 1e-9)
    #expect(page.send(press.event(.up, end, at: 100)) == .claimed)
    page.harness.settle()

    #expect(page.harness.names == ["root"])
  }

  @Test("NF-I11 A safe-area inset widens the zone in which drags begin")
  func inset() throws {
    let (plain, inset) = (try EdgeSwipeHarness(), try EdgeSwipeHarness(inset: 40))

    #expect(plain.send(Press().event(.down, 35)) == .ignored)
    #expect(inset.send(Press().event(.down, 35)) == .pending)
  }

  @Test("FC-11 NF-I43 In right-to-left layout, too, a resize during a drag keeps the fraction")
  func resize() throws {
    let page = try EdgeSwipeHarness()
    var press = Press(stageSize: Size(width: 800, height: 600), direction: .rightToLeft)
    _ = page.send(press.event(.down, 790))
    _ = page.send(press.event(.move, 590))

    press.stageSize.width = 400
    _ = page.send(press.event(.move, 590))
    #expect(abs(page.fraction - 0.25) < 1e-9)
    _ = page.send(press.event(.move, 550))

    #expect(abs(page.fraction - 0.35) < 1e-9)
  }

  @Test("FC-12 A page grabbed while it settles stays where it is and follows the finger from there")
  func midFlight() throws {
    let page = try EdgeSwipeHarness()
    _ = page.send(Press().event(.down, 10, at: 0))
    _ = page.send(Press().event(.move, 205, at: 300))
    _ = page.send(Press().event(.cancelled, 205, at: 300))
    page.harness.advance(milliseconds: 50)
    let fraction = page.fraction

    _ = page.send(Press().event(.down, 10, at: 350))
    _ = page.send(Press().event(.move, 49, at: 360))
    #expect(abs(page.fraction - fraction) < 1e-9)
    _ = page.send(Press().event(.move, 88, at: 370))

    #expect((0.1..<0.5).contains(fraction))
    #expect(abs(page.fraction - fraction - 0.1) < 1e-9)
  }

  @Test("A release at an unknown location counts as one at the last known location")
  func unknownRelease() throws {
    let page = try EdgeSwipeHarness()
    _ = page.send(Press().event(.down, 10))
    _ = page.send(Press().event(.move, 310))

    #expect(page.send(Press().event(.up, .nan)) == .claimed)
    page.harness.settle()

    #expect(page.harness.names == ["root"])
  }
}
