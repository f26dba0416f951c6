import FlowCore
import FlowUI
import Testing

/// Back routes at a gate head, during its transition and after it.
@Suite struct GatePointerTests {
  @Test(
    "On an ordinary page every back route changes the frame, except a drag from the page's middle",
    arguments: BackRoute.allCases)
  func open(route: BackRoute) throws {
    let (harness, idle) = (try GateHarness("Plain", for: nil), try GateHarness("Plain", for: nil))

    var isSeen = false
    for act in route.acts {
      harness.play(act)
      idle.play(act, ignoresInput: true)
      isSeen = isSeen || harness.base.tree != idle.base.tree
    }

    // A drag that begins in the middle of a page does not go back.
    #expect(isSeen == (route != .pageDrag))
  }

  /// The number of refusals that a route traces at a gate head.
  private func refusals(of route: BackRoute) -> Int {
    switch route {
    case .backControl, .longPress, .historyKeys, .pageDrag, .scroll: 0
    case .escape, .altLeft, .backKey, .sideButton, .edgeDrag: 1
    // The drag, and then the Escape key, which has nothing to cancel.
    case .cancelledDrag: 2
    }
  }

  @Test(
    "SX-3 FC-13 S2-7 At a gate head no back route, tried twice, changes anything in any frame",
    arguments: BackRoute.allCases, [0, 1, 60, 150, 300, nil])
  func closed(route: BackRoute, milliseconds: Int?) throws {
    let harness = try GateHarness("Head", for: milliseconds)
    let idle = try GateHarness("Head", for: milliseconds)

    for act in route.acts + route.acts + [.wait(3000)] {
      harness.play(act)
      idle.play(act, ignoresInput: true)

      #expect(harness.names == idle.names)
      #expect(harness.base.tree == idle.base.tree)
      #expect(harness.session.accessibilityTree == idle.session.accessibilityTree)
      #expect(!harness.exposesBackControl)
    }
    #expect(harness.names == ["Head"])
    #expect(harness.events.filter { !$0.hasPrefix("refused ") } == idle.events)
    #expect(
      harness.refusals
        == Array(repeating: "\(NavigationRefusal.behindGate)", count: 2 * refusals(of: route)))
  }

  @Test(
    "FC-13 An edge press that began before a gate head was pushed grabs nothing, and is refused")
  func earlierPress() throws {
    let (harness, idle) = (try GateHarness("Two"), try GateHarness("Two"))
    harness.play(.mouse(.down, 5))
    for each in [harness, idle] { try each.controller.push(BarPage("Head")) }

    for x in [100.0, 250, 390] {
      for each in [harness, idle] { each.play(.wait(16)) }
      harness.play(.mouse(.move, x))
      #expect(harness.base.tree == idle.base.tree)
    }
    harness.play(.mouse(.up, 390))
    harness.base.settle()

    #expect(harness.names == ["Head"])
    #expect(harness.refusals == ["\(NavigationRefusal.behindGate)"])
  }

  @Test(
    "SX-3 At a gate head a request by code for an earlier page is refused and traced",
    arguments: [0, 60, 300, nil])
  func asked(milliseconds: Int?) throws {
    let harness = try GateHarness("Two")
    let old = harness.controller.top
    try harness.controller.push(BarPage("Head"))
    harness.base.wait(milliseconds ?? 3000)
    let before = harness.names

    harness.controller.attempt { try $0.pop() }
    harness.controller.attempt { try $0.pop(to: old) }
    if milliseconds != nil { harness.controller.attempt { try $0.setStack([old]) } }

    #expect(harness.names == before)
    let reasons: [NavigationRefusal] =
      milliseconds == nil ? [.lastScreen, .notInStack] : [.behindGate, .behindGate, .behindGate]
    #expect(harness.refusals == reasons.map(\.description))
    harness.base.settle()
    #expect(harness.names == ["Head"])
  }

  @Test("NF-G5 Pushing a gate head cancels a drag, and further movement of the mouse does nothing")
  func duringDrag() throws {
    let (harness, idle) = (try GateHarness("Two"), try GateHarness("Two"))
    for each in [harness, idle] {
      for act in [Act.mouse(.down, 5), .wait(16), .mouse(.move, 165), .wait(16)] { each.play(act) }
      try each.controller.push(BarPage("Head"))
    }
    let steps = harness.lines.filter { ["willShow", "didShow", "didCancel"].contains($0.verb) }
    #expect(
      steps.map { "\($0.verb) \($0.subject)" }
        == ["willShow One", "didCancel One", "willShow Head"])

    for act in [
      Act.mouse(.move, 300), .wait(40), .mouse(.move, 390), .mouse(.up, 390), .wait(3000),
    ] {
      harness.play(act)
      idle.play(act, ignoresInput: true)
      #expect(harness.base.tree == idle.base.tree)
    }

    #expect(harness.names == ["Head"])
  }

  @Test(
    "SX-2 Cancelling a drag that pushes a gate head from the trailing edge restores everything",
    arguments: [true, false])
  func interactivePush(byKey: Bool) throws {
    let harness = try GateHarness("Two")
    let page = OfferingPage("Three")
    page.proposal = "Head"
    try harness.controller.push(page, .immediate)
    let (tree, told) = (harness.base.tree, harness.session.accessibilityTree)

    for act in [Act.mouse(.down, 395), .wait(16), .mouse(.move, 295), .wait(300)] {
      harness.play(act)
    }
    #expect(harness.visibleNames == ["Three", "Head"])
    harness.play(byKey ? .key("Escape") : .mouse(.up, 295))
    harness.base.settle()

    #expect(harness.base.tree == tree)
    #expect(harness.session.accessibilityTree == told)
    #expect(harness.names == ["One", "Two", "Three"])
    harness.play(.mouse(.up, 295))
    for act in BackRoute.escape.acts { harness.play(act) }
    #expect(harness.names == ["One", "Two"])
  }

  @Test(
    "FC-13 No back route leads from a gate head that a drag has pushed, even while it settles",
    arguments: BackRoute.allCases)
  func pushedByDrag(route: BackRoute) throws {
    let harness = try GateHarness("Two")
    let page = OfferingPage("Three")
    page.proposal = "Head"
    try harness.controller.push(page, .immediate)
    for act in [Act.mouse(.down, 395), .wait(16), .mouse(.move, 95), .wait(16), .mouse(.up, 95)] {
      harness.play(act)
    }

    try #require(harness.controller.coordinator != nil)
    for act in route.acts { harness.play(act) }
    harness.base.settle()

    #expect(harness.names == ["Head"])
  }
}
