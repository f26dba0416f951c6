import FlowCore
import FlowModel
import Testing

@Suite struct CoverageTests {
  @Test(
    "One seed's scripts reach all states, callbacks, and refusals without gates or presentations")
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
