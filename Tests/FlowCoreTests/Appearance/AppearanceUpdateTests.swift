import FlowCore
import FlowModel
import Testing

/// Screens that change their mind, and others that change something about the bars.
@Suite struct AppearanceUpdateTests {
  private let red = Appearance.plain(0xC80000)
  private let blue = Appearance.plain(0x0000C8, .dark)

  @Test("S3-13 S3-31 A screen on stage changes colours and bars in place, over 0.2 s")
  func inPlace() throws {
    let screen = WishingScreen("screen", red)
    let rig = try AppearanceRig(screen)
    (screen.appearance, screen.hidesBar) = (blue, true)

    screen.setNeedsAppearanceUpdate()

    #expect(rig.bars.applied == blue && rig.bars.isBarHidden)
    #expect(rig.bars.look.status == StatusBarColour(.light) && rig.bars.barPresence == 1)
    for step in 1...4 {
      rig.advance(milliseconds: 50)
      let part = Double(step) / 4
      #expect(abs(rig.bars.look.status.dark - part) < 1e-12)
      #expect(abs(rig.bars.barPresence - (1 - part)) < 1e-12)
      #expect(rig.bars.barPresence(of: screen) == rig.bars.barPresence)
    }
    #expect(!rig.context.clock.isMoving)
    #expect(rig.barLines.prefix(1) == ["bars screen hidden toolbar hidden"])
  }

  @Test("S3-14 From a covered screen, or one that has gone, an update has no effect")
  func covered() throws {
    let covered = WishingScreen("covered", red)
    let gone = WishingScreen("gone", red)
    let rig = try AppearanceRig(covered, gone)
    try rig.controller.replaceTop(with: WishingScreen("top", red), .immediate)
    (covered.appearance, gone.appearance) = (blue, blue)
    rig.rig.forget()

    covered.setNeedsAppearanceUpdate()
    gone.setNeedsAppearanceUpdate()

    #expect(rig.bars.applied == red && rig.barLines.isEmpty)
    #expect(!rig.context.clock.isMoving)
  }

  @Test("S3-14 While a transition runs, in hand or not, no update has any effect")
  func inTransition() throws {
    let below = WishingScreen("below", red)
    let top = WishingScreen("top", red)
    let rig = try AppearanceRig(below, top)
    let hand = try rig.takeHold()
    hand.driver.update(0.5)
    (below.appearance, top.appearance) = (blue, blue)

    for _ in 1...2 {
      top.setNeedsAppearanceUpdate()
      below.setNeedsAppearanceUpdate()
      rig.bars.update()
      #expect(rig.bars.applied == red && rig.bars.look.status.light == 1)
      hand.driver.cancel()
    }
    rig.settle()

    #expect(rig.bars.applied == red)
    top.setNeedsAppearanceUpdate()
    #expect(rig.bars.applied == blue)
  }

  @Test("S3-13 A screen that is told that it has appeared may change its mind at once")
  func appeared() throws {
    final class Waking: AppearanceContext {
      let name = "waking"
      let appearanceUpdates: AppearanceUpdates? = AppearanceUpdates()
      private var isAwake = false
      var prefersBarHidden: Bool { isAwake }
      func didAppear() {
        isAwake = true
        setNeedsAppearanceUpdate()
      }
    }
    let rig = try AppearanceRig(WishingScreen("red", red))

    try rig.controller.push(Waking(), .custom(CrossFadeTransitionStyle()))
    rig.advance(milliseconds: 500)

    #expect(rig.bars.isBarHidden && rig.bars.barPresence == 1)
    rig.advance(milliseconds: 100)
    #expect(abs(rig.bars.barPresence - 0.5) < 1e-12)
  }

  @Test("S3-15 An update asks the screen on top once more; one without change moves nothing")
  func update() throws {
    let screen = WishingScreen("screen", red)
    let rig = try AppearanceRig(screen)
    rig.bars.update()
    #expect(!rig.context.clock.isMoving)
    screen.hidesToolbar = false

    rig.bars.update()
    rig.settle()

    #expect(rig.bars.toolbarPresence == 1 && rig.bars.toolbarPresence(of: screen) == 1)
    #expect(rig.bars.look.toolbar == ResolvedBarAppearance(red.toolbar))
  }

  @Test("A strategy's own time is that of changes in place, too")
  func ownTime() throws {
    let screen = WishingScreen("screen", red)
    let rig = try AppearanceRig(screen)
    rig.bars.strategy = AnimatedAppearanceStrategy()
    screen.appearance = blue

    screen.setNeedsAppearanceUpdate()
    rig.advance(milliseconds: 165)

    #expect(abs(rig.bars.look.status.dark - 0.5) < 1e-12)
  }

  @Test("A strategy that is set in the middle of a change in place ends that, for the page as well")
  func strategySet() throws {
    let screen = WishingScreen("screen", red)
    let rig = try AppearanceRig(screen)
    screen.hidesBar = true
    screen.setNeedsAppearanceUpdate()
    rig.advance(milliseconds: 100)

    rig.bars.strategy = AnimatedAppearanceStrategy()

    #expect(rig.bars.barPresence == 0 && rig.bars.barPresence(of: screen) == 0)
    #expect(!rig.context.clock.isMoving)
  }

  @Test("A change in place, a drag over it, and its cancel have no jump, and end exactly")
  func interrupted() throws {
    let below = WishingScreen("below", red)
    let top = WishingScreen("top", blue, hidesToolbar: false)
    let rig = try AppearanceRig(below, top)
    (top.hidesBar, top.hidesToolbar) = (true, true)
    top.setNeedsAppearanceUpdate()
    rig.advance(milliseconds: 100)
    let hand = try rig.takeHold()

    #expect(rig.bars.barPresence == 0.5 && rig.bars.toolbarPresence == 0.5)
    hand.driver.update(0.5)
    #expect(rig.bars.barPresence == 0.75 && rig.bars.toolbarPresence == 0.25)
    // The page itself goes on with what it has begun.
    #expect(rig.bars.barPresence(of: top) == 0.5 && rig.bars.barPresence(of: below) == 1)
    rig.advance(milliseconds: 100)
    #expect(rig.bars.barPresence == 0.5 && rig.bars.barPresence(of: top) == 0)
    hand.driver.cancel()
    rig.settle()

    #expect(rig.bars.barPresence == 0 && rig.bars.toolbarPresence == 0)
  }

  @Test("S3-35 What a rule makes of the status goes with it, and the declared one is back")
  func statusRule() throws {
    let rig = try AppearanceRig(
      WishingScreen("dark on dark", .plain(0x202020, .dark)),
      WishingScreen("hiding", .plain(0x202020, .dark), hidesBar: true))
    #expect(rig.bars.look.status == StatusBarColour(.dark))

    rig.bars.statusStyleRule = .contrast
    #expect(rig.bars.look.status == StatusBarColour(.dark))
    try rig.controller.pop(.immediate)
    #expect(rig.bars.look.status == StatusBarColour(.light))
    #expect(rig.bars.applied?.statusStyle == .dark)
    rig.bars.update()
    #expect(rig.bars.look.status == StatusBarColour(.light))
    rig.bars.statusStyleRule = nil

    #expect(rig.bars.look.status == StatusBarColour(.dark))
  }

  @Test("A rule decides by a translucent bar over white, and by nothing before any appearance")
  func translucentRule() throws {
    var glass = Appearance.plain(0x000000, .light)
    glass.navigationBar.background = .black.opacity(0.1)
    let rig = try AppearanceRig(PlainScreen("plain"))

    rig.bars.statusStyleRule = .brightness
    #expect(rig.bars.look.status == .theme)
    rig.bars.statusStyleRule = .contrast
    try rig.controller.push(WishingScreen("glass", glass), .immediate)

    #expect(rig.bars.look.status == StatusBarColour(.dark))
  }

  @Test("Nobody keeps a screen, a flow or its bars alive")
  func lifetime() throws {
    let context = FlowContext()
    let screen = WishingScreen("screen", red)
    var controller: NavigationController? = NavigationController(root: screen, context: context)
    var bars = controller.map { NavigationAppearance(of: $0) }
    weak let weakController = controller
    weak let weakBars = bars
    weak var weakPage: WishingScreen?
    do {
      let page = WishingScreen("page", blue)
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
    "Who begins to listen in the middle of a transition knows how that ends",
    arguments: [true, false])
  func late(finishes: Bool) throws {
    let below = WishingScreen("below", red)
    let rig = NavigationHarness()
    try rig.controller.push(below, .immediate)
    try rig.controller.push(WishingScreen("top", blue), .immediate)
    let driver = PercentDrivenTransition()
    try rig.controller.pop(.interactive(driver))

    let bars = NavigationAppearance(of: rig.controller)
    let progress = FlowProgress(of: rig.controller)
    #expect(bars.applied == blue)
    if finishes { driver.finish() } else { driver.cancel() }
    rig.settle()

    #expect(bars.applied == (finishes ? red : blue))
    #expect(bars.look.navigationBar == ResolvedBarAppearance((finishes ? red : blue).navigationBar))
    #expect(progress.opacity == 0)
  }
}
