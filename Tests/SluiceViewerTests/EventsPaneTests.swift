import FlowCore
import FlowUI
import SluiceViewer
import Testing

/// Tests of the events pane, which lists the trace, one event per line.
@Suite struct EventsPaneTests {
  private func harness(_ copied: @escaping @MainActor (String) -> Void) throws -> ViewerHarness {
    let harness = try ViewerHarness()
    harness.app.session.onCopy = copied
    try harness.click(.events)
    harness.wait(300)
    return harness
  }

  /// The rows of the list: their values are seconds with three decimals, as drawn.
  private func rows(_ harness: ViewerHarness) -> [AccessibilityNode] {
    harness.tree.all.filter {
      $0.role == .button && $0.value?.wholeMatch(of: /\d+\.\d{3}/) != nil
    }
  }

  @Test("Clicking an event focuses it, and Ctrl+C copies it in the trace's format")
  func line() throws {
    var copied: [String] = []
    let harness = try harness { copied.append($0) }

    try harness.click("Basket has appeared")
    try harness.key("Ctrl+C")
    try harness.key("Down")
    try harness.key("Ctrl+C")

    #expect(copied == ["0.000000 didAppear basket", "0.000000 didShow basket"])
    #expect(!harness.verbs.contains("key Ctrl+C"))
  }

  @Test("The stage says which entry guard a place waits for, and the events list no refusal")
  func waiting() throws {
    let harness = try ViewerHarness("tickets")
    try harness.click(harness.app.session.context.strings[.showPlaces.with("Tickets")])
    harness.wait(300)
    try harness.click("events")
    harness.wait(600)
    #expect(harness.texts.contains("Tabs waits for guard “member”"))

    try harness.click(.events)
    harness.wait(300)

    #expect(harness.has("Launch hides its bars"))
    #expect(!harness.tree.all.contains { $0.name.hasPrefix("Refused") })
  }

  @Test(
    "The events of a call are described in words, in each language",
    arguments: [
      (Language.english, ["Began to load Payment", "Payment is loaded"]),
      (.german, ["Payment wird geladen", "Payment ist geladen"]),
    ])
  func call(language: Language, texts: [String]) throws {
    let harness = try ViewerHarness(language: language)
    try harness.click(harness.app.session.context.strings[.showPlaces.with("Checkout")])
    harness.wait(300)
    try harness.click("review")
    harness.wait(1000)
    harness.click(try harness.stagePoint(of: "Place order"))
    for _ in 0..<150 { harness.wait(16) }
    try harness.click(.events)
    harness.wait(300)
    try harness.key("Ctrl+F")
    harness.send(.text("load"))
    harness.wait(50)

    #expect(texts.filter { !harness.has($0) } == [])
  }

  @Test("Ctrl+F filters the events; Return goes to the next one, and Shift+Return back")
  func find() throws {
    let harness = try ViewerHarness("colours")
    harness.click(try harness.stage(0.5, 0.5))
    harness.wait(2000)
    try harness.click(.events)
    harness.wait(300)
    let ago = { try harness.node(.timeGroup).value }

    try harness.key("Ctrl+F")
    harness.send(.text("didShow"))
    harness.wait(50)
    let demo = harness.verbs
    try harness.key("Return")
    harness.wait(50)
    let first = try ago()
    try harness.key("Return")
    harness.wait(50)
    let second = try ago()
    try harness.key("Shift+Return")
    harness.wait(50)

    #expect(try harness.node(.filterEvents).value == "didShow" && first != second)
    #expect(try ago() == first && harness.has(.resume))
    #expect(harness.verbs == demo)
  }

  @Test("Only the clicked event is marked, not another event at the same instant")
  func marked() throws {
    let harness = try harness { _ in }
    let marks = { harness.app.session.layerTree.markedRows }
    let atLast = marks()

    try harness.click("Basket will show")

    #expect(atLast.count == 1 && marks().count == 1)
    #expect(marks() != atLast)
  }

  @Test("The list follows new events unless the user has scrolled away")
  func follow() throws {
    let harness = try ViewerHarness("colours", size: Size(width: 1280, height: 560))
    try harness.click(.events)
    harness.wait(300)
    for _ in 0..<6 {
      harness.click(try harness.stage(0.5, 0.5))
      harness.wait(2000)
      try harness.key("Escape")
      harness.wait(2000)
    }
    let isSeen = { harness.app.session.layerTree.markedRows.count == 1 }
    #expect(isSeen())

    harness.mouse(.move, Point(x: 1100, y: 400))
    harness.send(.wheel(right: 0, down: -20))
    harness.wait(1000)
    #expect(!isSeen())
    try harness.key("Escape")
    harness.wait(100)

    #expect(!isSeen())
  }

  @Test("The button beside the filter copies all listed events")
  func all() throws {
    var copied: [String] = []
    let harness = try harness { copied.append($0) }
    try harness.click(.filterEvents)
    harness.send(.text("appear"))

    try harness.click(.copyEvents)

    #expect(copied == ["0.000000 willAppear basket\n0.000000 didAppear basket"])
  }

  @Test("Callbacks, input and the flow's own events can be listed alone; together they are all")
  func kinds() throws {
    var copied: [[String]] = []
    let harness = try harness { copied.append($0.split(separator: "\n").map(String.init)) }
    harness.click(try harness.stage(0.5, 0.95))
    harness.wait(2000)
    harness.mouse(.move, try harness.node(.copyEvents).middle)

    // The first kind is “All”.
    for kind in try harness.node(.kindsOfEvents).children.dropFirst() {
      harness.click(kind.middle)
      harness.wait(50)
      try harness.click(.copyEvents)
    }

    for (lines, verb) in zip(copied, ["didShow", "down", "push"]) {
      #expect(lines.contains { $0.contains(" \(verb) ") }, "\(lines)")
    }
    #expect(copied.joined().sorted() == harness.app.events.map(\.description).sorted())
  }

  @Test("A click on an event that a restart has just removed does nothing")
  func removed() throws {
    let harness = try harness { _ in }
    harness.click(try harness.stage(0.5, 0.95))
    harness.wait(2000)
    let row = try harness.node("Delivery is shown").middle

    try harness.key("F5")
    #expect(harness.app.events.count < 10)
    harness.click(row)
    harness.wait(100)

    #expect(!harness.app.isInPast)
  }

  @Test("Arrow keys move the stage through the events")
  func arrows() throws {
    let harness = try harness { _ in }
    harness.click(try harness.stage(0.5, 0.95))
    harness.wait(2000)
    try harness.click("Delivery is shown")
    harness.wait(100)
    let end = harness.app.stageSession.context.clock.now

    for _ in 1...4 { try harness.key("Up") }
    harness.wait(100)
    let start = harness.app.stageSession.context.clock.now
    for _ in 1...4 { try harness.key("Down") }
    harness.wait(100)

    #expect(start < end && harness.app.isInPast)
    #expect(harness.app.stageSession.context.clock.now == end)
  }

  @Test("Events are shown as sentences or as trace lines, and both can be searched")
  func sentences() throws {
    let harness = try harness { _ in }
    harness.click(try harness.stage(0.5, 0.95))
    harness.wait(2000)
    #expect(harness.has("Tapped “Continue to delivery”") && harness.has("Pushed Delivery"))

    try harness.click(.rawEvents)
    harness.wait(50)
    #expect(harness.has("push delivery animated") && !harness.has("Pushed Delivery"))
    try harness.click(.rawEvents)
    try harness.click(.filterEvents)
    harness.send(.text("tapped"))
    harness.wait(50)

    let rows = rows(harness)
    #expect(rows.map(\.name) == ["Tapped “Continue to delivery”"])
    let tap = try #require(harness.app.events.first { $0.verb == "up" })
    let seconds = tap.instant.seconds(since: .zero).fixed(3)
    #expect(rows.first?.value == seconds && harness.texts.contains(seconds))
  }

  @Test("Quotes and backslashes are listed as they were typed")
  func typedQuotes() throws {
    let harness = try ViewerHarness("controls")
    for _ in 0..<14 { try harness.key("Tab") }
    harness.send(.text(#"\ "it's""#))
    harness.wait(1000)

    try harness.click(.events)
    harness.wait(300)
    try harness.click(.filterEvents)
    harness.send(.text("typed"))
    harness.wait(50)

    #expect(harness.has(#"Typed “\ "it's"”"#))
  }

  @Test("A scroll by less than a wheel step is listed with its decimals")
  func smallScroll() throws {
    let harness = try harness { _ in }
    harness.mouse(.move, try harness.stage(0.5, 0.5))

    harness.send(.wheel(right: 0, down: 0.25))
    harness.wait(50)
    harness.send(.wheel(right: 0, down: 1))
    harness.wait(50)

    #expect(harness.has("Turned the wheel by 0, 0.250"))
    #expect(harness.has("Turned the wheel by 0, 1"))
  }

  @Test(
    "A cancelled press, and a drag just beyond the corner, are described in words",
    arguments: [
      (Language.english, "Press cancelled at ", "Moved to -1, -1"),
      (.german, "Druck abgebrochen bei ", "Bewegt zu -1, -1"),
    ])
  func cancelledPress(language: Language, end: String, move: String) throws {
    let harness = try ViewerHarness(language: language)
    harness.mouse(.down, try harness.stage(0.5, 0.4))
    harness.wait(16)
    harness.mouse(.move, try harness.stage(-0.6 / 390, -0.6 / 844))
    harness.wait(16)
    harness.mouse(.cancelled, try harness.stage(0.5, 0.4))
    try harness.click(.events)
    harness.wait(300)

    let names = harness.tree.all.map(\.name)
    #expect(names.contains(move) && names.contains { $0.hasPrefix(end) }, "\(names)")
  }

  @Test("A hint repeats an event that is cut off in the list, and no other")
  func cutOff() throws {
    let harness = try ViewerHarness("progress")
    harness.send(.text("progress/early=1/thanks@0ms"))
    try harness.click(.events)
    try harness.key("Escape")
    harness.wait(10_000)
    let rows = rows(harness)
    let hints = { harness.app.session.layerTree.root.sublayers.count { $0.name == "hint" } }
    let cut = try #require(rows.first { $0.name.hasPrefix("Refused: ") })
    let whole = try #require(rows.first { $0.name.hasSuffix("appears") || $0.name.count < 24 })

    harness.mouse(.move, whole.middle)
    harness.wait(1500)
    #expect(hints() == 0)
    harness.mouse(.move, cut.middle)
    harness.wait(1500)

    #expect(hints() == 1)
    #expect(!harness.texts.contains(cut.name), "the bubble has several lines")
    #expect(harness.texts.contains { cut.name.hasSuffix($0) && $0.contains("back") })
  }

  @Test("The list has only the events of the demo that is shown, also after a return to it")
  func ofDemo() throws {
    var copied: [String] = []
    let harness = try harness { copied.append($0) }
    for (demo, clicks) in [("colours", 5), ("gates", 1), ("colours", 0)] {
      try harness.open(demo)
      for _ in 0..<clicks {
        harness.click(try harness.stage(0.5, 0.5))
        harness.wait(2000)
      }
      // Moves the mouse off the stage, which is an event, too.
      harness.mouse(.move, try harness.node(.copyEvents).middle)
      harness.wait(50)

      try harness.click(.copyEvents)

      #expect(copied.last == harness.app.events.map(\.description).joined(separator: "\n"))
    }
  }
}

extension LayerTree {
  /// The frames of the marks on rows whose event is at the shown instant.
  fileprivate var markedRows: [Rect] { root.fills(of: Theme.light.tint) }
}

extension Layer {
  fileprivate func fills(of colour: RGBA) -> [Rect] {
    drawings.compactMap { if case .fill(let rect, colour) = $0 { rect } else { nil } }
      + sublayers.flatMap { $0.fills(of: colour) }
  }
}
