import FlowCore
import FlowUI
import Testing

@Suite struct StatusBarTests {
  private func ink(_ harness: BarHarness) throws -> RGBA {
    let bar = try #require(harness.layer("statusBar"))
    for case .text(_, _, _, let colour) in bar.drawings { return colour }
    throw Missing()
  }

  private func page(_ name: String, _ style: StatusBarStyle) -> BarPage {
    let page = BarPage(name)
    page.preferredAppearance = Appearance(statusStyle: style)
    return page
  }

  @Test("The status bar shows its `time`, and the icons for signal, network and battery")
  func contents() throws {
    let harness = BarHarness()

    let bar = try #require(harness.layer("statusBar"))
    #expect(bar.size == Size(width: 400, height: 44))
    let icons = bar.drawings.compactMap { drawing -> Icon? in
      if case .icon(let icon, _, _, _) = drawing { icon } else { nil }
    }
    #expect(icons == [.signal, .wifi, .battery])
    #expect(bar.texts == ["9:41"])
    harness.session.statusBar?.time = "13:37"
    #expect(harness.layer("statusBar")?.texts == ["13:37"])
  }

  @Test("S3-12 The status bar's text fades monotonically from black to white during the transition")
  func fade() throws {
    let harness = BarHarness(page("Dark", .dark))
    #expect(try ink(harness) == .black)
    try harness.controller.push(page("Light", .light))

    var seen = [try ink(harness)]
    while harness.controller.coordinator != nil {
      harness.wait(16)
      seen.append(try ink(harness))
    }

    #expect(seen.map(\.red) == seen.map(\.red).sorted())
    #expect(seen.contains { (64...192).contains($0.red) })
    #expect(seen.last == .white)
  }

  @Test("NF-B37 After a cancelled drag the status bar's text fades back monotonically")
  func cancelled() throws {
    let harness = BarHarness(page("Dark", .dark))
    try harness.controller.push(page("Light", .light))
    harness.settle()

    harness.drag(to: 105)
    var last = try ink(harness)
    #expect(last.red < 255 && last.red > 128)
    harness.mouse(.up, 105)
    while harness.controller.coordinator != nil {
      harness.wait(10)
      let now = try ink(harness)
      #expect(now.red >= last.red)
      last = now
    }

    #expect(last == .white)
  }

  @Test("Without a declared style the status bar has the theme's")
  func theme() throws {
    let harness = BarHarness()
    #expect(try ink(harness) == .black)

    harness.session.theme = .dark
    #expect(try ink(harness) == .white)
  }

  @Test("A flow without bars has no status bar; it fades in with a pushed flow that has bars")
  func presence() throws {
    let (controller, session) = plainFlow()
    #expect(opacity(in: session) == nil)

    try pushFlowWithBars(on: controller)
    session.advance(to: Instant(nanoseconds: 100_000_000))
    let fraction = try #require(controller.coordinator?.fraction)
    #expect(opacity(in: session) == fraction)
    session.advance(to: Instant(nanoseconds: 2_000_000_000))

    #expect(opacity(in: session) == 1)
  }

  @Test("A status bar that fades in does not jump when another page is pushed meanwhile")
  func interrupted() throws {
    let (controller, session) = plainFlow()
    try pushFlowWithBars(on: controller)
    session.advance(to: Instant(nanoseconds: 100_000_000))
    let before = try #require(opacity(in: session))

    try controller.push(Plain())

    #expect(opacity(in: session) == before)
    session.advance(to: Instant(nanoseconds: 2_000_000_000))
    #expect(opacity(in: session) == nil)
  }

  private func plainFlow() -> (NavigationController, FlowSession) {
    let controller = NavigationController(root: Plain(), context: FlowContext())
    let session = FlowSession(
      navigation: controller, size: Size(width: 400, height: 800), measuring: SquareMeasuring())
    session.statusBar = StatusBar()
    return (controller, session)
  }

  private func pushFlowWithBars(on controller: NavigationController) throws {
    let flow = NavigationController(
      root: BarPage("Inner"), context: controller.context, isVisible: false)
    NavigationBars(around: flow)
    try controller.push(FlowScreen(flow))
  }

  /// The status bar's opacity; `nil` if there is none.
  private func opacity(in session: FlowSession) -> Double? {
    session.layerTree.root.sublayers.first { $0.name == "statusBar" }?.opacity
  }

  private final class Plain: ComposedScreen {
    let name = "plain"
    func body(in context: LayoutContext) -> [any Element] { Spacer() }
  }
}
