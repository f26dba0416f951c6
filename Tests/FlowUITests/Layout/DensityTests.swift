import FlowCore
import FlowUI
import Testing

@Suite struct DensityTests {
  private var compact: LayoutContext {
    var context = LayoutContext(300, 600)
    context.density = .compact
    return context
  }

  private func size(_ element: any Element, _ context: LayoutContext) -> Size {
    element.size(in: Size(width: 300, height: .infinity), context)
  }

  @Test(
    "Compact text styles are smaller and have the same weight",
    arguments: [
      (TextStyle.body, 13, 18), (.headline, 13, 18), (.barTitle, 13, 18), (.subtitle, 12, 16),
      (.footnote, 12, 16), (.caption, 12, 16), (.heading, 15, 20), (.title, 20, 26),
      (.largeTitle, 24, 30),
    ] as [(TextStyle, Double, Double)])
  func styles(style: TextStyle, size: Double, lineHeight: Double) {
    #expect(
      compact.style(style)
        == TextStyle(size: size, weight: style.weight, lineHeight: lineHeight))
    #expect(LayoutContext(300, 600).style(style) == style)
  }

  @Test("Compact density keeps text styles outside the type scale, and monospaced digits")
  func otherStyles() {
    let own = TextStyle(size: 14, weight: .bold, lineHeight: 20)

    #expect(compact.style(own) == own)
    #expect(compact.style(.body.withMonospacedDigits).monospacedDigits)
  }

  @Test("Compact text scales with the preferred text size")
  func textSize() {
    var large = compact
    large.textSize = 2

    #expect(large.style(.body) == TextStyle(size: 26, weight: .regular, lineHeight: 36))
  }

  /// A component that is as high as a row.
  enum Sample: CaseIterable {
    case row, button, buttonWithIcon, iconButton, toggle, checkbox, slider, segments, stepper

    var element: any Element {
      switch self {
      case .row: ListRow("Title")
      case .button: Button("Go", control: Control())
      case .buttonWithIcon: Button("Go", icon: .play, control: Control())
      case .iconButton: IconButton(.play, accessibilityLabel: "Go", control: Control())
      case .toggle: Switch("On", state: SwitchState())
      case .checkbox: Checkbox("On", state: SwitchState())
      case .slider: Slider(state: SliderState(0), accessibilityLabel: "Part")
      case .segments:
        SegmentedControl(["A", "B"], state: SegmentedControlState(), accessibilityLabel: "One")
      case .stepper: Stepper(1, accessibilityLabel: "Count", less: Control(), more: Control())
      }
    }
  }

  @Test("Compact rows and controls are 28 points high", arguments: Sample.allCases)
  func heights(sample: Sample) {
    #expect(size(sample.element, compact).height == 28)
    #expect(size(CompactDensity { sample.element }, LayoutContext(300, 600)).height == 28)
  }

  @Test("A compact row with a subtitle is 40 points high")
  func tallRow() {
    #expect(size(ListRow("Title", subtitle: "Subtitle"), compact).height == 40)
  }

  @Test(
    "The side of a compact icon is an even number of points",
    arguments: [(24, 16), (20, 14), (16, 12), (10, 10)])
  func icons(side: Double, compactSide: Double) {
    #expect(size(IconView(.gear, side: side), compact).width == compactSide)
  }

  @Test("A click on a compact text field sets the caret by the compact layout")
  func press() throws {
    let field = TextFieldState("abcdefgh")
    let input = InputDriver(on: TestScreen { CompactDensity { TextField("Name", state: field) } })

    // 8 points of padding, and four letters of 6.5 points.
    input.click(8 + 4 * 6.5, 40)
    input.session.send(.text("X"), at: input.now)

    #expect(field.text == "abcdXefgh")
  }

  @Test("A click sets the caret by the field's own density in scroll areas and nested densities")
  func nested() throws {
    let (field, other) = (TextFieldState("abcdefgh"), TextFieldState("abcdefgh"))
    let scroll = ScrollState()
    let input = InputDriver(
      on: TestScreen {
        CompactDensity {
          ScrollArea(state: scroll) {
            TextField("Name", state: field)
            CompactDensity(.comfortable) { TextField("Name", state: other) }
          }
        }
      })

    input.click(8 + 4 * 6.5, 40)
    input.session.send(.text("X"), at: input.now)
    input.wait(1000)
    // The field above is 48 points high; 12 points of padding, and four letters of 8.5 points.
    input.click(12 + 4 * 8.5, 48 + 40)
    input.session.send(.text("Y"), at: input.now)

    #expect([field.text, other.text] == ["abcdXefgh", "abcdYefgh"])
  }

  @Test(
    "A menu has the density of the control that opens it",
    arguments: [Density.comfortable, .compact])
  func menu(density: Density) throws {
    let (overlays, control) = (Overlays(), Control())
    let screen = TestScreen { CompactDensity(density) { Button("More", control: control) } }
    screen.overlays = overlays
    overlays.openMenu(from: control) { [[Menu.Item("Rename") {}], [Menu.Item("Delete") {}]] }
    let input = InputDriver(on: screen)

    input.click(20, 20)

    let styles = input.session.layerTree.root.named("menu")?.allDrawings.compactMap { drawing in
      if case .text(_, let style, _, _) = drawing { style.size } else { nil }
    }
    #expect(styles == (density == .compact ? [13, 13] : [17, 17]))
  }
}
