import FlowCore
import FlowDemos
import FlowSnapshot
import FlowUI
import Testing

@Suite struct BarPictureTests {
  private func played(
    _ demo: String, _ script: String, _ setting: Setting = .light, settles: Bool = true
  ) throws -> RecordedRun {
    let played = try RecordedRun(demo, script: script)
    setting.apply(to: played.session)
    if settles { try played.player.playUntilSettled() }
    return played
  }

  /// A script that shows the settled first page of a demo.
  private static let start = "- wait: 1s\n"
  /// A script that shows the settled second page of the progress sample.
  private static let second = start + "- tap: [195, 444]\n- wait: 1s\n"
  /// A script that shows a settled page of the appearance sample.
  private static let sample = start + "- tap: [195, 200]\n- wait: 1s\n"

  private static func drag(_ percent: Int, in setting: Setting = .light) -> String {
    let (start, distance) = (8.0, 390 * Double(percent) / 100)
    let isMirrored = setting == .rightToLeft
    let from = isMirrored ? 390 - start : start
    let to = isMirrored ? from - distance : from + distance
    return "- drag: {from: [\(from), 700], to: [\(to), 700], release: false}\n"
  }

  @Test(
    "The settled progress sample matches its reference in every setting",
    arguments: Setting.allCases)
  func progress(setting: Setting) throws {
    try Reference.expect(
      played("progress", Self.second, setting), named: "progress.\(setting.rawValue)")
  }

  @Test("The progress sample at two pixels per point matches its reference")
  func double() throws {
    try Reference.expect(played("progress", Self.second), scale: 2, named: "progress.2x")
  }

  @Test(
    "S0-9 A frozen push and a frozen pop of the progress sample match their references",
    arguments: [25, 50, 75], [true, false])
  func progressFrozen(percent: Int, isPush: Bool) throws {
    let key = "- key: Escape\n"
    let played = try played(
      "progress", isPush ? Self.start + "- tap: [195, 422]\n" : Self.second + key, settles: false)
    played.player.play(to: Instant.zero.advanced(by: .milliseconds(isPush ? 1051 : 2051)))
    try played.flow.navigationController.freeze(at: Double(percent) / 100)

    try Reference.expect(played, named: "progress.\(isPush ? "push" : "pop")-\(percent)")
  }

  @Test("S0-11 A drag in the progress sample matches its reference", arguments: [25, 50, 75])
  func progressDrag(percent: Int) throws {
    try Reference.expect(
      played("progress", Self.second + Self.drag(percent)), named: "progress.drag-\(percent)")
  }

  @Test(
    "NF-RTL3 A drag matches its references in a right-to-left layout and in dark colours",
    arguments: [Setting.rightToLeft, .dark])
  func progressDrag(setting: Setting) throws {
    try Reference.expect(
      played("progress", Self.second + Self.drag(50, in: setting), setting),
      named: "progress.drag-50-\(setting.rawValue)")
  }

  @Test(
    "The settled pages of the appearance sample match their references in every setting",
    arguments: Setting.allCases, [true, false])
  func appearance(setting: Setting, isList: Bool) throws {
    try Reference.expect(
      played("appearance", isList ? Self.start : Self.sample, setting),
      named: "appearance.\(isList ? "list" : "page")-\(setting.rawValue)")
  }

  @Test("FC-16 A drag between two appearances mixes their colours", arguments: [25, 50, 75])
  func appearanceDrag(percent: Int) throws {
    try Reference.expect(
      played("appearance", Self.sample + Self.drag(percent)), named: "appearance.drag-\(percent)")
  }

  @Test("A cancelled drag matches its reference 100 ms after the release")
  func cancel() throws {
    let script =
      Self.sample + "- drag: {from: [8, 700], to: [125, 700], over: 250ms, hold: 200ms}\n"
    let played = try played("appearance", script, settles: false)
    played.player.play(to: Instant.zero.advanced(by: .milliseconds(2050 + 450 + 100)))

    try Reference.expect(played, named: "appearance.cancel-100ms")
  }

  @Test(
    "S3-30 Bars match their references half-way into edit mode, and in edit mode",
    arguments: [100, 1000])
  func editing(milliseconds: Int) throws {
    let played = try played("appearance", Self.sample + "- tap: [362, 66]\n", settles: false)
    played.player.play(to: Instant.zero.advanced(by: .milliseconds(2100 + milliseconds)))

    try Reference.expect(played, named: "appearance.edit-\(milliseconds)ms")
  }

  @Test(
    "A large title matches its references, settled and half-way to a page without a bar",
    arguments: [0, 50])
  func large(percent: Int) throws {
    let played = try RecordedRun(
      script: percent > 0 ? Self.drag(100 - percent) : ""
    ) { OneScreenFlow(LargePage(), $0) }
    Setting.light.apply(to: played.session)
    if percent > 0 {
      try played.flow.navigationController.push(
        PlainPage(name: "plain", prefersBarHidden: true), .immediate)
      try played.player.playUntilSettled()
    }

    try Reference.expect(played, named: "large.\(percent == 0 ? "rest" : "hidden-\(percent)")")
  }

  @Test("NF-B13 A large title that shrinks into a back label matches its reference")
  func flight() throws {
    let played = try RecordedRun { OneScreenFlow(LargePage(), $0) }
    Setting.light.apply(to: played.session)
    try played.flow.navigationController.push(PlainPage(name: "Details"))
    try played.flow.navigationController.freeze(at: 0.5)

    try Reference.expect(played, named: "large.push-50")
  }
}

private final class LargePage: ComposedScreen, FlowProgressReporting, AppearanceContext {
  let name = "large"
  let flowProgress = 0.25
  private let scroll = ScrollState()
  private let rows = RowControls()

  var background: KeyPath<Theme, RGBA> { \.groupedBackground }

  var navigationItem: NavigationItem {
    NavigationItem(title: "Library", isLarge: true, scroll: scroll)
  }

  func body(in context: LayoutContext) -> [any Element] {
    ScrollArea(state: scroll) {
      Padding {
        Card {
          Rows(30, controls: rows) { index, control in
            ListRow(
              "Book \(index + 1)", value: "\(1950 + index)", mark: .disclosure, control: control)
          }
        }
      }
    }
  }
}

private final class PlainPage: ComposedScreen, FlowProgressReporting, AppearanceContext {
  let name: String
  let flowProgress = 0.75
  let prefersBarHidden: Bool

  init(name: String, prefersBarHidden: Bool = false) {
    self.name = name
    self.prefersBarHidden = prefersBarHidden
  }

  var navigationItem: NavigationItem { NavigationItem(title: name) }

  func body(in context: LayoutContext) -> [any Element] {
    SafeArea {
      Padding(Insets(horizontal: Metrics.margin, vertical: Metrics.margin)) {
        Text("Words right below the bar, or below the status bar where there is none.")
      }
    }
  }
}
