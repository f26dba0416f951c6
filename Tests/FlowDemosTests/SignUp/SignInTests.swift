import FlowCore
import FlowDemos
import FlowUI
import Testing

@Suite struct SignInTests {
  private func atSignIn() throws -> DemoHarness {
    let harness = DemoHarness.signUp()
    try harness.tap(text: "I have an account")
    return harness
  }

  @Test("The sample account that the page shows can sign in, with no other key than Enter")
  func sample() throws {
    let harness = try atSignIn()
    #expect(harness.hasNode(containing: "juna@woadwick.example, password bluehour7"))

    try harness.answer("juna@woadwick.example")
    #expect(harness.focus == "Password")
    try harness.answer("bluehour7")

    #expect(harness.stack == ["app"])
  }

  @Test("A wrong password is reported below its field until it is changed")
  func wrongPassword() throws {
    let harness = try atSignIn()
    try harness.answer("juna@woadwick.example")

    try harness.answer("BlueHour7")
    #expect(harness.stack.last == "sign-in")
    #expect(harness.isInvalid("Password"))
    #expect(harness.hasNode(containing: "This is not the password"))
    try harness.keys("Tab")
    #expect(harness.focus != "Password")
    #expect(harness.hasNode(containing: "This is not the password"))
    try harness.keys("Shift+Tab")
    harness.write("x")

    #expect(!harness.isInvalid("Password"))
  }

  @Test("An unknown address is reported below its field, which gets the focus")
  func unknownAddress() throws {
    let harness = try atSignIn()
    try harness.answer("somebody@example.org")

    try harness.answer("bluehour7")

    #expect(harness.isInvalid("Email address"))
    #expect(harness.hasNode(containing: "No account has this address"))
    #expect(harness.focus == "Email address")
  }

  @Test("If both fields are empty, both are invalid, and the first one gets the focus")
  func empty() throws {
    let harness = try atSignIn()

    try harness.keys("Tab", "Return")

    #expect(harness.isInvalid("Email address"))
    #expect(harness.isInvalid("Password"))
    #expect(harness.focus == "Email address")
  }

  @Test("Without accepting the terms no account is created, and the page says what is missing")
  func missingTerms() throws {
    let harness = try DemoHarness.atProfile()

    try harness.answer("Mika")

    #expect(harness.stack.last == "profile")
    #expect(harness.hasNode(containing: "Read the terms and accept them"))
    #expect(harness.focus == "Terms of use")
  }

  @Test("If both the name and the terms are missing, the name is reported first")
  func missingName() throws {
    let harness = try DemoHarness.atProfile()

    try harness.tap(text: "Create account")

    #expect(harness.isInvalid("Name"))
    #expect(harness.focus == "Name")
    #expect(!harness.hasNode(containing: "Read the terms"))
  }

  @Test("S4-23 The terms are presented as a flow; Accept dismisses it, and Enter then leads on")
  func accept() throws {
    let harness = try DemoHarness.atProfile()
    try harness.answer("Mika")

    try harness.keys("Return")
    #expect(harness.flow.navigationController.presented?.top.name == "terms")
    try harness.tap(text: "Accept")
    #expect(harness.flow.navigationController.presented == nil)
    #expect(!harness.hasNode(containing: "Read the terms"))
    #expect(harness.focus == "Create account")
    try harness.keys("Return")

    #expect(harness.stack == ["welcome"])
  }

  @Test("Closing the terms by their button or by Escape does not accept them")
  func close() throws {
    let harness = try DemoHarness.atProfile()
    harness.write("Mika")

    try harness.tap(text: "Terms of use")
    try harness.tap(text: "Close")
    #expect(harness.flow.navigationController.presented == nil)
    try harness.tap(text: "Terms of use")
    try harness.keys("Escape")
    #expect(harness.flow.navigationController.presented == nil)
    try harness.tap(text: "Create account")

    #expect(harness.hasNode(containing: "Read the terms and accept them"))
  }

  @Test("Arrow keys choose among the pictures, and the welcome page shows the chosen one")
  func avatar() throws {
    let harness = try DemoHarness.atProfile()
    harness.write("Mika")
    try harness.keys("Tab")
    #expect(harness.focus == "Sun over the sea")

    try harness.keys("Right", "Right")
    #expect(harness.focus == "Berries")
    try harness.keys("Tab")
    #expect(harness.focus == "Terms of use")
    try harness.acceptTerms()
    try harness.tap(text: "Create account")

    #expect(harness.nodes.contains { $0.role == .image && $0.name == "Berries" })
  }

  @Test("On a stage that is too narrow for a row of all pictures, they are in several rows")
  func narrow() throws {
    let harness = DemoHarness.signUp(size: Size(width: 240, height: 1200))
    for text in ["Get started", "Skip", "Create account"] { try harness.tap(text: text) }
    for answer in ["mika@example.org", "wrentails7", "34"] { try harness.answer(answer) }

    let pictures = harness.nodes.filter { $0.role == .radio }.map(\.frame)

    #expect(pictures.count == 4)
    #expect(Set(pictures.map(\.minY)).count == 2)
    for picture in pictures { #expect(picture.minX >= 0 && picture.maxX <= 240) }
  }
}
