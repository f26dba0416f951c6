import FlowCore
import FlowDemos
import FlowSnapshot
import FlowUI
import Testing

@Suite struct OnboardingPictureTests {
  private func played(
    pages: Int? = nil, script: String = "", size: Size = Size(width: 390, height: 844)
  ) throws -> RecordedRun {
    try RecordedRun(script: script, size: size) {
      OnboardingFlowController(context: $0, pages: pages, timePerPage: nil)
    }
  }

  @Test(
    "Capsules filled to 0, 0.37 and 1 match their references",
    arguments: [(0, "0"), (1480, "0.37"), (16_000, "1")])
  func fills(milliseconds: Int, name: String) throws {
    let played = try played()
    played.session.statusBar = StatusBar()
    _ = played.session.layerTree

    played.session.advance(to: Instant.zero.advanced(by: .milliseconds(milliseconds)))

    try Reference.expect(played, named: "onboarding.fill-\(name)")
  }

  @Test(
    "The tour at page position 1.25 matches its references in every setting",
    arguments: Setting.allCases, [1.0, 2])
  func position(setting: Setting, scale: Double) throws {
    let played = try played()
    setting.apply(to: played.session)
    _ = played.session.layerTree
    let back = setting == .rightToLeft
    played.session.send(.key(KeyPress(back ? "Left" : "Right")), at: .zero)
    let at = { (milliseconds: Int) in Instant.zero.advanced(by: .milliseconds(milliseconds)) }
    let x = { (start: Double) in Point(x: back ? 390 - start : start, y: 400) }
    played.session.send(.pointer(.down, device: .touch, finger: 0, location: x(300)), at: at(1000))
    played.session.send(
      .pointer(.move, device: .touch, finger: 0, location: x(202.5)), at: at(1016))

    let ending = scale == 1 ? "" : "-2x"
    try Reference.expect(
      played, scale: scale, named: "onboarding.position-1.25.\(setting.rawValue)\(ending)")
  }

  @Test(
    "Tours with 1, 4, 20 and 50 pages match their references on narrow and wide stages",
    arguments: [1, 4, 20, 50],
    [320.0, 1024])
  func counts(count: Int, width: Double) throws {
    let played = try played(pages: count, size: Size(width: width, height: 568))
    _ = played.session.layerTree
    played.session.send(.key(KeyPress("End")), at: .zero)
    played.session.send(.key(KeyPress("Left")), at: .zero)
    played.session.advance(to: Instant.zero.advanced(by: .seconds(2)))

    try Reference.expect(played, named: "onboarding.count-\(count).\(Int(width))")
  }
}
