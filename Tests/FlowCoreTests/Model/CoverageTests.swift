import FlowCore
import FlowModel
import Testing

@Suite struct CoverageTests {
  @Test("The random scripts of one seed reach every state, every refusal and every callback")
  func coverage() {
    let coverage = Coverage(of: NavigationRandomTest.scripts(seed: 1))

    #expect(coverage.situations == Set(Situation.allCases))
    #expect(
      coverage.refusals == [
        .alreadyInStack, .lastScreen, .notInStack, .noScreens, .invalidCount, .busy,
        .nothingToDrive, .frozen, .noTransition,
      ])
    #expect(coverage.triggers == Set(Trigger.allCases))
  }
}
