import FlowCore
import Testing

@Suite struct ThemeAppearanceTests {
  @Test("The theme's appearance resolves to the theme's bars, also for readable strategies")
  func resolved() {
    #expect(ChromeAppearance(Appearance.theme) == .theme)
    #expect(ReadableAppearanceStrategy().chrome(of: .theme) == .theme)
  }

  @Test("One bar can have the theme's colours while the other one has its own")
  func single() {
    let chrome = ChromeAppearance(Appearance(toolbar: .theme))

    #expect(chrome.toolbar == .theme)
    #expect(chrome.navigationBar == ResolvedBarAppearance(Appearance.Bar()))
  }

  @Test("A page that wants the theme's bars gets them back after a page with colours of its own")
  func back() throws {
    let context = FlowContext()
    let plain = DeclaringScreen("plain", .theme)
    let flow = NavigationController(root: plain, context: context)
    let appearance = NavigationAppearance(of: flow)
    #expect(appearance.chrome == ChromeAppearance.theme.withoutToolbar)

    try flow.push(DeclaringScreen("red", Appearance()), .immediate)
    #expect(appearance.chrome.navigationBar.background == Appearance.Bar().background)
    try flow.pop(.immediate)

    #expect(appearance.chrome == ChromeAppearance.theme.withoutToolbar)
  }

  @Test("The trace says that bars have the theme's colours")
  func traced() {
    let context = FlowContext()
    var lines: [String] = []
    context.trace.send { lines.append($0.description) }
    let flow = NavigationController(root: DeclaringScreen("plain", .theme), context: context)
    let appearance = NavigationAppearance(of: flow)

    #expect(appearance.applied == .theme)
    #expect(lines.contains("0.000000 appearance plain theme theme status default"))
  }

  @Test("One call updates the bars of all flows of a context, and of no other context")
  func all() {
    let (context, other) = (FlowContext(), FlowContext())
    let screens = ["a", "b", "c"].map { DeclaringScreen($0, .theme) }
    let flows = screens.enumerated().map { index, screen in
      NavigationController(root: screen, context: index < 2 ? context : other)
    }
    let appearances = flows.map { NavigationAppearance(of: $0) }
    for screen in screens { screen.appearance = Appearance() }

    context.setNeedsAppearanceUpdate()

    #expect(appearances.map(\.applied) == [Appearance(), Appearance(), .theme])
  }

  @Test(
    "A flow in a transition updates its bars when the transition has ended",
    arguments: [true, false])
  func duringTransition(finishes: Bool) throws {
    let context = FlowContext()
    let screens = ["a", "b"].map { DeclaringScreen($0, .theme) }
    let flow = NavigationController(root: screens[0], context: context)
    let appearance = NavigationAppearance(of: flow)
    let driver = PercentDrivenTransition()
    try flow.push(screens[1], .interactive(driver))
    driver.update(0.5)
    for screen in screens { screen.appearance = Appearance() }

    context.setNeedsAppearanceUpdate()
    #expect(appearance.applied == .theme)
    if finishes { driver.finish() } else { driver.cancel() }
    context.clock.settle(atMost: .seconds(2))

    #expect(appearance.applied == Appearance())
    #expect(appearance.chrome.navigationBar.background == Appearance.Bar().background)
  }

  @Test("An update that is due when the next transition begins at once waits for that one, too")
  func betweenTransitions() throws {
    let context = FlowContext()
    let screens = ["a", "b", "c"].map { DeclaringScreen($0, .theme) }
    let flow = NavigationController(root: screens[0], context: context)
    let appearance = NavigationAppearance(of: flow)
    try flow.push(screens[1])
    try flow.push(screens[2])
    screens[1].appearance = Appearance()

    context.setNeedsAppearanceUpdate()
    context.clock.advance(to: try #require(flow.deadline))
    #expect(flow.coordinator?.to === screens[2])
    context.clock.advance(to: context.clock.now.advanced(by: .milliseconds(100)))
    try flow.pop()
    context.clock.settle(atMost: .seconds(2))

    #expect(flow.top === screens[1] && appearance.applied == Appearance())
  }
}
