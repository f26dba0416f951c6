import FlowCore
import FlowSDL
import FlowSnapshot
import FlowUI
import Testing

/// A panel of compact controls in various states.
private final class Panel: ComposedScreen {
  let name = "panel"
  private let controls = (0..<8).map { _ in Control() }
  private let toggles = [
    SwitchState(isOn: true), SwitchState(), SwitchState(isOn: true), SwitchState(),
  ]
  private let slider = SliderState(0.4)
  private let choice = SegmentedControlState(selected: 1)
  private let fields = [TextFieldState("Some text"), TextFieldState(), TextFieldState("wrong")]

  init() {
    controls[4].isEnabled = false
    toggles[3].isEnabled = false
  }

  var background: KeyPath<Theme, RGBA> { \.groupedBackground }

  func body(in context: LayoutContext) -> [any Element] {
    CompactDensity {
      Padding(Insets(horizontal: 12, vertical: 12)) {
        Text("Settings", style: .title)
        Text("A heading", style: .heading)
        Text("Everything in a panel, in body text that may wrap.")
        Text("A subtitle is quieter than the rest.", style: .subtitle, colour: \.secondaryLabel)
        Spacer(8)
        buttons
        Spacer(8)
        forms
        Spacer(8)
        rows
        Spacer(8)
        texts
      }
    }
  }

  private var buttons: Column {
    Column(spacing: 6) {
      Row {
        Button("Play", icon: .play, role: .primary, control: controls[0])
        Button("Reset", control: controls[1])
        Button("Delete", role: .destructive, control: controls[2])
      }
      Row {
        Button("Plain", role: .plain, control: controls[3])
        Button("Off", control: controls[4])
        Stepper(3, accessibilityLabel: "Count", less: controls[5], more: controls[6])
        Spacer()
      }
    }
  }

  private var forms: Card {
    Card {
      Padding { Switch("Dark", state: toggles[0]) }
      Padding { Switch("Right to left", state: toggles[1]) }
      Padding { Checkbox("Show touches", state: toggles[2]) }
      Padding { Checkbox("Off", state: toggles[3]) }
      Padding { Slider(state: slider, accessibilityLabel: "Text size") }
      Padding {
        SegmentedControl(["1x", "1/2", "1/4", "1/10"], state: choice, accessibilityLabel: "Speed")
      }
    }
  }

  private var rows: Card {
    Card {
      ListRow("Stack", value: "3", mark: .disclosure, control: controls[7])
      ListRow("Terms", subtitle: "On top", icon: .gear, mark: .chosen)
      ListRow("A title that is quite long", value: "A value that is, too")
    }
  }

  private var texts: Column {
    Column(spacing: 6) {
      TextField("Name", state: fields[0])
      TextField("Mail", state: fields[1], placeholder: "you@example.com")
      TextField("Seed", state: fields[2], problem: "Not a number")
      ProgressBar(0.4, accessibilityLabel: "Progress")
    }
  }
}

@Suite struct PanelPictureTests {
  private static let themes: [String: Theme] = [
    "light": .light, "dark": .dark, "light-contrast": .lightHighContrast,
    "dark-contrast": .darkHighContrast,
  ]

  @Test(
    "A panel of compact controls matches its reference in every theme",
    arguments: [
      ("light", 1), ("dark", 1), ("light", 2), ("dark", 2), ("light-contrast", 1),
      ("dark-contrast", 1),
    ] as [(String, Double)])
  func panel(theme: String, scale: Double) throws {
    let glyphs = try GlyphLibrary(try FontChoice())
    let session = FlowSession(
      navigation: NavigationController(root: Panel(), context: FlowContext()),
      size: Size(width: 300, height: 720), measuring: glyphs)
    session.theme = try #require(Self.themes[theme])

    // Focuses the fourth control, which then has a focus ring.
    for _ in 0..<4 { session.send(.key(KeyPress("Tab")), at: .zero) }

    let tree = session.layerTree
    let picture = SnapshotRenderer(glyphs: glyphs).picture(of: tree, scale: scale)
    try Reference.expect(tree, picture, named: "panel.\(theme)\(scale == 1 ? "" : "-2x")")
  }
}
