import FlowCore
import FlowDemos
import FlowUI
import Testing

/// Signing in, and the terms.
@Suite struct SignInTests {
  private func atSignIn() throws -> Stage {
    let stage = Stage.signUp()
    try stage.tap(words: "I have an account")
    return stage
  }

  @Test("The sample account that the page shows is let in, by Enter alone")
  func sample() throws {
    let stage = try atSignIn()
    #expect(stage.says("juna@woadwick.example, password bluehour7"))

    try stage.answer("juna@woadwick.example")
    #expect(stage.focus == "Password")
    try stage.answer("bluehour7")

    #expect(stage.stack == ["app"])
  }

  @Test("A wrong password is said below its field, until it is changed")
  func wrongPassword() throws {
    let stage = try atSignIn()
    try stage.answer("juna@woadwick.example")

    try stage.answer("BlueHour7")
    #expect(stage.stack.last == "sign-in")
    #expect(stage.isWrong("Password"))
    #expect(stage.says("This is not the password"))
    stage.write("x")

    #expect(!stage.isWrong("Password"))
  }

  @Test("An address that nobody has is said below its field, which has the focus then")
  func unknownAddress() throws {
    let stage = try atSignIn()
    try stage.answer("somebody@example.org")

    try stage.answer("bluehour7")

    #expect(stage.isWrong("Email address"))
    #expect(stage.says("No account has this address"))
    #expect(stage.focus == "Email address")
  }

  @Test("Both fields empty: both say so, and the first one has the focus")
  func empty() throws {
    let stage = try atSignIn()

    try stage.keys("Tab", "Return")

    #expect(stage.isWrong("Email address"))
    #expect(stage.isWrong("Password"))
    #expect(stage.focus == "Email address")
  }

  @Test("Without the terms there is no account, and the page says what is missing")
  func missingTerms() throws {
    let stage = try Stage.atProfile()

    try stage.answer("Mika")

    #expect(stage.stack.last == "profile")
    #expect(stage.says("Read the terms and accept them"))
    #expect(stage.focus == "Terms of use")
  }

  @Test("Without a name and the terms the name comes first")
  func missingName() throws {
    let stage = try Stage.atProfile()

    try stage.tap(words: "Create account")

    #expect(stage.isWrong("Name"))
    #expect(stage.focus == "Name")
    #expect(!stage.says("Read the terms"))
  }

  @Test("S4-23 The terms come as a flow of their own; to accept them closes it, and Enter goes on")
  func accept() throws {
    let stage = try Stage.atProfile()
    try stage.answer("Mika")

    try stage.keys("Return")
    #expect(stage.flow.navigationController.presented?.top.name == "terms")
    try stage.tap(words: "Accept")
    #expect(stage.flow.navigationController.presented == nil)
    #expect(!stage.says("Read the terms"))
    #expect(stage.focus == "Create account")
    try stage.keys("Return")

    #expect(stage.stack == ["welcome"])
  }

  @Test("To close the terms, by their button or by Escape, accepts nothing")
  func close() throws {
    let stage = try Stage.atProfile()
    stage.write("Mika")

    try stage.tap(words: "Terms of use")
    try stage.tap(words: "Close")
    try stage.tap(words: "Terms of use")
    try stage.keys("Escape")
    #expect(stage.flow.navigationController.presented == nil)
    try stage.tap(words: "Create account")

    #expect(stage.says("Read the terms and accept them"))
  }

  @Test("Arrows choose among the pictures, and the welcome shows the chosen one")
  func avatar() throws {
    let stage = try Stage.atProfile()
    stage.write("Mika")
    try stage.keys("Tab")
    #expect(stage.focus == "Sun over the sea")

    try stage.keys("Right", "Right")
    #expect(stage.focus == "Berries")
    try stage.keys("Tab")
    #expect(stage.focus == "Terms of use")
    try stage.acceptTerms()
    try stage.tap(words: "Create account")

    #expect(stage.nodes.contains { $0.role == .image && $0.name == "Berries" })
  }
}
