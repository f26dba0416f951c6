import FlowCore
import FlowDemos
import FlowUI
import Testing

@Suite struct SignUpLinkTests {
  private func harness(at place: FlowPlace, isKnown: Bool = false) throws -> DemoHarness {
    let harness = DemoHarness.signUp(isKnown: isKnown)
    try harness.flow.go(to: place)
    harness.settle()
    return harness
  }

  private func place(_ harness: DemoHarness) -> FlowPlace? {
    (harness.flow as? any PlacedFlow)?.place
  }

  private func signIn(_ harness: DemoHarness) throws {
    try harness.tap(text: "Sign in")
    try harness.answer("juna@woadwick.example")
    try harness.answer("bluehour7")
  }

  /// Signs in after a link to the account, and stops while the app is arriving.
  private func arriving() throws -> DemoHarness {
    let harness = try harness(at: "account")
    try harness.tap(text: "Sign in")
    try harness.answer("juna@woadwick.example")
    harness.write("bluehour7")
    harness.key("Return")
    harness.wait(100)
    return harness
  }

  private func signUp(_ harness: DemoHarness) throws {
    try harness.tap(text: "Create account")
    for answer in ["mika@example.org", "wrentails7", "34"] { try harness.answer(answer) }
    harness.write("Mika")
    try harness.acceptTerms()
    try harness.tap(text: "Create account")
  }

  @Test(
    "A link to a place also builds the stack below its screen",
    arguments: [
      ("launch", ["launch"]), ("tour=2", ["launch", "tour"]),
      ("options", ["launch", "tour", "options"]), ("sign-in", ["launch", "sign-in"]),
      ("email", ["launch", "tour", "options", "email"]),
      ("guardian", ["launch", "tour", "options", "email", "password", "age", "guardian"]),
      ("profile", ["launch", "tour", "options", "email", "password", "age", "profile"]),
      ("profile/terms", ["launch", "tour", "options", "email", "password", "age", "profile"]),
      ("welcome", ["welcome"]),
    ] as [(FlowPlace, [String])])
  func below(place: FlowPlace, stack: [String]) throws {
    let harness = try harness(at: place)

    #expect(harness.stack == stack)
    #expect(self.place(harness) == place)
    #expect((harness.flow.navigationController.presented != nil) == (place == "profile/terms"))
  }

  @Test(
    "S2-17 SX-3 A link into the app waits at the options until a user is signed in",
    arguments: ["home", "colour=lichen", "explore", "account"] as [FlowPlace])
  func turnedAway(place: FlowPlace) throws {
    let harness = try harness(at: place)

    #expect(harness.stack == ["options"])
    #expect(!harness.hasBackControl)
    #expect(self.place(harness) == place)
    #expect(harness.lines.contains { $0.verb == "wait" && $0.subject == "app" })
  }

  @Test(
    "After signing in, the app opens where the link leads, and no route leads back",
    arguments: ["home", "colour=lichen", "explore", "account"] as [FlowPlace])
  func signedIn(place: FlowPlace) throws {
    let harness = try harness(at: place)

    try signIn(harness)

    #expect(harness.stack == ["app"])
    #expect(self.place(harness) == place)
    #expect(!harness.flow.navigationController.canPop)
    #expect(!harness.flow.navigationController.isWaitingToEnter)
    #expect(harness.count("didShow", "app") == 1)
  }

  @Test(
    "After signing up, the welcome page comes first, and then the app opens where the link leads")
  func signedUp() throws {
    let harness = try harness(at: "colour=lichen")

    try signUp(harness)
    #expect(harness.stack == ["welcome"])
    #expect(harness.hasNode(containing: "Welcome, Mika"))
    try harness.tap(text: "Open Woadwick")

    #expect(harness.stack == ["app"])
    #expect(place(harness) == "colour=lichen")
    #expect(harness.count("didShow", "app") == 1)
  }

  @Test("Signing in leads into the app with animation, even after a link without animation")
  func motion() throws {
    let harness = try arriving()

    #expect(harness.stack == ["options", "sign-in", "app"])
    #expect(harness.flow.navigationController.isMoving)
  }

  @Test("Another link into the app replaces the one that waits, and one to another page cancels it")
  func askedAgain() throws {
    let harness = try harness(at: "account")
    try harness.flow.go(to: "explore")
    #expect(place(harness) == "explore")
    try signIn(harness)
    #expect(place(harness) == "explore")

    let other = try self.harness(at: "account")
    try other.flow.go(to: "options")
    try signIn(other)

    #expect(place(other) == "home")
  }

  @Test("A link that has been followed does not apply to the next sign-in")
  func forgotten() throws {
    let harness = try harness(at: "account")
    try signIn(harness)
    try harness.tap(text: "Sign out")

    try signIn(harness)

    #expect(place(harness) == "home")
  }

  @Test("A link that is followed while the app arrives does not apply to the next sign-in either")
  func followedOnArrival() throws {
    let harness = try arriving()

    try harness.flow.go(to: "explore")
    harness.settle()
    #expect(place(harness) == "explore")

    try harness.tap(named: "Profile")
    try harness.tap(text: "Sign out")
    try signIn(harness)

    #expect(place(harness) == "home")
  }

  @Test("A link into the app opens at once for a user who is signed in")
  func member() throws {
    let harness = try harness(at: "colour=lichen", isKnown: true)

    #expect(harness.stack == ["app"])
    #expect(place(harness) == "colour=lichen")
    try harness.keys("Escape")
    #expect(place(harness) == "home")
  }

  @Test(
    "For a user who is signed in, links to pages before the app are refused and change nothing",
    arguments: ["launch", "tour=2", "options", "sign-in", "email", "profile/terms", "welcome"]
      as [FlowPlace])
  func behind(place: FlowPlace) throws {
    let harness = DemoHarness.signUp(isKnown: true)

    #expect(throws: PlaceRefusal.refused(.closed)) { try harness.flow.go(to: place) }

    #expect(harness.stack == ["app"])
    #expect(self.place(harness) == "home")
    #expect(harness.flow.navigationController.presented == nil)
  }

  @Test("A welcome page opened by a link leads into the app only after signing in")
  func welcome() throws {
    let harness = try harness(at: "welcome")
    #expect(harness.hasNode(containing: "Welcome, Juna"))

    try harness.tap(text: "Open Woadwick")
    #expect(harness.stack == ["options"])
    try signIn(harness)

    #expect(harness.stack == ["app"])
  }

  @Test(
    "Continue on a linked step leads back to the first incomplete one, which says what is missing",
    arguments: [
      ("password", "wrentails7"), ("age", "34"), ("guardian", "parent@example.org"),
    ] as [(FlowPlace, String)])
  func undone(place: FlowPlace, answer: String) throws {
    let harness = try harness(at: place)

    try harness.answer(answer)

    #expect(harness.stack == ["launch", "tour", "options", "email"])
    #expect(harness.focus == "Email address")
    #expect(harness.isInvalid("Email address"))
    #expect(harness.hasNode(containing: "Write an email address"))
  }

  @Test("Text entered on a linked step is still there when the steps lead to it again")
  func keptAnswers() throws {
    let harness = try harness(at: "profile")
    harness.write("Mika")
    try harness.acceptTerms()
    try harness.tap(text: "Create account")
    #expect(harness.stack.last == "email")

    for answer in ["mika@example.org", "wrentails7", "15", "parent@example.org"] {
      try harness.answer(answer)
    }
    #expect(harness.value(of: "Name") == "Mika")
    try harness.tap(text: "Create account")

    #expect(harness.hasNode(containing: "Welcome, Mika"))
  }

  @Test("A link to the guardian's step adds it to the number of steps")
  func guardian() throws {
    #expect(try harness(at: "guardian").step == "4 of 5")
    #expect(try harness(at: "profile").step == "4 of 4")
  }

  @Test("Accepting the terms that a link has opened leads to the profile")
  func terms() throws {
    let harness = try harness(at: "profile/terms")

    try harness.tap(text: "Accept")

    #expect(place(harness) == "profile")
    #expect(harness.texts.contains("Accepted"))
  }
}
