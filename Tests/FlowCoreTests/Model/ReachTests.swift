import FlowCore
import FlowModel
import Testing

@Suite struct ReachTests {
  @Test("The random scripts of one seed reach every state, every refusal and every callback")
  func reach() {
    let reach = Reach(of: NavigationPlay.scripts(seed: 1))

    #expect(reach.places == Set(Place.allCases))
    #expect(
      reach.refusals == [
        .alreadyInStack, .lastScreen, .notInStack, .noScreens, .invalidCount, .busy,
        .nothingToDrive, .frozen, .noTransition,
      ])
    #expect(reach.triggers == Set(Trigger.allCases))
  }
}
