import FlowCore
import FlowDemos
import FlowUI
import Testing

@Suite struct GatesTests {
  private func harness(_ paths: String...) throws -> DemoHarness {
    let harness = DemoHarness { GatesFlowController(context: $0) }
    for row in paths { try go(row, harness) }
    return harness
  }

  /// Taps a button; before Sign Up on the sign-up page, fills in the fields.
  private func go(_ row: String, _ harness: DemoHarness) throws {
    if row == "Sign Up", harness.stack.last == "sign-up" {
      let field = harness.nodes.first { $0.role == .textField }
      let centre = try #require(field).frame.centre
      harness.tap(centre.x, centre.y)
      harness.write("mika@example.org")
      try harness.keys("Return")
      harness.write("wrentails7")
    }
    try harness.tap(named: row)
  }

  /// Routes into the app, as the buttons to tap.
  private nonisolated static let paths = [
    ["Sign in or sign up", "Sign In", "Sign In"],
    ["Sign in or sign up", "Sign Up", "Sign Up", "Done"],
  ]

  @Test("After signing out, pages have their navigation bar again, which the tabs had hidden")
  func signedOut() throws {
    let harness = try harness("Sign in or sign up", "Sign In", "Sign In", "Sign Out")

    #expect(harness.heading == "Initial")
    try go("Sign in or sign up", harness)

    #expect(harness.heading == "Options")
    #expect(harness.hasBackControl)
  }

  @Test("S2-20 The page Gate has no back control, and the first page has left the stack")
  func gate() throws {
    let harness = try harness("Gate")

    #expect(harness.stack == ["gate"])
    #expect(harness.heading == "Gate")
    #expect(!harness.hasBackControl && harness.backControlName == nil)
    #expect(harness.count("trim", "gate") == 1)
  }

  @Test("S2-20 The page Non-Gate has a back control, which leads back")
  func nonGate() throws {
    let harness = try harness("Non-Gate")
    #expect(harness.stack == ["initial", "non-gate"])
    #expect(harness.heading == "Non-Gate")

    try harness.tap(named: try #require(harness.backControlName))

    #expect(harness.stack == ["initial"])
    #expect(harness.count("trim", "initial") == 0)
  }

  @Test("S2-20 Begin Again slides in a new first page as a pop would, and that page is a gate head")
  func again() throws {
    let harness = try harness("Gate", "Begin Again")

    #expect(harness.stack == ["initial"])
    #expect(harness.lines.contains { $0.verb == "willShow" && $0.details == "animated slide-back" })
    #expect(harness.backControlName == nil)
    try harness.tap(named: "Non-Gate")
    #expect(harness.stack == ["initial", "non-gate"])
  }

  @Test(
    "S2-8 Signing in leads to the app, and signing up leads there through the tutorial",
    arguments: paths)
  func entries(names: [String]) throws {
    let harness = try harness()
    var stacks: [[String]] = []

    for name in names {
      try go(name, harness)
      stacks.append(harness.stack)
    }

    let signIn = [["initial", "options"], ["initial", "options", "sign-in"], ["tabs"]]
    let signUp = [
      ["initial", "options"], ["initial", "options", "sign-up"], ["tutorial"], ["tabs"],
    ]
    #expect(stacks == (names.count == 3 ? signIn : signUp))
  }

  @Test(
    "S2-9 No route leads back from the tutorial or from the app",
    arguments: ["Escape", "Alt+Left", "AC_BACK", "X1", "drag", "wheel"], [3, 4])
  func closed(route: String, steps: Int) throws {
    let harness = try harness()
    for name in Self.paths[1].prefix(steps) { try go(name, harness) }
    let (before, tree) = (harness.stack, harness.session.accessibilityTree)

    switch route {
    case "drag":
      harness.drag(from: 5, to: 380)
      harness.mouse(.up, 380)
    case "wheel":
      for _ in 0..<8 { harness.session.send(.wheel(right: -1, down: 0), at: harness.now) }
    default: try harness.keys(route)
    }
    harness.settle()

    #expect(harness.stack == before)
    #expect(before == (steps == 3 ? ["tutorial"] : ["tabs"]))
    #expect(harness.session.accessibilityTree == tree)
    #expect(!harness.hasBackControl && harness.backControlName == nil)
  }

  @Test(
    "S2-9 No key leads back to the tutorial while the app arrives", arguments: [0, 100, 300])
  func arriving(milliseconds: Int) throws {
    let harness = try harness("Sign in or sign up", "Sign Up", "Sign Up")
    harness.session.send(.key(KeyPress("Tab")), at: harness.now)
    harness.session.send(.key(KeyPress("Return")), at: harness.now)
    harness.wait(milliseconds)

    try harness.keys("Escape", "Alt+Left", "Escape")

    #expect(harness.stack == ["tabs"])
  }

  @Test(
    "S2-10 The app has tabs and no bar of its own; the second tab has a stack titled App Proper")
  func tabs() throws {
    let harness = try harness("Sign in or sign up", "Sign In", "Sign In")
    #expect(harness.nodes.filter { $0.role == .tab }.map(\.name) == ["Item 1", "Item 2"])
    #expect(harness.nodes.filter { $0.role == .navigationBar }.count == 1)
    #expect(harness.heading == "Item 1")

    try harness.tap(named: "Item 2")
    #expect(harness.heading == "App Proper")
    try harness.tap(named: "Detail")
    #expect(harness.heading == "Detail")
    #expect(harness.backControlName == "Back to App Proper")
    try harness.keys("Escape", "Escape", "Escape")

    #expect(harness.heading == "App Proper")
    #expect(harness.stack == ["tabs"])
  }

  @Test("S2-10 Each tab keeps its stack")
  func kept() throws {
    let harness = try harness("Sign in or sign up", "Sign In", "Sign In", "Item 2", "Detail")

    try harness.tap(named: "Item 1")
    #expect(harness.heading == "Item 1")
    try harness.tap(named: "Item 2")

    #expect(harness.heading == "Detail")
  }

  @Test(
    "S2-22 S2-21 Signing out releases the app; no key leads back, and signing in makes a new one")
  func signOut() throws {
    let harness = try harness(
      "Sign in or sign up", "Sign In", "Sign In", "Item 2", "Detail", "Item 1")
    weak let app = harness.flow.navigationController.top

    try harness.tap(named: "Sign Out")
    #expect(harness.stack == ["initial"])
    #expect(app == nil)
    try harness.keys("Escape", "Alt+Left", "X1")
    #expect(harness.stack == ["initial"])
    for name in Self.paths[0] { try harness.tap(named: name) }

    #expect(harness.stack == ["tabs"])
    #expect(harness.heading == "Item 1")
  }

  @Test("A double click on a button pushes its page once", arguments: ["Gate", "Non-Gate"])
  func doubleClick(name: String) throws {
    let harness = try harness()
    let button = try #require(harness.nodes.first { $0.role == .button && $0.name == name })
    let centre = button.frame.centre

    for _ in 0..<2 { harness.tap(centre.x, centre.y) }
    harness.settle()

    #expect(harness.stack == (name == "Gate" ? ["gate"] : ["initial", "non-gate"]))
    #expect(harness.count("willShow", name.lowercased()) == 1)
  }
}

extension DemoHarness {
  fileprivate var backControlName: String? {
    nodes.first { $0.role == .button && $0.name.hasPrefix("Back") }?.name
  }

  fileprivate var heading: String? { nodes.first { $0.role == .heading }?.name }
}
