import FlowCore
import FlowSnapshot
import FlowUI
import Testing

@Suite struct SlideBackPictureTests {
  @Test(
    "Large titles move with their pages and are clipped at the edge between them",
    arguments: Setting.allCases)
  func frozen(setting: Setting) throws {
    let played = try RecordedRun(size: Size(width: 390, height: 320)) {
      OneScreenFlow(PlainPage("Profile"), $0)
    }
    setting.apply(to: played.session)

    let controller = played.flow.navigationController
    try controller.push(PlainPage("Welcome"), .custom(SlideTransitionStyle(from: .leading)))
    try controller.freeze(at: 0.25)

    try Reference.expect(played, named: "bars.slide-back-\(setting.rawValue)")
  }
}

private final class PlainPage: ComposedScreen {
  let name = "plain-page"
  private let title: String

  init(_ title: String) { self.title = title }

  var navigationItem: NavigationItem { NavigationItem(title: title, isLarge: true) }

  func body(in context: LayoutContext) -> [any Element] { SafeArea { Text("The page itself") } }
}
