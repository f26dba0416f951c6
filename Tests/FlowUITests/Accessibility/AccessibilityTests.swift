import FlowCore
import FlowUI
import Testing

@Suite struct AccessibilityTests {
  private func descriptions(_ input: InputDriver) -> [String] {
    input.session.accessibilityTree.children.flatMap(\.children)
      .flatMap { "\($0)".split(separator: "\n").map(String.init) }
  }

  private func descriptions(@ElementBuilder _ elements: @escaping () -> [any Element]) -> [String] {
    descriptions(InputDriver(on: TestScreen { Column(elements) }))
  }

  @Test("A button is a single node, named by its title or its accessibility label")
  func button() {
    let (control, disabled) = (Control(), Control())
    disabled.isEnabled = false

    let lines = descriptions {
      Button("Save", icon: .bag, control: control)
      Button("", icon: .cart, control: disabled, accessibilityLabel: "Settings")
    }

    #expect(lines == ["button \"Save\"", "button \"Settings\" (disabled)"])
  }

  @Test("Switches and checkboxes expose whether they are on, and a problem marks one as invalid")
  func toggles() {
    let (on, off) = (SwitchState(isOn: true), SwitchState())

    let lines = descriptions {
      Switch("Flight mode", state: on)
      Checkbox("Terms", state: off, problem: "Please read them.")
    }

    #expect(
      lines == [
        "switch \"Flight mode\" (checked)",
        "checkbox \"Terms\" (invalid) problem \"Please read them.\"",
        "text \"Please read them.\" (live)",
      ])
  }

  @Test(
    "Sliders, steppers and progress bars expose their values as text",
    arguments: [
      (0...1, nil, 0.427, "43 %"), (0...5, 1, 3, "3"), (0...5, 0.5, 2.5, "2.5"),
      (0.5...5.5, 1, 1.5, "1.5"), (0...5, nil, 2.5, "2.50"),
    ]
      as [(ClosedRange<Double>, Double?, Double, String)])
  func numbers(bounds: ClosedRange<Double>, step: Double?, number: Double, text: String) {
    let slider = SliderState(number, in: bounds, step: step)

    let lines = descriptions {
      Slider(state: slider, accessibilityLabel: "Volume")
      Stepper(2, accessibilityLabel: "Copies", less: Control(), more: Control())
      ProgressBar(0.6, accessibilityLabel: "Upload")
    }

    #expect(
      lines == [
        "slider \"Volume\" = \"\(text)\"", "spin button \"Copies\" = \"2\"", "  button \"Less\"",
        "  button \"More\"", "progress bar \"Upload\" = \"60 %\"",
      ])
  }

  @Test("A segmented control is a radio group in which the selected segment is checked")
  func segments() {
    let lines = descriptions {
      SegmentedControl(
        ["Day", "Week"], state: SegmentedControlState(selected: 1), accessibilityLabel: "Period")
    }

    #expect(
      lines == [
        "radio group \"Period\"", "  radio \"Day\"", "  radio \"Week\" (checked)",
      ])
  }

  @Test(
    "A text field exposes its title and text, but not its placeholder; a secure one exposes dots")
  func fields() {
    let (name, secret) = (TextFieldState(), TextFieldState("willow", isSecure: true))

    let lines = descriptions {
      TextField("Name", state: name, placeholder: "Juna Tarrow", problem: "Who are you?")
      TextField("Password", state: secret)
    }

    #expect(
      lines == [
        "text field \"Name\" = \"\" (invalid) problem \"Who are you?\"",
        "text \"Who are you?\" (live)",
        "text field \"Password\" = \"••••••\" (protected)",
      ])
  }

  @Test("A hidden element is drawn, but is not in the accessibility tree")
  func hidden() {
    let page = Column {
      AccessibilityHidden(Text("Drawn"))
      Text("Exposed")
    }.laidOut(200, 100)

    #expect(page.layer.texts == ["Drawn", "Exposed"])
    #expect(page.nodes.map(\.name) == ["Exposed"])
  }

  @Test("A node's description escapes quotes, line breaks and backslashes")
  func quotes() {
    #expect(descriptions { Text("a \"b\"\nc\\") } == [#"text "a \"b\"\nc\\""#])
  }

  @Test("The control that Tab focuses is exposed as focused")
  func focus() throws {
    let controls = [Control(), Control()]
    let input = InputDriver(
      on: TestScreen { for control in controls { Button("x", control: control) } })

    try input.key("Tab")
    try input.key("Tab")

    #expect(descriptions(input) == ["button \"x\"", "button \"x\" (focused)"])
  }

  @Test("Rows form a list with a count, and a node is offscreen until it is scrolled into view")
  func rows() throws {
    let (scroll, rows) = (ScrollState(), RowControls())
    let input = InputDriver(
      on: TestScreen {
        ScrollArea(state: scroll) {
          Rows(3, controls: rows) { ListRow("Row \($0)", value: "v", control: $1) }
          Spacer(1000)
          Text("End")
        }
      })
    let before = descriptions(input)

    input.wheel(0, 40)
    input.settle()

    #expect(
      before == [
        "scroll area", "  list = \"3\"", "    button \"Row 0\" = \"v\"",
        "    button \"Row 1\" = \"v\"", "    button \"Row 2\" = \"v\"",
        "  text \"End\" (offscreen)",
      ])
    let end = try #require(input.session.accessibilityTree.all.first { $0.name == "End" })
    #expect(!end.states.contains(.offscreen))
    #expect(end.frame.maxY == 600)
  }

  @Test("In a right-to-left layout the frames of nodes are mirrored")
  func mirrored() throws {
    let input = InputDriver(
      on: TestScreen { Row(alignment: .top) { Button("Next", control: Control()) } })
    let frame = { input.session.accessibilityTree.all.first { $0.name == "Next" }?.frame }
    let before = try #require(frame())

    input.session.direction = .rightToLeft

    #expect(
      frame()
        == Rect(
          x: 800 - before.maxX, y: before.minY, width: before.size.width, height: before.size.height
        ))
  }

  @Test(
    "NF-K11 During a drag only the top screen is exposed, and after the pop only the revealed one")
  func onlyTop() throws {
    let pages = try TwoPages()

    pages.mouse(.down, 4, 0)
    pages.mouse(.move, 400, 100)
    let during = pages.session.accessibilityTree.children.map(\.name)
    pages.mouse(.up, 700, 110)
    pages.settle()

    #expect(during == ["upper"])
    #expect(pages.session.accessibilityTree.children.map(\.name) == ["lower"])
  }
}
