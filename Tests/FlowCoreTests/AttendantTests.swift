import FlowCore
import FlowModel
import Testing

private final class AttendedScreen: Screen, ScreenAttendant {
  let name = "attended"
  var heard: [String] = []

  var attendants: [any ScreenAttendant] { [self] }
  func willDisappear() { heard.append("screen") }
  func screenWillDisappear() { heard.append("attendant") }
}

@Suite struct AttendantTests {
  @Test("An attendant is notified before its screen disappears, on a push and on a presentation")
  func leaving() throws {
    let screen = AttendedScreen()
    let context = FlowContext()
    let controller = NavigationController(root: screen, context: context)

    try controller.push(PlainScreen("one"), .immediate)
    #expect(screen.heard == ["attendant", "screen"])
    try controller.pop(.immediate)
    let flow = NavigationController(
      root: PlainScreen("two"), context: context, isVisible: false)
    try controller.present(flow, .immediate)

    #expect(screen.heard == ["attendant", "screen", "attendant", "screen"])
  }
}
