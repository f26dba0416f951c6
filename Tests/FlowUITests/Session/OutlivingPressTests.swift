import FlowCore
import FlowUI
import Testing

/// Presses and drags during which their page is covered, or the page or the session is removed.
@Suite struct OutlivingPressTests {
  /// A page whose whole area is one button, which counts its presses.
  private final class ButtonPage {
    var count = 0
    let control = Control()
    let screen: TestScreen

    init(_ name: String) {
      let control = control
      screen = TestScreen(name) { Button("x", control: control) }
      control.onActivate = { [weak self] in self?.count += 1 }
    }
  }

  @Test("A release after a push by code activates no button of the covered page or of the new one")
  func covered() throws {
    let (below, above) = (ButtonPage("below"), ButtonPage("above"))
    let input = InputDriver(on: below.screen)
    input.mouse(.down, 40, 20)

    try input.controller.push(above.screen, .immediate)
    input.wait(16)
    input.mouse(.up, 40, 20)

    #expect(below.count == 0)
    #expect(above.count == 0)
  }

  @Test(
    "A press on a covered page causes no long press, even in one step of time", arguments: [1, 40])
  func longPress(steps: Int) throws {
    let below = ButtonPage("below")
    var longPresses = 0
    below.control.onLongPress = { longPresses += 1 }
    let input = InputDriver(on: below.screen)
    input.mouse(.down, 40, 20)
    try input.controller.push(TestScreen("above") {}, .immediate)

    for _ in 0..<steps { input.wait(1000 / steps) }
    input.mouse(.up, 40, 20)

    #expect(longPresses == 0)
    #expect(below.count == 0)
  }

  @Test("A press on the back control does not go back from a page that was pushed meanwhile")
  func backControl() throws {
    let harness = BarHarness(BarPage("One"))
    try harness.controller.push(BarPage("Two"), .immediate)
    harness.mouse(.down, 30, 66)
    try harness.controller.push(BarPage("Three"), .immediate)
    harness.wait(16)
    harness.mouse(.up, 30, 66)
    harness.settle()

    #expect(harness.controller.stack.map(\.name) == ["One", "Two", "Three"])
  }

  @Test("A press on a page that is popped by code does nothing on the page below")
  func gone() throws {
    let (below, above) = (ButtonPage("below"), ButtonPage("above"))
    let input = InputDriver(on: below.screen)
    try input.controller.push(above.screen, .immediate)
    input.mouse(.down, 40, 20)

    try input.controller.pop(.immediate)
    input.mouse(.up, 40, 20)

    #expect(below.count == 0)
    #expect(above.count == 0)
  }

  @Test("When a session ends during a drag, the drag is cancelled")
  func endedSession() throws {
    let context = FlowContext()
    let controller = NavigationController(root: BarPage("One"), context: context)
    try controller.push(BarPage("Two"), .immediate)
    var session: FlowSession? = FlowSession(
      navigation: controller, size: Size(width: 400, height: 800), measuring: SquareMeasuring())
    for x in [3.0, 60, 200] {
      session?.send(
        .pointer(x == 3 ? .down : .move, device: .mouse, finger: 0, location: Point(x: x, y: 400)),
        at: context.clock.now)
    }
    #expect(controller.isDragging)

    session = nil

    #expect(!controller.isDragging)
    context.clock.advance(to: Instant(nanoseconds: 3_000_000_000))
    #expect(controller.stack.map(\.name) == ["One", "Two"])
    #expect(controller.coordinator == nil)
  }

  /// A page that claims each press, and records the phases of the events that it receives.
  private final class Listener: ScreenContent, PointerResponder {
    let name = "listener"
    private(set) var phases: [PointerEvent.Phase] = []
    var responders: [any PointerResponder] { [self] }

    func page(in context: LayoutContext) -> Layer {
      Layer(name: name, kind: .page, size: context.size)
    }

    func respond(to event: PointerEvent) -> GestureResponse {
      phases.append(event.phase)
      return .claimed
    }
  }

  @Test(
    "A press is cancelled exactly once when its page is covered, replaced or removed",
    arguments: ["covered", "replaced", "removed", "covered twice"])
  func cancelled(how: String) throws {
    let page = Listener()
    let input = InputDriver(on: OfferingPage("root"))
    try input.controller.push(page, .immediate)
    input.mouse(.down, 400)

    switch how {
    case "covered": try input.controller.push(OfferingPage("above"))
    case "replaced": try input.controller.replaceTop(with: OfferingPage("other"))
    case "removed": try input.controller.pop(.immediate)
    default:
      try input.controller.push(OfferingPage("above"))
      input.wait(100)
      try input.controller.push(OfferingPage("further"), .immediate)
    }
    for step in 1...4 {
      input.wait(50)
      input.mouse(.move, 400 + Double(step))
    }
    input.mouse(.up, 404)
    input.settle()

    #expect(page.phases == [.down, .cancelled])
  }
}
