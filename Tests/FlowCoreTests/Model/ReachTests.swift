import FlowCore
import FlowModel
import Testing

@Suite struct ReachTests {
  @Test(
    "The scripts of one seed get to every place, are refused for every reason, and hear everything")
  func reach() {
    let reach = Reach(of: NavigationPlay.scripts(seed: 1))

    #expect(reach.places == Set(Place.allCases))
    #expect(
      reach.refusals == [
        .alreadyInStack, .lastScreen, .notInStack, .noScreens, .invalidCount, .busy,
        .nothingToDrive, .frozen, .atRest,
      ])
    #expect(reach.triggers == Set(Trigger.allCases))
  }
}
