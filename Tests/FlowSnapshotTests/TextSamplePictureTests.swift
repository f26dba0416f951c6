import FlowCore
import FlowSnapshot
import FlowUI
import Testing

@Suite struct TextSamplePictureTests {
  @Test(
    "Text samples of all scripts match their references",
    .enabled("the fonts of the references") { try await Reference.canCompare(in: .ofAllScripts) },
    arguments: Setting.allCases)
  func samples(setting: Setting) throws {
    try expect(setting, height: setting == .largeText ? 13_300 : 5420)
  }

  @Test(
    "Text samples at two pixels per point match their reference",
    .enabled("the fonts of the references") { try await Reference.canCompare(in: .ofAllScripts) })
  func double() throws {
    try expect(.light, height: 5420, scale: 2)
  }

  private func expect(_ setting: Setting, height: Double, scale: Double = 1) throws {
    // The row that opens the text samples is the last focus target before the button in the bar.
    let played = try RecordedRun(
      "controls",
      script: "- key: Shift+Tab\n- key: Shift+Tab\n- wait: 100ms\n- key: Return\n- wait: 1s\n",
      size: Size(width: 390, height: height))
    setting.apply(to: played.session)

    try played.player.playUntilSettled()

    try Reference.expect(
      played, scale: scale, in: .ofAllScripts,
      named: "text-samples.\(setting.rawValue)\(scale == 1 ? "" : "-2x")")
  }
}
