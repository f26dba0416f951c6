import FlowCore
import FlowUI
import SluiceViewer
import Testing

/// Time in the viewer: pause, steps, paces and the time line.
@Suite struct TimeTests {
  /// A viewer in which a page was pushed two seconds ago.
  private func pushed() throws -> ViewerHarness {
    let rig = try ViewerHarness("colours")
    rig.click(try rig.stage(0.5, 0.5))
    rig.wait(2000)
    return rig
  }

  @Test("Dragging the time line back shows that very instant, and letting go leads back to now")
  func drag() throws {
    let rig = try ViewerHarness("colours")
    rig.click(try rig.stage(0.5, 0.5))
    rig.wait(200)
    let midway = rig.app.stageTree
    let midwayEvents = rig.app.events.count
    rig.wait(800)
    let now = rig.app.stageTree

    rig.mouse(.down, try rig.past(0.8))
    let shown = rig.app.stageTree
    rig.mouse(.up, try rig.past(0.8))

    #expect(midway != now)
    // A point of the line is 44 ms: the frame is one of the transition, and not at rest.
    #expect(shown != now)
    #expect(rig.app.stageTree == now)
    #expect(rig.app.events.count > midwayEvents)
  }

  @Test("What is stepped back to is the frame that was seen then, to the last bit")
  func step() throws {
    let rig = try ViewerHarness("colours")
    rig.click(try rig.stage(0.5, 0.5))
    rig.wait(100)
    try rig.key("F8")
    let midway = rig.app.stageTree
    for _ in 0..<3 { try rig.key("Ctrl+.") }
    let later = rig.app.stageTree

    for _ in 0..<3 { try rig.key("Ctrl+,") }

    #expect(later != midway)
    #expect(rig.app.stageTree == midway)
  }

  @Test("Paused, nothing moves; going on, it does")
  func pause() throws {
    let rig = try ViewerHarness("colours")
    rig.click(try rig.stage(0.5, 0.5))
    rig.wait(100)
    try rig.click("Pause")
    let paused = rig.app.stageTree

    rig.wait(5000)
    #expect(rig.app.stageTree == paused)
    try rig.click("Go on")
    rig.wait(2000)

    #expect(rig.app.stageTree != paused)
    #expect(rig.verbs.last == "didShow second")
  }

  @Test("At a tenth of the pace a transition takes ten times as long")
  func pace() throws {
    let rig = try ViewerHarness("colours")
    try rig.key("Alt+4")
    rig.click(try rig.stage(0.5, 0.5))

    rig.wait(3000)
    #expect(!rig.verbs.contains("didShow second"))
    rig.wait(4000)

    #expect(rig.verbs.contains("didShow second"))
  }

  @Test("A hand is not slowed down: a drag is as fast in slow motion as without")
  func hand() throws {
    let drag = { (pace: String) in
      let rig = try self.pushed()
      try rig.key(pace)
      rig.mouse(.down, try rig.stage(0.01, 0.5))
      for step in 1...10 {
        rig.wait(16)
        rig.mouse(.move, try rig.stage(0.01 + 0.02 * Double(step), 0.5))
      }
      rig.mouse(.up, try rig.stage(0.21, 0.5))
      return rig.app.events.map(\.description)
    }

    #expect(try drag("Alt+1") == drag("Alt+4"))
  }

  @Test("Doing something in the past branches off there: what came later is gone")
  func branch() throws {
    let rig = try pushed()
    try rig.key("F8")
    rig.mouse(.down, try rig.past(10))
    rig.mouse(.up, try rig.past(10))
    #expect(rig.verbs.contains("didShow second"))

    rig.click(try rig.stage(0.5, 0.5))

    #expect(!rig.verbs.contains("didShow second"))
    try rig.key("F8")
    rig.wait(2000)
    #expect(rig.verbs.contains("didShow second"))
  }

  @Test("Where nothing happens any more, the stage's time stands still after a second")
  func rest() throws {
    let rig = try pushed()
    let end = try #require(rig.app.events.last).instant

    rig.wait(60_000)
    try rig.key("Escape")

    let key = try #require(rig.app.events.last { $0.verb == "key" })
    #expect(key.instant.duration(since: end) <= .milliseconds(1100))
  }

  @Test("A mouse over the time line is told when that was, and what was then")
  func hover() throws {
    let rig = try pushed()
    let words = { rig.app.session.layerTree.words }
    // That the mouse leaves the stage is news there.
    rig.mouse(.move, try rig.past(0))
    rig.wait(2000)
    let clock = try #require(words().first { $0.hasSuffix(" s") }?.dropLast(2))
    let now = try #require(Double(clock))
    let push = try #require(rig.app.events.first { $0.verb == "push" })

    rig.mouse(.move, try rig.past(now - push.instant.seconds(since: .zero)))
    let early = words()
    rig.mouse(.move, try rig.past(0.2))

    #expect(early.contains { $0.hasSuffix("s ago · willShow second +2") })
    #expect(words().contains { $0.hasPrefix("0.2") && $0.hasSuffix("s ago") })
  }

  @Test("What was pasted and is no link says so, and changes nothing")
  func pasted() throws {
    let rig = try pushed()
    let verbs = rig.verbs

    rig.send(.text("colours@soon"))
    rig.wait(500)

    #expect(rig.has("What was pasted is no link; Ctrl+L copies one"))
    #expect(rig.verbs == verbs)
  }

  @Test("A click on an event leads to its instant, paused")
  func event() throws {
    let rig = try pushed()

    try rig.click("Events")
    try rig.click("willAppear second ")

    #expect(rig.has("Go on"))
    #expect(try rig.node("Time").value?.hasSuffix("ago") == true)
  }
}
