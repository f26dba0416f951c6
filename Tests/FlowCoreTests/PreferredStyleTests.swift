import FlowCore
import FlowModel
import Testing

/// What a person wants of a flow's transitions and hands, while the flow runs.
@Suite struct PreferredStyleTests {
  /// The names of the looks that transitions have had.
  private func styles(_ harness: NavigationHarness) -> [String] {
    harness.lines.filter { $0.verb == "willShow" }.compactMap { line in
      line.details.split(separator: " ").dropFirst().first.map(String.init)
    }
  }

  @Test(
    "A chosen look is that of the next transition, and of the way back",
    arguments: TransitionChoice.allCases)
  func chosen(choice: TransitionChoice) throws {
    let harness = NavigationHarness()
    try harness.controller.push(PlainScreen("one"))

    harness.context.preferences.transition = choice
    harness.settle()
    try harness.controller.push(PlainScreen("two"))
    harness.settle()
    try harness.controller.pop()
    harness.settle()

    #expect(styles(harness) == ["slide", choice.rawValue, choice.rawValue])
    #expect(choice.style.name == choice.rawValue)
  }

  @Test("A chosen look comes before what a provider offers; without one the provider has its say")
  func provider() throws {
    let harness = NavigationHarness()
    let provider = DragDriver()
    (provider.isInteractive, provider.style) = (false, ZoomTransitionStyle())
    harness.controller.transitionProvider = provider

    try harness.controller.push(PlainScreen("one"))
    harness.settle()
    harness.context.preferences.transition = .crossFade
    try harness.controller.pop()
    harness.settle()

    #expect(styles(harness) == ["zoom", "cross-fade"])
  }

  @Test("What code brings by a look of its own comes and goes by that, and at its own pace")
  func custom() throws {
    let harness = NavigationHarness()
    harness.context.preferences.transition = .slide
    harness.context.preferences.timing = .linear(.seconds(3))

    try harness.controller.push(PlainScreen("one"), .custom(ZoomTransitionStyle()))
    #expect(harness.controller.coordinator?.timing == .spring(.navigation))
    harness.settle()
    try harness.controller.pop()
    #expect(harness.controller.coordinator?.timing == .spring(.navigation))
    harness.settle()

    #expect(styles(harness) == ["zoom", "zoom"])
  }

  @Test("Another timing is that of the next transition, whatever its look")
  func timing() throws {
    let harness = NavigationHarness()
    try harness.controller.push(PlainScreen("one"))
    harness.context.preferences.timing = .linear(.seconds(2))
    #expect(harness.controller.coordinator?.timing == .spring(.navigation))
    harness.settle()

    try harness.controller.pop()
    harness.advance(milliseconds: 500)

    #expect(harness.controller.fraction == 0.25)
    #expect(harness.controller.coordinator?.duration == .seconds(2))
    #expect(styles(harness) == ["slide", "slide"])
  }

  @Test("A flow that is presented rises as the person wants it, too")
  func presented() throws {
    let harness = NavigationHarness()
    harness.context.preferences.transition = .zoom
    harness.context.preferences.timing = .linear(.seconds(1))
    let flow = NavigationController(
      root: PlainScreen("sheet"), context: harness.context, isOnStage: false)

    try harness.controller.present(flow)
    harness.advance(milliseconds: 500)

    #expect(styles(harness) == ["zoom"])
    #expect(harness.controller.presentation.fraction == 0.5)
  }

  @Test(
    "FC-14 With reduced motion a chosen look that moves is followed in a hand, and fades by itself")
  func reducedMotion() throws {
    let harness = NavigationHarness()
    harness.context.preferences.transition = .zoom
    harness.context.preferences.reducesMotion = true
    let driver = PercentDrivenTransition()

    try harness.controller.push(PlainScreen("one"))
    harness.settle()
    try harness.controller.pop(.interactive(driver))
    driver.update(0.5)
    driver.finish()
    harness.settle()
    harness.context.preferences.reducesMotion = false
    try harness.controller.push(PlainScreen("two"))

    #expect(styles(harness) == ["cross-fade", "zoom", "zoom"])
  }

  @Test("FC-9 A rule that the person wants decides from the next gesture on")
  func releaseRule() throws {
    let harness = NavigationHarness()
    let screen = PlainScreen("top")
    try harness.controller.push(screen, animated: false)
    var swipe: EdgeSwipeInteractor?
    let transition = PopTransition(from: screen) {
      harness.controller.transitionProvider = swipe?.transition
      _ = try? harness.controller.pop()
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
    harness.context.preferences.releaseRule = .projection
    drag { harness.context.preferences.releaseRule = .fling }
    harness.settle()
    #expect(harness.names == ["root", "top"])
    drag {}
    harness.settle()

    #expect(harness.names == ["root"])
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
    let harness = PagerHarness()

    harness.drag(by: -200)
    harness.settle()
    #expect(harness.pager.index == 0)
    harness.context.preferences.releaseRule = .fling
    harness.drag(by: -200)
    harness.settle()

    #expect(harness.pager.index == 1)
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
