import FlowCore
import FlowDemos
import FlowUI
import Testing

@Suite struct SignUpHeadTests {
  enum BackRoute: CaseIterable {
    case escape, altLeft, mouseButton, edgeDrag, twoFingers

    func tryGoingBack(on harness: DemoHarness) throws {
      switch self {
      case .escape: try harness.keys("Escape")
      case .altLeft: try harness.keys("Alt+Left")
      case .mouseButton: try harness.keys("X1")
      case .edgeDrag:
        harness.drag(from: 4, to: 350)
        harness.mouse(.up, 350)
      case .twoFingers:
        for _ in 0..<20 {
          harness.session.send(.wheel(right: -0.5, down: 0), at: harness.now)
          harness.wait(16)
        }
      }
      harness.settle()
    }
  }

  private func harness(at name: String) throws -> DemoHarness {
    let harness = try DemoHarness.atProfile()
    guard name != "profile" else { return harness }
    harness.write("Mika")
    try harness.acceptTerms()
    try harness.tap(text: "Create account")
    if name == "app" { try harness.tap(text: "Open Woadwick") }
    return harness
  }

  @Test(
    "S2-3 S2-7 S2-9 FC-13 No route leads back from the welcome page or from the app",
    arguments: ["welcome", "app"], BackRoute.allCases)
  func heads(name: String, route: BackRoute) throws {
    let harness = try harness(at: name)
    #expect(harness.stack == [name])

    try route.tryGoingBack(on: harness)

    #expect(harness.stack == [name])
    #expect(!harness.hasBackControl)
    #expect(!harness.flow.navigationController.canPop)
  }

  @Test(
    "Every route back leads from a step of the sign-up to the one before",
    arguments: BackRoute.allCases)
  func steps(route: BackRoute) throws {
    let harness = try harness(at: "profile")

    try route.tryGoingBack(on: harness)

    #expect(harness.stack.last == "age")
  }

  @Test(
    "Every route back leads within a tab of the app to the tab's first page",
    arguments: BackRoute.allCases)
  func tabs(route: BackRoute) throws {
    let harness = DemoHarness.signUp(isKnown: true)
    try harness.tap(text: "Lichen")
    #expect(harness.hasNode(containing: "Shades"))

    try route.tryGoingBack(on: harness)

    #expect(!harness.hasNode(containing: "Shades"))
    #expect(harness.hasNode(containing: "Old brick"))
    #expect(harness.stack == ["app"])
  }

  @Test("S2-22 FC-13 After signing out, no route leads back into the app")
  func signedOut() throws {
    let harness = DemoHarness.signUp(isKnown: true)
    try harness.keys("Ctrl+3")
    try harness.tap(text: "Sign out")
    #expect(harness.stack == ["options"])

    for route in BackRoute.allCases { try route.tryGoingBack(on: harness) }

    #expect(harness.stack == ["options"])
    #expect(!harness.hasBackControl)
  }
}
