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
    let stage = try Stage.atEmail()

    try stage.answer(text)

    #expect(stage.stack.last == "email")
    #expect(stage.isWrong("Email address"))
    #expect(stage.says(problem))
    #expect(stage.focus == "Email address")
  }

  @Test(
    "What may be an address is taken",
    arguments: [
      " mika@example.org ", "m.i+ka@sub.example.org", "ಮಿಕಾ@example.org", "o'hara@example.org",
    ])
  func address(text: String) throws {
    let stage = try Stage.atEmail()

    try stage.answer(text)

    #expect(stage.stack.last == "password")
  }

  @Test(
    "A password needs 8 characters, a letter and a digit, and is told what it lacks",
    arguments: [
      ("", "at least 8 characters, a letter and a digit."), ("wrentails", "needs a digit."),
      ("12345678", "needs a letter."), ("wren7", "needs at least 8 characters."),
    ])
  func wrongPassword(text: String, problem: String) throws {
    let stage = try Stage.atEmail()
    try stage.answer("mika@example.org")

    try stage.answer(text)

    #expect(stage.stack.last == "password")
    #expect(stage.says(problem))
  }

  @Test("The rules for passwords are marked as they are kept")
  func rules() throws {
    let stage = try Stage.atEmail()
    try stage.answer("mika@example.org")
    let marks = { stage.nodes.filter { $0.role == .image }.map(\.name) }
    #expect(marks() == ["Missing", "Missing", "Missing"])

    stage.write("wren7")
    #expect(marks() == ["Missing", "Done", "Done"])
    stage.write("tails")

    #expect(marks() == ["Done", "Done", "Done"])
  }

  @Test(
    "Ages from 13 to 120 are taken, in the digits of any script",
    arguments: ["13", "120", " 34 ", "٣٤"])
  func age(text: String) throws {
    let stage = try Stage.atProfile(age: text)

    #expect(stage.stack.last == (text == "13" ? "guardian" : "profile"))
  }

  @Test(
    "Other ages are refused, each with its reason",
    arguments: [
      ("", "Write your age in years"), ("12", "13 and older"), ("121", "13 to 120"),
      ("young", "in digits"), ("-20", "in digits"), ("3½", "in digits"), ("999999999", "13 to 120"),
    ])
  func wrongAge(text: String, problem: String) throws {
    let stage = try Stage.atProfile(age: text)

    #expect(stage.stack.last == "age")
    #expect(stage.says(problem))
    #expect(stage.step == "3 of 4")
  }

  @Test("What is wrong goes away while typing, as soon as it is right, and not before")
  func clearing() throws {
    let stage = try Stage.atEmail()
    try stage.answer("mika")
    #expect(stage.isWrong("Email address"))

    stage.write("@example")
    #expect(stage.isWrong("Email address"))
    stage.write(".org")

    #expect(!stage.isWrong("Email address"))
  }

  @Test("A field says what is wrong when it is left, unless nothing is written, and not before")
  func leaving() throws {
    let stage = try Stage.atEmail()
    try stage.keys("Tab")
    #expect(!stage.isWrong("Email address"))
    try stage.keys("Shift+Tab")
    stage.write("mika")
    #expect(!stage.isWrong("Email address"))

    try stage.keys("Tab")

    #expect(stage.isWrong("Email address"))
    #expect(stage.focus == "Continue")
  }

  @Test("A press on Continue brings the focus back to what is wrong")
  func focus() throws {
    let stage = try Stage.atEmail()
    try stage.keys("Tab")
    #expect(stage.focus == "Continue")

    try stage.tap(words: "Continue")

    #expect(stage.focus == "Email address")
  }

  @Test("A guardian's address is another one than one's own")
  func guardian() throws {
    let stage = try Stage.atProfile(age: "14")

    try stage.answer("Mika@example.org")

    #expect(stage.stack.last == "guardian")
    #expect(stage.says("your own address"))
  }

  @Test("On a low stage what is wrong is scrolled into view, with what is said about it")
  func scrolling() throws {
    let stage = Stage.signUp(size: Size(width: 320, height: 480))
    for words in ["Get started", "Skip", "Create account"] { try stage.tap(words: words) }
    for answer in ["mika@example.org", "wrentails7", "34", "Mika"] { try stage.answer(answer) }

    let message = try #require(stage.nodes.first { $0.name.hasPrefix("Read the terms") })
    let foot = try #require(stage.nodes.last { $0.name == "Create account" })
    #expect(message.frame.maxY <= foot.frame.minY)
  }
}
