import FlowCore
import FlowUI
import Testing

@Suite struct AlertTests {
  private let said = Said()

  private func alert(
    _ roles: [Alert.Action.Role], title: String = "Title", message: String = "Message"
  ) -> Alert {
    Alert(
      title, message: message,
      actions: roles.map { .init("\($0)", role: $0, action: said("\($0)")) })
  }

  @Test(
    "At first Enter gives the default answer, or the one that cancels, or the last one",
    arguments: [
      ([.default, .cancel], "default"), ([.cancel, .default], "default"),
      ([.destructive, .cancel], "cancel"), ([.other, .destructive], "destructive"),
    ] as [([Alert.Action.Role], String)])
  func enter(roles: [Alert.Action.Role], answer: String) throws {
    let stage = try CoverStage()
    stage.show(alert(roles))

    try stage.key("Return")

    #expect(said.words == [answer])
    #expect(!stage.page.over.isOpen)
  }

  @Test(
    "Escape gives the answer that cancels, or the only one; among others it means nothing",
    arguments: [
      ([.default, .cancel], "cancel"), ([.default], "default"), ([.destructive], "destructive"),
      ([.default, .other], nil),
    ] as [([Alert.Action.Role], String?)])
  func escape(roles: [Alert.Action.Role], answer: String?) throws {
    let stage = try CoverStage()
    stage.show(alert(roles))

    try stage.key("Escape")

    #expect(said.words == [answer].compactMap(\.self))
    #expect(stage.page.over.isOpen == (answer == nil))
    #expect(stage.names.count == 2)
  }

  @Test("A press beside it, and one on its words, does nothing")
  func outside() throws {
    let stage = try CoverStage()
    stage.show(alert([.default, .cancel]))

    stage.stage.click(20, 700)
    try stage.click("Title")

    #expect(stage.page.over.isOpen && said.words.isEmpty)
  }

  @Test("Arrows lead from answer to answer as they stand, also from right to left")
  func arrows() throws {
    for direction in LayoutDirection.allCases {
      let stage = try CoverStage()
      stage.session.direction = direction
      stage.show(alert([.default, .cancel]))
      let isCancelLeft =
        try #require(stage.place(of: "cancel")).x < #require(stage.place(of: "default")).x
      #expect(isCancelLeft == (direction == .leftToRight))

      try stage.key(isCancelLeft ? "Left" : "Right", "Return")
    }

    #expect(said.words == ["cancel", "cancel"])
  }

  @Test(
    "Two answers stand beside each other where both fit, else below, with the one that cancels last"
  )
  func places() throws {
    let beside = try CoverStage()
    beside.show(alert([.cancel, .destructive]))
    let below = try CoverStage()
    below.session.textSize = 2
    below.show(alert([.cancel, .destructive]))
    let three = try CoverStage()
    three.show(alert([.cancel, .default, .other]))

    #expect(beside.place(of: "cancel")?.y == beside.place(of: "destructive")?.y)
    let upper = try #require(below.place(of: "destructive")).y
    #expect(try #require(below.place(of: "cancel")).y > upper + 44)
    let words = three.texts("alert").sorted { $0.frame.minY < $1.frame.minY }.map(\.text)
    #expect(words == ["Title", "Message", "default", "other", "cancel"])
  }

  @Test("What cannot be undone is red, and the default answer has the accent")
  func colours() throws {
    let stage = try CoverStage()
    stage.show(alert([.destructive, .default, .cancel]))

    let fills = try #require(stage.layer("alert")).allDrawings.compactMap { drawing -> RGBA? in
      if case .roundedRectangle(_, Spacing.controlRadius, let colour) = drawing {
        colour
      } else {
        nil
      }
    }

    #expect(fills == [Theme.light.destructive, Theme.light.accent, Theme.light.fill])
  }

  @Test(
    "With text twice as large on a small stage nothing is cut off or overlaps, and all answers are reached",
    arguments: [1, 2, 3, 6])
  func small(answers: Int) throws {
    let stage = try CoverStage(320, 480)
    stage.session.textSize = 2
    let actions = (0..<answers).map { number in
      Alert.Action("Answer \(number)", role: .other, action: said("\(number)"))
    }
    stage.show(
      Alert("A title of some length", message: "And a message below.", actions: actions))

    let card = try #require(stage.card("alert"))
    #expect(card.minY >= 36 && card.maxY <= 464 && card.minX >= 16 && card.maxX <= 304)
    let frames = stage.texts("alert").map(\.frame)
    for (index, frame) in frames.enumerated() {
      #expect(frame.minX >= card.minX && frame.maxX <= card.maxX)
      for other in frames[(index + 1)...] {
        #expect(frame.intersection(other).size.height == 0)
      }
    }
    try stage.key("Tab")
    for _ in 0..<answers { try stage.key("Tab") }
    stage.stage.settle()
    try stage.key("Return")
    #expect(said.words.count == 1)
  }

  @Test("A message of ten thousand letters scrolls above the answers, by keys and wheel")
  func long() throws {
    let stage = try CoverStage(320, 480)
    let message = String(repeating: "word ", count: 2000)
    stage.show(alert([.default, .cancel], message: message))
    let card = try #require(stage.card("alert"))
    let title = stage.place(of: "Title")?.y

    #expect(card.maxY <= 464)
    let answer = try #require(stage.place(of: "default"))
    #expect(answer.y < card.maxY - 20 && answer.y > card.midY)
    try stage.key("Down")
    stage.stage.settle()
    #expect(stage.place(of: "Title")?.y != title)
    try stage.key("Return")

    #expect(said.words == ["default"])
  }

  @Test("Without a title, a message or answers there is still one answer")
  func empty() throws {
    let stage = try CoverStage()
    stage.show(Alert(""))

    #expect(stage.texts("alert").map(\.text) == ["OK"])
    #expect(stage.card("alert")?.size.height == 84)
    try stage.key("Return")

    #expect(!stage.page.over.isOpen)
  }
}
