import FlowCore
import Testing

private final class Page: Screen {
  let name: String
  private(set) var appearances = 0

  init(_ name: String) { self.name = name }

  func didAppear() { appearances += 1 }
}

@MainActor
@Test("A flow of two screens, stepped by hand")
func twoScreens() throws {
  let context = FlowContext()
  let home = Page("home")
  let flow = NavigationController(root: home, context: context)
  #expect(home.appearances == 1)

  let detail = Page("detail")
  try flow.push(detail)
  #expect(flow.stack.map(\.name) == ["home", "detail"])
  #expect(flow.visiblePages[1].pose.shift == 1)

  context.clock.advance(to: Instant.zero.advanced(by: .milliseconds(100)))
  #expect(abs(flow.visiblePages[1].pose.shift - 0.455) < 0.001)
  let settled = try #require(context.clock.deadline)
  context.clock.advance(to: settled)
  #expect(detail.appearances == 1)

  let finger = PercentDrivenTransition()
  try flow.pop(.interactive(finger))
  finger.update(0.42)
  #expect(abs(flow.visiblePages[1].pose.shift - 0.42) < 1e-12)
  finger.cancel()
  while let next = context.clock.deadline { context.clock.advance(to: next) }
  #expect(flow.stack.map(\.name) == ["home", "detail"])
  #expect(detail.appearances == 2)
}
