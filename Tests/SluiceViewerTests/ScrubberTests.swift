import FlowCore
import FlowUI
import SluiceViewer
import Testing

/// Tests of the scrubber, which freezes a transition at any fraction.
@Suite struct ScrubberTests {
  @Test("Before the first transition the scrubber is disabled and shows a hint")
  func idle() throws {
    let harness = try ViewerHarness("colours")

    #expect(try harness.scrubber.states.contains(.disabled))
    #expect(try harness.node(.release).states.contains(.disabled))
    #expect(harness.has(.scrubberHelp))
  }

  @Test("FC-1 A pop frozen by the slider at 42 % shows exactly the frame of a drag to 42 %")
  func sameAsFinger() throws {
    let frozen = try ViewerHarness.popping()
    try frozen.scrub(to: 0.42)
    frozen.wait(5000)
    let dragged = try ViewerHarness.delivery()
    try dragged.drag(by: 294)

    #expect(try frozen.scrubber.value == "42.0 %" && dragged.scrubber.value == "42.0 %")
    #expect(frozen.app.stageTree == dragged.app.stageTree)
  }

  @Test("Of a drag with few moves, the fraction nearest to the one that is asked for is shown")
  func coarseDrag() throws {
    let harness = try ViewerHarness.delivery()
    let start = try harness.stage(0, 0.5)
    harness.mouse(.down, start)
    for step in [70.0, 140, 224, 301, 385, 500] {
      harness.wait(45)
      harness.mouse(.move, Point(x: start.x + step, y: start.y))
    }
    harness.wait(45)
    harness.mouse(.up, Point(x: start.x + 500, y: start.y))
    harness.wait(2000)

    for (wanted, nearest) in [(0.42, "43.0 %"), (0.36, "32.0 %"), (0.5, "55.0 %")] {
      try harness.scrub(to: wanted)
      harness.wait(50)
      #expect(try harness.scrubber.value == nearest)
    }
  }

  @Test(
    "FC-9 The verdict on a frozen transition is that of a motionless drag at its fraction",
    arguments: [(0.49, "would cancel"), (0.51, "would finish")])
  func verdict(fraction: Double, verdict: String) throws {
    let harness = try ViewerHarness.popping()

    try harness.scrub(to: fraction)

    #expect(harness.has(verdict))
    #expect(harness.has("from 350 pt"))
    #expect(harness.has("0 pt/s"))
  }

  @Test(
    "A press on the knob freezes the transition where it is, and F8 lets it run on to its end"
  )
  func knob() throws {
    let harness = try ViewerHarness.popping()
    let fraction = try #require(harness.scrubber.value)
    let moving = harness.app.stageTree

    harness.mouse(.down, try harness.knob)
    harness.wait(5000)
    harness.mouse(.up, try harness.knob)

    #expect(try harness.scrubber.value == fraction && fraction != "0.0 %")
    #expect(harness.app.stageTree == moving)
    try harness.key("F8")
    harness.wait(2000)
    #expect(harness.verbs.contains("didShow basket"))
  }

  @Test(
    "FC-9 A frozen transition keeps its fraction, and Release ends it as the verdict says",
    arguments: [(0.42, "42.0 %", "didCancel basket"), (0.58, "58.0 %", "didShow basket")])
  func released(fraction: Double, percent: String, end: String) throws {
    let harness = try ViewerHarness.popping()
    try harness.scrub(to: fraction)
    harness.wait(60_000)
    #expect(try harness.scrubber.value == percent)

    try harness.click(.release)
    harness.wait(2000)

    #expect(harness.verbs.contains(end))
    #expect(try harness.node(.release).states.contains(.disabled))
  }

  @Test("Release plays on, although time was paused before the transition was frozen")
  func releasedWhilePaused() throws {
    let harness = try ViewerHarness.popping()
    try harness.key("F8")
    try harness.scrub(to: 0.65)

    try harness.click(.release)
    harness.wait(2000)

    #expect(harness.verbs.contains("didShow basket") && !harness.app.isPaused)
  }

  @Test("Release is disabled while a script presses without dragging a page")
  func releasable() throws {
    let harness = try ViewerHarness()
    try harness.play("- wait: 1s\n- down: [195, 772]\n- wait: 1s\n- up: [195, 772]")
    harness.wait(1500)
    #expect(harness.app.isPressed)

    #expect(try harness.node(.release).states.contains(.disabled))
  }

  @Test("A running transition shows that it finishes by itself, and a drag shows its verdict")
  func byItself() throws {
    let harness = try ViewerHarness.popping()
    let other = try ViewerHarness.delivery()

    try other.drag(by: 294)

    #expect(harness.has(.finishes) && !harness.has(.wouldCancel))
    #expect(other.has(.wouldCancel))
  }

  @Test("A replayed drag shows the same frame and can be released")
  func lifted() throws {
    let harness = try ViewerHarness.delivery()
    try harness.drag(by: 294)
    let picture = harness.app.stageTree
    let again = try ViewerHarness()
    again.send(.text(try harness.link()))
    #expect(again.app.stageTree == picture)

    try again.key("F8")
    again.mouse(.move, try again.stage(0.9, 0.5))
    again.wait(500)
    #expect(again.app.stageTree == picture)
    try again.click(.release)
    again.wait(2000)

    #expect(again.verbs.contains("didCancel basket"))
  }

  @Test("Resuming time unfreezes a transition that was frozen while paused, and it finishes")
  func resume() throws {
    let harness = try ViewerHarness.popping()
    try harness.key("F8")
    try harness.scrub(to: 0.7)
    try harness.scrub(to: 0.2)
    #expect(try harness.scrubber.value == "20.0 %" && harness.has(.resume))

    try harness.key("F8")
    harness.wait(2000)

    #expect(harness.has(.pause))
    #expect(harness.verbs.contains("didShow basket"))
  }

  @Test(
    "No text about a drag is truncated in a window of the default size, in both languages",
    arguments: [Language.english, .german], [60.0, 250])
  func complete(language: Language, distance: Double) throws {
    let harness = try ViewerHarness("colours", language: language)
    harness.click(try harness.stage(0.5, 0.5))
    harness.wait(2000)

    try harness.drag(by: distance)

    let texts = harness.app.session.layerTree.texts
    let rule = harness.app.session.context.strings[.distanceOrSpeed]
    #expect(texts.contains(rule))
    #expect(texts.filter { $0.hasSuffix("…") } == [])
  }

  @Test(
    "After a transition, the scrubber shows its instants, and Play leads back to the present"
  )
  func last() throws {
    let harness = try ViewerHarness.popping()
    let fraction = try #require(harness.scrubber.value)
    harness.wait(3000)
    // Moves the mouse off the stage first, because that is an event, too.
    harness.mouse(.move, try harness.knob)
    let (events, now) = (harness.app.events.map(\.description), harness.app.stageTree)
    #expect(try harness.scrubber.value == "100.0 %")

    try harness.write(fraction)
    #expect(try harness.scrubber.value == fraction)
    // The instant of a fraction between those of two frames is interpolated.
    #expect(harness.app.stageTree != now && harness.app.isInPast && harness.app.isPaused)
    try harness.scrub(to: 0.42)
    #expect(try abs(percent(harness) - 42) < 1)
    try harness.key("F8")
    harness.wait(5000)

    #expect(harness.app.stageTree == now && !harness.app.isInPast)
    #expect(harness.app.events.map(\.description) == events)
  }

  @Test("Before a transition that is not over, its length up to the present is shown")
  func lengthSoFar() throws {
    let harness = try ViewerHarness("colours")
    harness.wait(500)
    harness.click(try harness.stage(0.5, 0.5))
    harness.wait(100)
    try harness.scrub(to: 0.42)
    harness.wait(500)

    harness.click(try harness.past(10))
    harness.wait(50)

    let push = try #require(
      harness.app.events.first { $0.verb == "willShow" && $0.subject == "second" })
    let length = (harness.app.present.seconds(since: push.instant) * 1000).fixed(0)
    #expect(harness.app.isInPast)
    #expect(harness.texts.contains("Last: to second, \(length) ms"), "\(harness.texts)")
  }

  @Test("After the scrubber was used, Space plays on and pauses, and scrolls no panel")
  func space() throws {
    let harness = try ViewerHarness.delivery(height: 600)
    try harness.scrub(to: 0.4)
    let curve = try harness.node(.copyAsSwift).frame

    try harness.key("Space")
    harness.wait(3000)
    #expect(!harness.app.isPaused && !harness.app.isInPast)
    try harness.key("Space")

    #expect(harness.app.isPaused)
    #expect(try harness.node(.copyAsSwift).frame == curve)
  }

  private func percent(_ harness: ViewerHarness) throws -> Double {
    let text = try #require(try harness.scrubber.value?.dropLast(2))
    return try #require(Double(text))
  }

  @Test("The status label says “Frozen”, “Paused” or “Past”, and the Play button ends each state")
  func status() throws {
    let harness = try ViewerHarness.popping()
    let press = { try harness.click(.resume) }
    #expect(!harness.has(.resume))
    try harness.write("42")
    #expect(harness.texts.contains("Frozen at 42.0 %"))
    try press()
    harness.wait(3000)
    #expect(harness.verbs.contains("didShow basket") && !harness.has(.resume))
    try harness.key("F8")
    harness.wait(50)
    #expect(harness.texts.contains("Paused"))
    try harness.scrub(to: 0.3)
    harness.wait(50)
    #expect(harness.texts.contains { $0.hasPrefix("Past −") })
    try press()
    harness.wait(5000)

    #expect(!harness.app.isInPast && !harness.app.isPaused && !harness.has(.resume))
  }

  @Test(
    "The last transition is repeated until Alt+L or Escape, and no events are added meanwhile",
    arguments: ["Alt+L", "Escape"])
  func loop(end: String) throws {
    let harness = try ViewerHarness.popping()
    harness.wait(3000)
    let (events, now) = (harness.app.events.map(\.description), harness.app.stageTree)

    try harness.key("Alt+L")
    var fractions: [Double] = []
    for _ in 1...100 {
      harness.wait(50)
      if let value = try harness.scrubber.value?.dropLast(2), harness.app.isInPast {
        fractions.append(Double(value) ?? -1)
      }
    }
    #expect(try !harness.scrubber.states.contains(.disabled))
    #expect(fractions.contains(0), "the time before the transition belongs to it")
    // The transition starts again whenever the fraction falls.
    #expect(zip(fractions, fractions.dropFirst()).count { $0 > $1 } >= 3)
    #expect(harness.texts.contains { $0.hasPrefix("Repeating, −") })
    try harness.key(end)
    harness.wait(5000)

    #expect(harness.app.stageTree == now && !harness.app.isInPast)
    #expect(harness.app.events.map(\.description) == events)
    try harness.key("Alt+R")
    harness.wait(100)
    #expect(harness.app.isInPast && !harness.app.isPaused)
  }

  @Test("Branching off before a transition that is being repeated ends the repetition")
  func branchInLoop() throws {
    let harness = try ViewerHarness.popping()
    harness.wait(3000)
    try harness.key("Alt+L")
    harness.wait(50)
    #expect(harness.app.isInPast)

    try harness.key("Ctrl+B")
    harness.wait(5000)

    #expect(!harness.app.isInPast && !harness.app.isTimePassing)
    #expect(!harness.texts.contains { $0.hasPrefix("Repeating") })
  }

  @Test("A step out of the transition that is being repeated ends the repetition")
  func stepOutOfLoop() throws {
    let harness = try ViewerHarness.popping()
    harness.wait(3000)
    try harness.key("Alt+L")
    harness.wait(16)

    for _ in 1...5 { try harness.key("Ctrl+,") }
    harness.wait(50)
    #expect(harness.app.isInPast && !harness.texts.contains { $0.hasPrefix("Repeating") })
    try harness.key("F8")
    harness.wait(5000)

    #expect(!harness.app.isInPast)
  }

  @Test("After a press, arrow keys move the transition by one percent from its current fraction")
  func keys() throws {
    let harness = try ViewerHarness.popping()
    try harness.scrub(to: 0.42)
    #expect(try harness.scrubber.states.contains(.focused))

    for key in ["Right", "Right", "Left"] { try harness.key(key) }

    #expect(try harness.scrubber.value == "43.0 %")
  }
}
