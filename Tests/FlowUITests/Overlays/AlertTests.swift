import FlowCore
import FlowUI
import Testing

@Suite struct AlertTests {
  private let calls = CallLog()

  private func alert(
    _ roles: [Alert.Action.Role], title: String = "Title", message: String = "Message"
  ) -> Alert {
    Alert(
      title, message: message,
      actions: roles.map { .init("\($0)", role: $0, action: calls.logging("\($0)")) })
  }

  @Test(
    "Initially, Enter chooses the default action, or else the cancel action, or else the last one",
    arguments: [
      ([.default, .cancel], "default"), ([.cancel, .default], "default"),
      ([.destructive, .cancel], "cancel"), ([.other, .destructive], "destructive"),
    ] as [([Alert.Action.Role], String)])
  func enter(roles: [Alert.Action.Role], answer: String) throws {
    let harness = try OverlayHarness()
    harness.show(alert(roles))

    try harness.key("Return")

    #expect(calls.entries == [answer])
    #expect(!harness.page.overlayStack.isOpen)
  }

  @Test("Shown again, an alert focuses its initial action, and not the one that was chosen")
  func again() throws {
    let harness = try OverlayHarness()
    let alert = alert([.destructive, .cancel])
    harness.show(alert)
    try harness.key("Tab", "Return")

    harness.show(alert)
    try harness.key("Return")

    #expect(calls.entries == ["destructive", "cancel"])
  }

  @Test(
    "Escape chooses the cancel action, or the only action, and otherwise does nothing",
    arguments: [
      ([.default, .cancel], "cancel"), ([.default], "default"), ([.destructive], "destructive"),
      ([.default, .other], nil),
    ] as [([Alert.Action.Role], String?)])
  func escape(roles: [Alert.Action.Role], answer: String?) throws {
    let harness = try OverlayHarness()
    harness.show(alert(roles))

    try harness.key("Escape")

    #expect(calls.entries == [answer].compactMap(\.self))
    #expect(harness.page.overlayStack.isOpen == (answer == nil))
    #expect(harness.names.count == 2)
  }

  @Test("A click outside an alert or on its text does nothing")
  func outside() throws {
    let harness = try OverlayHarness()
    harness.show(alert([.default, .cancel]))

    harness.base.click(20, 700)
    try harness.click("Title")

    #expect(harness.page.overlayStack.isOpen && calls.entries.isEmpty)
  }

  @Test("Arrow keys move between actions as they are laid out, also from right to left")
  func arrows() throws {
    for direction in LayoutDirection.allCases {
      let harness = try OverlayHarness()
      harness.session.direction = direction
      harness.show(alert([.default, .cancel]))
      let isCancelLeft =
        try #require(harness.position(of: "cancel")).x < #require(harness.position(of: "default")).x
      #expect(isCancelLeft == (direction == .leftToRight))

      try harness.key(isCancelLeft ? "Left" : "Right", "Return")
    }

    #expect(calls.entries == ["cancel", "cancel"])
  }

  @Test(
    "Up and Down move between stacked actions, and stop at the first and the last one",
    arguments: [
      (["Down"], "other"), (["Down", "Down"], "cancel"), (["Down", "Down", "Down"], "cancel"),
      (["Down", "Down", "Up"], "other"), (["Up"], "default"),
    ] as [([String], String)])
  func stackedArrows(keys: [String], answer: String) throws {
    let harness = try OverlayHarness()
    harness.show(alert([.default, .other, .cancel]))

    for key in keys { try harness.key(key) }
    try harness.key("Return")

    #expect(calls.entries == [answer])
  }

  @Test(
    "Two actions are side by side if both fit, and otherwise stacked with the cancel action last")
  func arrangement() throws {
    let beside = try OverlayHarness()
    beside.show(alert([.cancel, .destructive]))
    let below = try OverlayHarness()
    below.session.textSize = 2
    below.show(alert([.cancel, .destructive]))
    let three = try OverlayHarness()
    three.show(alert([.cancel, .default, .other]))

    #expect(beside.position(of: "cancel")?.y == beside.position(of: "destructive")?.y)
    let upper = try #require(below.position(of: "destructive")).y
    #expect(try #require(below.position(of: "cancel")).y > upper + 44)
    let texts = three.texts("alert").sorted { $0.frame.minY < $1.frame.minY }.map(\.text)
    #expect(texts == ["Title", "Message", "default", "other", "cancel"])
  }

  @Test("A destructive action is red, and the default action has the accent colour")
  func colours() throws {
    let harness = try OverlayHarness()
    harness.show(alert([.destructive, .default, .cancel]))

    let fills = try #require(harness.layer("alert")).allDrawings.compactMap { drawing -> RGBA? in
      if case .roundedRectangle(_, Metrics.controlRadius, let colour) = drawing {
        colour
      } else {
        nil
      }
    }

    #expect(fills == [Theme.light.destructive, Theme.light.accent, Theme.light.fill])
  }

  @Test(
    "At twice the text size on a small stage an alert fits, and its text does not overlap",
    arguments: [1, 2, 3, 6])
  func small(answers: Int) throws {
    let harness = try OverlayHarness(320, 480)
    harness.session.textSize = 2
    let actions = (0..<answers).map { number in
      Alert.Action("Answer \(number)", role: .other, action: calls.logging("\(number)"))
    }
    harness.show(
      Alert("A title of some length", message: "And a message below.", actions: actions))

    let card = try #require(harness.card("alert"))
    #expect(card.minY >= 36 && card.maxY <= 464 && card.minX >= 16 && card.maxX <= 304)
    let frames = harness.texts("alert").map(\.frame)
    #expect(frames.count > 2)
    for (index, frame) in frames.enumerated() {
      #expect(frame.minX >= card.minX && frame.maxX <= card.maxX)
      for other in frames[(index + 1)...] {
        #expect(frame.intersection(other).size.height == 0)
      }
    }
    try harness.key("Tab")
    for _ in 0..<answers { try harness.key("Tab") }
    harness.base.settle()
    try harness.key("Return")
    #expect(calls.entries == ["0"])
  }

  @Test(
    "A message of 10,000 letters scrolls by keys and by the wheel above the actions",
    arguments: [true, false])
  func long(byKeys: Bool) throws {
    let harness = try OverlayHarness(320, 480)
    let message = String(repeating: "word ", count: 2000)
    harness.show(alert([.default, .cancel], message: message))
    let card = try #require(harness.card("alert"))
    let title = try #require(harness.position(of: "Title"))

    #expect(card.maxY <= 464)
    let answer = try #require(harness.position(of: "default"))
    #expect(answer.y < card.maxY - 20 && answer.y > card.midY)
    if byKeys {
      try harness.key("Down")
    } else {
      harness.base.mouse(.move, title.x, title.y)
      harness.session.send(.wheel(right: 0, down: 0.5), at: harness.base.context.clock.now)
    }
    harness.base.settle()
    #expect(try #require(harness.position(of: "Title")).y < title.y)
    #expect(harness.position(of: "default") == answer)
    try harness.key("Return")

    #expect(calls.entries == ["default"])
  }

  @Test("An alert without text scrolls if its actions do not fit")
  func actionsOnly() throws {
    let harness = try OverlayHarness(320, 480)
    let actions = (0..<20).map { Alert.Action("Answer \($0)", role: .other) }
    harness.show(Alert("", actions: actions))

    try harness.key("End")
    harness.base.settle()

    let card = try #require(harness.card("alert"))
    let last = try #require(harness.position(of: "Answer 19")).y
    #expect(card.maxY <= 464 && card.minY < last && last < card.maxY)
  }

  @Test("If the actions do not fit, an alert opens with the focused one in view")
  func focused() throws {
    let harness = try OverlayHarness(320, 480)
    harness.session.textSize = 2
    let actions = (0..<6).map { Alert.Action("Answer \($0)", role: .other) }

    harness.show(
      Alert("A title of some length", message: "And a message below.", actions: actions))

    let card = try #require(harness.card("alert"))
    let last = try #require(harness.position(of: "Answer 5")).y
    #expect(card.minY < last && last < card.maxY)
  }

  @Test("An empty alert has an OK action")
  func empty() throws {
    let harness = try OverlayHarness()
    harness.show(Alert(""))

    #expect(harness.texts("alert").map(\.text) == ["OK"])
    #expect(harness.card("alert")?.size.height == 84)
    try harness.key("Return")

    #expect(!harness.page.overlayStack.isOpen)
  }
}
