import FlowCore
import FlowModel
import Testing

/// Who is asked what, and what is applied: SEED-FEATURES A.4.
@Suite struct NavigationAppearanceTests {
  private let red = Appearance.plain(0xC80000)
  private let blue = Appearance.plain(0x0000C8, .dark)

  @Test("S3-32 From its creation on it applies what the screen on top wants, at once")
  func creation() throws {
    let context = FlowContext()
    let root = WishingScreen("root", red, hidesBar: true, hidesToolbar: false)
    let controller = NavigationController(root: root, context: context)

    let bars = NavigationAppearance(of: controller)

    #expect(bars.applied == red)
    #expect(bars.isBarHidden && !bars.isToolbarHidden)
    #expect(bars.barPresence == 0 && bars.toolbarPresence == 1)
    #expect(bars.look.toolbar.background == RGBA(hex: 0xC80000))
    #expect(!context.clock.isMoving)
  }

  @Test("S3-4 By default a context shows the bar, hides the toolbar and wants no appearance")
  func defaults() throws {
    final class Context: AppearanceContext { let name = "context" }
    let screen = Context()
    let rig = try AppearanceRig(
      WishingScreen("other", red, hidesBar: true, hidesToolbar: false), screen)

    #expect(!screen.prefersBarHidden && screen.prefersToolbarHidden)
    #expect(screen.preferredAppearance == nil && screen.appearanceUpdates == nil)
    #expect(!rig.bars.isBarHidden && rig.bars.isToolbarHidden)
    #expect(rig.bars.applied == red)
    screen.setNeedsAppearanceUpdate()
  }

  @Test("S3-5 The screen that comes is asked once: for the bar, the toolbar, and the appearance")
  func order() throws {
    let below = WishingScreen("below", red)
    let rig = try AppearanceRig(below)
    let screen = WishingScreen("next", blue)
    var questions: [String] = []
    below.onQuestion = { _ in Issue.record("the screen that goes is asked") }
    screen.onQuestion = { questions.append($0) }

    try rig.controller.push(screen)

    #expect(questions == ["bar", "toolbar", "appearance"])
    rig.settle()
    #expect(questions.count == 3)
  }

  @Test("S3-6 A screen that is no context leaves bars, colours and status as they are")
  func noContext() throws {
    let rig = try AppearanceRig(WishingScreen("red", red, hidesBar: true, hidesToolbar: false))
    let before = rig.bars.look

    try rig.controller.push(PlainScreen("plain"))
    rig.advance(milliseconds: 100)
    #expect(rig.bars.look == before)
    rig.settle()

    #expect(rig.bars.look == before && rig.bars.applied == red)
    #expect(rig.barLines.isEmpty)
  }

  @Test("S3-7 NF-B33 No appearance leaves the one applied last, but the bars are as asked for")
  func noAppearance() throws {
    let rig = try AppearanceRig(WishingScreen("red", red))

    try rig.controller.push(WishingScreen("none", nil, hidesBar: true))
    rig.settle()

    #expect(rig.bars.applied == red && rig.bars.isBarHidden)
    #expect(rig.barLines == ["bars none hidden toolbar hidden"])
  }

  @Test("S3-8 An appearance equal to the applied one calls no strategy")
  func equal() throws {
    let rig = try AppearanceRig(WishingScreen("red", red))
    let strategy = RecordingStrategy()
    rig.bars.strategy = strategy
    #expect(strategy.applied == [red])

    try rig.controller.push(WishingScreen("red too", red))
    rig.settle()
    rig.bars.update()

    #expect(strategy.applied == [red])
    #expect(rig.barLines.isEmpty)
  }

  @Test("S3-9 An appearance is remembered before the strategy sees it, and the status follows")
  func remembered() throws {
    let rig = try AppearanceRig(WishingScreen("red", red))
    let strategy = RecordingStrategy()
    rig.bars.strategy = strategy
    var seen: [Bool] = []
    strategy.onLook = { [unowned bars = rig.bars, blue] in
      seen.append($0 == blue && bars.applied == blue && bars.look.status.light == 1)
    }

    try rig.controller.push(WishingScreen("blue", blue), .immediate)

    #expect(seen == [true])
    #expect(rig.bars.look.status == StatusBarColour(.dark))
  }

  @Test("S3-12 The status is the theme's until an appearance is applied, and then that one's")
  func status() throws {
    let rig = try AppearanceRig(PlainScreen("plain"))
    #expect(rig.bars.look == ChromeAppearance.theme.hidingToolbar)

    try rig.controller.push(WishingScreen("red", red), .custom(CrossFadeTransitionStyle()))
    rig.advance(milliseconds: 125)

    #expect(rig.bars.look.status.light == 0.25 && rig.bars.look.status.dark == 0)
    #expect(rig.bars.look.navigationBar.strength == 0.25)
    rig.settle()
    #expect(rig.bars.look.status == StatusBarColour(.light))
    #expect(rig.bars.look.navigationBar == ResolvedBarAppearance(red.navigationBar))
  }

  @Test("S3-16 A new strategy shows at once, in the middle of a transition as far as that is")
  func strategySet() throws {
    let rig = try AppearanceRig(
      WishingScreen("red", red, hidesToolbar: false), WishingScreen("blue", blue))

    rig.bars.strategy = Darkened(by: 100)

    #expect(rig.bars.look.navigationBar.background == RGBA(hex: 0x000064))
    let hand = try rig.takeHold()
    hand.driver.update(0.5)
    rig.bars.strategy = Darkened(by: 50)
    #expect(rig.bars.look.navigationBar.background == RGBA(hex: 0x4B004B))
    hand.driver.cancel()
    rig.settle()
    #expect(rig.bars.look.navigationBar.background == RGBA(hex: 0x000096))
  }

  @Test("S3-17 A strategy that is set before anything was applied does nothing")
  func strategyTooEarly() throws {
    let rig = try AppearanceRig(PlainScreen("plain"))
    let strategy = RecordingStrategy()

    rig.bars.strategy = strategy

    #expect(strategy.applied.isEmpty)
    #expect(rig.bars.look == ChromeAppearance.theme.hidingToolbar)
  }

  @Test("S3-33 What was applied while a bar was hidden is seen when that bar comes, at once")
  func stale() throws {
    let rig = try AppearanceRig(
      WishingScreen("red", red, hidesToolbar: false),
      WishingScreen("hiding", blue, hidesBar: true))

    try rig.controller.push(
      WishingScreen("showing", blue, hidesToolbar: false), .custom(CrossFadeTransitionStyle()))

    for _ in 1...10 {
      rig.advance(milliseconds: 50)
      #expect(rig.bars.look.navigationBar.background == RGBA(hex: 0x0000C8))
      #expect(rig.bars.look.toolbar.background == RGBA(hex: 0x0000C8))
    }
    #expect(rig.bars.barPresence == 1 && rig.bars.toolbarPresence == 1)
  }

  @Test("NF-B35 After two pages in a row without motion the bars are those of the last one")
  func twoInARow() throws {
    let rig = try AppearanceRig()

    try rig.controller.push(WishingScreen("red", red, hidesBar: true), .immediate)
    try rig.controller.push(WishingScreen("blue", blue), .immediate)

    #expect(rig.bars.applied == blue && rig.bars.barPresence == 1)
    #expect(rig.bars.look.navigationBar == ResolvedBarAppearance(blue.navigationBar))
    #expect(
      rig.barLines == [
        "bars red hidden toolbar hidden",
        "appearance red #c80000 #ffffff #c80000 #ffffff status light",
        "bars blue shown toolbar hidden",
        "appearance blue #0000c8 #ffffff #0000c8 #ffffff status dark",
      ])
  }
}

/// Colours made so much darker.
private struct Darkened: AppearanceApplyingStrategy {
  let amount: UInt8

  init(by amount: UInt8) { self.amount = amount }

  func look(of appearance: Appearance) -> ChromeAppearance {
    var look = ChromeAppearance(appearance)
    let colour = look.navigationBar.background
    look.navigationBar.background = RGBA(
      red: colour.red - min(amount, colour.red), green: 0,
      blue: colour.blue - min(amount, colour.blue))
    return look
  }
}

extension ChromeAppearance {
  /// The same with a hidden toolbar.
  fileprivate var hidingToolbar: ChromeAppearance {
    var look = self
    look.toolbar.presence = 0
    return look
  }
}
