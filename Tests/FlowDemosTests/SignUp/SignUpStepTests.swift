import FlowCore
import FlowDemos
import FlowUI
import Testing

@Suite struct SignUpStepTests {
  @Test("S0-10 There are four steps, or five as soon as the age requires a guardian")
  func counts() throws {
    let harness = try DemoHarness.atEmail()
    #expect(harness.step == "1 of 4")
    try harness.answer("mika@example.org")
    #expect(harness.step == "2 of 4")
    try harness.answer("wrentails7")
    #expect(harness.step == "3 of 4")

    harness.write("1")
    #expect(harness.step == "3 of 4")
    harness.write("5")
    #expect(harness.step == "3 of 5")
    try harness.keys("Return")
    #expect(harness.step == "4 of 5")
    try harness.answer("parent@example.org")

    #expect(harness.stack.last == "profile")
    #expect(harness.step == "5 of 5")
  }

  @Test(
    "A guardian is required at the age of 15, but not at 16",
    arguments: [("15", true), ("16", false)])
  func condition(age: String, isAsked: Bool) throws {
    let harness = try DemoHarness.atProfile(age: age)

    #expect(harness.stack.last == (isAsked ? "guardian" : "profile"))
    #expect(harness.step == (isAsked ? "4 of 5" : "4 of 4"))
  }

  @Test("Another age removes the guardian's step, and the text entered there is kept")
  func otherAge() throws {
    let harness = try DemoHarness.atProfile(age: "15")
    try harness.answer("parent@example.org")
    try harness.keys("Escape", "Escape")
    #expect(harness.step == "3 of 5")

    try harness.keys("Ctrl+A")
    try harness.answer("51")
    #expect(harness.stack.last == "profile")
    #expect(harness.step == "4 of 4")
    try harness.keys("Escape", "Ctrl+A")
    try harness.answer("15")

    #expect(harness.value(of: "A parent’s or guardian’s email") == "parent@example.org")
  }

  @Test(
    "S0-9 From step to step the strip never runs backwards, with or without a guardian",
    arguments: ["15", "34"])
  func strip(age: String) throws {
    let harness = try DemoHarness.atEmail()
    var seen: [Double] = []
    let answers =
      ["mika@example.org", "wrentails7", age] + (age == "15" ? ["parent@example.org"] : [])

    for answer in answers {
      for letter in answer {
        harness.write(String(letter))
        seen.append(harness.strip)
      }
      harness.session.send(try .key(#require(KeyPress(parsing: "Return"))), at: harness.now)
      for _ in 0..<100 {
        harness.wait(16)
        seen.append(harness.strip)
      }
    }

    #expect(seen == seen.sorted())
    #expect(seen.first == 0.25)
    #expect(seen.last == 1)
  }

  @Test(
    "S0-9 From the first page into the app the visible strip never runs backwards and ends at 1",
    arguments: ["15", "34"])
  func wholeStrip(age: String) throws {
    let harness = DemoHarness.signUp()
    var seen: [Double] = []
    let watch = {
      for _ in 0..<100 {
        harness.wait(16)
        let progress = try #require(harness.flow.navigationController.bars?.progress)
        if progress.opacity > 0 { seen.append(progress.value) }
      }
    }
    let answers = ["mika@example.org", "wrentails7", age] + (age == "15" ? ["p@example.org"] : [])
    let buttons =
      [["Tab", "Return"], ["Shift+Tab", "Return"], ["Tab", "Return"]]
      + Array(repeating: ["Return"], count: answers.count)
      + [["Return"], ["Return"], ["Tab", "Return"], ["Return"], ["Tab", "Return"]]

    for (index, button) in buttons.enumerated() {
      if harness.stack.count > 3, answers.indices.contains(index - 3) {
        harness.write(answers[index - 3])
      }
      if harness.stack.last == "profile", harness.value(of: "Name") == "" { harness.write("Mika") }
      for key in button {
        harness.session.send(.key(try #require(KeyPress(parsing: key))), at: harness.now)
      }
      try watch()
    }

    #expect(harness.stack == ["app"])
    #expect(seen == seen.sorted())
    #expect(seen.last == 1)
  }

  @Test("S0-11 A drag half-way back from a step puts the strip half-way between two steps")
  func drag() throws {
    let harness = try DemoHarness.atEmail()
    try harness.answer("mika@example.org")

    harness.drag(from: 4, to: 199 + 8)

    #expect(abs(harness.strip - 0.375) < 0.02)
    harness.mouse(.cancelled, 200)
    harness.settle()
    #expect(harness.strip == 0.5)
  }

  @Test("S3-7 S3-11 The steps have bars of the brand, and the options have bars of the theme")
  func bars() throws {
    let chrome = { (harness: DemoHarness) in
      harness.flow.navigationController.bars?.appearance.chrome
    }
    let harness = try DemoHarness.atEmail()
    let brand = try #require(chrome(harness)).navigationBar
    #expect(brand.strength == 1)
    #expect(brand.tint == .white)
    #expect(brand.background.contrast(with: brand.tint) > 4.5)

    try harness.keys("Escape")

    #expect(try #require(chrome(harness)).navigationBar.strength == 0)
    #expect(chrome(harness)?.status == .theme)
  }

  @Test("Going back and forth keeps the text that was entered, even if it is invalid")
  func kept() throws {
    let harness = try DemoHarness.atEmail()
    try harness.answer("mika@example.org")
    harness.write("wren")

    try harness.keys("Escape")
    #expect(harness.value(of: "Email address") == "mika@example.org")
    try harness.keys("Return")

    #expect(harness.value(of: "Password") == "••••")
  }
}
