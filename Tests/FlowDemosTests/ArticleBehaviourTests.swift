import FlowCatalogue
import FlowCore
import FlowDemos
import FlowUI
import Testing

/// The demos Progress and Gates, compared with their variants that reproduce the faults of the
/// articles' code.
@Suite struct ArticleBehaviourTests {
  private func demo(_ id: String, _ behaviour: DemoBehaviour) throws -> DemoHarness {
    let demo = try #require(Catalogue.sluice.demo(id))
    let settings = DemoSettings(values: ["behaviour": behaviour.rawValue])
    let harness = try DemoHarness { try demo.start(in: $0, settings: settings) }
    harness.settle()
    return harness
  }

  /// The filled part of the strip, 0…1; `nil` if no strip is drawn.
  private func drawn(_ harness: DemoHarness) -> Double? {
    let strip = harness.session.layerTree.root.sublayers.first { $0.name == "progressStrip" }
    guard let strip, case .fractionalFill(let fill, _, _)? = strip.drawings.last else { return nil }
    return fill.size.width / strip.size.width
  }

  @Test(
    "S0-16 S0-18 The first push moves the strip with the page; in the article's variant, at once",
    arguments: [(DemoBehaviour.sluice, 0.3), (.article, 0.5)])
  func firstPush(behaviour: DemoBehaviour, half: Double) throws {
    let harness = try demo("progress", behaviour)
    #expect(drawn(harness) == 0.1)

    harness.session.send(.key(try #require(KeyPress(parsing: "Tab"))), at: harness.now)
    harness.session.send(.key(try #require(KeyPress(parsing: "Return"))), at: harness.now)
    while (harness.flow.navigationController.coordinator?.fraction ?? 1) < 0.5 { harness.wait(1) }

    #expect(abs(try #require(drawn(harness)) - half) < 0.01)
    harness.settle()
    #expect(drawn(harness) == 0.5)
  }

  @Test(
    "S0-19 A cancelled first swipe returns the strip; in the article's variant it does not",
    arguments: [(DemoBehaviour.sluice, 0.5), (.article, 0.1)])
  func cancelledSwipe(behaviour: DemoBehaviour, end: Double) throws {
    let harness = try demo("progress", behaviour)
    try harness.flow.go(to: FlowPlace(name: "early", value: "2"))
    harness.settle()
    #expect(drawn(harness) == 0.5)

    harness.drag(from: 8, to: 120)
    harness.wait(300)
    harness.mouse(.up, 120)
    harness.settle()

    #expect(harness.stack.last == "progress-2")
    #expect(drawn(harness) == end)
  }

  @Test("S0-12 In the article's variant, a later swipe that is cancelled still returns the strip")
  func laterSwipe() throws {
    let harness = try demo("progress", .article)
    try harness.keys("Tab", "Return")

    harness.drag(from: 8, to: 120)
    #expect(try #require(drawn(harness)) < 0.5)
    harness.wait(300)
    harness.mouse(.up, 120)
    harness.settle()

    #expect(drawn(harness) == 0.5)
  }

  @Test(
    "SX-1 The strip follows the checkout; in the article's variant it is no longer the delegate",
    arguments: [(DemoBehaviour.sluice, [0.2, 0.4, 0.1]), (.article, [0.1, 0.1, 0.1])])
  func lostSlot(behaviour: DemoBehaviour, values: [Double]) throws {
    let harness = try demo("progress", behaviour)
    var seen: [Double?] = []

    for button in ["Checkout", "Continue to delivery"] {
      try harness.tap(text: button)
      seen.append(drawn(harness))
    }
    try harness.keys("Escape", "Escape")
    seen.append(drawn(harness))

    #expect(seen == values.map(Optional.some))
    try harness.keys("Tab", "Return")
    #expect(drawn(harness) == (behaviour == .sluice ? 0.5 : 0.1))
  }

  @Test(
    "S2-15 Signing in leads to the app; with modals, presenting the app is refused",
    arguments: [(DemoBehaviour.sluice, true), (.article, false)])
  func signIn(behaviour: DemoBehaviour, isIn: Bool) throws {
    let harness = try demo("gates", behaviour)
    for name in ["Sign in or sign up", "Sign In", "Sign In"] { try harness.tapTopmost(named: name) }

    #expect(harness.shows("Item 1") == isIn)
    #expect(harness.shows("One moment") == !isIn)
    #expect(harness.count("refused", "app") == (isIn ? 0 : 1))
    #expect(harness.flow.navigationController.presented == nil)
    let flow = try #require(harness.flow as? any PlacedFlow)
    #expect(flow.places.contains(flow.place))
  }

  @Test(
    "The other gates are shown on top of the options, also if these are a modal",
    arguments: [DemoBehaviour.sluice, .article], ["Activate a copy", "Find a lamp"])
  func otherGates(behaviour: DemoBehaviour, row: String) throws {
    let harness = try demo("gates", behaviour)
    try harness.tapTopmost(named: "Sign in or sign up")
    let options = harness.heading

    try harness.tapTopmost(named: row)
    #expect(harness.heading != options)
    try harness.keys("Escape")

    #expect(harness.heading == options)
  }

  @Test(
    "S2-14 On entering the app no frame shows a backdrop screen; with modals, many frames do",
    arguments: [(DemoBehaviour.sluice, true), (.article, false)])
  func backdrop(behaviour: DemoBehaviour, isClean: Bool) throws {
    let harness = try demo("gates", behaviour)
    try harness.signUp()
    try harness.tapTopmost(named: "Done", settles: false)
    var frames = 0
    for _ in 0..<200 {
      if harness.shows("One moment") { frames += 1 }
      harness.wait(10)
    }

    #expect((frames == 0) == isClean)
    #expect(isClean || frames > 20)
    #expect(harness.shows("Item 1"))
  }

  @Test(
    "S2-7 Escape does not lead back from the tutorial to signing up; with modals, it does",
    arguments: [(DemoBehaviour.sluice, true), (.article, false)])
  func tutorial(behaviour: DemoBehaviour, isGate: Bool) throws {
    let harness = try demo("gates", behaviour)
    try harness.signUp()
    #expect(harness.heading == "Tutorial")

    try harness.keys("Escape")

    #expect((harness.heading == "Tutorial") == isGate)
  }

  @Test(
    "After the modal has been dismissed, the pages of a link lead on without it",
    arguments: [("options", "Sign In", "Sign In"), ("tutorial", "Done", "Item 1")]
      as [(FlowPlace, String, String)])
  func dismissed(place: FlowPlace, button: String, heading: String) throws {
    let harness = try demo("gates", .article)
    try harness.tap(named: "Sign in or sign up")
    try harness.keys("Escape")
    #expect(harness.flow.navigationController.presented == nil)

    try harness.flow.go(to: place)
    harness.settle()
    try harness.tap(named: button)

    #expect(harness.heading == heading)
  }

  @Test("Signing out of an app that is a modal leads to the first page, and nothing is refused")
  func signOut() throws {
    let harness = try demo("gates", .article)
    try harness.signUp()
    for name in ["Done", "Sign Out"] { try harness.tap(named: name) }

    #expect(harness.heading == "Initial")
    #expect(harness.flow.navigationController.presented == nil)
    #expect(harness.count("refused", "initial") == 0)
  }
}

extension DemoHarness {
  /// Of several buttons with the name, taps the one on top.
  fileprivate func tapTopmost(named name: String, settles: Bool = true) throws {
    let node = nodes.last { $0.role == .button && $0.name == name }
    let centre = try #require(node, "no '\(name)' in \(session.accessibilityTree)").frame.centre
    tap(centre.x, centre.y)
    if settles { settle() }
  }

  fileprivate func signUp() throws {
    for name in ["Sign in or sign up", "Sign Up", "Sign Up"] { try tapTopmost(named: name) }
    // The second "Sign Up" was refused because of the empty fields, and has focused the first one.
    for text in ["mika@example.org", "wrentails7"] {
      write(text)
      try keys("Return")
    }
    settle()
  }

  fileprivate var heading: String? { nodes.last { $0.role == .heading }?.name }
}
