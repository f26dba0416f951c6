import FlowCore
import FlowSDL
import FlowSnapshot
import FlowUI
import Testing

/// A page with a bar of compact tools and, below the bar, other controls of a panel.
private final class Tools: ComposedScreen {
  let name = "tools"
  private let controls = (0..<6).map { _ in Control() }
  private let (speed, device, page) = (
    SegmentedControlState(selected: 1), SegmentedControlState(selected: 0),
    SegmentedControlState(selected: 2)
  )
  private let size = SliderState(1, in: 0.5...2, step: 0.05)
  private let text = SelectableTextState(
    "Words over a few lines that can be selected, and copied.\nThey may have an end of their own.")
  private let over: Overlays
  private let popUp: PopUpState

  init() {
    over = Overlays()
    popUp = PopUpState(["Phone 390 × 844", "Small 320 × 568", "Tablet"], selected: 1, over: over)
    controls[3].isEnabled = false
  }

  var overlays: Overlays? { over }
  var background: KeyPath<Theme, RGBA> { \.bar }

  func body(in context: LayoutContext) -> [any Element] {
    CompactDensity {
      Padding(Insets(horizontal: 12, vertical: 12)) {
        buttons
        Spacer(8)
        segments
        Spacer(8)
        Card {
          Padding {
            Slider(
              state: size, accessibilityLabel: "Text size",
              label: { "\(Int(($0 * 100).rounded())) %" })
          }
          Padding {
            Row {
              Text("Stage")
              Spacer()
              PopUp(state: popUp, accessibilityLabel: "Stage")
            }
          }
        }
        Spacer(8)
        SelectableText(state: text)
      }
    }
  }

  private var buttons: Row {
    Row(spacing: 4) {
      IconButton(.stepBack, accessibilityLabel: "One frame back", control: controls[0])
      IconButton(.pause, accessibilityLabel: "Pause", control: controls[1], shortcut: "Ctrl+Space")
      IconButton(.stepForward, accessibilityLabel: "One frame on", control: controls[2])
      IconButton(.record, accessibilityLabel: "Record", control: controls[3])
      IconButton(.moon, accessibilityLabel: "Dark", isOn: true, control: controls[4])
      IconButton(.mirror, accessibilityLabel: "Right to left", isOn: false, control: controls[5])
      Spacer()
      SegmentedControl(
        items: ["1x", "½", "¼"].map { .init($0) }, state: speed, accessibilityLabel: "Speed",
        fills: false)
    }
  }

  private var segments: Row {
    Row {
      SegmentedControl(
        items: [
          .init("Phone", icon: .phone, showsTitle: false),
          .init("Tablet", icon: .tablet, showsTitle: false),
        ], state: device, accessibilityLabel: "Device", fills: false)
      SegmentedControl(
        items: [
          .init("State", icon: .layers), .init("Events", icon: .list), .init("Code", icon: .code),
        ], state: page, accessibilityLabel: "Page")
    }
  }
}

@Suite struct ToolsPictureTests {
  private let glyphs: GlyphLibrary
  private let session: FlowSession

  init() throws {
    glyphs = try GlyphLibrary(try FontChoice())
    session = FlowSession(
      navigation: NavigationController(root: Tools(), context: FlowContext()),
      size: Size(width: 400, height: 270), measuring: glyphs)
    _ = session.layerTree
  }

  private func mouse(_ phase: PointerEvent.Phase, _ x: Double, _ y: Double) {
    let location = Point(x: session.direction == .leftToRight ? x : 400 - x, y: y)
    let now = session.context.clock.now
    session.send(.pointer(phase, device: .mouse, finger: 0, location: location), at: now)
    session.advance(to: now.advanced(by: .seconds(1)))
  }

  private func compare(_ name: String, scale: Double = 1) throws {
    let tree = session.layerTree
    let picture = SnapshotRenderer(glyphs: glyphs).picture(of: tree, scale: scale)
    try Reference.expect(tree, picture, named: "tools.\(name)")
  }

  private static let themes: [String: Theme] = [
    "light": .light, "dark": .dark, "light-contrast": .lightHighContrast, "rtl": .light,
  ]

  @Test(
    "Tools with a hint and selected text match their references",
    arguments: ["light", "dark", "light-contrast", "rtl"], [1.0, 2])
  func hint(name: String, scale: Double) throws {
    session.theme = try #require(Self.themes[name])
    session.direction = name == "rtl" ? .rightToLeft : .leftToRight
    for (phase, x, y) in [(.down, 100, 158), (.move, 140, 176), (.up, 140, 176), (.move, 60, 25)]
      as [(PointerEvent.Phase, Double, Double)]
    {
      mouse(phase, x, y)
    }

    try compare("\(name)\(scale == 1 ? "" : "-2x")", scale: scale)
  }

  @Test("The menu of a compact pop-up matches its reference", arguments: ["light", "dark"])
  func menu(name: String) throws {
    session.theme = try #require(Self.themes[name])
    mouse(.down, 350, 130)
    mouse(.up, 350, 130)

    try compare("menu-\(name)")
  }
}
