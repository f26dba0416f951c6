import FlowCore
import FlowDemos
import FlowSnapshot
import FlowUI
import Testing

@Suite struct GatesPictureTests {
  private nonisolated static let pages = [
    "initial", "gate", "non-gate", "options", "tutorial", "item-1", "detail",
  ]

  private func played(
    _ page: String, _ setting: Setting, size: Size = Size(width: 390, height: 844)
  ) throws -> RecordedRun {
    let played = try RecordedRun("gates", size: size)
    setting.apply(to: played.session)
    try played.flow.go(to: FlowPlace(name: page))
    return played
  }

  @Test(
    "Pages match their references in light and dark colours",
    arguments: pages, [Setting.light, .dark])
  func settled(page: String, setting: Setting) throws {
    try Reference.expect(
      try played(page, setting), named: "gates.\(page).\(setting.rawValue)")
  }

  @Test(
    "Pages match their references from right to left, in large text, and on other stage sizes",
    arguments: [
      ("detail", Setting.rightToLeft, 390.0, 844.0), ("initial", .largeText, 390, 844),
      ("options", .light, 320, 568), ("item-1", .light, 1280, 800),
    ])
  func settings(page: String, setting: Setting, width: Double, height: Double) throws {
    let played = try played(page, setting, size: Size(width: width, height: height))

    let name = width == 390 ? setting.rawValue : "\(Int(width))"
    try Reference.expect(played, named: "gates.\(page).\(name)")
  }

  @Test(
    "S2-2 S2-14 Transitions to gate heads match their references at a fraction of 42 %",
    arguments: [
      ("initial", "Gate", "gate"), ("gate", "Begin Again", "initial"),
      ("sign-in", "Sign In", "tabs"),
    ])
  func midTransition(page: String, title: String, goal: String) throws {
    let played = try played(page, .light)
    let (session, flow) = (played.session, played.flow.navigationController)
    let button = session.accessibilityTree.all.first { $0.role == .button && $0.name == title }
    let frame = try #require(button).frame
    for phase in [PointerEvent.Phase.down, .up] {
      session.send(
        .pointer(phase, device: .touch, finger: 0, location: Point(x: frame.midX, y: frame.midY)),
        at: .zero)
    }

    try flow.freeze(at: 0.42)
    // After a second, the button's pressed state has faded.
    session.advance(to: Instant.zero.advanced(by: .seconds(1)))

    #expect(flow.top.name == goal)
    try Reference.expect(played, named: "gates.\(page)-to-\(goal).42")
  }
}
