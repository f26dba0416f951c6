import FlowCore
import FlowUI
import Testing

/// What lets the time of pages stand still.
@Suite struct PagerPauseTests {
  /// How much of a page goes by in a second.
  private func goesBy(_ rig: PagerRig) -> Double {
    let before = rig.pager.filled
    rig.hands.wait(1000)
    return rig.pager.filled - before
  }

  @Test("S1-2 Time begins when the screen appears")
  func begins() {
    #expect(goesBy(PagerRig()) == 0.25)
  }

  @Test("A mouse over the pages lets it stand still, one elsewhere does not")
  func hover() {
    let rig = PagerRig()

    rig.hands.mouse(.move, 400, 300)
    #expect(goesBy(rig) == 0)
    rig.hands.mouse(.move, 400, 580)
    #expect(goesBy(rig) == 0.25)
  }

  @Test(
    "S1-14 S1-15 NF-PG25 A drag lets it stand still; back on its page it goes on where it stood")
  func drag() {
    let rig = PagerRig()
    rig.hands.wait(1000)

    rig.hands.touch(.down, 400)
    rig.hands.touch(.move, 380)
    rig.hands.wait(500)
    rig.hands.touch(.move, 381)
    rig.hands.wait(500)
    rig.hands.touch(.up, 381)
    let atRelease = rig.pager.progress?.value
    rig.hands.wait(2000)

    #expect(atRelease == 1.0 / 16)
    #expect(rig.pager.index == 0)
    #expect(rig.pager.progress?.value == 3.0 / 16)
  }

  @Test(
    "The keyboard's focus on a page lets it stand still, and so does a window that is not in use")
  func focus() throws {
    let control = Control()
    let rig = PagerRig { _ in Button("More", control: control) }

    try rig.hands.key("Tab")
    #expect(control.hasFocus)
    #expect(goesBy(rig) == 0)
    try rig.hands.key("Tab")
    #expect(goesBy(rig) == 0.25)

    rig.hands.session.send(.focus(false), at: rig.hands.now)
    #expect(goesBy(rig) == 0)
    rig.hands.session.send(.focus(true), at: rig.hands.now)
    #expect(goesBy(rig) == 0.25)
  }

  @Test("S1-29 SX-6 A screen that goes, or is dragged, lets it stand still; one that stays goes on")
  func screen() {
    let rig = PagerRig()
    rig.hands.wait(1000)

    rig.state.willDisappear()
    #expect(goesBy(rig) == 0)
    rig.state.didAppear()

    #expect(goesBy(rig) == 0.25)
    #expect(rig.pager.fill(of: 0) == 0.5)
  }

  @Test("The pause button lets it stand still until it is pressed again, whatever else happens")
  func button() throws {
    let rig = PagerRig()
    let state = rig.state
    rig.screen.elements = { _ in
      [
        Column {
          Pages(state, name: "Tour") { Text("\($0.index)") }
          PauseButton(state)
        }
      ]
    }
    let press = {
      let node = try #require(
        rig.hands.session.accessibilityTree.all.first { $0.role == .button })
      rig.hands.click(node.frame.midX, node.frame.midY)
      return node.name
    }

    #expect(try press() == "Pause")
    rig.state.willDisappear()
    rig.state.didAppear()
    #expect(goesBy(rig) == 0)
    #expect(try press() == "Play")
    #expect(goesBy(rig) == 0.25)
  }

  @Test("With reduced motion pages never go on by themselves, and there is nothing to pause")
  func reducedMotion() {
    let rig = PagerRig(reducesMotion: true)
    let state = rig.state
    rig.screen.elements = { _ in [PauseButton(state)] }

    rig.hands.wait(60_000)

    #expect(rig.pager.index == 0)
    #expect(!rig.hands.session.accessibilityTree.all.contains { $0.role == .button })
  }
}
