import FlowCore
import FlowUI
import Testing

@Suite struct ControlKeyTests {
  private let taps = Counter()
  private let control: Control
  private let input: InputDriver

  init() {
    control = Control { [taps] in taps.value += 1 }
    input = InputDriver(on: TestScreen { [control] in Column { Button("Go", control: control) } })
  }

  private var rings: Int {
    input.session.layerTree.root.allDrawings.count {
      if case .outline(_, _, _, Theme.light.focusRing) = $0 { true } else { false }
    }
  }

  @Test(
    "Enter, Space and the keypad's Enter activate the focused control",
    arguments: ["Return", "Space", "Keypad_Enter"])
  func activation(key: String) throws {
    try input.key(key)
    #expect(taps.value == 0)

    try input.key("Tab")
    try input.key(key)

    #expect(taps.value == 1)
    #expect(control.drawnPress == 1)
    input.wait(100)
    #expect(control.drawnPress == 0.5)
  }

  @Test(
    "Other keys, and those with modifiers, activate nothing",
    arguments: ["A", "Ctrl+Return", "Shift+Space", "Right"])
  func otherKeys(key: String) throws {
    try input.key("Tab")

    try input.key(key)

    #expect(taps.value == 0)
  }

  @Test("`onKey` gets keys first, and those that it handles do not activate the control")
  func ownKeys() throws {
    var keys: [String] = []
    control.onKey = {
      keys.append($0.description)
      return $0.key == "Space"
    }
    try input.key("Tab")

    for key in ["Space", "Return", "Shift+Left"] { try input.key(key) }

    #expect(keys == ["Space", "Return", "Shift+Left"])
    #expect(taps.value == 1)
  }

  @Test(
    "The focus ring is visible only after a key; a press hides it and leaves the focus where it is")
  func ring() throws {
    control.hasFocus = true
    #expect(rings == 0)

    try input.key("Tab")
    #expect(rings == 1)
    input.mouse(.down, 400, 500)
    #expect(rings == 0)
    input.mouse(.up, 400, 500)
    #expect(rings == 0)

    #expect(control.hasFocus)
    try input.key("Space")
    #expect(rings == 1)
  }

  @Test("The focus ring is 3 points thick and 2 points outside of a button")
  func ringFrame() throws {
    try input.key("Tab")

    #expect(
      input.session.layerTree.root.allDrawings.contains(
        .outline(
          Rect(x: -5, y: -5, width: 810, height: 54), radius: 15, width: 3,
          colour: Theme.light.focusRing)))
  }
}
