import FlowCore
import FlowDemos
import FlowUI
import Testing

/// The steps of the sign-up: how many there are, the strip, and the bars.
@Suite struct SignUpStepTests {
  @Test("S0-10 Without a guardian there are four steps, with one five, as soon as the age is known")
  func counts() throws {
    let stage = try Stage.atEmail()
    #expect(stage.step == "1 of 4")
    try stage.answer("mika@example.org")
    #expect(stage.step == "2 of 4")
    try stage.answer("wrentails7")
    #expect(stage.step == "3 of 4")

    stage.write("1")
    #expect(stage.step == "3 of 4")
    stage.write("5")
    #expect(stage.step == "3 of 5")
    try stage.keys("Return")
    #expect(stage.step == "4 of 5")
    try stage.answer("parent@example.org")

    #expect(stage.stack.last == "profile")
    #expect(stage.step == "5 of 5")
  }

  @Test(
    "Who is 16 is asked for no guardian, who is 15 is", arguments: [("15", true), ("16", false)])
  func condition(age: String, isAsked: Bool) throws {
    let stage = try Stage.atProfile(age: age)

    #expect(stage.stack.last == (isAsked ? "guardian" : "profile"))
    #expect(stage.step == (isAsked ? "4 of 5" : "4 of 4"))
  }

  @Test("Another age takes the guardian's step away, and what was written there is kept")
  func otherAge() throws {
    let stage = try Stage.atProfile(age: "15")
    try stage.answer("parent@example.org")
    try stage.keys("Escape", "Escape")
    #expect(stage.step == "3 of 5")

    try stage.keys("Ctrl+A")
    try stage.answer("51")
    #expect(stage.stack.last == "profile")
    #expect(stage.step == "4 of 4")
    try stage.keys("Escape", "Ctrl+A")
    try stage.answer("15")

    #expect(stage.value(of: "A parent’s or guardian’s email") == "parent@example.org")
  }

  @Test(
    "S0-9 On the way on the strip never runs back, whether there is a guardian or not",
    arguments: ["15", "34"])
  func strip(age: String) throws {
    let stage = try Stage.atEmail()
    var seen: [Double] = []
    let answers =
      ["mika@example.org", "wrentails7", age] + (age == "15" ? ["parent@example.org"] : [])

    for answer in answers {
      for letter in answer {
        stage.write(String(letter))
        seen.append(stage.strip)
      }
      stage.session.send(try .key(#require(KeyPress(parsing: "Return"))), at: stage.now)
      for _ in 0..<100 {
        stage.wait(16)
        seen.append(stage.strip)
      }
    }

    #expect(seen == seen.sorted())
    #expect(seen.first == 0.25)
    #expect(seen.last == 1)
  }

  @Test(
    "S0-9 From the first page into the app the strip never runs back where it is seen, and ends at 1",
    arguments: ["15", "34"])
  func wholeStrip(age: String) throws {
    let stage = Stage.signUp()
    var seen: [Double] = []
    let watch = {
      for _ in 0..<100 {
        stage.wait(16)
        let progress = try #require(stage.flow.navigationController.bars?.progress)
        if progress.opacity > 0 { seen.append(progress.value) }
      }
    }
    let answers = ["mika@example.org", "wrentails7", age] + (age == "15" ? ["p@example.org"] : [])
    let ways =
      [["Tab", "Return"], ["Shift+Tab", "Return"], ["Tab", "Return"]]
      + Array(repeating: ["Return"], count: answers.count)
      + [["Return"], ["Return"], ["Tab", "Return"], ["Return"], ["Tab", "Return"]]

    for (index, way) in ways.enumerated() {
      if stage.stack.count > 3, answers.indices.contains(index - 3) {
        stage.write(answers[index - 3])
      }
      if stage.stack.last == "profile", stage.value(of: "Name") == "" { stage.write("Mika") }
      for key in way {
        stage.session.send(.key(try #require(KeyPress(parsing: key))), at: stage.now)
      }
      try watch()
    }

    #expect(stage.stack == ["app"])
    #expect(seen == seen.sorted())
    #expect(seen.last == 1)
  }

  @Test("S0-11 Half a drag back from a step puts the strip half-way between two steps")
  func drag() throws {
    let stage = try Stage.atEmail()
    try stage.answer("mika@example.org")

    stage.drag(from: 4, to: 199 + 8)

    #expect(abs(stage.strip - 0.375) < 0.02)
    stage.mouse(.cancelled, 200)
    stage.settle()
    #expect(stage.strip == 0.5)
  }

  @Test("S3-7 S3-11 The steps have the brand's bars, the options and the app the theme's")
  func bars() throws {
    let look = { (stage: Stage) in stage.flow.navigationController.bars?.appearance.look }
    let stage = try Stage.atEmail()
    let brand = try #require(look(stage)).navigationBar
    #expect(brand.strength == 1)
    #expect(brand.tint == .white)
    #expect(brand.background.contrast(with: brand.tint) > 4.5)

    try stage.keys("Escape")

    #expect(try #require(look(stage)).navigationBar.strength == 0)
    #expect(look(stage)?.status == .theme)
  }

  @Test("Going back and forth keeps what was written, also what is wrong")
  func kept() throws {
    let stage = try Stage.atEmail()
    try stage.answer("mika@example.org")
    stage.write("wren")

    try stage.keys("Escape")
    #expect(stage.value(of: "Email address") == "mika@example.org")
    try stage.keys("Return")

    #expect(stage.value(of: "Password") == "••••")
  }
}
