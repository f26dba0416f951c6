import FlowCore
import FlowUI
import Testing

@Suite struct PagerPauseTests {
  private func shareOfTimePassed(_ harness: PagerHarness) -> Double {
    let before = harness.pager.filled
    harness.input.wait(1000)
    return harness.pager.filled - before
  }

  @Test("S1-2 Automatic paging starts when the screen appears")
  func begins() {
    let context = FlowContext()
    let state = PagerState(Pager(["a", "b"], timePerPage: .seconds(4), context: context))
    let wait = { context.clock.advance(to: context.clock.now.advanced(by: .seconds(1))) }

    wait()
    #expect(state.pager.filled == 0)
    state.didAppear()
    wait()

    #expect(state.pager.filled == 0.25)
  }

  @Test("S1-14 A mouse that stays over the pages pauses them only if `pausesOnHover` is set")
  func hover() {
    let (harness, pausing) = (PagerHarness(), PagerHarness(pausesOnHover: true))

    for harness in [harness, pausing] { harness.input.mouse(.move, 400, 300) }
    #expect(shareOfTimePassed(harness) == 0.25)
    #expect(shareOfTimePassed(pausing) == 0)
    pausing.input.mouse(.move, 400, 580)
    #expect(shareOfTimePassed(pausing) == 0.25)
  }

  @Test(
    "S1-14 A press on the pages, even without movement, stops their time until its release")
  func pressed() {
    let harness = PagerHarness()
    for press in [harness.input.mouse, harness.input.touch] {
      press(.down, 400, 300)
      #expect(shareOfTimePassed(harness) == 0)
      #expect(shareOfTimePassed(harness) == 0)
      press(.up, 400, 300)
      #expect(shareOfTimePassed(harness) == 0.25)
    }
  }

  @Test("A finger on the pages stops their time even while it scrolls what is on them")
  func pressedWhileScrolling() {
    let scroll = ScrollState()
    let harness = PagerHarness { _ in
      ScrollArea(state: scroll) { for index in 0..<40 { Text("\(index)") } }
    }

    harness.input.touch(.down, 400, 300)
    harness.input.touch(.move, 400, 200)
    #expect(shareOfTimePassed(harness) == 0)
    #expect(scroll.offset > 50)
    harness.input.touch(.up, 400, 200)

    #expect(shareOfTimePassed(harness) == 0.25)
  }

  @Test(
    "While hovering pauses the pages, the pause button is named Play, and pressing it resumes them")
  func hoverButton() throws {
    let harness = PagerHarness(pausesOnHover: true)
    let state = harness.state
    harness.screen.elements = { _ in
      [
        Column {
          Pages(state: state, accessibilityLabel: "Tour") { Text("\($0.index)") }
          PauseButton(state: state)
        }
      ]
    }
    let buttons = { harness.input.session.accessibilityTree.all.filter { $0.role == .button } }
    #expect(buttons().map(\.name) == ["Pause"])

    harness.input.mouse(.move, 400, 300)
    #expect(buttons().map(\.name) == ["Play"])
    try harness.input.key("Tab")
    try harness.input.key("Tab")
    try harness.input.key("Space")

    #expect(buttons().map(\.name) == ["Pause"])
    #expect(shareOfTimePassed(harness) == 0.25)
  }

  @Test("A click on a pause button on the pages, which hovering pauses, resumes them")
  func hoverClick() throws {
    let harness = PagerHarness(pausesOnHover: true)
    let state = harness.state
    harness.screen.elements = { _ in
      [
        Pages(state: state, accessibilityLabel: "Tour") { _ in
          Column { PauseButton(state: state) }
        }
      ]
    }
    let button = {
      harness.input.session.accessibilityTree.all.first { $0.role == .button }
    }
    let frame = try #require(button()).frame
    harness.input.mouse(.move, frame.midX, frame.midY)
    #expect(button()?.name == "Play")

    harness.input.click(frame.midX, frame.midY)

    #expect(button()?.name == "Pause")
    #expect(shareOfTimePassed(harness) == 0.25)
  }

  @Test("S1-14 S1-15 NF-PG25 A drag pauses the pages, which continue if it does not turn the page")
  func drag() {
    let harness = PagerHarness()
    harness.input.wait(1000)

    harness.input.touch(.down, 400)
    harness.input.touch(.move, 380)
    harness.input.wait(500)
    harness.input.touch(.move, 381)
    harness.input.wait(500)
    harness.input.touch(.up, 381)
    let atRelease = harness.pager.progress?.value
    harness.input.wait(2000)

    #expect(atRelease == 1.0 / 16)
    #expect(harness.pager.index == 0)
    #expect(harness.pager.progress?.value == 3.0 / 16)
  }

  @Test("A focused control on a page pauses the pages, and so does an inactive window")
  func focus() throws {
    let control = Control()
    let harness = PagerHarness { _ in Button("More", control: control) }

    try harness.input.key("Tab")
    #expect(control.hasFocus)
    #expect(shareOfTimePassed(harness) == 0)
    try harness.input.key("Tab")
    #expect(shareOfTimePassed(harness) == 0.25)

    harness.input.session.send(.focus(false), at: harness.input.now)
    #expect(shareOfTimePassed(harness) == 0)
    harness.input.session.send(.focus(true), at: harness.input.now)
    #expect(shareOfTimePassed(harness) == 0.25)
  }

  @Test("S1-29 SX-6 Pages pause while their screen disappears, and continue when it appears again")
  func screen() {
    let harness = PagerHarness()
    harness.input.wait(1000)

    harness.state.willDisappear()
    #expect(shareOfTimePassed(harness) == 0)
    harness.state.didAppear()

    #expect(shareOfTimePassed(harness) == 0.25)
    #expect(harness.pager.fill(of: 0) == 0.5)
  }

  @Test("The pause button pauses the pages until it is pressed again, even if the screen reappears")
  func button() throws {
    let harness = PagerHarness()
    let state = harness.state
    harness.screen.elements = { _ in
      [
        Column {
          Pages(state: state, accessibilityLabel: "Tour") { Text("\($0.index)") }
          PauseButton(state: state)
        }
      ]
    }
    let press = {
      let node = try #require(
        harness.input.session.accessibilityTree.all.first { $0.role == .button })
      harness.input.click(node.frame.midX, node.frame.midY)
      return node.name
    }

    #expect(try press() == "Pause")
    harness.state.willDisappear()
    harness.state.didAppear()
    #expect(shareOfTimePassed(harness) == 0)
    #expect(try press() == "Play")
    #expect(shareOfTimePassed(harness) == 0.25)
  }

  @Test("With reduced motion pages never advance by themselves, and there is no pause button")
  func reducedMotion() {
    let harness = PagerHarness(reducesMotion: true)
    let state = harness.state
    harness.screen.elements = { _ in [PauseButton(state: state)] }

    harness.input.wait(60_000)

    #expect(harness.pager.index == 0)
    #expect(!harness.input.session.accessibilityTree.all.contains { $0.role == .button })
  }
}
