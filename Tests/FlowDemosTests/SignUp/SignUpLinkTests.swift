import FlowCore
import FlowDemos
import FlowUI
import Testing

/// Links into the sign-up and into the app behind it.
@Suite struct SignUpLinkTests {
  private func stage(at place: FlowPlace, isKnown: Bool = false) throws -> Stage {
    let stage = Stage.signUp(isKnown: isKnown)
    try stage.flow.go(to: place)
    stage.settle()
    return stage
  }

  private func place(_ stage: Stage) -> FlowPlace? { (stage.flow as? any PlacedFlow)?.place }

  private func signIn(_ stage: Stage) throws {
    try stage.tap(words: "Sign in")
    try stage.answer("juna@woadwick.example")
    try stage.answer("bluehour7")
  }

  private func signUp(_ stage: Stage) throws {
    try stage.tap(words: "Create account")
    for answer in ["mika@example.org", "wrentails7", "34"] { try stage.answer(answer) }
    stage.write("Mika")
    try stage.acceptTerms()
    try stage.tap(words: "Create account")
  }

  @Test(
    "Each place has beneath it what belongs there",
    arguments: [
      ("launch", ["launch"]), ("tour=2", ["launch", "tour"]),
      ("options", ["launch", "tour", "options"]), ("sign-in", ["launch", "sign-in"]),
      ("email", ["launch", "tour", "options", "email"]),
      ("guardian", ["launch", "tour", "options", "email", "password", "age", "guardian"]),
      ("profile", ["launch", "tour", "options", "email", "password", "age", "profile"]),
      ("profile/terms", ["launch", "tour", "options", "email", "password", "age", "profile"]),
      ("welcome", ["welcome"]),
    ] as [(FlowPlace, [String])])
  func beneath(place: FlowPlace, stack: [String]) throws {
    let stage = try stage(at: place)

    #expect(stage.stack == stack)
    #expect(self.place(stage) == place)
    #expect((stage.flow.navigationController.presented != nil) == (place == "profile/terms"))
  }

  @Test(
    "S2-17 SX-3 A link into the app shows the options to whom is not signed in, and no way leads on",
    arguments: ["home", "colour=lichen", "explore", "account"] as [FlowPlace])
  func turnedAway(place: FlowPlace) throws {
    let stage = try stage(at: place)

    #expect(stage.stack == ["options"])
    #expect(!stage.hasBackControl)
    #expect(self.place(stage) == place)
    #expect(stage.lines.contains { $0.verb == "wait" && $0.subject == "app" })
  }

  @Test(
    "After signing in the app has the stage where the link leads, and no way leads back",
    arguments: ["home", "colour=lichen", "explore", "account"] as [FlowPlace])
  func signedIn(place: FlowPlace) throws {
    let stage = try stage(at: place)

    try signIn(stage)

    #expect(stage.stack == ["app"])
    #expect(self.place(stage) == place)
    #expect(!stage.flow.navigationController.canPop)
    #expect(!stage.flow.navigationController.isWaitingToEnter)
    #expect(stage.count("didShow", "app") == 1)
  }

  @Test("After signing up the welcome comes first, and then the app where the link leads")
  func signedUp() throws {
    let stage = try stage(at: "colour=lichen")

    try signUp(stage)
    #expect(stage.stack == ["welcome"])
    #expect(stage.says("Welcome, Mika"))
    try stage.tap(words: "Open Woadwick")

    #expect(stage.stack == ["app"])
    #expect(place(stage) == "colour=lichen")
    #expect(stage.count("didShow", "app") == 1)
  }

  @Test("Who signs in is brought into the app in motion, also where the link came without")
  func motion() throws {
    let stage = try stage(at: "account")
    try stage.tap(words: "Sign in")
    try stage.answer("juna@woadwick.example")
    stage.write("bluehour7")

    stage.session.send(.key(KeyPress("Return")), at: stage.now)
    stage.wait(100)

    #expect(stage.stack == ["options", "sign-in", "app"])
    #expect(stage.flow.navigationController.isMoving)
  }

  @Test("Another link takes the place of the one that waits, or leads away from it")
  func askedAgain() throws {
    let stage = try stage(at: "account")
    try stage.flow.go(to: "explore")
    #expect(place(stage) == "explore")
    try signIn(stage)
    #expect(place(stage) == "explore")

    let other = try self.stage(at: "account")
    try other.flow.go(to: "options")
    try signIn(other)

    #expect(place(other) == "home")
  }

  @Test("What was asked for once is not where a later member begins")
  func forgotten() throws {
    let stage = try stage(at: "account")
    try signIn(stage)
    try stage.tap(words: "Sign out")

    try signIn(stage)

    #expect(place(stage) == "home")
  }

  @Test("A member follows a link into the app at once")
  func member() throws {
    let stage = try stage(at: "colour=lichen", isKnown: true)

    #expect(stage.stack == ["app"])
    #expect(place(stage) == "colour=lichen")
    try stage.keys("Escape")
    #expect(place(stage) == "home")
  }

  @Test(
    "Members have what lies before the app behind them: links there are refused, and change nothing",
    arguments: ["launch", "tour=2", "options", "sign-in", "email", "profile/terms", "welcome"]
      as [FlowPlace])
  func behind(place: FlowPlace) throws {
    let stage = Stage.signUp(isKnown: true)

    #expect(throws: PlaceRefusal.refused(.closed)) { try stage.flow.go(to: place) }

    #expect(stage.stack == ["app"])
    #expect(self.place(stage) == "home")
    #expect(stage.flow.navigationController.presented == nil)
  }

  @Test("From the linked welcome the app comes only after the options")
  func welcome() throws {
    let stage = try stage(at: "welcome")
    #expect(stage.says("Welcome, Juna"))

    try stage.tap(words: "Open Woadwick")
    #expect(stage.stack == ["options"])
    try signIn(stage)

    #expect(stage.stack == ["app"])
  }

  @Test(
    "Continue on a step that was linked to leads back to the first one to be done, and says what is",
    arguments: [
      ("password", "wrentails7"), ("age", "34"), ("guardian", "parent@example.org"),
    ] as [(FlowPlace, String)])
  func undone(place: FlowPlace, answer: String) throws {
    let stage = try stage(at: place)

    try stage.answer(answer)

    #expect(stage.stack == ["launch", "tour", "options", "email"])
    #expect(stage.focus == "Email address")
    #expect(stage.isWrong("Email address"))
    #expect(stage.says("Write an email address"))
  }

  @Test("What was written on a step that was linked to is there again, on the way to an account")
  func keptAnswers() throws {
    let stage = try stage(at: "profile")
    stage.write("Mika")
    try stage.acceptTerms()
    try stage.tap(words: "Create account")
    #expect(stage.stack.last == "email")

    for answer in ["mika@example.org", "wrentails7", "15", "parent@example.org"] {
      try stage.answer(answer)
    }
    #expect(stage.value(of: "Name") == "Mika")
    try stage.tap(words: "Create account")

    #expect(stage.says("Welcome, Mika"))
  }

  @Test("The guardian's step counts itself in where it is linked to")
  func guardian() throws {
    #expect(try stage(at: "guardian").step == "4 of 5")
    #expect(try stage(at: "profile").step == "4 of 4")
  }

  @Test("Accepted terms lead back to the profile from their link")
  func terms() throws {
    let stage = try stage(at: "profile/terms")

    try stage.tap(words: "Accept")

    #expect(place(stage) == "profile")
    #expect(stage.words.contains("Accepted"))
  }
}
