import FlowCore
import FlowUI
import SluiceViewer
import Testing

/// The scrubber: a transition held anywhere on its way.
@Suite struct ScrubberTests {
  /// A viewer a little after checkout's second page has begun to go by itself.
  private func popping() throws -> ViewerHarness {
    let harness = try ViewerHarness.delivery()
    try harness.key("Escape")
    harness.wait(100)
    return harness
  }

  @Test("At rest there is nothing to scrub, and the scrubber says so")
  func rest() throws {
    let harness = try ViewerHarness.delivery()

    #expect(try harness.scrubber.states.contains(.disabled))
    #expect(try harness.node("Let go").states.contains(.disabled))
    #expect(harness.has("Push, pop or drag: a transition can be held here"))
  }

  @Test(
    "FC-1 PEERS D1 A pop that a slider holds at 42 % is the frame of a finger there, to the last bit"
  )
  func sameAsFinger() throws {
    let held = try popping()
    try held.scrub(to: 0.42)
    held.wait(5000)
    let dragged = try ViewerHarness.delivery()
    try dragged.drag(by: 294)

    #expect(held.has("42.0 %") && dragged.has("42.0 %"))
    #expect(held.app.stageTree == dragged.app.stageTree)
  }

  @Test(
    "FC-9 The verdict is that of a finger held still at the fraction",
    arguments: [(0.49, "would cancel"), (0.51, "would finish")])
  func verdict(fraction: Double, verdict: String) throws {
    let harness = try popping()

    try harness.scrub(to: fraction)

    #expect(harness.has(verdict))
    #expect(harness.has("from 350 pt"))
    #expect(harness.has("0 pt/s"))
  }

  @Test("A press on the knob holds what runs where it is, and going on it is as if nobody had")
  func knob() throws {
    let harness = try popping()
    let fraction = try #require(harness.scrubber.value)
    let moving = harness.app.stageTree

    harness.mouse(.down, try harness.knob)
    harness.wait(5000)
    harness.mouse(.up, try harness.knob)

    #expect(try harness.scrubber.value == fraction && fraction != "0.0 %")
    #expect(harness.app.stageTree == moving)
    for _ in 1...2 { try harness.key("F8") }
    harness.wait(2000)
    #expect(harness.verbs.contains("didShow basket"))
  }

  @Test(
    "FC-9 What is held stays there until it is let go, and then keeps to the verdict",
    arguments: [(0.42, "42.0 %", "didCancel basket"), (0.58, "58.0 %", "didShow basket")])
  func letGo(fraction: Double, percent: String, end: String) throws {
    let harness = try popping()
    try harness.scrub(to: fraction)
    harness.wait(60_000)
    #expect(harness.has(percent))

    try harness.click("Let go")
    harness.wait(2000)

    #expect(harness.verbs.contains(end))
    #expect(try harness.node("Let go").states.contains(.disabled))
  }

  @Test("What nobody has in their hands goes on by itself, and says so")
  func byItself() throws {
    let harness = try popping()
    let other = try ViewerHarness.delivery()

    try other.drag(by: 294)

    #expect(harness.has("finishes") && harness.has("by itself") && !harness.has("would cancel"))
    #expect(other.has("would cancel") && !other.has("by itself"))
  }

  @Test("A drag that is shown again has its finger's ring, and can be let go")
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
    try again.click("Let go")
    again.wait(2000)

    #expect(again.verbs.contains("didCancel basket"))
  }

  @Test("Going on lets go as well, also where time stood still")
  func goOn() throws {
    let harness = try popping()
    try harness.key("F8")
    try harness.scrub(to: 0.7)
    try harness.scrub(to: 0.2)
    #expect(harness.has("20.0 %") && harness.has("Go on"))

    try harness.key("F8")
    harness.wait(2000)

    #expect(harness.has("Pause"))
    #expect(harness.verbs.contains("didShow basket"))
  }

  @Test("After a press arrow keys move what runs by one percent, from wherever it is")
  func keys() throws {
    let harness = try popping()
    try harness.scrub(to: 0.42)
    #expect(try harness.scrubber.states.contains(.focused))

    for key in ["Right", "Right", "Left"] { try harness.key(key) }

    #expect(harness.has("43.0 %"))
  }
}

extension ViewerHarness {
  /// The scrubber's slider.
  fileprivate var scrubber: AccessibilityNode {
    get throws {
      try #require(tree.all.first { $0.role == .slider && $0.name == "Transition" })
    }
  }

  /// Where the knob is while the transition is half-way, give or take its radius.
  fileprivate var knob: Point { get throws { try scrubber.middle } }

  /// Moves the scrubber to a fraction by clicks of the mouse, from afar: one on the knob leaves it
  /// where it is.
  fileprivate func scrub(to fraction: Double) throws {
    let frame = try scrubber.frame
    for fraction in [1, fraction] {
      // The knob, 16 points wide, stays within the track.
      click(Point(x: frame.minX + 8 + fraction * (frame.size.width - 16), y: frame.midY))
    }
  }
}
