import FlowCore
import FlowModel
import Testing

@Suite struct RightToLeftTests {
  private let press = Press(stageSize: Size(width: 400, height: 600), direction: .rightToLeft)

  @Test(
    "NF-RTL1 In right-to-left layout the edge zone is at the right edge",
    arguments: [(400.0, true), (376, true), (375.5, false), (401, false), (10, false)])
  func zone(x: Double, starts: Bool) {
    var recognizer = EdgePanRecognizer()

    #expect(recognizer.handle(press.event(.down, x)) == (starts ? .waiting : .failed))
  }

  @Test(
    "NF-RTL1 In right-to-left layout an edge drag moves left",
    arguments: [(384.0, GestureResponse.claimed), (384.1, .pending), (396, .ignored)])
  func direction(x: Double, response: GestureResponse) {
    var recognizer = EdgePanRecognizer()
    _ = recognizer.handle(press.event(.down, 390))

    #expect(recognizer.handle(press.event(.move, x)).response == response)
  }

  @Test("NF-RTL1 In right-to-left layout the velocity is positive to the left")
  func velocity() {
    var recognizer = EdgePanRecognizer()
    _ = recognizer.handle(press.event(.down, 390))
    _ = recognizer.handle(press.event(.move, 340, at: 50))
    _ = recognizer.handle(press.event(.move, 290, at: 100))

    let last = recognizer.handle(press.event(.up, 290, at: 100))

    #expect(last.gesture?.phase == .ended)
    #expect(last.gesture?.velocity.dx == 1000)
  }

  @Test(
    "NF-RTL1 A drag from the right edge to the left pops; a short one does not",
    arguments: [(100.0, true), (300, false)])
  func pops(end: Double, pops: Bool) throws {
    let harness = NavigationHarness()
    let edge = try harness.pushedWithEdge()

    _ = edge.respond(to: press.event(.down, 390))
    _ = edge.respond(to: press.event(.move, end))
    _ = edge.respond(to: press.event(.up, end))
    harness.settle()

    #expect(harness.names == (pops ? ["root"] : ["root", "top"]))
  }

  @Test(
    "NF-RTL9 The progress of a drag to the left is clamped to 0…1 beyond the edges",
    arguments: [(380.0, 0.025), (290, 0.25), (190, 0.5), (0, 0.975), (-50, 1), (420, 0)])
  func progress(x: Double, fraction: Double) throws {
    let harness = NavigationHarness()
    let edge = try harness.pushedWithEdge()
    _ = edge.respond(to: press.event(.down, 390))
    _ = edge.respond(to: press.event(.move, 380))

    _ = edge.respond(to: press.event(.move, x))

    #expect(abs(harness.controller.visiblePages[1].pose.shift - fraction) < 1e-12)
  }

  @Test("NF-RTL1 A page grabbed while it settles stays where it is")
  func midFlight() throws {
    let harness = NavigationHarness()
    let edge = try harness.pushedWithEdge()
    _ = edge.respond(to: press.event(.down, 390))
    _ = edge.respond(to: press.event(.move, 190))
    _ = edge.respond(to: press.event(.up, 190))
    harness.advance(milliseconds: 60)
    let before = harness.controller.visiblePages[1].pose.shift

    _ = edge.respond(to: press.event(.down, 390, at: 60))
    _ = edge.respond(to: press.event(.move, 384, at: 60))
    #expect(abs(harness.controller.visiblePages[1].pose.shift - before) < 1e-12)
    _ = edge.respond(to: press.event(.move, 374, at: 60))

    #expect(abs(harness.controller.visiblePages[1].pose.shift - before - 10.0 / 400) < 1e-12)
  }
}

extension NavigationHarness {
  fileprivate func pushedWithEdge() throws -> EdgeSwipeInteractor {
    let top = PlainScreen("top")
    try controller.push(top, animated: false)
    let pop = PopTransition(from: top) { [unowned self] in _ = try? controller.pop() }
    controller.transitionProvider = pop
    return EdgeSwipeInteractor(transition: pop)
  }
}
