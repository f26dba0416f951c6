import FlowCore
import FlowDemos
import FlowSnapshot
import FlowUI
import Testing

@Suite struct AppearancePictureTests {
  private func run(
    _ place: FlowPlace, strategy: AppearanceStrategyChoice = .follow, _ script: String = "",
    size: Size = Size(width: 390, height: 844), setting: Setting = .light
  ) throws -> RecordedRun {
    let run = try RecordedRun(script: script, size: size) {
      AppearanceFlowController(context: $0, seed: 1, strategy: strategy)
    }
    try run.flow.go(to: place)
    setting.apply(to: run.session)
    return run
  }

  @Test(
    "S3-18 Half-way between two samples, a gradient or an image matches its reference",
    arguments: [AppearanceStrategyChoice.gradient, .pattern], [Setting.light, .rightToLeft])
  func strategies(strategy: AppearanceStrategyChoice, setting: Setting) throws {
    let run = try run("sample=3", strategy: strategy, setting: setting)
    let flow = run.flow.navigationController
    try flow.pop(.interactive(PercentDrivenTransition()))
    try flow.freeze(at: 0.5)

    try Reference.expect(run, named: "appearance.\(strategy.rawValue)-\(setting.rawValue)")
  }

  @Test(
    "S3-34 Pictures beneath a translucent bar match their reference, and show through it",
    arguments: [Setting.light, .dark])
  func beneath(setting: Setting) throws {
    let script = "- wheel: [0, 3]\n"
    let run = try run("profile=mirel", script, setting: setting)
    try run.player.playUntilSettled()

    try Reference.expect(run, named: "people.beneath-\(setting.rawValue)")
  }

  @Test("A profile on a landscape stage and large text on a small one match their references")
  func people() throws {
    try Reference.expect(
      run("profile=ines", size: Size(width: 844, height: 390)), named: "people.landscape")
    try Reference.expect(
      run("people", size: Size(width: 320, height: 568), setting: .largeText),
      named: "people.large-text")
  }

  @Test(
    "Half-way between a person's row and profile, their picture matches its reference",
    arguments: [Setting.light, .rightToLeft])
  func movingPicture(setting: Setting) throws {
    let run = try run("profile=pell", setting: setting)
    let flow = run.flow.navigationController
    try flow.pop(.interactive(PercentDrivenTransition()))
    try flow.freeze(at: 0.5)

    try Reference.expect(run, named: "people.moving-\(setting.rawValue)")
  }
}
