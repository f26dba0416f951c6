import FlowCore
import FlowUI
import Testing

/// Hands at a head, while it comes and when it is there.
@Suite struct GateHandTests {
  @Test("Every way back leads back from a page that is no head", arguments: WayBack.allCases)
  func open(way: WayBack) throws {
    let (stage, idle) = (try GateStage("Plain", for: nil), try GateStage("Plain", for: nil))

    var isSeen = false
    for act in way.acts {
      stage.play(act)
      idle.play(act, isIdle: true)
      isSeen = isSeen || stage.stage.tree != idle.stage.tree
    }

    // Its middle is the page's own.
    #expect(isSeen == (way != .pageDrag))
  }

  @Test(
    "SX-3 FC-13 S2-7 At a head no way back changes anything in any frame, once or twice",
    arguments: WayBack.allCases, [0, 1, 60, 150, 300, nil])
  func closed(way: WayBack, milliseconds: Int?) throws {
    let stage = try GateStage("Head", for: milliseconds)
    let idle = try GateStage("Head", for: milliseconds)

    for act in way.acts + way.acts + [.wait(3000)] {
      stage.play(act)
      idle.play(act, isIdle: true)

      #expect(stage.names == idle.names)
      #expect(stage.stage.tree == idle.stage.tree)
      #expect(stage.session.accessibilityTree == idle.session.accessibilityTree)
      #expect(!stage.tellsWayBack)
    }
    #expect(stage.names == ["Head"])
    #expect(stage.events == idle.events)
  }

  @Test(
    "FC-13 A press that lay at the edge before the head came takes hold of nothing: that is refused"
  )
  func earlierPress() throws {
    let (stage, idle) = (try GateStage("Two"), try GateStage("Two"))
    stage.play(.mouse(.down, 5))
    for each in [stage, idle] { try each.controller.push(BarPage("Head")) }

    for x in [100.0, 250, 390] {
      for each in [stage, idle] { each.play(.wait(16)) }
      stage.play(.mouse(.move, x))
      #expect(stage.stage.tree == idle.stage.tree)
    }
    stage.play(.mouse(.up, 390))
    stage.stage.settle()

    #expect(stage.names == ["Head"])
    #expect(stage.refusals == ["\(NavigationRefusal.behindGate)"])
  }

  @Test(
    "SX-3 What code asks for on a person's behalf is refused, and the trace says so",
    arguments: [0, 60, 300, nil])
  func asked(milliseconds: Int?) throws {
    let stage = try GateStage("Two")
    let old = stage.controller.top
    try stage.controller.push(BarPage("Head"))
    stage.stage.wait(milliseconds ?? 3000)
    let before = stage.names

    stage.controller.attempt { try $0.pop() }
    stage.controller.attempt { try $0.pop(to: old) }
    if milliseconds != nil { stage.controller.attempt { try $0.setStack([old]) } }

    #expect(stage.names == before)
    let reasons: [NavigationRefusal] =
      milliseconds == nil ? [.lastScreen, .notInStack] : [.behindGate, .behindGate, .behindGate]
    #expect(stage.refusals == reasons.map(\.description))
    stage.stage.settle()
    #expect(stage.names == ["Head"])
  }

  @Test("NF-G5 A drag in progress is cancelled first; what the mouse does then changes nothing")
  func duringDrag() throws {
    let (stage, idle) = (try GateStage("Two"), try GateStage("Two"))
    for each in [stage, idle] {
      for act in [Act.mouse(.down, 5), .wait(16), .mouse(.move, 165), .wait(16)] { each.play(act) }
      try each.controller.push(BarPage("Head"))
    }
    let steps = stage.lines.filter { ["willShow", "didShow", "didCancel"].contains($0.verb) }
    #expect(
      steps.map { "\($0.verb) \($0.subject)" }
        == ["willShow One", "didCancel One", "willShow Head"])

    for act in [
      Act.mouse(.move, 300), .wait(40), .mouse(.move, 390), .mouse(.up, 390), .wait(3000),
    ] {
      stage.play(act)
      idle.play(act, isIdle: true)
      #expect(stage.stage.tree == idle.stage.tree)
    }

    #expect(stage.names == ["Head"])
  }

  @Test(
    "SX-2 A head that is drawn in from the trailing edge and let go back leaves everything as it was",
    arguments: [true, false])
  func drawnIn(byKey: Bool) throws {
    let stage = try GateStage("Two")
    let page = OfferingPage("Three")
    page.offer = "Head"
    try stage.controller.push(page, .immediate)
    let (tree, told) = (stage.stage.tree, stage.session.accessibilityTree)

    for act in [Act.mouse(.down, 395), .wait(16), .mouse(.move, 295), .wait(300)] {
      stage.play(act)
    }
    #expect(stage.pictured == ["Three", "Head"])
    stage.play(byKey ? .key("Escape") : .mouse(.up, 295))
    stage.stage.settle()

    #expect(stage.stage.tree == tree)
    #expect(stage.session.accessibilityTree == told)
    #expect(stage.names == ["One", "Two", "Three"])
    stage.play(.mouse(.up, 295))
    for act in WayBack.escape.acts { stage.play(act) }
    #expect(stage.names == ["One", "Two"])
  }

  @Test("FC-13 A head that is drawn in for good has no way back, not even while it still moves")
  func drawnInForGood() throws {
    let stage = try GateStage("Two")
    let page = OfferingPage("Three")
    page.offer = "Head"
    try stage.controller.push(page, .immediate)
    for act in [Act.mouse(.down, 395), .wait(16), .mouse(.move, 95), .wait(16), .mouse(.up, 95)] {
      stage.play(act)
    }

    for way in WayBack.allCases { for act in way.acts.prefix(3) { stage.play(act) } }
    stage.stage.settle()

    #expect(stage.names == ["Head"])
  }
}
