import FlowCore
import FlowSDL
import FlowSnapshot
import FlowUI
import Testing

/// A page with buttons of all roles and rows of all kinds.
private final class Components: ComposedScreen {
  let name = "components"
  private let scroll = ScrollState()
  private let controls = (0..<10).map { _ in Control() }

  init() {
    for index in [5, 8] { controls[index].isEnabled = false }
  }

  var background: KeyPath<Theme, RGBA> { \.groupedBackground }

  func body(in context: LayoutContext) -> [any Element] {
    ScrollArea(state: scroll) {
      Padding(Insets(horizontal: Metrics.margin, vertical: Metrics.margin)) {
        Text("Components", style: .title)
        Text(
          "Every role and kind, one below the other.", style: .subtitle, colour: \.secondaryLabel)
        Spacer(Metrics.group)
        buttons
        Spacer(Metrics.group)
        rows
        Spacer(300)
      }
    }
  }

  private var buttons: Column {
    Column(spacing: Metrics.related) {
      for (role, control) in zip(Button.Role.allCases, controls) {
        Button("\(role)", role: role, control: control)
      }
      Row {
        Button("Icon", icon: .chevron, control: controls[4])
        Button("Disabled", role: .primary, control: controls[5])
        Spacer()
      }
    }
  }

  @ElementBuilder private var rows: [any Element] {
    Card {
      ListRow("Leads on", value: "Value", mark: .disclosure, control: controls[6])
      ListRow("Two lines", subtitle: "And an icon", icon: .chevron, control: controls[7])
      ListRow("A title that is quite long", value: "A value that is, too")
      ListRow("Disabled", mark: .disclosure, control: controls[8])
    }
    Spacer(Metrics.group)
    ListRow(
      "Own colours", mark: .disclosure,
      colours: ListRow.Colours(background: RGBA(hex: 0xEA2E49), text: .white),
      control: controls[9])
  }
}

@Suite struct ComponentPictureTests {
  @Test("The gallery of controls matches its references", arguments: Setting.allCases, [1.0, 2])
  func gallery(setting: Setting, scale: Double) throws {
    let height = setting == .largeText ? 5080.0 : 3500
    let played = try RecordedRun("controls", size: Size(width: 390, height: height))
    setting.apply(to: played.session)

    try Reference.expect(
      played, scale: scale, named: "controls.\(setting.rawValue)\(scale == 1 ? "" : "-2x")")
  }

  private nonisolated static let wheel = InputEvent.wheel(right: 0, down: 0.02)

  private nonisolated static func mouse(
    _ phase: PointerEvent.Phase, _ x: Double, _ y: Double
  ) -> InputEvent {
    .pointer(phase, device: .mouse, finger: 0, location: Point(x: x, y: y))
  }

  @Test(
    "Components match their references while focused, pressed and hovered, and in large text",
    arguments: [
      ("light.focus", 1, [.key(KeyPress("Tab")), wheel]),
      ("light.pressed-row", 1, [mouse(.down, 100, 412)]),
      ("dark.pressed", 1, [mouse(.down, 100, 135)]),
      ("dark.hovered", 1, [mouse(.move, 100, 188)]),
      ("light.large", 2, [.key(KeyPress("Tab", modifiers: [.shift])), wheel]),
    ] as [(String, Double, [InputEvent])])
  func states(name: String, textSize: Double, inputs: [InputEvent]) throws {
    let glyphs = try GlyphLibrary(try FontChoice())
    let session = FlowSession(
      navigation: NavigationController(root: Components(), context: FlowContext()),
      size: Size(width: 320, height: 580), measuring: glyphs)
    session.theme = name.hasPrefix("dark") ? .dark : .light
    session.textSize = textSize
    _ = session.layerTree

    for input in inputs { session.send(input, at: .zero) }
    session.advance(to: Instant.zero.advanced(by: .milliseconds(100)))

    let tree = session.layerTree
    let picture = SnapshotRenderer(glyphs: glyphs).picture(of: tree, scale: 1)
    try Reference.expect(tree, picture, named: "components.\(name)")
  }

  @Test(
    "Fields with a composition or a bidirectional selection match their references",
    arguments: ["light", "dark", "rtl"])
  func fields(name: String) throws {
    let glyphs = try GlyphLibrary(try FontChoice())
    let session = FlowSession(
      navigation: NavigationController(root: Fields(name), context: FlowContext()),
      size: Size(width: 320, height: 360), measuring: glyphs)
    session.theme = name == "dark" ? .dark : .light
    session.direction = name == "rtl" ? .rightToLeft : .leftToRight

    for input in Fields.inputs(name) { session.send(input, at: .zero) }

    let tree = session.layerTree
    let picture = SnapshotRenderer(glyphs: glyphs).picture(of: tree, scale: 2)
    try Reference.expect(tree, picture, named: "fields.\(name)")
  }
}

/// A page of text fields with text in both directions; `inputs` focus the first one.
private final class Fields: ComposedScreen {
  let name = "fields"
  private let fields: [TextFieldState]

  init(_ name: String) {
    fields = [
      TextFieldState(name == "light" ? "at Fog " : "say שלום לכולם now"),
      TextFieldState("مرحبا بالعالم 12"),
      TextFieldState("A text that is too long for any field of this width"),
      TextFieldState("כתובת ארוכה מדי בשביל השדה הצר הזה שכאן"),
    ]
  }

  static func inputs(_ name: String) -> [InputEvent] {
    let right = [InputEvent](repeating: .key(KeyPress("Right", modifiers: [.shift])), count: 8)
    switch name {
    case "light":
      return [.key(KeyPress("Tab")), .composition(TextComposition("かんじ変換", selected: 3..<5))]
    default:
      return [.key(KeyPress("Tab")), .key(KeyPress("Home"))] + right
    }
  }

  func body(in context: LayoutContext) -> [any Element] {
    Padding(Insets(horizontal: Metrics.margin, vertical: Metrics.margin)) {
      for (title, state) in zip(["One", "Two", "Three", "Four"], fields) {
        TextField(title, state: state)
        Spacer(12)
      }
    }
  }
}
