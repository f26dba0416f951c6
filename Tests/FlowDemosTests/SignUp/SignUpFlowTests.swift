import FlowCore
import FlowDemos
import FlowUI
import SluiceViewer
import Testing

/// The way through the app: pages, heads, and who is known.
@Suite struct SignUpFlowTests {
  @Test("S2-17 Somebody unknown begins with the first page, somebody known in the app")
  func start() {
    #expect(Stage.signUp().stack == ["launch"])
    #expect(Stage.signUp(isKnown: true).stack == ["app"])
  }

  @Test("S2-8 S2-9 From the first page through the steps and the welcome into the app")
  func whole() throws {
    let stage = try Stage.atProfile()
    #expect(stage.stack == ["launch", "tour", "options", "email", "password", "age", "profile"])

    stage.write("Mika")
    try stage.acceptTerms()
    try stage.tap(words: "Create account")
    #expect(stage.stack == ["welcome"])
    #expect(stage.says("Welcome, Mika"))
    try stage.tap(words: "Open Woadwick")

    #expect(stage.stack == ["app"])
  }

  @Test("S2-22 Signing out leads to the options, from which no way leads back into the app")
  func signOut() throws {
    let stage = Stage.signUp(isKnown: true)

    try stage.tap(words: "Profile")
    try stage.tap(words: "Sign out")
    #expect(stage.stack == ["options"])
    try stage.keys("Escape")

    #expect(stage.stack == ["options"])
    #expect(!stage.hasBackControl)
  }

  @Test("S2-2 S2-4 While the welcome comes, the steps are still there, without a way back to them")
  func handOver() throws {
    let stage = try Stage.atProfile()
    stage.write("Mika")
    try stage.acceptTerms()
    try stage.keys("Tab", "Tab", "Tab")
    #expect(stage.focus == "Create account")

    stage.session.send(.key(KeyPress("Return")), at: stage.now)
    stage.wait(100)
    #expect(stage.stack.suffix(2) == ["profile", "welcome"])
    stage.flow.navigationController.attempt { try $0.pop() }
    #expect(stage.stack.last == "welcome")
    stage.settle()

    #expect(stage.stack == ["welcome"])
    #expect(stage.count("trim", "welcome") == 1)
  }

  @Test("S2-12 The options are a head for whoever has signed out, and none after the tour")
  func conditionalHead() throws {
    let known = Stage.signUp(isKnown: true)
    try known.tap(words: "Profile")
    try known.tap(words: "Sign out")
    let new = Stage.signUp()

    for words in ["Get started", "Skip"] { try new.tap(words: words) }

    #expect(known.stack == ["options"])
    // As if a person went back to them.
    #expect(known.lines.contains { "\($0)".hasSuffix("willShow options animated slide-back") })
    #expect(new.stack == ["launch", "tour", "options"])
    #expect(new.hasBackControl)
  }

  @Test("S2-21 What lies beneath a head is released")
  func released() throws {
    let stage = try Stage.atProfile()
    weak let email = stage.flow.navigationController.stack[3]
    weak let profile = stage.flow.navigationController.top
    #expect(email?.name == "email")
    stage.write("Mika")
    try stage.acceptTerms()

    try stage.tap(words: "Create account")

    #expect(email == nil)
    #expect(profile == nil)
  }

  @Test("Who has created an account can sign out and in again with it")
  func again() throws {
    let stage = try Stage.atProfile()
    stage.write("Mika")
    try stage.acceptTerms()
    for words in ["Create account", "Open Woadwick", "Profile", "Sign out", "Sign in"] {
      try stage.tap(words: words)
    }

    try stage.answer(" Mika@Example.org ")
    try stage.answer("wrentails7")
    try stage.tap(words: "Profile")

    #expect(stage.says("mika@example.org"))
  }

  @Test("A second sign-up begins with empty fields, and the first one's address is taken")
  func second() throws {
    let stage = try Stage.atProfile()
    stage.write("Mika")
    try stage.acceptTerms()
    for words in ["Create account", "Open Woadwick", "Profile", "Sign out", "Create account"] {
      try stage.tap(words: words)
    }
    #expect(stage.value(of: "Email address") == "")

    try stage.answer("MIKA@example.org")

    #expect(stage.stack == ["options", "email"])
    #expect(stage.says("An account has this address already"))
  }

  @Test("In the catalogue there is a way out of the demo before everything, and back from no head")
  func inCatalogue() throws {
    let stage = Stage { CatalogueFlowController(.sluice, context: $0) }
    try stage.tap(words: "Sign-up")
    #expect(stage.words.contains("Sluice"))
    try stage.tap(words: "I have an account")
    try stage.answer("juna@woadwick.example")
    try stage.answer("bluehour7")
    #expect(stage.words.contains("Ferry at dusk"))
    #expect(!stage.hasBackControl)

    try stage.keys("Escape")

    #expect(stage.stack == ["catalogue"])
  }

  @Test(
    "S1-22 The tour goes on by itself each 4 s, stays on its last page, and leads to the options")
  func tour() throws {
    let stage = Stage.signUp()
    try stage.tap(words: "Get started")
    _ = stage.session.layerTree
    #expect(stage.says("Catch a colour"))

    stage.wait(12_000)
    #expect(stage.says("Take it home"))
    try stage.tap(words: "Let’s begin")

    #expect(stage.stack == ["launch", "tour", "options"])
  }
}
