import FlowCore
import FlowUI
import Testing

/// The state of a session, as an inspector shows it: its levels of flows, overlays and timers.
@Suite struct FlowStateTests {
  private func names(_ state: FlowState) -> [[String]] {
    state.levels.map { $0.stack.screens.map(\.name) }
  }

  @Test("An idle flow is one level, without bars, overlays, timers or a deadline")
  func idle() throws {
    let input = try InputDriver("one")

    let state = input.session.state

    #expect(names(state) == [["root", "one"]])
    #expect(state.innermost.bars == nil && state.overlays.isEmpty && state.timers.isEmpty)
    #expect(!state.isMoving && state.deadline == nil && state.instant == input.now)
  }

  @Test("The state includes the flow in the selected tab, whose transition determines the deadline")
  func tabs() throws {
    let harness = TabHarness()
    try harness.tabs.selected.flow.push(OfferingPage("inner"))
    harness.input.wait(20)

    let state = harness.input.session.state

    #expect(names(state) == [["outer", "tabs"], ["a", "inner"]])
    #expect(state.levels.map(\.stack.phase) == [.idle, .animating])
    #expect(state.levels.map { $0.bars == nil } == [false, true])
    #expect(state.isMoving && state.deadline == harness.tabs.selected.flow.deadline)
  }

  @Test("Presented flows are one level, and the pages of the topmost flow are the next level")
  func presented() throws {
    let input = try InputDriver("one")
    let sheet = try input.presented()
    try sheet.push(OfferingPage("next"), .immediate)

    let state = input.session.state

    #expect(state.levels.map(\.stack.isOfFlows) == [true, false])
    #expect(names(state) == [["one", "next"], ["sheet", "next"]])
  }

  @Test("The state of bars has the applied appearance, the current chrome and the progress")
  func bars() throws {
    let page = BarPage("Second")
    page.preferredAppearance = Appearance(statusStyle: .light)
    let harness = BarHarness()
    let before = try #require(harness.session.state.innermost.bars)
    #expect(before.appearance == nil)
    try harness.controller.push(page)
    harness.wait(until: 0.5)

    let bars = try #require(harness.session.state.innermost.bars)

    #expect(bars.appearance == page.preferredAppearance)
    #expect(bars.chrome == harness.bars.appearance.chrome && bars.progress == nil)
    harness.settle()
    try harness.controller.push(BarProgressPage("Third", 0.25), .immediate)
    #expect(harness.session.state.innermost.bars?.progress == 0.25)
  }

  @Test("The progress in the state of bars is that of the bars' own progress source")
  func progressSource() throws {
    final class Half: FlowProgressSource {
      let value = 0.5
      let opacity = 1.0
      let step: FlowStep? = nil
    }
    let harness = BarHarness()
    harness.bars.progressSource = Half()

    let bars = try #require(harness.session.state.innermost.bars)

    #expect(bars.progress == 0.5)
  }

  @Test("Open overlays are listed by role and title, the topmost last")
  func overlays() throws {
    let cover = try OverlayHarness()
    cover.show(Sheet("Letter") {})
    cover.show(Alert("Delete?", actions: [.init("Yes")]))

    let roles = AccessibilityNode.Role.self
    #expect(
      cover.session.state.overlays
        == ["\(roles.dialog.rawValue) Letter", "\(roles.alert.rawValue) Delete?"])
  }

  @Test("The timer of automatic paging lists the reasons why it is paused")
  func timers() throws {
    let harness = PagerHarness()
    harness.input.wait(1_000)
    let running = try #require(harness.input.session.state.timers.first)
    harness.state.pager.progress?.pause(.user)
    harness.state.pager.progress?.pause(.hover)

    let timer = try #require(harness.input.session.state.timers.first)

    #expect(running.isRunning && running.fraction == 0.25 && running.pauses.isEmpty)
    #expect(timer.page == "p0" && timer.index == 0 && timer.count == 4)
    #expect(!timer.isRunning && timer.pauses == ["hover", "user"])
  }

  @Test("The motion of a state says what moves the picture, or else what may move it next")
  func motion() throws {
    let input = try InputDriver("one")
    let motion = { input.session.state.motion }
    #expect(motion() == .settled)
    input.mouse(.down, 10)
    #expect(motion() == .pressed)
    input.mouse(.move, 300)
    #expect(motion() == .dragged)
    input.mouse(.up, 700)
    #expect(motion() == .moving)
    try input.controller.freeze()
    #expect(motion() == .frozen)

    let (tour, list) = (PagerHarness(), LongPage())
    list.input.wheel(0, 0.3)
    list.input.wait(100)

    #expect(tour.input.session.state.motion == .timing)
    // The scroll bar waits before it fades out.
    #expect(list.input.session.state.motion == .waiting)
  }

  @Test(
    "FC-9 A drag's state says whether a release would finish it, and the release agrees",
    arguments: [300.0, 700])
  func verdict(end: Double) throws {
    let input = try InputDriver("one")
    input.mouse(.down, 10)
    input.wait(16)
    input.mouse(.move, end)

    let moving = try #require(input.session.state.innermost.stack.drag)
    input.wait(500)
    let still = try #require(input.session.state.innermost.stack.drag)
    input.mouse(.up, end)
    input.settle()

    #expect(moving.velocity == (end - 10) / 0.016 && moving.finishes)
    // A pointer that has been still for more than 150 ms has no velocity.
    #expect(still.velocity == 0 && abs(still.distance - (end - 10)) < 1e-9 && still.extent == 800)
    #expect(still.finishes == (end == 700))
    #expect((input.names == ["root"]) == still.finishes)
    #expect(still.velocityNeeded == (400 - still.distance) / 0.3)
    #expect(input.session.state.innermost.stack.drag == nil)
  }

  @Test("FC-9 A touchpad swipe has the state of a drag, with an extent of 400 points")
  func scroll() throws {
    let input = try InputDriver("one")
    input.session.send(
      .prefer(Preferences(releaseRule: .distanceOrSpeed)), at: input.now)
    for _ in 0..<3 {
      input.wait(16)
      input.wheel(-1)
    }

    let drag = try #require(input.session.state.innermost.stack.drag)
    input.settle()

    #expect(drag.extent == 400 && drag.distance == 150 && drag.rule == .distanceOrSpeed)
    #expect(drag.velocity == 100 / 0.032 && drag.finishes)
    #expect(input.names == ["root"])
  }
}
