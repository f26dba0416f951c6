import FlowCore
import FlowUI
import Testing

/// Holding whatever runs on the stage, as input.
@Suite struct ScrubbingTests {
  private func scrub(_ fraction: Double?, _ hands: InputDriver) {
    hands.session.send(.scrub(fraction), at: hands.now)
  }

  @Test("A transition is held where a person wants it, moved, and goes on from there")
  func held() throws {
    let hands = try InputDriver("one")
    try hands.controller.pop()
    hands.wait(50)

    scrub(0.42, hands)
    hands.wait(5_000)
    #expect(hands.controller.phase == .frozen && hands.controller.fraction == 0.42)
    scrub(0.9, hands)
    #expect(hands.controller.fraction == 0.9)
    scrub(nil, hands)
    hands.settle()

    #expect(hands.names == ["root"] && hands.controller.phase == .idle)
    #expect(
      hands.lines.filter { $0.verb == "scrub" }.map { "\($0.subject) \($0.details)" }
        == ["stage 0.420000", "stage 0.900000", "stage off"])
    #expect(hands.refusals.isEmpty)
  }

  @Test("At rest it is refused, and nothing comes of letting go")
  func atRest() throws {
    let hands = try InputDriver("one")

    scrub(nil, hands)
    scrub(0.5, hands)
    try hands.controller.pop()
    hands.wait(10)

    #expect(hands.refusals == ["\(NavigationRefusal.atRest)"])
    #expect(hands.controller.phase == .animating)
  }

  @Test("Of two that run, one within the other, it is the inner one")
  func innermost() throws {
    let rig = TabRig()
    let (outer, inner) = (rig.hands.controller, rig.tabs.selected.flow)
    try inner.push(OfferingPage("inner"))
    try outer.push(OfferingPage("over"))
    rig.hands.wait(20)

    scrub(0.5, rig.hands)
    rig.hands.wait(2_000)
    #expect(inner.phase == .frozen && outer.phase == .idle)
    scrub(nil, rig.hands)
    rig.hands.settle()

    #expect(inner.phase == .idle)
  }

  @Test("A flow that is being presented is held, and the one that runs in it comes first")
  func presented() throws {
    let hands = try InputDriver("one")
    let flow = NavigationController(
      root: OfferingPage("sheet"), context: hands.context, isOnStage: false)
    try hands.controller.present(flow)
    hands.wait(20)

    scrub(0.25, hands)
    #expect(hands.controller.presentation.fraction == 0.25)
    scrub(nil, hands)
    hands.settle()
    try flow.push(OfferingPage("next"))
    hands.wait(20)
    scrub(0.5, hands)

    #expect(flow.phase == .frozen && hands.controller.presentation.phase == .idle)
  }

  @Test(
    "FC-9 Let go as by a hand, it keeps to the release rule, also a page that comes",
    arguments: [(false, 0.5), (false, 0.51), (true, 0.3), (true, 0.7)])
  func letGo(isPush: Bool, fraction: Double) throws {
    let hands = try InputDriver("one")
    if isPush { try hands.controller.push(OfferingPage("two")) } else { try hands.controller.pop() }
    hands.wait(50)
    let names = hands.names
    scrub(fraction, hands)
    #expect(hands.controller.phase == .frozen && hands.session.state.innermost.stack.canBeTurned)

    hands.session.send(.letGo, at: hands.now)
    hands.settle()

    let finished = isPush ? ["root", "one", "two"] : ["root"]
    #expect(hands.names == (fraction > 0.5 ? finished : ["root", "one"]))
    #expect(names == finished && hands.refusals.isEmpty)
    #expect(hands.lines.last { $0.verb == "scrub" }?.details == "release")
  }

  @Test("S2-7 A way behind a gate cannot be turned round: let go, it goes on")
  func gate() throws {
    let hands = try InputDriver("one")
    hands.controller.headPolicy = HeadPolicy { $0.name == "head" }
    try hands.controller.push(OfferingPage("head"))
    hands.wait(50)
    scrub(0.2, hands)
    #expect(!hands.session.state.innermost.stack.canBeTurned)

    hands.session.send(.letGo, at: hands.now)
    hands.settle()

    #expect(hands.names == ["head"])
  }

  @Test("While it is held, preferences still change")
  func preferences() throws {
    let hands = try InputDriver("one")
    try hands.controller.pop()
    hands.wait(50)
    scrub(0.5, hands)

    hands.session.send(.prefer(Preferences(isDark: true)), at: hands.now)

    #expect(hands.session.theme == .dark)
    #expect(
      hands.session.layerTree.root.drawings.first
        == .fill(Rect(hands.session.size), Theme.dark.background))
    #expect(hands.controller.fraction == 0.5 && hands.refusals.isEmpty)
  }

  @Test("What is held goes on when it is let go, though it has left the picture")
  func outOfSight() throws {
    let rig = TabRig()
    let flow = rig.tabs.selected.flow
    try flow.push(OfferingPage("inner"))
    rig.hands.wait(20)
    scrub(0.5, rig.hands)
    rig.tabs.select(1)

    scrub(nil, rig.hands)
    rig.hands.settle()

    #expect(flow.phase == .idle && flow.top.name == "inner")
  }
}
