import FlowCore
import FlowDemos
import FlowUI
import Testing

/// What the fields say about what is written in them.
@Suite struct SignUpFieldTests {
  @Test(
    "An address is refused only for what cannot be one, and the field says what is wrong",
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
    #expect(harness.isWrong("Email address"))
    #expect(harness.says(problem))
    #expect(harness.focus == "Email address")
  }

  @Test(
    "What may be an address is taken",
    arguments: [
      " mika@example.org ", "m.i+ka@sub.example.org", "ಮಿಕಾ@example.org", "o'hara@example.org",
    ])
  func address(text: String) throws {
    let harness = try DemoHarness.atEmail()

    try harness.answer(text)

    #expect(harness.stack.last == "password")
  }

  @Test(
    "A password needs 8 characters, a letter and a digit, and is told what it lacks",
    arguments: [
      ("", "at least 8 characters, a letter and a digit."), ("wrentails", "needs a digit."),
      ("12345678", "needs a letter."), ("wren7", "needs at least 8 characters."),
    ])
  func wrongPassword(text: String, problem: String) throws {
    let harness = try DemoHarness.atEmail()
    try harness.answer("mika@example.org")

    try harness.answer(text)

    #expect(harness.stack.last == "password")
    #expect(harness.says(problem))
  }

  @Test("The rules for passwords are marked as they are kept")
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
    "Ages from 13 to 120 are taken, in the digits of any script",
    arguments: ["13", "120", " 34 ", "٣٤"])
  func age(text: String) throws {
    let harness = try DemoHarness.atProfile(age: text)

    #expect(harness.stack.last == (text == "13" ? "guardian" : "profile"))
  }

  @Test(
    "Other ages are refused, each with its reason",
    arguments: [
      ("", "Write your age in years"), ("12", "13 and older"), ("121", "13 to 120"),
      ("young", "in digits"), ("-20", "in digits"), ("3½", "in digits"), ("999999999", "13 to 120"),
    ])
  func wrongAge(text: String, problem: String) throws {
    let harness = try DemoHarness.atProfile(age: text)

    #expect(harness.stack.last == "age")
    #expect(harness.says(problem))
    #expect(harness.step == "3 of 4")
  }

  @Test("What is wrong goes away while typing, as soon as it is right, and not before")
  func clearing() throws {
    let harness = try DemoHarness.atEmail()
    try harness.answer("mika")
    #expect(harness.isWrong("Email address"))

    harness.write("@example")
    #expect(harness.isWrong("Email address"))
    harness.write(".org")

    #expect(!harness.isWrong("Email address"))
  }

  @Test("A field says what is wrong when it is left, unless nothing is written, and not before")
  func leaving() throws {
    let harness = try DemoHarness.atEmail()
    try harness.keys("Tab")
    #expect(!harness.isWrong("Email address"))
    try harness.keys("Shift+Tab")
    harness.write("mika")
    #expect(!harness.isWrong("Email address"))

    try harness.keys("Tab")

    #expect(harness.isWrong("Email address"))
    #expect(harness.focus == "Continue")
  }

  @Test("A press on Continue brings the focus back to what is wrong")
  func focus() throws {
    let harness = try DemoHarness.atEmail()
    try harness.keys("Tab")
    #expect(harness.focus == "Continue")

    try harness.tap(words: "Continue")

    #expect(harness.focus == "Email address")
  }

  @Test("A guardian's address is another one than one's own")
  func guardian() throws {
    let harness = try DemoHarness.atProfile(age: "14")

    try harness.answer("Mika@example.org")

    #expect(harness.stack.last == "guardian")
    #expect(harness.says("your own address"))
  }

  @Test("On a low stage what is wrong is scrolled into view, with what is said about it")
  func scrolling() throws {
    let harness = DemoHarness.signUp(size: Size(width: 320, height: 480))
    for words in ["Get started", "Skip", "Create account"] { try harness.tap(words: words) }
    for answer in ["mika@example.org", "wrentails7", "34", "Mika"] { try harness.answer(answer) }

    let message = try #require(harness.nodes.first { $0.name.hasPrefix("Read the terms") })
    let foot = try #require(harness.nodes.last { $0.name == "Create account" })
    #expect(message.frame.maxY <= foot.frame.minY)
  }
}
