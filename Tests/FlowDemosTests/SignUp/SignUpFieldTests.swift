import FlowCore
import FlowDemos
import FlowUI
import Testing

@Suite struct SignUpFieldTests {
  @Test(
    "An address that is impossible or taken is refused, and the field says what is wrong",
    arguments: [
      ("", "Write an email address"), ("mika", "has one @"), ("a@b@example.org", "has one @"),
      ("@example.org", "before the @"), ("mika@", "after the @"), ("mika@example", "after the @"),
      ("mika@example.", "after the @"), ("mi ka@example.org", "no spaces"),
      ("juna@woadwick.example", "has this address already"),
    ])
  func wrongAddress(text: String, problem: String) throws {
    let harness = try DemoHarness.atEmail()

    try harness.answer(text)

    #expect(harness.stack.last == "email")
    #expect(harness.isInvalid("Email address"))
    #expect(harness.hasNode(containing: problem))
    #expect(harness.focus == "Email address")
  }

  @Test(
    "A possible address is accepted",
    arguments: [
      " mika@example.org ", "m.i+ka@sub.example.org", "ಮಿಕಾ@example.org", "o'hara@example.org",
    ])
  func address(text: String) throws {
    let harness = try DemoHarness.atEmail()

    try harness.answer(text)

    #expect(harness.stack.last == "password")
  }

  @Test(
    "A password needs 8 characters, a letter and a digit, and the page says what is missing",
    arguments: [
      ("", "at least 8 characters, a letter and a digit."), ("wrentails", "needs a digit."),
      ("12345678", "needs a letter."), ("wren7", "needs at least 8 characters."),
    ])
  func wrongPassword(text: String, problem: String) throws {
    let harness = try DemoHarness.atEmail()
    try harness.answer("mika@example.org")

    try harness.answer(text)

    #expect(harness.stack.last == "password")
    #expect(harness.hasNode(containing: problem))
  }

  @Test("Each rule for passwords is marked as done when it is met")
  func rules() throws {
    let harness = try DemoHarness.atEmail()
    try harness.answer("mika@example.org")
    let marks = { harness.nodes.filter { $0.role == .image }.map(\.name) }
    #expect(marks() == ["Missing", "Missing", "Missing"])

    harness.write("wren7")
    #expect(marks() == ["Missing", "Done", "Done"])
    harness.write("tails")

    #expect(marks() == ["Done", "Done", "Done"])
  }

  @Test(
    "Ages from 13 to 120 are accepted, in the digits of any script",
    arguments: ["13", "120", " 34 ", "٣٤"])
  func age(text: String) throws {
    let harness = try DemoHarness.atProfile(age: text)

    #expect(harness.stack.last == (text == "13" ? "guardian" : "profile"))
  }

  @Test(
    "Other ages are refused with the reason",
    arguments: [
      ("", "Write your age in years"), ("12", "13 and older"), ("121", "13 to 120"),
      ("young", "in digits"), ("-20", "in digits"), ("3½", "in digits"), ("999999999", "13 to 120"),
    ])
  func wrongAge(text: String, problem: String) throws {
    let harness = try DemoHarness.atProfile(age: text)

    #expect(harness.stack.last == "age")
    #expect(harness.hasNode(containing: problem))
    #expect(harness.step == "3 of 4")
  }

  @Test("An error disappears while typing, as soon as the text is valid")
  func clearing() throws {
    let harness = try DemoHarness.atEmail()
    try harness.answer("mika")
    #expect(harness.isInvalid("Email address"))

    harness.write("@example")
    #expect(harness.isInvalid("Email address"))
    harness.write(".org")

    #expect(!harness.isInvalid("Email address"))
  }

  @Test("A field that is not empty reports what is wrong when it loses the focus, and not before")
  func leaving() throws {
    let harness = try DemoHarness.atEmail()
    try harness.keys("Tab")
    #expect(!harness.isInvalid("Email address"))
    try harness.keys("Shift+Tab")
    harness.write("mika")
    #expect(!harness.isInvalid("Email address"))

    try harness.keys("Tab")

    #expect(harness.isInvalid("Email address"))
    #expect(harness.focus == "Continue")
  }

  @Test("A tap on Continue moves the focus back to the invalid field")
  func focus() throws {
    let harness = try DemoHarness.atEmail()
    try harness.keys("Tab")
    #expect(harness.focus == "Continue")

    try harness.tap(text: "Continue")

    #expect(harness.focus == "Email address")
  }

  @Test("A guardian's address must differ from the person's own")
  func guardian() throws {
    let harness = try DemoHarness.atProfile(age: "14")

    try harness.answer("Mika@example.org")

    #expect(harness.stack.last == "guardian")
    #expect(harness.hasNode(containing: "your own address"))
  }

  @Test("On a short stage, the message of an invalid field is scrolled into view")
  func scrolling() throws {
    let harness = DemoHarness.signUp(size: Size(width: 320, height: 480))
    for text in ["Get started", "Skip", "Create account"] { try harness.tap(text: text) }
    for answer in ["mika@example.org", "wrentails7", "34", "Mika"] { try harness.answer(answer) }

    let message = try #require(harness.nodes.first { $0.name.hasPrefix("Read the terms") })
    let foot = try #require(harness.nodes.last { $0.name == "Create account" })
    #expect(!message.states.contains(.offscreen))
    #expect(message.frame.maxY <= foot.frame.minY)
  }
}
