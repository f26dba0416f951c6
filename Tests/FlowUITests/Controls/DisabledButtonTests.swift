import FlowCore
import FlowUI
import Testing

@Suite struct DisabledButtonTests {
  @Test(
    "The contrast of a disabled button's title is at least 2.25:1",
    arguments: [Theme.light, .dark],
    Button.Role.allCases)
  func contrast(theme: Theme, role: Button.Role) throws {
    let control = Control()
    control.isEnabled = false
    var context = LayoutContext(200, 44)
    context.theme = theme
    var page = PageLayout(name: "page", size: context.size)

    Button("Go on", role: role, control: control).layOut(
      in: Rect(context.size), context, on: &page)

    var ground = theme.bar
    for case .roundedRectangle(_, _, let colour) in page.layer.drawings {
      ground = colour.composited(over: ground)
    }
    let inks = page.layer.drawings.compactMap { drawing in
      if case .text(_, _, _, let colour) = drawing { colour } else { nil }
    }
    let ink = try #require(inks.first).composited(over: ground)
    // Half of the 4.5:1 that is required of the text of enabled buttons.
    #expect(ink.contrast(with: ground) >= 2.25)
  }
}
