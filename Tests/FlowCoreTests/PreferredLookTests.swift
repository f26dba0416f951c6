import FlowCore
import FlowModel
import Testing

/// What a person wants of a flow's transitions and hands, while the flow runs.
@Suite struct PreferredLookTests {
  /// The names of the looks that transitions have had.
  private func looks(_ rig: NavigationHarness) -> [String] {
    rig.lines.filter { $0.verb == "willShow" }.compactMap { line in
      line.details.split(separator: " ").dropFirst().first.map(String.init)
    }
  }

  @Test(
    "A chosen look is that of the next transition, and of the way back",
    arguments: TransitionChoice.allCases)
  func chosen(choice: TransitionChoice) throws {
    let rig = NavigationHarness()
    try rig.controller.push(PlainScreen("one"))

    rig.context.preferences.transition = choice
    rig.settle()
    try rig.controller.push(PlainScreen("two"))
    rig.settle()
    try rig.controller.pop()
    rig.settle()

    #expect(looks(rig) == ["slide", choice.rawValue, choice.rawValue])
    #expect(choice.style.name == choice.rawValue)
  }

  @Test("A chosen look comes before what a provider offers; without one the provider has its say")
  func provider() throws {
    let rig = NavigationHarness()
    let provider = HandDriver()
    (provider.isInteractive, provider.style) = (false, ZoomTransitionStyle())
    rig.controller.transitionProvider = provider

    try rig.controller.push(PlainScreen("one"))
    rig.settle()
    rig.context.preferences.transition = .crossFade
    try rig.controller.pop()
    rig.settle()

    #expect(looks(rig) == ["zoom", "cross-fade"])
  }

  @Test("What code brings by a look of its own comes and goes by that, and at its own pace")
  func custom() throws {
    let rig = NavigationHarness()
    rig.context.preferences.transition = .slide
    rig.context.preferences.timing = .linear(.seconds(3))

    try rig.controller.push(PlainScreen("one"), .custom(ZoomTransitionStyle()))
    #expect(rig.controller.coordinator?.timing == .spring(.navigation))
    rig.settle()
    try rig.controller.pop()
    #expect(rig.controller.coordinator?.timing == .spring(.navigation))
    rig.settle()

    #expect(looks(rig) == ["zoom", "zoom"])
  }

  @Test("Another timing is that of the next transition, whatever its look")
  func timing() throws {
    let rig = NavigationHarness()
    try rig.controller.push(PlainScreen("one"))
    rig.context.preferences.timing = .linear(.seconds(2))
    #expect(rig.controller.coordinator?.timing == .spring(.navigation))
    rig.settle()

    try rig.controller.pop()
    rig.advance(milliseconds: 500)

    #expect(rig.controller.fraction == 0.25)
    #expect(rig.controller.coordinator?.duration == .seconds(2))
    #expect(looks(rig) == ["slide", "slide"])
  }

  @Test("A flow that is presented rises as the person wants it, too")
  func presented() throws {
    let rig = NavigationHarness()
    rig.context.preferences.transition = .zoom
    rig.context.preferences.timing = .linear(.seconds(1))
    let flow = NavigationController(
      root: PlainScreen("sheet"), context: rig.context, isOnStage: false)

    try rig.controller.present(flow)
    rig.advance(milliseconds: 500)

    #expect(looks(rig) == ["zoom"])
    #expect(rig.controller.presentation.fraction == 0.5)
  }

  @Test(
    "FC-14 With reduced motion a chosen look that moves is followed in a hand, and fades by itself")
  func reducedMotion() throws {
    let rig = NavigationHarness()
    rig.context.preferences.transition = .zoom
    rig.context.preferences.reducesMotion = true
    let driver = PercentDrivenTransition()

    try rig.controller.push(PlainScreen("one"))
    rig.settle()
    try rig.controller.pop(.interactive(driver))
    driver.update(0.5)
    driver.finish()
    rig.settle()
    rig.context.preferences.reducesMotion = false
    try rig.controller.push(PlainScreen("two"))

    #expect(looks(rig) == ["cross-fade", "zoom", "zoom"])
  }

  @Test("FC-9 A rule that the person wants decides from the next gesture on")
  func releaseRule() throws {
    let rig = NavigationHarness()
    let screen = PlainScreen("top")
    try rig.controller.push(screen, animated: false)
    var swipe: EdgeSwipeInteractor?
    let transition = PopTransition(from: screen) {
      rig.controller.transitionProvider = swipe?.transition
      _ = try? rig.controller.pop()
    }
    swipe = EdgeSwipeInteractor(transition: transition, releaseRule: .fling)
    func drag(_ meanwhile: () -> Void) {
      let press = Press()
      for event in [press.event(.down, 10), press.event(.move, 205, at: 10)] {
        _ = swipe?.respond(to: event)
      }
      meanwhile()
      _ = swipe?.respond(to: press.event(.up, 205, at: 900))
    }

    // Half of the way, standing: a fling goes on from there, a projection goes back.
    rig.context.preferences.releaseRule = .projection
    drag { rig.context.preferences.releaseRule = .fling }
    rig.settle()
    #expect(rig.names == ["root", "top"])
    drag {}
    rig.settle()

    #expect(rig.names == ["root"])
  }

  @Test("FC-15 Pages stop going on when a person wants less motion, and go on when not any more")
  func fluidProgress() {
    let clock = ProgressClock()
    clock.advance(milliseconds: 1_000)

    clock.context.preferences.reducesMotion = true
    clock.advance(milliseconds: 100_000)
    #expect(clock.progress.index == 0 && clock.progress.fill(of: 0) == 1)
    clock.context.preferences.reducesMotion = false
    clock.advance(milliseconds: 1_000)
    #expect(clock.elapsed == .seconds(2))
    clock.context.preferences.isDark = true
    clock.advance(milliseconds: 2_000)

    #expect(clock.progress.index == 1)
  }

  @Test("A pager is let go by the rule that the person wants, before its own")
  func pager() {
    let rig = PagerRig()

    rig.drag(by: -200)
    rig.settle()
    #expect(rig.pager.index == 0)
    rig.context.preferences.releaseRule = .fling
    rig.drag(by: -200)
    rig.settle()

    #expect(rig.pager.index == 1)
  }

  @Test("All that share a context want the same, and what has gone is not told")
  func shared() {
    let context = FlowContext(preferences: Preferences(edgeWidth: 40))
    let copy = context
    var progress: FluidProgress? = FluidProgress(["a"], timePerPage: .seconds(1), context: context)
    #expect(progress?.machine.pauses == [])
    progress = nil

    copy.preferences.reducesMotion = true

    #expect(context.reducesMotion)
    #expect(context.preferences == Preferences(reducesMotion: true, edgeWidth: 40))
  }
}
