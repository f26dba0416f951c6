import FlowCore
import FlowSnapshot
import FlowTesting
import TeaFlow
import Testing

@MainActor
@Suite struct TeaFlowTests {
  private func stage() throws -> TestStage {
    try TestStage { TeaFlow(context: $0, isVisible: true) }
  }

  @Test(
    "The list looks and reads as expected, in dark colours and in large text, too",
    .flow(dark: [false, true], textSizes: [1, 1.5]))
  func list() throws {
    let stage = try stage()

    try expectPicture(of: stage, named: "teas")
    expectDescription(of: stage, named: "teas")
  }

  @Test("A tap opens a tea, and a drag goes back", .flow(size: Size(width: 320, height: 568)))
  func journey() throws {
    let script = try Script(
      yaml: """
        - tap: Black
        - expect: {screen: tea, heading: Black}
        - drag: {page: back, to: 60%}
        - expect: {screen: teas}
        """, file: "journey")

    try expectFilm(of: try stage(), playing: script, named: "there-and-back")
  }

  @Test("A chosen tea is pushed, and the trace is as expected")
  func trace() throws {
    let stage = try stage()

    try stage.play("- tap: Mint")

    #expect(stage.screens == ["teas", "tea"])
    expectTrace(of: stage, named: "mint")
  }
}
