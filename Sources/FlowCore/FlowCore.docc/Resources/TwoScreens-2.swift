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
}
