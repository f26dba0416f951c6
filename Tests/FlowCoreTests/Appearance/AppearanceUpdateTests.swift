import FlowCore
import FlowModel
import Testing

@Suite struct AppearanceUpdateTests {
  private let red = Appearance.plain(0xC80000)
  private let blue = Appearance.plain(0x0000C8, .dark)

  @Test("S3-13 S3-31 A visible screen changes colours and bars in place, over 0.2 s")
  func inPlace() throws {
    let screen = DeclaringScreen("screen", red)
    let harness = try AppearanceHarness(screen)
    (screen.appearance, screen.hidesBar) = (blue, true)

    screen.setNeedsAppearanceUpdate()

    #expect(harness.bars.applied == blue && harness.bars.isBarHidden)
    #expect(harness.bars.chrome.status == StatusBarColour(.light) && harness.bars.barPresence == 1)
    for step in 1...4 {
      harness.advance(milliseconds: 50)
      let part = Double(step) / 4
      #expect(abs(harness.bars.chrome.status.dark - part) < 1e-12)
      #expect(abs(harness.bars.barPresence - (1 - part)) < 1e-12)
      #expect(harness.bars.barPresence(of: screen) == harness.bars.barPresence)
    }
    #expect(!harness.context.clock.isMoving)
    #expect(harness.barLines.prefix(1) == ["bars screen hidden toolbar hidden"])
  }

  @Test("S3-14 An update of a covered or removed screen has no effect")
  func covered() throws {
    let covered = DeclaringScreen("covered", red)
    let gone = DeclaringScreen("gone", red)
    let harness = try AppearanceHarness(covered, gone)
    try harness.controller.replaceTop(with: DeclaringScreen("top", red), .immediate)
    (covered.appearance, gone.appearance) = (blue, blue)
    harness.harness.clearTrace()

    covered.setNeedsAppearanceUpdate()
    gone.setNeedsAppearanceUpdate()

    #expect(harness.bars.applied == red && harness.barLines.isEmpty)
    #expect(!harness.context.clock.isMoving)
  }

  @Test("S3-14 An update during a transition has no effect, interactive or not")
  func inTransition() throws {
    let below = DeclaringScreen("below", red)
    let top = DeclaringScreen("top", red)
    let harness = try AppearanceHarness(below, top)
    let drag = try harness.beginDrag()
    drag.driver.update(0.5)
    (below.appearance, top.appearance) = (blue, blue)

    for _ in 1...2 {
      top.setNeedsAppearanceUpdate()
      below.setNeedsAppearanceUpdate()
      harness.bars.update()
      #expect(harness.bars.applied == red && harness.bars.chrome.status.light == 1)
      drag.driver.cancel()
    }
    harness.settle()

    #expect(harness.bars.applied == red)
    top.setNeedsAppearanceUpdate()
    #expect(harness.bars.applied == blue)
  }

  @Test("S3-13 A screen can change its preferences in didAppear")
  func appeared() throws {
    final class ChangesInDidAppear: AppearanceContext {
      let name = "waking"
      private var isAwake = false
      var prefersBarHidden: Bool { isAwake }
      func didAppear() {
        isAwake = true
        setNeedsAppearanceUpdate()
      }
    }
    let harness = try AppearanceHarness(DeclaringScreen("red", red))

    try harness.controller.push(ChangesInDidAppear(), .custom(CrossFadeTransitionStyle()))
    harness.advance(milliseconds: 500)

    #expect(harness.bars.isBarHidden && harness.bars.barPresence == 1)
    harness.advance(milliseconds: 100)
    #expect(abs(harness.bars.barPresence - 0.5) < 1e-12)
  }

  @Test("S3-15 An update reads the top screen's preferences again, and animates only a change")
  func update() throws {
    let screen = DeclaringScreen("screen", red)
    let harness = try AppearanceHarness(screen)
    harness.bars.update()
    #expect(!harness.context.clock.isMoving)
    screen.hidesToolbar = false

    harness.bars.update()
    #expect(harness.context.clock.isMoving && harness.bars.toolbarPresence == 0)
    harness.settle()

    #expect(harness.bars.toolbarPresence == 1 && harness.bars.toolbarPresence(of: screen) == 1)
    #expect(harness.bars.chrome.toolbar == ResolvedBarAppearance(red.toolbar))
  }

  @Test("A strategy's own duration also applies to changes in place")
  func ownTime() throws {
    let screen = DeclaringScreen("screen", red)
    let harness = try AppearanceHarness(screen)
    harness.bars.strategy = AnimatedAppearanceStrategy()
    screen.appearance = blue

    screen.setNeedsAppearanceUpdate()
    harness.advance(milliseconds: 165)

    #expect(abs(harness.bars.chrome.status.dark - 0.5) < 1e-12)
  }

  @Test(
    "Setting a strategy during a change in place ends the change, also for the page's bar presence")
  func strategySet() throws {
    let screen = DeclaringScreen("screen", red)
    let harness = try AppearanceHarness(screen)
    screen.hidesBar = true
    screen.setNeedsAppearanceUpdate()
    harness.advance(milliseconds: 100)

    harness.bars.strategy = AnimatedAppearanceStrategy()

    #expect(harness.bars.barPresence == 0 && harness.bars.barPresence(of: screen) == 0)
    #expect(!harness.context.clock.isMoving)
  }

  @Test("A change in place that a drag interrupts does not jump, and ends exactly after a cancel")
  func interrupted() throws {
    let below = DeclaringScreen("below", red)
    let top = DeclaringScreen("top", blue, hidesToolbar: false)
    let harness = try AppearanceHarness(below, top)
    (top.hidesBar, top.hidesToolbar) = (true, true)
    top.setNeedsAppearanceUpdate()
    harness.advance(milliseconds: 100)
    let drag = try harness.beginDrag()

    #expect(harness.bars.barPresence == 0.5 && harness.bars.toolbarPresence == 0.5)
    drag.driver.update(0.5)
    #expect(harness.bars.barPresence == 0.75 && harness.bars.toolbarPresence == 0.25)
    // The page itself continues its change in place.
    #expect(harness.bars.barPresence(of: top) == 0.5 && harness.bars.barPresence(of: below) == 1)
    harness.advance(milliseconds: 100)
    #expect(harness.bars.barPresence == 0.5 && harness.bars.barPresence(of: top) == 0)
    drag.driver.cancel()
    harness.settle()

    #expect(harness.bars.barPresence == 0 && harness.bars.toolbarPresence == 0)
  }

  @Test(
    "S3-35 A status style that other code sets lasts until an update or a screen with preferences")
  func foreignStatus() throws {
    let harness = try AppearanceHarness(DeclaringScreen("red", red))

    harness.bars.setStatusBarStyle(.dark)
    harness.advance(milliseconds: 100)
    #expect(harness.bars.chrome.status.dark == 0.5)
    harness.settle()
    #expect(harness.bars.chrome.status == StatusBarColour(.dark))
    #expect(harness.bars.applied == red)
    harness.bars.update()
    harness.settle()
    #expect(harness.bars.chrome.status == StatusBarColour(.light))

    harness.bars.setStatusBarStyle(.dark)
    harness.settle()
    try harness.controller.push(DeclaringScreen("red too", red))
    harness.settle()

    #expect(harness.bars.chrome.status == StatusBarColour(.light))
  }

  @Test("S3-35 S3-6 A status style that other code sets survives a screen without preferences")
  func foreignStatusStays() throws {
    let harness = try AppearanceHarness(DeclaringScreen("red", red))
    harness.bars.setStatusBarStyle(.dark)
    harness.settle()

    try harness.controller.push(PlainScreen("plain"))
    harness.settle()
    #expect(harness.bars.chrome.status == StatusBarColour(.dark))
    try harness.controller.pop()
    harness.settle()

    #expect(harness.bars.chrome.status == StatusBarColour(.light))
  }

  @Test(
    "S3-35 Until it is removed, a status rule overrides the declared style while the bar is shown")
  func statusRule() throws {
    let harness = try AppearanceHarness(
      DeclaringScreen("dark on dark", .plain(0x202020, .dark)),
      DeclaringScreen("hiding", .plain(0x202020, .dark), hidesBar: true))
    #expect(harness.bars.chrome.status == StatusBarColour(.dark))

    harness.bars.statusStyleRule = .contrast
    #expect(harness.bars.chrome.status == StatusBarColour(.dark))
    try harness.controller.pop(.immediate)
    #expect(harness.bars.chrome.status == StatusBarColour(.light))
    #expect(harness.bars.applied?.statusStyle == .dark)
    harness.bars.update()
    #expect(harness.bars.chrome.status == StatusBarColour(.light))
    harness.bars.statusStyleRule = nil

    #expect(harness.bars.chrome.status == StatusBarColour(.dark))
  }

  @Test(
    "A status rule judges a translucent bar over white, and has no effect without an appearance")
  func translucentRule() throws {
    var glass = Appearance.plain(0x000000, .light)
    glass.navigationBar.background = .black.opacity(0.1)
    let harness = try AppearanceHarness(PlainScreen("plain"))

    harness.bars.statusStyleRule = .brightness
    #expect(harness.bars.chrome.status == .theme)
    harness.bars.statusStyleRule = .contrast
    try harness.controller.push(DeclaringScreen("glass", glass), .immediate)

    #expect(harness.bars.chrome.status == StatusBarColour(.dark))
  }

  @Test("Screens, flows and bars do not keep one another alive")
  func lifetime() throws {
    let context = FlowContext()
    let screen = DeclaringScreen("screen", red)
    var controller: NavigationController? = NavigationController(root: screen, context: context)
    var bars = controller.map { NavigationAppearance(of: $0) }
    weak let weakController = controller
    weak let weakBars = bars
    weak var weakPage: DeclaringScreen?
    do {
      let page = DeclaringScreen("page", blue)
      weakPage = page
      try controller?.push(page, .immediate)
      try controller?.pop(.immediate)
    }
    #expect(weakPage == nil)

    controller = nil
    #expect(weakController == nil)
    bars?.update()
    #expect(bars?.applied == red)
    bars = nil
    #expect(weakBars == nil)

    screen.setNeedsAppearanceUpdate()
  }

  @Test(
    "Bars and progress created during a transition have the right state when the transition ends",
    arguments: [true, false])
  func late(finishes: Bool) throws {
    let below = DeclaringScreen("below", red)
    let harness = NavigationHarness()
    try harness.controller.push(below, .immediate)
    try harness.controller.push(DeclaringScreen("top", blue), .immediate)
    let driver = PercentDrivenTransition()
    try harness.controller.pop(.interactive(driver))

    let bars = NavigationAppearance(of: harness.controller)
    let progress = FlowProgress(of: harness.controller)
    #expect(bars.applied == blue)
    if finishes { driver.finish() } else { driver.cancel() }
    harness.settle()

    #expect(bars.applied == (finishes ? red : blue))
    #expect(
      bars.chrome.navigationBar == ResolvedBarAppearance((finishes ? red : blue).navigationBar))
    #expect(progress.opacity == 0)
  }

  @Test("If a drag is cancelled, bars created during it read the page that stays, not a queued one")
  func lateBeforeAnother() throws {
    let harness = NavigationHarness()
    try harness.controller.push(DeclaringScreen("below", red), .immediate)
    try harness.controller.push(DeclaringScreen("top", blue), .immediate)
    let driver = PercentDrivenTransition()
    try harness.controller.pop(.interactive(driver))
    driver.update(0.5)
    let bars = NavigationAppearance(of: harness.controller)
    let next = DeclaringScreen("next", .plain(0x00C800))

    driver.cancel()
    try harness.controller.push(next)
    harness.context.clock.advance(to: try #require(harness.context.clock.deadline))
    #expect(bars.applied == next.appearance)
    harness.advance(milliseconds: 50)
    try harness.controller.pop()
    harness.settle()

    // The second cancel restores what the first one left.
    #expect(harness.controller.top.name == "top" && bars.applied == blue)
  }
}
