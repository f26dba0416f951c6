import FlowCore
import FlowUI
import SluiceViewer
import Testing

/// Tests of time in the viewer: pause, steps, speeds and the time line.
@Suite struct TimeTests {
  /// Creates a viewer in which a page was pushed two seconds ago.
  private func pushed() throws -> ViewerHarness {
    let harness = try ViewerHarness("colours")
    harness.click(try harness.stage(0.5, 0.5))
    harness.wait(2000)
    return harness
  }

  @Test("A press on the time line shows an earlier instant, which stays; Play leads to the present")
  func past() throws {
    let harness = try ViewerHarness("colours")
    harness.click(try harness.stage(0.5, 0.5))
    harness.wait(200)
    let midway = harness.app.stageTree
    let midwayEvents = harness.app.events.count
    harness.wait(800)
    let now = harness.app.stageTree

    harness.mouse(.down, try harness.past(0.8))
    let shown = harness.app.stageTree
    harness.mouse(.up, try harness.past(0.8))

    #expect(midway != now)
    // One point of the time line stands for 16 ms, so `shown` need not equal `midway`.
    #expect(shown != now)
    harness.wait(5000)
    #expect(harness.app.stageTree == shown && harness.app.isInPast)
    #expect(harness.texts.contains("Past −0.8 s"))
    try harness.key("F8")
    harness.wait(5000)
    #expect(harness.app.stageTree == now && !harness.app.isInPast)
    #expect(harness.app.events.count > midwayEvents)
  }

  @Test("A press that Release ends while the past is shown is still named as a tap")
  func releasedEarlier() throws {
    let harness = try ViewerHarness.delivery()
    try harness.key("Escape")
    harness.wait(100)
    harness.mouse(.down, try harness.stage(0.5, 0.5))
    harness.wait(300)
    harness.mouse(.up, try harness.stage(0.5, 0.5))
    harness.wait(2000)
    try harness.key("F8")
    let down = try #require(harness.app.events.last { $0.verb == "down" }).instant

    harness.click(try harness.past(harness.app.present.seconds(since: down) - 0.15))
    harness.wait(50)
    try harness.click(.release)
    harness.wait(50)
    try harness.click(.events)
    harness.wait(300)

    let up = try #require(harness.app.events.last { $0.verb == "up" })
    #expect(up.instant < down.advanced(by: .milliseconds(250)))
    let seconds = up.instant.seconds(since: .zero).fixed(3)
    #expect(harness.tree.all.contains { $0.value == seconds && $0.name.hasPrefix("Tapped ") })
  }

  @Test("Stepping back shows the frame that was shown then, bit for bit")
  func step() throws {
    let harness = try ViewerHarness("colours")
    harness.click(try harness.stage(0.5, 0.5))
    harness.wait(100)
    try harness.key("F8")
    let midway = harness.app.stageTree
    for _ in 0..<3 { try harness.key("Ctrl+.") }
    let later = harness.app.stageTree

    for _ in 0..<3 { try harness.key("Ctrl+,") }

    #expect(later != midway)
    #expect(harness.app.stageTree == midway)
  }

  @Test("Nothing moves while time is paused, and motion continues when it resumes")
  func pause() throws {
    let harness = try ViewerHarness("colours")
    harness.click(try harness.stage(0.5, 0.5))
    harness.wait(100)
    try harness.click(.pause)
    let paused = harness.app.stageTree

    harness.wait(5000)
    #expect(harness.app.stageTree == paused)
    try harness.click(.resume)
    harness.wait(2000)

    #expect(harness.app.stageTree != paused)
    #expect(harness.verbs.last == "didShow second")
  }

  @Test("At a tenth of the speed a transition takes ten times as long")
  func speed() throws {
    let harness = try ViewerHarness("colours")
    try harness.key("Alt+4")
    harness.click(try harness.stage(0.5, 0.5))

    harness.wait(3000)
    #expect(!harness.verbs.contains("didShow second"))
    harness.wait(4000)

    #expect(harness.verbs.contains("didShow second"))
  }

  @Test("In slow motion, as at full speed, a replayed transition begins after a lead-in of 0.3 s")
  func leadIn() throws {
    let harness = try pushed()
    let start = try #require(
      harness.app.events.last { $0.verb == "willShow" && $0.subject == "second" }
    ).instant
    try harness.key("Alt+4")

    try harness.key("Alt+R")
    harness.wait(200)
    let untilStart = start.seconds(since: harness.app.stageSession.context.clock.now)
    let before = harness.app.stageTree
    let isEnabled = try !harness.node(.loopTransition).states.contains(.disabled)
    harness.wait(600)

    // At a tenth of the speed, the last 0.1 s of the lead-in is 0.01 s of the stage's time.
    #expect(abs(untilStart - 0.01) < 0.001)
    #expect(isEnabled, "the transition can be repeated although it has not begun")
    #expect(harness.app.isInPast && harness.app.stageTree != before)
  }

  @Test("A drag is not slowed down: it has the same velocity in slow motion")
  func dragVelocity() throws {
    let drag = { (speed: String) in
      let harness = try self.pushed()
      try harness.key(speed)
      harness.mouse(.down, try harness.stage(0.01, 0.5))
      for step in 1...10 {
        harness.wait(16)
        harness.mouse(.move, try harness.stage(0.01 + 0.02 * Double(step), 0.5))
      }
      harness.mouse(.up, try harness.stage(0.21, 0.5))
      return harness.app.events.map(\.description)
    }

    #expect(try drag("Alt+1") == drag("Alt+4"))
  }

  @Test("Input in the past starts a time line there, without anything later")
  func branch() throws {
    let harness = try pushed()
    try harness.key("F8")
    harness.mouse(.down, try harness.past(3))
    harness.mouse(.up, try harness.past(3))
    #expect(harness.verbs.contains("didShow second"))

    harness.click(try harness.stage(0.5, 0.5))

    #expect(!harness.verbs.contains("didShow second"))
    try harness.key("F8")
    harness.wait(2000)
    #expect(harness.verbs.contains("didShow second"))
  }

  @Test("The stage's time stops about a second after the last event")
  func idle() throws {
    let harness = try pushed()
    let end = try #require(harness.app.events.last).instant

    harness.wait(60_000)
    try harness.key("Escape")

    let key = try #require(harness.app.events.last { $0.verb == "key" })
    let idleTime = key.instant.duration(since: end)
    #expect(idleTime >= .milliseconds(900) && idleTime <= .milliseconds(1100))
  }

  @Test("Replaying the last transition, however often, does not lengthen the time line")
  func replays() throws {
    let harness = try pushed()
    harness.wait(60_000)
    let present = harness.app.present

    for _ in 1...3 {
      try harness.key("Alt+R")
      #expect(harness.app.isInPast)
      harness.wait(10_000)
    }

    #expect(!harness.app.isInPast && harness.app.present == present)
  }

  @Test("Once the stage's time has stopped, the viewer shows the instant at which it did")
  func shownIdle() throws {
    let harness = try pushed()

    harness.wait(60_000)

    let shown = harness.app.session.layerTree
    #expect(harness.app.session.deadline == nil)
    harness.app.session.setNeedsLayout()
    #expect(shown == harness.app.session.layerTree)
    let now = try #require(harness.app.link.moment?.time)
    let seconds = Double(now.components.seconds) + Double(now.components.attoseconds) / 1e18
    #expect(shown.texts.contains("\(seconds.fixed(3)) s"))
  }

  @Test("Hovering the time line shows the instant under the mouse and its event")
  func hover() throws {
    let harness = try pushed()
    let texts = { harness.app.session.layerTree.texts }
    // Moves the mouse off the stage first, because that is an event, too.
    harness.mouse(.move, try harness.past(0))
    harness.wait(2000)
    let clock = try #require(texts().first { $0.hasSuffix(" s") }?.dropLast(2))
    let now = try #require(Double(clock))
    let push = try #require(harness.app.events.first { $0.verb == "push" })

    #expect(abs(now - harness.app.present.seconds(since: .zero)) < 0.001)
    let point = try harness.past(now - push.instant.seconds(since: .zero))
    harness.mouse(.move, point)
    let early = texts()
    let bubbles = harness.app.session.layerTree.root.sublayers.filter { $0.name == "hint" }
      .flatMap(\.drawings).compactMap { drawing in
        if case .roundedRectangle(let bubble, _, _) = drawing { bubble } else { nil }
      }
    harness.mouse(.move, try harness.past(now - push.instant.seconds(since: .zero) - 0.1))
    let during = texts()
    harness.mouse(.move, try harness.past(0.2))

    #expect(early.contains { $0.hasSuffix(" s · Second will show +2") }, "\(early)")
    #expect(try abs(#require(bubbles.first).midX - point.x) <= 1)
    let isTransition = { (text: String) in
      text.contains(" s · to second · ") && text.hasSuffix(" ms")
    }
    #expect(during.contains(where: isTransition), "\(during)")
    #expect(texts().contains("\((now - 0.2).fixed(3)) s"), "\(texts())")
    harness.mouse(.move, Point(x: try harness.past(0).x + 60, y: try harness.past(0).y))
    #expect(!texts().contains { $0.contains(" · ") }, "nothing is known of the future")
    #expect(texts().contains("second"), "the transition has its name on its track")
  }

  /// What the time line says about an instant when the mouse is there.
  private func texts(at instant: Instant, _ harness: ViewerHarness) throws -> [String] {
    harness.mouse(.move, try harness.past(harness.app.present.seconds(since: instant)))
    harness.wait(2000)
    return harness.texts.filter { $0.contains(" s · ") }
  }

  @Test("The time line marks text while it is composed, but not that the composition is over")
  func composition() throws {
    let harness = try ViewerHarness("colours")
    try harness.play(
      """
      - wait: 500ms
      - compose: ka
      - wait: 500ms
      - compose: ""
      """)
    harness.wait(3000)
    let composed = harness.app.events.filter { $0.verb == "compose" }.map(\.instant)
    try #require(composed.count == 2)

    let (during, after) = (try texts(at: composed[0], harness), try texts(at: composed[1], harness))

    #expect(during.contains { $0.hasSuffix(" s · Composed “ka”") }, "\(during)")
    #expect(!after.contains { $0.contains("Composed") }, "\(after)")
  }

  @Test("On the time line, a press ends when a script takes the focus from its window")
  func lostFocus() throws {
    let harness = try ViewerHarness("colours")
    try harness.play(
      """
      - wait: 500ms
      - down: [200, 400]
      - wait: 500ms
      - focus: false
      - wait: 2s
      - key: Tab
      """)
    harness.wait(5000)
    let lost = try #require(harness.app.events.first { $0.verb == "focus" }?.instant)

    let before = try texts(at: lost.advanced(by: .milliseconds(-250)), harness)
    let after = try texts(at: lost.advanced(by: .seconds(1)), harness)

    #expect(before.contains { $0.hasSuffix(" s · a press · 500 ms") }, "\(before)")
    #expect(!after.contains { $0.contains("a press") }, "\(after)")
  }

  @Test("While an instant before a press is shown, moves of the pressed mouse change nothing")
  func movesBeforePress() throws {
    let harness = try ViewerHarness("colours")
    harness.wait(1000)
    let point = try harness.stage(0.5, 0.5)
    harness.mouse(.down, point)
    harness.wait(100)
    for _ in 0..<10 { try harness.key("Ctrl+,") }
    let verbs = harness.verbs

    harness.mouse(.move, Point(x: point.x + 1, y: point.y))

    #expect(harness.app.isInPast)
    #expect(harness.verbs == verbs)
  }

  @Test("A pasted link is opened although it has spaces around it")
  func spaces() throws {
    let harness = try pushed()

    harness.send(.text(" gates@1s "))

    #expect(harness.app.link.id == "gates")
  }

  @Test("Pasting a text that is not a link shows a message and changes nothing")
  func pasted() throws {
    let harness = try pushed()
    let verbs = harness.verbs

    harness.send(.text("colours@soon"))
    harness.wait(500)

    #expect(harness.has(.noLink.with("Ctrl+L")))
    #expect(harness.verbs == verbs)
  }

  @Test("A click on an event goes to its instant and pauses time")
  func event() throws {
    let harness = try pushed()

    let event = try #require(
      harness.app.events.first { $0.verb == "willAppear" && $0.subject == "second" })

    try harness.click(.events)
    try harness.click(.rawEvents)
    harness.wait(50)
    try harness.click("willAppear second")

    #expect(harness.has(.resume))
    #expect(harness.app.stageSession.context.clock.now == event.instant)
    #expect(try harness.node(.timeGroup).value?.hasSuffix("ago") == true)
  }
}
