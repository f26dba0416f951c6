import FlowCore
import FlowUI
import Testing

/// What is told of components, as a session tells it.
@Suite struct AccessibilityTests {
  /// What a screen tells, a line a node.
  private func told(_ input: InputDriver) -> [String] {
    input.session.accessibilityTree.children.flatMap(\.children)
      .flatMap { "\($0)".split(separator: "\n").map(String.init) }
  }

  private func told(@ElementBuilder _ elements: @escaping () -> [any Element]) -> [String] {
    told(InputDriver(on: TestScreen { Column(elements) }))
  }

  @Test("A button tells its title, and neither its words nor its icon once more")
  func button() {
    let (control, disabled) = (Control(), Control())
    disabled.isEnabled = false

    let lines = told {
      Button("Save", icon: .bag, control: control)
      Button("", icon: .cart, control: disabled, accessibilityLabel: "Settings")
    }

    #expect(lines == ["button \"Save\"", "button \"Settings\" (disabled)"])
  }

  @Test("Switches and checkboxes tell whether they are on, and what must not stay so")
  func toggles() {
    let (on, off) = (Toggle(isOn: true), Toggle())

    let lines = told {
      Switch("Flight mode", on)
      Checkbox("Terms", off, problem: "Please read them.")
    }

    #expect(
      lines == [
        "switch \"Flight mode\" (checked)", "checkbox \"Terms\" (invalid)",
        "text \"Please read them.\"",
      ])
  }

  @Test(
    "Sliders, steppers and progress tell their number",
    arguments: [(0...1, nil, 0.427, "43 %"), (0...5, 1, 3, "3"), (0...5, 0.5, 2.5, "2.5")]
      as [(ClosedRange<Double>, Double?, Double, String)])
  func numbers(bounds: ClosedRange<Double>, step: Double?, number: Double, text: String) {
    let slider = SliderState(number, in: bounds, step: step)

    let lines = told {
      Slider(slider, accessibilityLabel: "Volume")
      Stepper(2, accessibilityLabel: "Copies", less: Control(), more: Control())
      ProgressBar(0.6, accessibilityLabel: "Upload")
    }

    #expect(
      lines == [
        "slider \"Volume\" = \"\(text)\"", "spin button \"Copies\" = \"2\"", "  button \"Less\"",
        "  button \"More\"", "progress bar \"Upload\" = \"60 %\"",
      ])
  }

  @Test("A segmented control is a group of which one is checked")
  func segments() {
    let lines = told {
      SegmentedControl(["Day", "Week"], SegmentSelection(1), accessibilityLabel: "Period")
    }

    #expect(
      lines == [
        "radio group \"Period\"", "  radio \"Day\"", "  radio \"Week\" (checked)",
      ])
  }

  @Test(
    "A field tells its title once, what is written and not the example, and of a password only dots"
  )
  func fields() {
    let (name, secret) = (TextFieldState(), TextFieldState("willow", isSecure: true))

    let lines = told {
      TextField("Name", name, placeholder: "Juna Tarrow", problem: "Who are you?")
      TextField("Password", secret)
    }

    #expect(
      lines == [
        "text field \"Name\" = \"\" (invalid)", "text \"Who are you?\"",
        "text field \"Password\" = \"••••••\" (protected)",
      ])
  }

  @Test("What is written stays on its line: quotes and line breaks are escaped")
  func quotes() {
    #expect(told { Text("a \"b\"\nc\\") } == [#"text "a \"b\"\nc\\""#])
  }

  @Test("The focus is told where Tab brings it")
  func focus() throws {
    let controls = [Control(), Control()]
    let input = InputDriver(
      on: TestScreen { for control in controls { Button("x", control: control) } })

    try input.key("Tab")
    try input.key("Tab")

    #expect(told(input) == ["button \"x\"", "button \"x\" (focused)"])
  }

  @Test("Rows are a list; what must be scrolled into view says so, and lies where it would be seen")
  func rows() throws {
    let (scroll, rows) = (ScrollState(), RowControls())
    let input = InputDriver(
      on: TestScreen {
        ScrollArea(scroll) {
          Rows(3, controls: rows) { ListRow("Row \($0)", value: "v", control: $1) }
          Spacer(1000)
          Text("End")
        }
      })
    let before = told(input)

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

  @Test("A stage that reads from right to left tells places as they are on it")
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

  @Test("NF-K11 In a drag only the screen on top is told, and after it the one that is there")
  func onlyTop() throws {
    let stage = try TwoPages()

    stage.mouse(.down, 4, 0)
    stage.mouse(.move, 400, 100)
    let during = stage.session.accessibilityTree.children.map(\.name)
    stage.mouse(.up, 700, 110)
    stage.settle()

    #expect(during == ["upper"])
    #expect(stage.session.accessibilityTree.children.map(\.name) == ["lower"])
  }
}
