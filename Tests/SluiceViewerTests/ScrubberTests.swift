import FlowCore
import FlowUI
import SluiceViewer
import Testing

/// The scrubber: a transition held anywhere on its way.
@Suite struct ScrubberTests {
  /// A viewer a little after checkout's second page has begun to go by itself.
  private func popping() throws -> ViewerHarness {
    let rig = try ViewerHarness.delivery()
    try rig.key("Escape")
    rig.wait(100)
    return rig
  }

  @Test("At rest there is nothing to scrub, and the scrubber says so")
  func rest() throws {
    let rig = try ViewerHarness.delivery()

    #expect(try rig.scrubber.states.contains(.disabled))
    #expect(try rig.node("Let go").states.contains(.disabled))
    #expect(rig.has("Push, pop or drag: a transition can be held here"))
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
    let rig = try popping()

    try rig.scrub(to: fraction)

    #expect(rig.has(verdict))
    #expect(rig.has("from 350 pt"))
    #expect(rig.has("0 pt/s"))
  }

  @Test("A press on the knob holds what runs where it is, and going on it is as if nobody had")
  func knob() throws {
    let rig = try popping()
    let fraction = try #require(rig.scrubber.value)
    let moving = rig.app.stageTree

    rig.mouse(.down, try rig.knob)
    rig.wait(5000)
    rig.mouse(.up, try rig.knob)

    #expect(try rig.scrubber.value == fraction && fraction != "0.0 %")
    #expect(rig.app.stageTree == moving)
    for _ in 1...2 { try rig.key("F8") }
    rig.wait(2000)
    #expect(rig.verbs.contains("didShow basket"))
  }

  @Test(
    "FC-9 What is held stays there until it is let go, and then keeps to the verdict",
    arguments: [(0.42, "42.0 %", "didCancel basket"), (0.58, "58.0 %", "didShow basket")])
  func letGo(fraction: Double, percent: String, end: String) throws {
    let rig = try popping()
    try rig.scrub(to: fraction)
    rig.wait(60_000)
    #expect(rig.has(percent))

    try rig.click("Let go")
    rig.wait(2000)

    #expect(rig.verbs.contains(end))
    #expect(try rig.node("Let go").states.contains(.disabled))
  }

  @Test("What nobody has in their hands goes on by itself, and says so")
  func byItself() throws {
    let rig = try popping()
    let other = try ViewerHarness.delivery()

    try other.drag(by: 294)

    #expect(rig.has("finishes") && rig.has("by itself") && !rig.has("would cancel"))
    #expect(other.has("would cancel") && !other.has("by itself"))
  }

  @Test("A drag that is shown again has its finger's ring, and can be let go")
  func lifted() throws {
    let rig = try ViewerHarness.delivery()
    try rig.drag(by: 294)
    let picture = rig.app.stageTree
    let again = try ViewerHarness()
    again.send(.text(try rig.link()))
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
    let rig = try popping()
    try rig.key("F8")
    try rig.scrub(to: 0.7)
    try rig.scrub(to: 0.2)
    #expect(rig.has("20.0 %") && rig.has("Go on"))

    try rig.key("F8")
    rig.wait(2000)

    #expect(rig.has("Pause"))
    #expect(rig.verbs.contains("didShow basket"))
  }

  @Test("After a press arrow keys move what runs by one percent, from wherever it is")
  func keys() throws {
    let rig = try popping()
    try rig.scrub(to: 0.42)
    #expect(try rig.scrubber.states.contains(.focused))

    for key in ["Right", "Right", "Left"] { try rig.key(key) }

    #expect(rig.has("43.0 %"))
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
