import FlowCore
import FlowModel
import Testing

@Suite struct PreferredStyleTests {
  private func styles(_ harness: NavigationHarness) -> [String] {
    harness.lines.filter { $0.verb == "willShow" }.compactMap { line in
      line.details.split(separator: " ").dropFirst().first.map(String.init)
    }
  }

  @Test(
    "A preferred style applies from the next transition on, in both directions",
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

  @Test("A preferred style overrides a provider's style")
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

  @Test("A push with a custom style, and its pop, ignore the preferred style and timing")
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

  @Test("A preferred timing applies from the next transition on, with any style")
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

  @Test("The preferred style and timing also apply to presentations")
  func presented() throws {
    let harness = NavigationHarness()
    harness.context.preferences.transition = .zoom
    harness.context.preferences.timing = .linear(.seconds(1))
    let flow = NavigationController(
      root: PlainScreen("sheet"), context: harness.context, isVisible: false)

    try harness.controller.present(flow)
    harness.advance(milliseconds: 500)

    #expect(styles(harness) == ["zoom"])
    #expect(harness.controller.presentation.fraction == 0.5)
  }

  @Test(
    "FC-14 With reduced motion, a preferred moving style is used only for interactive transitions")
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

  @Test("FC-14 With reduced motion, a fade replaces a custom style that moves pages, and no other")
  func customStyles() throws {
    let harness = NavigationHarness()
    harness.context.preferences.reducesMotion = true

    for style in [
      SlideTransitionStyle(from: .leading), ZoomTransitionStyle(), SheetTransitionStyle(),
      CrossFadeTransitionStyle(duration: .seconds(1)),
    ] as [any TransitionStyle] {
      try harness.controller.push(PlainScreen("one"), .custom(style))
      harness.advance(milliseconds: 100)
      let isLong = harness.controller.coordinator?.duration == .seconds(1)
      #expect(isLong == (style.timing == .linear(.seconds(1))))
      harness.settle()
      try harness.controller.pop()
      harness.settle()
    }

    #expect(styles(harness) == Array(repeating: "cross-fade", count: 8))
  }

  @Test("FC-9 A preferred release rule applies from the next gesture on")
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

    // Released halfway at zero velocity, a drag finishes by `fling` and is cancelled by
    // `projection`.
    harness.context.preferences.releaseRule = .projection
    drag { harness.context.preferences.releaseRule = .fling }
    harness.settle()
    #expect(harness.names == ["root", "top"])
    drag {}
    harness.settle()

    #expect(harness.names == ["root"])
  }

  @Test("FC-15 Pages stop advancing by themselves while reduced motion is preferred")
  func fluidProgress() {
    let harness = FluidProgressHarness()
    harness.advance(milliseconds: 1_000)

    harness.context.preferences.reducesMotion = true
    harness.advance(milliseconds: 100_000)
    #expect(harness.progress.index == 0 && harness.progress.fill(of: 0) == 1)
    harness.context.preferences.reducesMotion = false
    harness.advance(milliseconds: 1_000)
    #expect(harness.elapsed == .seconds(2))
    harness.context.preferences.isDark = true
    harness.advance(milliseconds: 2_000)

    #expect(harness.progress.index == 1)
  }

  @Test("A pager uses the preferred release rule instead of its own")
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

  @Test("Preferences can be changed after an object that follows them has been deallocated")
  func followerGone() {
    let context = FlowContext(preferences: Preferences(edgeWidth: 40))
    var progress: FluidProgress? = FluidProgress(["a"], timePerPage: .seconds(1), context: context)
    weak let weakProgress = progress
    #expect(weakProgress?.machine.pauses == [])

    progress = nil
    #expect(weakProgress == nil)
    context.preferences.reducesMotion = true

    #expect(context.preferences == Preferences(reducesMotion: true, edgeWidth: 40))
  }
}
