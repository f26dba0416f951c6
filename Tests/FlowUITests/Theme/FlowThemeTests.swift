import FlowCore
import FlowUI
import Testing

/// Flows with a theme of their own in a session with a different theme.
@Suite struct FlowThemeTests {
  private static let plum = AppTheme(accent: RGBA(hex: 0x8A1C5B), onDark: RGBA(hex: 0xFF9AD5))

  /// A page with a button, a field and overlays of its own.
  private final class Page: ComposedScreen {
    let name: String
    let overlays: Overlays? = Overlays()
    let control = Control()
    let field = TextFieldState("text")

    init(_ name: String) { self.name = name }

    func body(in context: LayoutContext) -> [any Element] {
      Column {
        Button("Continue", role: .primary, control: control)
        TextField("Field", state: field)
      }
    }
  }

  private final class LargeTypePage: ComposedScreen, ThemedScreen {
    let name = "large"
    let note = TextFieldState("one\ntwo", isMultiline: true)

    var appTheme: AppTheme {
      var theme = AppTheme()
      theme.typeScale.body = TextStyle(size: 34, weight: .regular, lineHeight: 44)
      return theme
    }

    func body(in context: LayoutContext) -> [any Element] {
      Column { TextArea("Note", state: note) }
    }
  }

  private let input = InputDriver(on: Page("outer"))

  private func flow(_ theme: AppTheme?) -> NavigationController {
    let flow = NavigationController(root: Page("inner"), context: input.context, isVisible: false)
    flow.appTheme = theme
    return flow
  }

  /// Those of the two accents in which rounded rectangles are drawn.
  private func accents() -> Set<RGBA> { accents(input.session.layerTree.root) }

  private func accents(_ layer: Layer) -> Set<RGBA> {
    var accents: Set<RGBA> = []
    for drawing in layer.allDrawings {
      if case .roundedRectangle(_, _, let colour) = drawing { accents.insert(colour) }
    }
    return accents.intersection([Theme.light.accent, Self.plum.light.accent])
  }

  @Test("During and after its push an inner flow has its own theme; the outer flow keeps its own")
  func around() throws {
    try input.controller.push(FlowScreen(flow(Self.plum)))
    input.wait(100)
    #expect(accents() == [Theme.light.accent, Self.plum.light.accent])
    input.settle()
    #expect(accents() == [Self.plum.light.accent])

    try input.controller.pop(.immediate)

    #expect(accents() == [Theme.light.accent])
    #expect(input.session.theme == .light)
  }

  @Test("Flows within a flow have its theme, and may set their own")
  func within() throws {
    input.controller.appTheme = Self.plum
    let inner = flow(nil)
    try input.controller.push(FlowScreen(inner), .immediate)
    #expect(accents() == [Self.plum.light.accent])
    #expect(input.session.theme == Self.plum.light)

    inner.appTheme = AppTheme()

    #expect(accents() == [Theme.light.accent])
  }

  @Test("A flow that is presented has the theme of the flow below it, and may set its own")
  func presented() throws {
    let base = flow(Self.plum)
    try input.controller.push(FlowScreen(base), .immediate)
    let sheet = flow(nil)
    try base.present(sheet, .immediate)
    #expect(accents() == [Self.plum.light.accent])

    sheet.appTheme = AppTheme()

    #expect(accents() == [Theme.light.accent])
  }

  @Test("A presented flow keeps the theme of the flow below it while it is dismissed")
  func dismissed() throws {
    let base = flow(Self.plum)
    try input.controller.push(FlowScreen(base), .immediate)
    try base.present(flow(nil), .immediate)

    try base.dismiss()
    input.wait(100)

    #expect(accents() == [Self.plum.light.accent])
  }

  @Test("Text on a destructive button is readable whatever the accent is")
  func destructive() {
    for appTheme in [
      AppTheme(accent: .white, onDark: .white), AppTheme(accent: .black, onDark: .black),
    ] {
      for theme in [appTheme.light, appTheme.dark] {
        let input = InputDriver(
          on: TestScreen { Column { Button("Go", role: .destructive, control: Control()) } })
        input.session.theme = theme
        let inks = input.session.layerTree.root.allDrawings.compactMap {
          if case .text(_, _, _, let ink) = $0 { ink } else { nil }
        }

        #expect(inks.count == 1)
        #expect(inks.allSatisfy { $0.contrast(with: theme.destructive) >= 4.5 })
      }
    }
  }

  @Test("Unless the person prefers dark colours, a flow is light, even within a dark-looking flow")
  func dark() throws {
    var theme = AppTheme()
    theme.light = .dark
    input.controller.appTheme = theme

    try input.controller.push(FlowScreen(flow(Self.plum)), .immediate)

    #expect(accents() == [Self.plum.light.accent])
  }

  @Test("Alerts have the theme of their page's flow")
  func overlays() throws {
    let inner = flow(Self.plum)
    try input.controller.push(FlowScreen(inner), .immediate)
    let page = try #require(inner.top as? Page)
    page.overlays?.show(Alert("Delete?", actions: [Alert.Action("Delete") {}]))
    input.settle()

    let alert = try #require(input.session.layerTree.root.named("alert"))
    #expect(accents(alert) == [Self.plum.light.accent])
  }

  @Test("A theme that is set for the session replaces the colours of all flows")
  func session() throws {
    try input.controller.push(FlowScreen(flow(Self.plum)), .immediate)

    input.session.theme = .light

    #expect(accents() == [Theme.light.accent])
  }

  @Test("The status bar has the colours of the visible flow")
  func statusBar() throws {
    var theme = AppTheme()
    theme.light.label = RGBA(hex: 0x123456)
    input.session.statusBar = StatusBar()
    let ink = { () -> RGBA? in
      let bar = input.session.layerTree.root.sublayers.first { $0.name == "statusBar" }
      return bar?.drawings.lazy.compactMap { drawing -> RGBA? in
        if case .text(_, _, _, let colour) = drawing { colour } else { nil }
      }.first
    }
    let page = BarPage("inner")
    page.prefersBarHidden = true
    let inner = NavigationController(root: page, context: input.context, isVisible: false)
    inner.appTheme = theme
    NavigationBars(around: inner)
    try input.controller.push(FlowScreen(inner), .immediate)

    #expect(ink() == RGBA(hex: 0x123456))
  }

  @Test("Keys and the caret use the type scale of a screen with its own theme")
  func keys() throws {
    let page = LargeTypePage()
    try input.controller.push(page, .immediate)
    try input.key("Tab")
    try input.key("Ctrl+Home")

    let caret = try #require(input.session.textInput?.caret)
    try input.key("Down")
    let below = try #require(input.session.textInput?.caret)

    #expect(below.minY - caret.minY == 44)
    #expect(caret.size.height > 34)
  }
}
