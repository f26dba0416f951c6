import FlowCore
import FlowUI
import Testing

@Suite struct ScrubbingTests {
  private func scrub(_ fraction: Double?, _ input: InputDriver) {
    input.session.send(.scrub(fraction), at: input.now)
  }

  @Test(
    "Scrubbing freezes a transition at a fraction, from which it continues when scrubbing ends")
  func frozen() throws {
    let input = try InputDriver("one")
    try input.controller.pop()
    input.wait(50)

    scrub(0.42, input)
    input.wait(5_000)
    #expect(input.controller.phase == .frozen && input.controller.fraction == 0.42)
    scrub(0.9, input)
    #expect(input.controller.fraction == 0.9)
    scrub(nil, input)
    input.settle()

    #expect(input.names == ["root"] && input.controller.phase == .idle)
    #expect(
      input.lines.filter { $0.verb == "scrub" }.map { "\($0.subject) \($0.details)" }
        == ["stage 0.420000", "stage 0.900000", "stage off"])
    #expect(input.refusals.isEmpty)
  }

  @Test("Without a transition, scrubbing is refused, and ending it does nothing")
  func settled() throws {
    let input = try InputDriver("one")

    scrub(nil, input)
    scrub(0.5, input)
    try input.controller.pop()
    input.wait(10)

    #expect(input.refusals == ["\(NavigationRefusal.noTransition)"])
    #expect(input.controller.phase == .animating)
  }

  @Test("With transitions in a flow and in a nested one, scrubbing freezes the inner one")
  func innermost() throws {
    let harness = TabHarness()
    let (outer, inner) = (harness.input.controller, harness.tabs.selected.flow)
    try inner.push(OfferingPage("inner"))
    try outer.push(OfferingPage("over"))
    harness.input.wait(20)

    scrub(0.5, harness.input)
    harness.input.wait(2_000)
    #expect(inner.phase == .frozen && outer.phase == .idle)
    scrub(nil, harness.input)
    harness.input.settle()

    #expect(inner.phase == .idle)
  }

  @Test("Scrubbing freezes a presentation, but prefers a transition within the presented flow")
  func presented() throws {
    let input = try InputDriver("one")
    let flow = NavigationController(
      root: OfferingPage("sheet"), context: input.context, isVisible: false)
    try input.controller.present(flow)
    input.wait(20)

    scrub(0.25, input)
    #expect(input.controller.presentation.fraction == 0.25)
    scrub(nil, input)
    input.settle()
    try flow.push(OfferingPage("next"))
    input.wait(20)
    scrub(0.5, input)

    #expect(flow.phase == .frozen && input.controller.presentation.phase == .idle)
  }

  @Test(
    "FC-9 When a frozen push or pop is released, the release rule decides whether it finishes",
    arguments: [(false, 0.5), (false, 0.51), (true, 0.3), (true, 0.7)])
  func released(isPush: Bool, fraction: Double) throws {
    let input = try InputDriver("one")
    if isPush { try input.controller.push(OfferingPage("two")) } else { try input.controller.pop() }
    input.wait(50)
    let names = input.names
    scrub(fraction, input)
    #expect(input.controller.phase == .frozen && input.session.state.innermost.stack.canBeReversed)

    input.session.send(.releaseFrozen, at: input.now)
    input.settle()

    let finished = isPush ? ["root", "one", "two"] : ["root"]
    #expect(input.names == (fraction > 0.5 ? finished : ["root", "one"]))
    #expect(names == finished && input.refusals.isEmpty)
    #expect(input.lines.last { $0.verb == "scrub" }?.details == "release")
  }

  @Test("S2-7 A frozen transition to a gate head cannot be reversed: when released, it finishes")
  func gate() throws {
    let input = try InputDriver("one")
    input.controller.headPolicy = HeadPolicy { $0.name == "head" }
    try input.controller.push(OfferingPage("head"))
    input.wait(50)
    scrub(0.2, input)
    #expect(!input.session.state.innermost.stack.canBeReversed)

    input.session.send(.releaseFrozen, at: input.now)
    input.settle()

    #expect(input.names == ["head"])
  }

  @Test("Preferences still change while a transition is frozen")
  func preferences() throws {
    let input = try InputDriver("one")
    try input.controller.pop()
    input.wait(50)
    scrub(0.5, input)

    input.session.send(.prefer(Preferences(isDark: true)), at: input.now)

    #expect(input.session.theme == .dark)
    #expect(
      input.session.layerTree.root.drawings.first
        == .fill(Rect(input.session.size), colour: Theme.dark.background))
    #expect(input.controller.fraction == 0.5 && input.refusals.isEmpty)
  }

  @Test("A frozen transition in a tab that is no longer selected continues when it is unfrozen")
  func outOfSight() throws {
    let harness = TabHarness()
    let flow = harness.tabs.selected.flow
    try flow.push(OfferingPage("inner"))
    harness.input.wait(20)
    scrub(0.5, harness.input)
    harness.tabs.select(1)

    scrub(nil, harness.input)
    harness.input.settle()

    #expect(flow.phase == .idle && flow.top.name == "inner")
  }
}
