import FlowCore
import FlowSnapshot
import FlowUI
import Testing

@Suite struct TabBarPictureTests {
  private func played(
    _ titles: [String] = ["Home", "Discover", "Messages", "Settings"],
    _ setting: Setting = .light, width: Double = 390, height: Double = 320, script: String = "",
    safeArea: Insets = .zero
  ) throws -> RecordedRun {
    let played = try RecordedRun(script: script, size: Size(width: width, height: height)) {
      TabFlow(titles, $0)
    }
    setting.apply(to: played.session)
    played.session.safeArea = safeArea
    try played.player.playUntilSettled()
    return played
  }

  @Test(
    "S2-10 Tabs with a list and badges match their references",
    arguments: Setting.allCases, [1.0, 2])
  func tabs(setting: Setting, scale: Double) throws {
    try Reference.expect(
      played(["Home", "Discover", "Messages", "Settings"], setting), scale: scale,
      named: "tabs.\(setting.rawValue)\(scale == 1 ? "" : "-2x")")
  }

  @Test("Five tabs with truncated titles and a focus ring match their reference on a narrow stage")
  func narrow() throws {
    let titles = ["Home", "Recommendations", "Palette", "Bag", "Profile"]
    try Reference.expect(
      played(titles, .largeText, width: 320, script: "- key: Shift+Tab\n"), scale: 2,
      named: "tabs.narrow")
  }

  @Test("Tabs stay together on a wide stage and match their reference with a mouse over one")
  func wide() throws {
    try Reference.expect(
      played(width: 1280, script: "- move: [560, 300]\n"), named: "tabs.wide")
  }

  @Test(
    "Tabs match their references on an upright phone with a notch and a home indicator",
    arguments: [Setting.light, .dark])
  func upright(setting: Setting) throws {
    let safeArea = Insets(top: 59, bottom: 34)
    try Reference.expect(
      played(
        ["Home", "Discover", "Messages", "Settings"], setting, height: 844, safeArea: safeArea),
      named: "tabs.upright-\(setting.rawValue)")
  }

  @Test(
    "Tabs match their references on a rotated phone, whose notch is on the left in every layout",
    arguments: [Setting.light, .dark, .rightToLeft])
  func onItsSide(setting: Setting) throws {
    let safeArea = Insets(leading: 59, bottom: 21, trailing: setting == .rightToLeft ? 0 : 59)
    try Reference.expect(
      played(
        ["Home", "Discover", "Messages", "Settings"], setting, width: 844, height: 390,
        safeArea: safeArea),
      named: "tabs.on-its-side-\(setting.rawValue)")
  }

  @Test("A pressed tab matches its reference", arguments: [Setting.light, .dark])
  func pressed(setting: Setting) throws {
    let played = try played(
      ["Home", "Discover", "Messages", "Settings"], setting,
      script: "- down: [146, 300]\n")
    try Reference.expect(played, scale: 2, named: "tabs.pressed-\(setting.rawValue)")
  }
}

/// A flow whose only screen has tabs; their pages show a list, a title and a toolbar.
private final class TabFlow: FlowController {
  let navigationController: NavigationController

  init(_ titles: [String], _ context: FlowContext) {
    let icons: [Icon] = [.house, .compass, .palette, .gear, .person]
    let badges: [Tab.Badge?] = [nil, .dot, .count(3), .count(120), .count(100)]
    let tabs = titles.enumerated().map { index, title in
      let flow = NavigationController(
        root: TabPage(title), context: context, isVisible: false)
      NavigationBars(around: flow)
      return Tab(title, icon: icons[index], flow: flow, badge: badges[index])
    }
    navigationController = NavigationController(root: TabBarScreen(tabs), context: context)
  }
}

private final class TabPage: ComposedScreen, AppearanceContext {
  let name = "tab-page"
  let prefersToolbarHidden = false
  private let title: String
  private let scroll = ScrollState()
  private let rows = RowControls()
  private let control = Control()

  init(_ title: String) { self.title = title }

  var background: KeyPath<Theme, RGBA> { \.groupedBackground }

  var navigationItem: NavigationItem {
    NavigationItem(
      title: title, toolbar: [.text("Sort", control: control), .flexibleSpace], scroll: scroll)
  }

  func body(in context: LayoutContext) -> [any Element] {
    ScrollArea(state: scroll) {
      Card {
        Rows(9, controls: rows) { index, control in
          ListRow("Row \(index + 1)", mark: .disclosure, control: control)
        }
      }
    }
  }
}
