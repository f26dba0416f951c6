import FlowCore
import FlowUI
import Testing

@Suite struct SliderTests {
  /// A slider across a stage 800 points wide: its knob's middle goes from 14 to 786.
  private func stage(_ state: SliderState, rightToLeft: Bool = false) -> InputDriver {
    let hands = InputDriver(on: TestScreen { Slider(state, name: "Volume") })
    if rightToLeft { hands.session.direction = .rightToLeft }
    return hands
  }

  private func x(_ part: Double) -> Double { 14 + 772 * part }

  @Test("A mouse goes where it presses, and takes the knob along from there")
  func mouse() {
    var told: [Double] = []
    let state = SliderState(0) { told.append($0) }
    let hands = stage(state)

    hands.mouse(.down, x(0.5), 22)
    #expect(state.value == 0.5)
    hands.mouse(.move, x(0.75), 22)
    hands.mouse(.up, x(0.75), 22)

    #expect(abs(state.value - 0.75) < 1e-9)
    #expect(told.count == 2)
  }

  @Test(
    "A press on the knob, beside its middle, does not move it; a drag moves it by as much as the mouse"
  )
  func knob() {
    let state = SliderState(0.5)
    let hands = stage(state)

    hands.mouse(.down, x(0.5) + 10, 22)
    #expect(state.value == 0.5)
    hands.mouse(.move, x(0.6) + 10, 22)

    #expect(abs(state.value - 0.6) < 1e-9)
  }

  @Test("A finger drags the knob from where it is, and only along the track")
  func finger() {
    let state = SliderState(0.5)
    let hands = stage(state)

    hands.touch(.down, x(0.1), 22)
    #expect(state.value == 0.5)
    hands.touch(.move, x(0.2), 22)
    #expect(abs(state.value - 0.6) < 1e-9)
    hands.touch(.up, x(0.2), 22)
    hands.touch(.down, x(0.1), 22)
    hands.touch(.move, x(0.1), 200)
    hands.touch(.move, x(0.9), 200)

    #expect(abs(state.value - 0.6) < 1e-9)
  }

  @Test(
    "It never leaves its bounds, wherever the pointer goes",
    arguments: [-500.0, 5000, .infinity, .nan])
  func bounds(place: Double) {
    let state = SliderState(0.5, in: -1...2)
    let hands = stage(state)

    hands.mouse(.down, x(0.5), 22)
    hands.mouse(.move, place, 22)

    #expect((-1...2).contains(state.value))
  }

  @Test("NF-I41 A slider at the leading edge moves, and its page stays", arguments: [false, true])
  func edge(isTouch: Bool) throws {
    let state = SliderState(0)
    let hands = InputDriver(on: TestScreen("root") {})
    try hands.controller.push(TestScreen("page") { Slider(state, name: "Volume") }, .immediate)
    let send = isTouch ? hands.touch : hands.mouse

    send(.down, 8, 22)
    for step in 1...10 {
      hands.wait(16)
      send(.move, 8 + 50 * Double(step), 22)
    }
    send(.up, 508, 22)
    hands.wait(2000)

    #expect(hands.controller.depth == 2)
    #expect(state.value > 0.5)
  }

  @Test(
    "Keys go by a step, a tenth and to the ends; from right to left arrows change places",
    arguments: [false, true])
  func keys(rightToLeft: Bool) throws {
    let state = SliderState(3, in: 0...10, step: 1)
    let hands = stage(state, rightToLeft: rightToLeft)
    try hands.key("Tab")

    var seen: [Double] = []
    for key in ["Right", "Up", "Left", "PageUp", "End", "Right", "Home", "Down"] {
      try hands.key(key)
      seen.append(state.value)
    }

    #expect(seen == (rightToLeft ? [2, 3, 4, 5, 10, 9, 0, 0] : [4, 5, 4, 5, 10, 10, 0, 0]))
  }

  @Test(
    "A value is one that can be chosen",
    arguments: [
      (0.26, 0.25), (-3, 0), (7, 1), (.nan, 0), (.infinity, 1), (0.9, 1), (0.87, 0.75),
    ])
  func rounding(value: Double, chosen: Double) {
    #expect(SliderState(value, step: 0.25).value == chosen)
  }

  @Test("What is disabled is not moved", arguments: [true, false])
  func disabled(isTouch: Bool) throws {
    let state = SliderState(0.5)
    state.isEnabled = false
    let hands = stage(state)

    (isTouch ? hands.touch : hands.mouse)(.down, x(0.1), 22)
    (isTouch ? hands.touch : hands.mouse)(.move, x(0.9), 22)
    try hands.key("Tab")
    try hands.key("End")

    #expect(state.value == 0.5)
  }
}
