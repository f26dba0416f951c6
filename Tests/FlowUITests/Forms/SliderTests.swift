import FlowCore
import FlowUI
import Testing

@Suite struct SliderTests {
  /// A slider across a stage 800 points wide: its knob's centre moves from x = 14 to x = 786.
  private func driver(_ state: SliderState, rightToLeft: Bool = false) -> InputDriver {
    let input = InputDriver(on: TestScreen { Slider(state: state, accessibilityLabel: "Volume") })
    if rightToLeft { input.session.direction = .rightToLeft }
    return input
  }

  private func x(_ part: Double) -> Double { 14 + 772 * part }

  @Test("A mouse press moves the knob to the pointer, and a drag moves it on from there")
  func mouse() {
    var told: [Double] = []
    let state = SliderState(0) { told.append($0) }
    let input = driver(state)

    input.mouse(.down, x(0.5), 22)
    #expect(state.value == 0.5)
    input.mouse(.move, x(0.75), 22)
    input.mouse(.up, x(0.75), 22)

    #expect(abs(state.value - 0.75) < 1e-9)
    #expect(told.count == 2)
  }

  @Test("A mouse press on the knob does not move it, and a drag moves it by as much as the mouse")
  func knob() {
    let state = SliderState(0.5)
    let input = driver(state)

    input.mouse(.down, x(0.5) + 10, 22)
    #expect(state.value == 0.5)
    input.mouse(.move, x(0.6) + 10, 22)

    #expect(abs(state.value - 0.6) < 1e-9)
  }

  @Test("A touch drag moves the knob from where it is, and only if it begins horizontally")
  func finger() {
    let state = SliderState(0.5)
    let input = driver(state)

    input.touch(.down, x(0.1), 22)
    #expect(state.value == 0.5)
    input.touch(.move, x(0.2), 22)
    #expect(abs(state.value - 0.6) < 1e-9)
    input.touch(.up, x(0.2), 22)
    input.touch(.down, x(0.1), 22)
    input.touch(.move, x(0.1), 200)
    input.touch(.move, x(0.9), 200)

    #expect(abs(state.value - 0.6) < 1e-9)
  }

  @Test(
    "A slider's value stays within its bounds, wherever the pointer goes",
    arguments: [-500.0, 5000, .infinity, .nan])
  func bounds(end: Double) {
    let state = SliderState(0.5, in: -1...2)
    let input = driver(state)

    input.mouse(.down, x(0.5), 22)
    input.mouse(.move, end, 22)

    #expect((-1...2).contains(state.value))
  }

  @Test(
    "NF-I41 A drag of a slider from the leading edge moves the slider, and not the page",
    arguments: [false, true])
  func edge(isTouch: Bool) throws {
    let state = SliderState(0)
    let input = InputDriver(on: TestScreen("root") {})
    try input.controller.push(
      TestScreen("page") { Slider(state: state, accessibilityLabel: "Volume") }, .immediate)
    let send = isTouch ? input.touch : input.mouse

    send(.down, 8, 22)
    for step in 1...10 {
      input.wait(16)
      send(.move, 8 + 50 * Double(step), 22)
    }
    send(.up, 508, 22)
    input.wait(2000)

    #expect(input.controller.depth == 2)
    #expect(state.value > 0.5)
  }

  @Test(
    "Keys move a slider by a step or a tenth, or to an end; right to left swaps Left and Right",
    arguments: [false, true])
  func keys(rightToLeft: Bool) throws {
    let state = SliderState(3, in: 0...10, step: 1)
    let input = driver(state, rightToLeft: rightToLeft)
    try input.key("Tab")

    var seen: [Double] = []
    for key in ["Right", "Up", "Left", "PageUp", "End", "Right", "Home", "Down"] {
      try input.key(key)
      seen.append(state.value)
    }

    #expect(seen == (rightToLeft ? [2, 3, 4, 5, 10, 9, 0, 0] : [4, 5, 4, 5, 10, 10, 0, 0]))
  }

  @Test(
    "A slider's value is clamped to its bounds, rounded to its steps, and the minimum for NaN",
    arguments: [
      (2.26, 2.25), (-3, 2), (7, 3), (.nan, 2), (.infinity, 3), (2.9, 3), (2.87, 2.75),
    ])
  func rounding(value: Double, chosen: Double) {
    #expect(SliderState(value, in: 2...3, step: 0.25).value == chosen)
  }

  @Test("All values of a slider are whole steps from its minimum, also the last one")
  func lastStep() throws {
    let state = SliderState(11, in: 0...11, step: 3)
    let input = driver(state)
    try input.key("Tab")
    #expect(state.value == 9)

    try input.key("End")
    #expect(state.value == 9)
    try input.key("Left")
    #expect(state.value == 6)

    #expect(SliderState(10, in: 0...10, step: 3).value == 9)
    #expect(SliderState(1, in: 0...0.3, step: 0.1).value == 0.3)
  }

  @Test("A slider that is disabled during a drag keeps its value", arguments: [true, false])
  func disabledDuringDrag(isTouch: Bool) {
    let state = SliderState(0.5)
    let input = driver(state)
    let send = isTouch ? input.touch : input.mouse

    send(.down, x(0.5), 22)
    send(.move, x(0.6), 22)
    state.isEnabled = false
    send(.move, x(0.9), 22)
    send(.up, x(0.9), 22)

    #expect(abs(state.value - 0.6) < 1e-9)
  }

  @Test("A disabled slider ignores drags and keys", arguments: [true, false])
  func disabled(isTouch: Bool) throws {
    let state = SliderState(0.5)
    state.isEnabled = false
    let input = driver(state)

    (isTouch ? input.touch : input.mouse)(.down, x(0.1), 22)
    (isTouch ? input.touch : input.mouse)(.move, x(0.9), 22)
    try input.key("Tab")
    try input.key("End")

    #expect(state.value == 0.5)
  }
}
