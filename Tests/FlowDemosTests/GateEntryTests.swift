import FlowCore
import FlowDemos
import FlowUI
import Testing

/// The pages of the gates demo that lead on only after valid input.
@Suite struct GateEntryTests {
  private func harness(_ place: String) throws -> DemoHarness {
    try DemoHarness { context in
      let flow = GatesFlowController(context: context)
      try flow.go(to: FlowPlace(name: place))
      return flow
    }
  }

  private func write(_ text: String, in field: String, _ harness: DemoHarness) throws {
    let node = harness.nodes.first { $0.role == .textField && $0.name == field }
    let centre = try #require(node).frame.centre
    harness.tap(centre.x, centre.y)
    try harness.keys("Ctrl+A")
    harness.write(text)
  }

  @Test("Sign In leads to the app only with the account's password, and says what is wrong")
  func signIn() throws {
    let harness = try harness("sign-in")

    try write("guess", in: "Password", harness)
    try harness.tap(named: "Sign In")
    #expect(harness.stack == ["initial", "options", "sign-in"])
    #expect(harness.isInvalid("Password") && !harness.isInvalid("Email address"))
    #expect(harness.focus == "Password")
    try write("Correct-Horse-7", in: "Password", harness)
    #expect(!harness.isInvalid("Password"))
    try harness.keys("Return")

    #expect(harness.stack == ["tabs"])
  }

  @Test("Sign Up asks for an address and a password before it leads to the tutorial")
  func signUp() throws {
    let harness = try harness("sign-up")

    try harness.tap(named: "Sign Up")
    #expect(harness.isInvalid("Email address") && harness.isInvalid("Password"))
    harness.write("mika@example.org")
    try harness.keys("Return")
    harness.write("wrentails7")
    try harness.keys("Return")

    #expect(harness.stack == ["tutorial"])
  }

  @Test(
    "Sign Up refuses an address without a complete domain",
    arguments: ["mika", "mika@example", "mika@.", "mika@example.", "mika@.org"])
  func domain(address: String) throws {
    let harness = try harness("sign-up")

    try write(address, in: "Email address", harness)
    try write("wrentails7", in: "Password", harness)
    try harness.tap(named: "Sign Up")

    #expect(harness.stack == ["initial", "options", "sign-up"])
    #expect(harness.isInvalid("Email address"))
  }

  @Test("The activation leads on only with the right code, and then nothing leads back to it")
  func activation() throws {
    let harness = try harness("activation")

    try write("654321", in: "Activation code", harness)
    try harness.tap(named: "Activate")
    #expect(harness.stack == ["initial", "options", "activation"])
    #expect(harness.isInvalid("Activation code"))
    try write("123 456", in: "Activation code", harness)
    try harness.tap(named: "Activate")
    #expect(harness.stack == ["activated"])
    try harness.keys("Escape", "Alt+Left", "X1")
    #expect(harness.stack == ["activated"])
    try harness.tap(named: "Open the App")

    #expect(harness.stack == ["tabs"])
  }

  @Test("While the search page arrives, it says that it searches")
  func arrival() throws {
    let harness = try harness("options")
    try harness.tap(named: "Find a lamp", settles: false)
    harness.wait(100)

    #expect(harness.texts.contains("Searching") && !harness.texts.contains("0 lamps nearby"))
  }

  @Test("The search finds one lamp after another, ends, and can begin again")
  func search() throws {
    let harness = try harness("device-search")
    let lamps = { harness.nodes.filter { $0.name.contains("amp") && $0.role == .button }.count }
    let again = {
      harness.nodes.first { $0.name == "Search Again" }?.states.contains(.disabled) == false
    }
    #expect(lamps() == 0 && !again() && harness.context.clock.isMoving)

    harness.wait(1000)
    #expect(harness.hasNode(containing: "1 found, still searching"))
    harness.wait(2500)
    #expect(harness.hasNode(containing: "3 lamps nearby"))
    #expect(again() && !harness.context.clock.isMoving && harness.context.clock.deadline == nil)
    try harness.tap(named: "Search Again", settles: false)
    harness.wait(100)

    #expect(harness.hasNode(containing: "Searching") && !again())
  }

  @Test("The lamps that were found can be reached and chosen with keys")
  func keyboardChoice() throws {
    let harness = try harness("device-search")
    harness.wait(4000)

    for _ in 0..<5 where harness.focus != "Hall lamp" { try harness.keys("Tab") }
    #expect(harness.focus == "Hall lamp")
    try harness.keys("Down")
    #expect(harness.focus == "Desk lamp")
    try harness.keys("Return")

    #expect(harness.stack == ["connected"])
  }

  @Test("A found lamp leads through its gate into the app, and nothing leads back to the search")
  func connected() throws {
    let harness = try harness("device-search")
    harness.wait(1000)

    try harness.tap(named: "Hall lamp")
    #expect(harness.stack == ["connected"])
    #expect(!harness.hasBackControl)
    try harness.keys("Escape", "Alt+Left")
    #expect(harness.stack == ["connected"])
    try harness.tap(named: "Open the App")

    #expect(harness.stack == ["tabs"])
  }
}
