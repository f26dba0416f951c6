import FlowCore
import FlowSDL
import FlowSnapshot
import FlowUI
import Testing

/// A list of notes that can present overlays.
private final class NotesPage: ComposedScreen {
  let name = "notes"
  let over = Overlays()
  private let more = Control()
  private let rows = RowControls()
  private let subject = TextFieldState("Paper for the spring")
  private let send = Control()
  private let urgent = SwitchState(isOn: true)

  private static let notes = ["Paper", "Ink and nibs", "Letters to write", "Ribbons", "Stamps"]

  var overlays: Overlays? { over }
  var background: KeyPath<Theme, RGBA> { \.groupedBackground }

  var navigationItem: NavigationItem {
    NavigationItem(
      title: "Notes", trailing: [.icon(.more, accessibilityLabel: "More", control: more)])
  }

  func body(in context: LayoutContext) -> [any Element] {
    SafeArea {
      Padding {
        Spacer(Metrics.group)
        Card {
          Rows(Self.notes.count, controls: rows) { index, control in
            ListRow(Self.notes[index], mark: .disclosure, control: control)
          }
        }
        Spacer()
      }
    }
  }

  func openMenu() {
    over.show(
      Menu(
        from: more,
        [
          [
            .init("Rename", icon: .pencil) {}, .init("Add to basket", icon: .cart) {},
            .init("Send as a gift", icon: .gift, isEnabled: false) {},
          ],
          [.init("Pinned to the top", isChecked: true) {}],
          [.init("Delete", isDestructive: true) {}],
        ]))
  }

  func openAlert() {
    over.show(
      Alert(
        "Delete this note?", message: "It is gone from all your devices, and cannot be restored.",
        actions: [.init("Delete", role: .destructive), .init("Cancel", role: .cancel)]))
  }

  func openSheet() {
    over.show(
      Sheet("A new letter") { [subject, urgent, send] in
        TextField("Subject", state: subject)
        Spacer(Metrics.related)
        Switch("It is urgent", state: urgent)
        Spacer(Metrics.margin)
        Button("Send", role: .primary, control: send)
      })
  }
}

@Suite struct OverlayPictureTests {
  private enum Kind: String, CaseIterable {
    case menu, alert, sheet
  }

  private let page = NotesPage()
  private let session: FlowSession
  private let glyphs: GlyphLibrary

  init() throws {
    glyphs = try GlyphLibrary(try FontChoice())
    let flow = NavigationController(root: page, context: FlowContext())
    NavigationBars(around: flow)
    session = FlowSession(
      navigation: flow, size: Size(width: 320, height: 568), measuring: glyphs)
  }

  private func open(_ kind: Kind) {
    _ = session.layerTree
    switch kind {
    case .menu: page.openMenu()
    case .alert: page.openAlert()
    case .sheet: page.openSheet()
    }
  }

  private func expect(_ name: String, at milliseconds: Int = 2000, scale: Double = 1) throws {
    session.advance(to: Instant.zero.advanced(by: .milliseconds(milliseconds)))
    let tree = session.layerTree
    try Reference.expect(
      tree, SnapshotRenderer(glyphs: glyphs).picture(of: tree, scale: scale), named: name)
  }

  @Test(
    "A menu, an alert and a sheet over a page match their references in every setting",
    arguments: Kind.allCases, Setting.allCases)
  private func open(kind: Kind, setting: Setting) throws {
    setting.apply(to: session)

    open(kind)

    try expect("\(kind.rawValue).\(setting.rawValue)")
  }

  @Test("Overlays at two pixels per point match their references", arguments: Kind.allCases)
  private func fine(kind: Kind) throws {
    Setting.light.apply(to: session)

    open(kind)

    try expect("\(kind.rawValue).2x", scale: 2)
  }

  @Test("An alert with a focus ring over a sheet matches its reference")
  func stacked() throws {
    Setting.dark.apply(to: session)

    open(.sheet)
    open(.alert)
    session.send(.key(KeyPress("Right")), at: .zero)

    try expect("alert.over-sheet")
  }

  @Test("A menu that is half faded in over a moving sheet matches its reference")
  func moving() throws {
    Setting.light.apply(to: session)

    open(.sheet)
    session.advance(to: Instant.zero.advanced(by: .milliseconds(80)))
    open(.menu)

    try expect("menu.over-sheet-160ms", at: 160)
  }
}
