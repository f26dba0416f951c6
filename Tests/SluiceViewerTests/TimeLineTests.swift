import FlowCore
import FlowUI
import SluiceViewer
import Testing

/// Tests of the time lines that are kept after looking back, acting in the past and restarts.
@Suite struct TimeLineTests {
  /// Creates a viewer in which a page of the checkout was pushed and popped, and which is paused,
  /// with the mouse on the time line.
  private func pushedAndPopped(height: Double = 860) throws -> ViewerHarness {
    let harness = try ViewerHarness.delivery(height: height)
    try harness.key("Escape")
    harness.wait(2000)
    try harness.key("F8")
    harness.mouse(.move, try harness.past(0))
    return harness
  }

  private func look(_ harness: ViewerHarness, back seconds: Double) throws {
    let point = try harness.past(seconds)
    harness.click(point)
    harness.wait(50)
    // Keys go to the stage again, and not to the time line.
    try harness.key("Shift+F6")
  }

  /// How long before the present a page began to appear, in seconds.
  private func start(of screen: String, _ harness: ViewerHarness) throws -> Double {
    let line = try #require(
      harness.app.events.last { $0.verb == "willShow" && $0.subject == screen })
    try harness.key("Alt+End")
    return try end(harness) - line.instant.seconds(since: .zero)
  }

  /// The stage's time in seconds, read from the window, which must show the present.
  private func end(_ harness: ViewerHarness) throws -> Double {
    let text = try #require(harness.app.session.layerTree.texts.first { $0.hasSuffix(" s") })
    return try #require(Double(text.dropLast(2)))
  }

  private func lines(_ harness: ViewerHarness) -> [String] {
    harness.app.events.map(\.description)
  }

  @Test("Looking back with the time line, steps, the scrubber and a replay loses nothing")
  func looking() throws {
    let harness = try pushedAndPopped()
    let (before, now) = (lines(harness), harness.app.stageTree)
    let start = try start(of: "delivery", harness)

    try look(harness, back: start - 0.15)
    let slider = try harness.node(.transition).frame
    for fraction in [0.3, 0.8, 0.5] {
      harness.click(Point(x: slider.minX + fraction * slider.size.width, y: slider.midY))
    }
    for key in ["Right", "Left", "Ctrl+,", "Ctrl+."] { try harness.key(key) }
    harness.mouse(.move, try harness.stage(0.5, 0.4))
    harness.mouse(.move, try harness.stage(0.5, 0.9))
    #expect(harness.app.stageTree != now)
    try harness.key("F8")
    harness.wait(5000)

    #expect(lines(harness) == before && harness.app.stageTree == now)
    #expect(try harness.timeLines().count == 1)
  }

  @Test("No sequence of ways to look back changes what happened", arguments: [1, 2, 3] as [UInt64])
  func looks(seed: UInt64) throws {
    let harness = try pushedAndPopped()
    let (before, now) = (lines(harness), harness.app.stageTree)
    var random = SeededGenerator(seed: seed)
    let slider = try harness.node(.transition).frame
    try look(harness, back: 1)

    for _ in 1...60 {
      let x = slider.minX + .random(in: 0...1, using: &random) * slider.size.width
      // At the present, the slider would freeze a transition and the mouse would hover: both are
      // input, which changes what happened.
      let isPast = try harness.node(.timeGroup).value != "now"
      switch Int.random(in: 0...5, using: &random) {
      case 0 where isPast: harness.click(Point(x: x, y: slider.midY))
      case 1: try harness.key("Ctrl+,")
      case 2 where isPast: harness.mouse(.move, try harness.stage(0.5, 0.5))
      case 3:
        for _ in 1...2 {
          try harness.key("F8")
          harness.wait(20)
        }
      case 4: try harness.key("Ctrl+F")
      default: try look(harness, back: .random(in: 0.05...3, using: &random))
      }
    }
    try harness.key("Alt+End")
    try harness.key("F8")

    #expect(lines(harness) == before && harness.app.stageTree == now)
    #expect(try harness.timeLines().count == 1)
  }

  @Test("In the past the scrubber goes to the instant at which the transition had a given fraction")
  func scrubbing() throws {
    let harness = try pushedAndPopped()
    try look(harness, back: try start(of: "delivery", harness) - 0.1)

    let slider = try harness.node(.transition).frame
    let shown = { () -> Double in
      let text = try #require(try harness.node(.transition).value?.dropLast(2))
      return try #require(Double(text))
    }
    for fraction in [0.2, 0.7, 0.42] {
      harness.click(Point(x: slider.minX + 8 + fraction * (slider.size.width - 16), y: slider.midY))
      // The press is at a whole point of the window, and instants between two frames are
      // interpolated linearly.
      #expect(try abs(shown() - fraction * 100) < 1.5)
    }
    #expect(try harness.node(.timeGroup).value?.hasSuffix("ago") == true)
  }

  @Test("After a click on the time line, arrow keys step through it, and Escape leads back to now")
  func keys() throws {
    let harness = try pushedAndPopped()
    let before = lines(harness)
    harness.click(try harness.past(1))
    harness.wait(50)
    let clock = {
      try #require(harness.texts.first { $0.hasSuffix(" s ago") }?.split(separator: " ").first)
    }
    let shown = try #require(Double(clock()))

    try harness.key("Left")
    let earlier = try shown - #require(Double(clock()))
    #expect(earlier > 0 && earlier < 0.02)
    try harness.key("Right")
    #expect(try Double(clock()) == shown)
    try harness.key("Escape")
    #expect(try harness.node(.timeGroup).value == "now")

    #expect(lines(harness) == before)
    #expect(try harness.timeLines().count == 1)
  }

  @Test("A press on the time line takes the focus also from a field that is no longer shown")
  func vanishedField() throws {
    let harness = try pushedAndPopped()
    let strings = harness.app.session.context.strings
    let timing = try harness.node(.timing).frame
    let choose = { (kind: Double) in
      harness.click(Point(x: timing.minX + kind / 4 * timing.size.width, y: timing.midY))
      harness.wait(1000)
    }
    choose(2.5)
    let field = try #require(
      harness.tree.all.first { $0.name == strings[.controlPoints] && $0.role == .textField })
    harness.click(field.middle)
    choose(1.5)
    let count = try harness.timeLines().count

    harness.click(try harness.past(0.5))
    harness.wait(50)
    try harness.key("Left")
    harness.wait(50)

    #expect(!harness.verbs.contains("key Left"))
    #expect(try harness.timeLines().count == count)
    #expect(try harness.node(.timeGroup).states.contains(.focused))
  }

  @Test("Escape leads from the past back to now, whatever it does on the stage")
  func escape() throws {
    let harness = try ViewerHarness.delivery()
    try look(harness, back: 1)
    #expect(try harness.node(.timeGroup).value?.hasSuffix("ago") == true)
    let before = lines(harness)

    try harness.key("Escape")
    #expect(try harness.node(.timeGroup).value == "now")
    #expect(lines(harness) == before)
    #expect(try harness.timeLines().count == 1)

    try harness.key("Escape")
    #expect(lines(harness).contains { $0.hasSuffix("key Escape") })
  }

  @Test("Input in the past begins another time line, and undo and redo switch between the two")
  func undo() throws {
    let harness = try pushedAndPopped()
    let before = lines(harness)
    try look(harness, back: 1.4)
    let past = harness.app.stageTree

    try harness.key("Tab")
    let branch = lines(harness)
    #expect(branch.count < before.count)
    harness.wait(100)
    #expect(harness.tree.all.contains { $0.name.contains("Ctrl+Z returns to that of") })
    try harness.key("Ctrl+Z")
    #expect(lines(harness) == before && harness.app.stageTree == past)
    try harness.key("Ctrl+Shift+Z")
    #expect(lines(harness) == branch)
    try harness.key("Ctrl+Z")
    try harness.key("Alt+End")

    #expect(lines(harness) == before)
  }

  @Test("The menu lists every time line with its length and what begins it, and returns to each")
  func menu() throws {
    let harness = try pushedAndPopped()
    let (before, length) = (lines(harness), try end(harness))
    try look(harness, back: 1)
    try harness.key("Tab")
    let branch = lines(harness)

    let rows = try harness.timeLines()
    try #require(rows.count == 2)
    #expect(rows[0].name == "\(length.fixed(3)) s · from the start")
    #expect(rows[1].name.hasSuffix(" s: key Tab") && rows[1].states.contains(.checked))
    for (index, expected) in [before, branch].enumerated() {
      try harness.click(.timeLines)
      harness.wait(300)
      try harness.click(rows[index].name)
      harness.wait(300)
      // After the click, the mouse is over the stage, which may add an event.
      #expect(lines(harness).starts(with: expected))
      #expect(lines(harness).count <= expected.count + 1)
    }
  }

  @Test("A restart and a changed setting of a demo can be undone", arguments: ["F5", "seed"])
  func restart(key: String) throws {
    let harness = try pushedAndPopped()
    let before = lines(harness)

    if key == "seed" {
      try harness.click(.settings)
      harness.wait(300)
      let field = harness.tree.all.first { $0.name == "Seed" && $0.role == .textField }
      harness.click(try #require(field).middle)
      harness.send(.text("7"))
      try harness.key("Return")
      for _ in 1...2 { try harness.key("Escape") }
    } else {
      try harness.key(key)
    }
    #expect(!lines(harness).starts(with: before))
    try harness.key("Ctrl+Z")

    // The mouse may have left the stage, which adds an event.
    #expect(lines(harness).starts(with: before))
  }

  @Test("A link to the same or to another demo keeps the time line that it replaces")
  func link() throws {
    let harness = try pushedAndPopped()
    let before = lines(harness)
    let link = try harness.link()

    harness.send(.text(link))
    #expect(try harness.timeLines().last?.name.hasSuffix("from the start: a link") == true)
    try harness.key("Ctrl+Z")
    #expect(lines(harness) == before)
    harness.send(.text("gates@100ms"))
    #expect(lines(harness) != before)
    try harness.open("checkout")

    // The demo takes over the stage's size from the link, which may add an event.
    #expect(lines(harness).starts(with: before))
  }

  @Test("A preference changed in the past begins another time line, and undo returns to the first")
  func preference() throws {
    let harness = try pushedAndPopped()
    let before = lines(harness)
    try look(harness, back: 1)

    try harness.click(.settings)
    harness.wait(300)
    try harness.click(.dark)
    harness.wait(300)

    #expect(try harness.timeLines().last?.name.hasSuffix("a setting") == true)
    try harness.key("Ctrl+Z")
    #expect(lines(harness) == before)
  }

  @Test("Ctrl+Z in a text field edits the text and leaves the time line alone")
  func field() throws {
    let harness = try pushedAndPopped()
    try harness.key("F5")
    let after = lines(harness)

    try harness.key("/")
    harness.send(.text("ga"))
    try harness.key("Ctrl+Z")

    #expect(try harness.node(.searchDemos).value != "ga")
    #expect(lines(harness) == after)
  }

  @Test("Restarts with nothing to lose leave no time lines, and at most 20 others are kept")
  func bounds() throws {
    // The whole menu fits into the window.
    let harness = try pushedAndPopped(height: 1000)
    for _ in 1...3 { try harness.key("F5") }
    #expect(try harness.timeLines().count == 2)
    for _ in 1...25 {
      try harness.key("Tab")
      try harness.key("F5")
    }

    let rows = try harness.timeLines()

    #expect(rows.count == 21)
    #expect(!rows.contains { $0.name.hasPrefix("4.") })
  }

  @Test("A viewer that is closed while it shows the past resumes at the present")
  func closed() throws {
    let harness = try pushedAndPopped()
    let (before, now) = (lines(harness), harness.app.stageTree)
    try look(harness, back: 1.4)
    #expect(harness.app.stageTree != now)

    harness.app.prepareForEnd()
    let next = try ViewerHarness("checkout")
    next.app.open(harness.app.link)

    // Neither the mouse on the time line nor the window's loss of focus is input of the stage.
    #expect(lines(harness) == before && lines(next) == before)
    #expect(harness.app.stageTree == now)
  }

  @Test(
    "Reopening a demo restores its time lines, paused at the instant at which it was left")
  func demos() throws {
    let harness = try pushedAndPopped()
    try look(harness, back: 1)
    try harness.key("Tab")
    try harness.key("Ctrl+Z")
    let (before, picture) = (lines(harness), harness.app.stageTree)

    for demo in ["gates", "colours"] {
      try harness.open(demo)
      #expect(harness.has(.pause))
    }
    try harness.open("checkout")

    #expect(lines(harness) == before && harness.app.stageTree == picture)
    #expect(harness.has(.resume))
    #expect(try harness.timeLines().count == 2)
    try harness.key("Ctrl+Shift+Z")
    #expect(lines(harness).last?.hasSuffix("key Tab") == true)
  }

  @Test("A demo that is shown again takes over preferences and device, but not while in the past")
  func carriedOver() throws {
    let harness = try ViewerHarness("colours")
    harness.click(try harness.stage(0.5, 0.5))
    harness.wait(2000)
    try harness.open("gates")
    try harness.click(.settings)
    harness.wait(300)
    try harness.click(.dark)
    try harness.click(.smallPhone)
    harness.wait(300)

    try harness.open("colours")
    #expect(harness.verbs.suffix(2) == ["prefer stage", "resize stage"])
    #expect(harness.verbs.contains("didShow second"))
    #expect(harness.app.stageTree.root.size == Size(width: 320, height: 568))
    try harness.key("F8")
    try look(harness, back: 0.5)
    let count = harness.app.events.count
    try harness.open("gates")
    try harness.click(.phone)
    try harness.open("colours")

    #expect(harness.app.events.count == count)
    try harness.key("Alt+End")
    harness.wait(50)
    #expect(harness.verbs.last == "resize stage")
  }
}
