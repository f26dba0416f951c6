import FlowCore
import FlowModel
import Testing

@Suite struct CoverageTests {
  @Test(
    "One seed's scripts reach every state and callback, and every refusal of the reference model")
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
