import FlowCatalogue
import FlowCore
import FlowDemos
import FlowUI
import Testing

@Suite struct SignUpFlowTests {
  @Test("S2-17 An unknown person begins on the first page, a known one in the app")
  func start() {
    #expect(DemoHarness.signUp().stack == ["launch"])
    #expect(DemoHarness.signUp(isKnown: true).stack == ["app"])
  }

  @Test(
    "S2-17 A setting of the demo chooses whether its user is known, and both have the same places",
    arguments: [("unknown", "launch"), ("known", "app")])
  func startSetting(user: String, first: String) throws {
    let demo = try #require(Catalogue.sluice.demo("signup"))
    let start = { (values: [String: String]) in
      try DemoHarness { try demo.start(in: $0, settings: DemoSettings(values: values)) }
    }

    let harness = try start(["user": user])

    #expect(harness.stack == [first])
    #expect(try start([:]).stack == ["launch"])
    #expect(demo.parameters.map(\.id) == ["user"])
    try harness.flow.go(to: "home")
    #expect(harness.stack.last == (user == "known" ? "app" : "options"))
  }

  @Test("S2-8 S2-9 The first page leads through the steps and the welcome page into the app")
  func whole() throws {
    let harness = try DemoHarness.atProfile()
    #expect(harness.stack == ["launch", "tour", "options", "email", "password", "age", "profile"])

    harness.write("Mika")
    try harness.acceptTerms()
    try harness.tap(text: "Create account")
    #expect(harness.stack == ["welcome"])
    #expect(harness.hasNode(containing: "Welcome, Mika"))
    try harness.tap(text: "Open Woadwick")

    #expect(harness.stack == ["app"])
  }

  @Test("S2-22 Signing out leads to the options, from which Escape does not lead back into the app")
  func signOut() throws {
    let harness = DemoHarness.signUp(isKnown: true)

    try harness.tap(text: "Profile")
    try harness.tap(text: "Sign out")
    #expect(harness.stack == ["options"])
    try harness.keys("Escape")

    #expect(harness.stack == ["options"])
    #expect(!harness.hasBackControl)
  }

  @Test(
    "S2-2 S2-4 While the welcome page arrives, the steps are in the stack but cannot be reached")
  func handOver() throws {
    let harness = try DemoHarness.atProfile()
    harness.write("Mika")
    try harness.acceptTerms()
    try harness.keys("Tab", "Tab", "Tab")
    #expect(harness.focus == "Create account")

    harness.session.send(.key(KeyPress("Return")), at: harness.now)
    harness.wait(100)
    #expect(harness.stack.suffix(2) == ["profile", "welcome"])
    harness.flow.navigationController.attempt { try $0.pop() }
    #expect(harness.stack.last == "welcome")
    harness.settle()

    #expect(harness.stack == ["welcome"])
    #expect(harness.count("trim", "welcome") == 1)
  }

  @Test("S2-12 The options are a gate head after signing out, but not after the tour")
  func conditionalHead() throws {
    let known = DemoHarness.signUp(isKnown: true)
    try known.tap(text: "Profile")
    try known.tap(text: "Sign out")
    let new = DemoHarness.signUp()

    for text in ["Get started", "Skip"] { try new.tap(text: text) }

    #expect(known.stack == ["options"])
    // They slide in as if the user went back to them.
    #expect(known.lines.contains { "\($0)".hasSuffix("willShow options animated slide-back") })
    #expect(new.stack == ["launch", "tour", "options"])
    #expect(new.hasBackControl)
  }

  @Test("S2-21 Screens below a gate head are released")
  func released() throws {
    let harness = try DemoHarness.atProfile()
    weak let email = harness.flow.navigationController.stack[3]
    weak let profile = harness.flow.navigationController.top
    #expect(email?.name == "email")
    harness.write("Mika")
    try harness.acceptTerms()

    try harness.tap(text: "Create account")

    #expect(email == nil)
    #expect(profile == nil)
  }

  @Test("A person who has created an account can sign out and sign in with it again")
  func again() throws {
    let harness = try DemoHarness.atProfile()
    harness.write("Mika")
    try harness.acceptTerms()
    for text in ["Create account", "Open Woadwick", "Profile", "Sign out", "Sign in"] {
      try harness.tap(text: text)
    }

    try harness.answer(" Mika@Example.org ")
    try harness.answer("wrentails7")
    try harness.tap(text: "Profile")

    #expect(harness.hasNode(containing: "mika@example.org"))
  }

  @Test("A second sign-up begins with empty fields, and refuses the first one's address")
  func second() throws {
    let harness = try DemoHarness.atProfile()
    harness.write("Mika")
    try harness.acceptTerms()
    for text in ["Create account", "Open Woadwick", "Profile", "Sign out", "Create account"] {
      try harness.tap(text: text)
    }
    #expect(harness.value(of: "Email address") == "")

    try harness.answer("MIKA@example.org")

    #expect(harness.stack == ["options", "email"])
    #expect(harness.hasNode(containing: "An account has this address already"))
  }

  @Test("In the catalogue, the sign-up can be left from its first page, and by Escape from the app")
  func inCatalogue() throws {
    let harness = DemoHarness { CatalogueFlowController(.sluice, context: $0) }
    try harness.tap(text: "Sign-up")
    #expect(harness.texts.contains("Sluice"))
    try harness.tap(text: "I have an account")
    try harness.answer("juna@woadwick.example")
    try harness.answer("bluehour7")
    #expect(harness.texts.contains("Ferry at dusk"))
    #expect(!harness.hasBackControl)

    try harness.keys("Escape")

    #expect(harness.stack == ["catalogue"])
  }

  @Test("S1-22 The tour has turned to its last page after 12 s, and that page leads to the options")
  func tour() throws {
    let harness = DemoHarness.signUp()
    try harness.tap(text: "Get started")
    _ = harness.session.layerTree
    #expect(harness.hasNode(containing: "Catch a colour"))

    harness.wait(12_000)
    #expect(harness.hasNode(containing: "Take it home"))
    try harness.tap(text: "Let’s begin")

    #expect(harness.stack == ["launch", "tour", "options"])
  }
}
