import FlowCore
import FlowUI
import Testing

/// What keys make of controls, and what shows that they may.
@Suite struct ControlKeyTests {
  private let taps = Counter()
  private let control: Control
  private let hands: InputDriver

  init() {
    control = Control { [taps] in taps.value += 1 }
    hands = InputDriver(on: TestScreen { [control] in Column { Button("Go", control: control) } })
  }

  private var rings: Int {
    hands.session.layerTree.root.allDrawings.count {
      if case .outline(_, _, _, Theme.light.focusRing) = $0 { true } else { false }
    }
  }

  @Test(
    "Enter, Space and the keypad's Enter activate what has the focus",
    arguments: ["Return", "Space", "Keypad_Enter"])
  func activation(key: String) throws {
    try hands.key(key)
    #expect(taps.value == 0)

    try hands.key("Tab")
    try hands.key(key)

    #expect(taps.value == 1)
    #expect(control.press(in: hands) == 1)
    hands.wait(100)
    #expect(control.press(in: hands) == 0.5)
  }

  @Test(
    "Other keys, and those with modifiers, activate nothing",
    arguments: ["A", "Ctrl+Return", "Shift+Space", "Right"])
  func otherKeys(key: String) throws {
    try hands.key("Tab")

    try hands.key(key)

    #expect(taps.value == 0)
  }

  @Test("A control's own keys come first")
  func ownKeys() throws {
    var keys: [String] = []
    control.onKey = {
      keys.append($0.description)
      return $0.key == "Space"
    }
    try hands.key("Tab")

    for key in ["Space", "Return", "Shift+Left"] { try hands.key(key) }

    #expect(keys == ["Space", "Return", "Shift+Left"])
    #expect(taps.value == 1)
  }

  @Test(
    "The focus is marked only once keys are used, and not any more after a press; it stays where it is"
  )
  func ring() throws {
    control.hasFocus = true
    #expect(rings == 0)

    try hands.key("Tab")
    #expect(rings == 1)
    hands.mouse(.down, 400, 500)
    #expect(rings == 0)
    hands.mouse(.up, 400, 500)
    #expect(rings == 0)

    #expect(control.hasFocus)
    try hands.key("Space")
    #expect(rings == 1)
  }

  @Test("The ring lies outside of a button, 3 points thick and 2 away")
  func ringPlace() throws {
    try hands.key("Tab")

    #expect(
      hands.session.layerTree.root.allDrawings.contains(
        .outline(
          Rect(x: -5, y: -5, width: 810, height: 54), radius: 15, width: 3, Theme.light.focusRing)))
  }
}
