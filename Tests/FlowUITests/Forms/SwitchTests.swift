import FlowCore
import FlowUI
import Testing

@Suite struct SwitchTests {
  private static let kinds: [@MainActor @Sendable (SwitchState) -> any Element] = [
    { Switch("Words", state: $0) }, { Checkbox("Words", state: $0) },
  ]

  private func driver(_ toggle: SwitchState, kind: Int, reducesMotion: Bool = false) -> InputDriver
  {
    InputDriver(
      on: TestScreen { Column { Self.kinds[kind](toggle) } }, reducesMotion: reducesMotion)
  }

  @Test(
    "A click anywhere on a toggle's row switches it and calls `onChange` once", arguments: [0, 1])
  func click(kind: Int) {
    var told: [Bool] = []
    let toggle = SwitchState { told.append($0) }
    let input = driver(toggle, kind: kind)

    input.click(20, 22)
    input.click(780, 22)
    input.click(400, 22)
    input.click(400, 200)

    #expect(toggle.isOn)
    #expect(told == [true, false, true])
  }

  @Test("Tab focuses a toggle, and Space and Enter switch it", arguments: [0, 1])
  func keys(kind: Int) throws {
    let toggle = SwitchState()
    let input = driver(toggle, kind: kind)

    try input.key("Space")
    #expect(!toggle.isOn)
    try input.key("Tab")
    try input.key("Space")
    #expect(toggle.isOn)
    try input.key("Return")

    #expect(!toggle.isOn)
  }

  @Test(
    "A switch's knob moves in 0.2 s, and at once with reduced motion or from code",
    arguments: [true, false])
  func motion(reducesMotion: Bool) {
    let toggle = SwitchState()
    let input = driver(toggle, kind: 0, reducesMotion: reducesMotion)
    let off = knob(input)

    input.click(400, 22)
    input.wait(100)
    let middle = knob(input)
    input.wait(100)
    let on = knob(input)
    #expect(on > off)
    let expected = reducesMotion ? on : (off + on) / 2
    #expect(middle == expected)
    toggle.isOn = false

    #expect(knob(input) == off)
  }

  @Test("Setting a switch to the value that it already has does not end its motion")
  func unchanged() {
    let toggle = SwitchState()
    let input = driver(toggle, kind: 0)
    let off = knob(input)

    input.click(400, 22)
    input.wait(100)
    let middle = knob(input)
    toggle.isOn = true

    #expect(middle > off && knob(input) == middle)
  }

  @Test("A pressed knob widens in proportion to the text size", arguments: [1.0, 2])
  func widening(textSize: Double) throws {
    let input = driver(SwitchState(), kind: 0)
    input.session.textSize = textSize
    let released = try #require(knobFrame(input))

    input.mouse(.down, 400, 22)
    input.wait(100)

    let pressed = try #require(knobFrame(input))
    #expect(pressed.size.width - released.size.width == 5 * textSize)
    #expect(pressed.minX == released.minX)
  }

  private func knob(_ input: InputDriver) -> Double { knobFrame(input)?.midX ?? .nan }

  private func knobFrame(_ input: InputDriver) -> Rect? {
    input.session.layerTree.root.allDrawings.compactMap { drawing -> Rect? in
      guard case .roundedRectangle(let rect, _, .white) = drawing else { return nil }
      return rect
    }.last
  }

  @Test("A disabled toggle ignores clicks and keys, and is drawn differently", arguments: [0, 1])
  func disabled(kind: Int) throws {
    let toggle = SwitchState()
    let input = driver(toggle, kind: kind)
    let enabled = input.session.layerTree

    toggle.isEnabled = false
    #expect(input.session.layerTree != enabled)
    input.click(400, 22)
    try input.key("Tab")
    try input.key("Space")

    #expect(!toggle.isOn)
  }

  @Test("A checkbox's problem is shown below it, and a click there does not switch it")
  func problem() {
    let toggle = SwitchState()
    let input = InputDriver(
      on: TestScreen { Checkbox("Terms", state: toggle, problem: "Please read them.") })

    #expect(input.session.layerTree.root.texts == ["Terms", "Please read them."])
    input.click(60, 54)

    #expect(!toggle.isOn)
  }
}
