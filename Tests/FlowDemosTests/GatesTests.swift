import FlowCore
import FlowDemos
import FlowUI
import Testing

/// The samples of the article on gates, by taps on what is told of them.
@Suite struct GatesTests {
  private func stage(_ ways: String...) throws -> Stage {
    let stage = Stage { GatesFlowController(context: $0) }
    for way in ways { try stage.tap(named: way) }
    return stage
  }

  /// The ways into the app.
  private static let ways = [
    ["Sign in or sign up", "Sign In", "Sign In"],
    ["Sign in or sign up", "Sign Up", "Sign Up", "Done"],
  ]

  @Test("S2-20 Behind Gate there is no back control, and the first page has left the stack")
  func gate() throws {
    let stage = try stage("Gate")

    #expect(stage.stack == ["gate"])
    #expect(stage.heading == "Gate")
    #expect(!stage.hasBackControl && stage.backGesture == nil)
    #expect(stage.count("trim", "gate") == 1)
  }

  @Test("S2-20 On Non-Gate the back control stays, and leads back")
  func nonGate() throws {
    let stage = try stage("Non-Gate")
    #expect(stage.stack == ["initial", "non-gate"])
    #expect(stage.heading == "Non-Gate")

    try stage.tap(named: try #require(stage.backGesture))

    #expect(stage.stack == ["initial"])
    #expect(stage.count("trim", "initial") == 0)
  }

  @Test("S2-20 Begin Again comes as if one went back, and is a gate itself")
  func again() throws {
    let stage = try stage("Gate", "Begin Again")

    #expect(stage.stack == ["initial"])
    #expect(stage.lines.contains { $0.verb == "willShow" && $0.details == "animated slide-back" })
    #expect(stage.backGesture == nil)
    try stage.tap(named: "Non-Gate")
    #expect(stage.stack == ["initial", "non-gate"])
  }

  @Test("S2-8 Signing in leads to the app, signing up by the tutorial", arguments: ways)
  func entries(names: [String]) throws {
    let stage = try stage()
    var stacks: [[String]] = []

    for name in names {
      try stage.tap(named: name)
      stacks.append(stage.stack)
    }

    let signIn = [["initial", "options"], ["initial", "options", "sign-in"], ["tabs"]]
    let signUp = [
      ["initial", "options"], ["initial", "options", "sign-up"], ["tutorial"], ["tabs"],
    ]
    #expect(stacks == (names.count == 3 ? signIn : signUp))
  }

  @Test(
    "S2-9 Neither from the tutorial nor from the app one gets back to what was before",
    arguments: ["Escape", "Alt+Left", "AC_BACK", "X1", "drag", "wheel"], [3, 4])
  func closed(way: String, steps: Int) throws {
    let stage = try stage()
    for name in Self.ways[1].prefix(steps) { try stage.tap(named: name) }
    let (before, told) = (stage.stack, stage.session.accessibilityTree)

    switch way {
    case "drag":
      stage.drag(from: 5, to: 380)
      stage.mouse(.up, 380)
    case "wheel":
      for _ in 0..<8 { stage.session.send(.wheel(right: -1, down: 0), at: stage.now) }
    default: try stage.keys(way)
    }
    stage.settle()

    #expect(stage.stack == before)
    #expect(before == (steps == 3 ? ["tutorial"] : ["tabs"]))
    #expect(stage.session.accessibilityTree == told)
    #expect(!stage.hasBackControl && stage.backGesture == nil)
  }

  @Test(
    "S2-9 While the app arrives the tutorial cannot be got back either", arguments: [0, 100, 300])
  func arriving(milliseconds: Int) throws {
    let stage = try stage("Sign in or sign up", "Sign Up", "Sign Up")
    stage.session.send(.key(KeyPress("Tab")), at: stage.now)
    stage.session.send(.key(KeyPress("Return")), at: stage.now)
    stage.wait(milliseconds)

    try stage.keys("Escape", "Alt+Left", "Escape")

    #expect(stage.stack == ["tabs"])
  }

  @Test("S2-10 The app has tabs and no bar of its own; the second has a stack titled App Proper")
  func tabs() throws {
    let stage = try stage("Sign in or sign up", "Sign In", "Sign In")
    #expect(stage.nodes.filter { $0.role == .tab }.map(\.name) == ["Item 1", "Item 2"])
    #expect(stage.nodes.filter { $0.role == .navigationBar }.count == 1)
    #expect(stage.heading == "Item 1")

    try stage.tap(named: "Item 2")
    #expect(stage.heading == "App Proper")
    try stage.tap(named: "Detail")
    #expect(stage.heading == "Detail")
    #expect(stage.backGesture == "Back to App Proper")
    try stage.keys("Escape", "Escape", "Escape")

    #expect(stage.heading == "App Proper")
    #expect(stage.stack == ["tabs"])
  }

  @Test("S2-10 Each tab keeps its stack")
  func kept() throws {
    let stage = try stage("Sign in or sign up", "Sign In", "Sign In", "Item 2", "Detail")

    try stage.tap(named: "Item 1")
    #expect(stage.heading == "Item 1")
    try stage.tap(named: "Item 2")

    #expect(stage.heading == "Detail")
  }

  @Test("S2-22 S2-21 Signing out is a gate the other way: the app is gone, and may be come to anew")
  func signOut() throws {
    let stage = try stage("Sign in or sign up", "Sign In", "Sign In", "Item 2", "Detail", "Item 1")
    weak let app = stage.flow.navigationController.top

    try stage.tap(named: "Sign Out")
    #expect(stage.stack == ["initial"])
    #expect(app == nil)
    try stage.keys("Escape", "Alt+Left", "X1")
    #expect(stage.stack == ["initial"])
    for name in Self.ways[0] { try stage.tap(named: name) }

    #expect(stage.stack == ["tabs"])
    #expect(stage.heading == "Item 1")
  }

  @Test("A double click on a way leads there once", arguments: ["Gate", "Non-Gate"])
  func doubleClick(name: String) throws {
    let stage = try stage()
    let place = try #require(stage.nodes.first { $0.role == .button && $0.name == name }).frame
      .centre

    for _ in 0..<2 { stage.tap(place.x, place.y) }
    stage.settle()

    #expect(stage.stack == (name == "Gate" ? ["gate"] : ["initial", "non-gate"]))
    #expect(stage.count("willShow", name.lowercased()) == 1)
  }
}

extension Stage {
  /// Taps the middle of a button or a tab of that name.
  fileprivate func tap(named name: String) throws {
    let node = nodes.first { [.button, .tab].contains($0.role) && $0.name == name }
    let place = try #require(node, "no '\(name)' in \(session.accessibilityTree)").frame.centre
    tap(place.x, place.y)
    settle()
  }

  /// What is told of the way back, where there is one.
  fileprivate var backGesture: String? {
    nodes.first { $0.role == .button && $0.name.hasPrefix("Back") }?.name
  }

  /// The title of the page on stage.
  fileprivate var heading: String? { nodes.first { $0.role == .heading }?.name }
}
