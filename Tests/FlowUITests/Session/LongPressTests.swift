import FlowCore
import FlowUI
import Testing

@Suite struct LongPressTests {
  @Test("A press without movement becomes a long press by the session's clock, and is not a tap")
  func longPress() {
    var events: [String] = []
    let page = Page("page")
    page.responders = [
      TapResponder { _ in events.append("tap") },
      LongPressResponder { events.append("long press \($0.phase)") },
    ]
    let session = FlowSession(
      navigation: NavigationController(root: page, context: FlowContext()),
      size: Size(width: 800, height: 600), measuring: SquareMeasuring())
    func mouse(_ phase: PointerEvent.Phase, _ milliseconds: Int) {
      session.send(
        .pointer(phase, device: .mouse, finger: 0, location: Point(x: 100, y: 100)),
        at: Instant.zero.advanced(by: .milliseconds(milliseconds)))
    }

    mouse(.down, 0)
    let deadline = session.deadline
    mouse(.up, 600)
    mouse(.down, 700)
    mouse(.up, 800)

    #expect(deadline == Instant.zero.advanced(by: .milliseconds(500)))
    #expect(events == ["long press began", "long press ended", "tap"])
  }
}
