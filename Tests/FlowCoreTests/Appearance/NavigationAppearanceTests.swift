import FlowCore
import FlowModel
import Testing

@Suite struct NavigationAppearanceTests {
  private let red = Appearance.plain(0xC80000)
  private let blue = Appearance.plain(0x0000C8, .dark)

  @Test("S3-32 The top screen's preferences are applied at once on creation")
  func creation() throws {
    let context = FlowContext()
    let root = DeclaringScreen("root", red, hidesBar: true, hidesToolbar: false)
    let controller = NavigationController(root: root, context: context)

    let bars = NavigationAppearance(of: controller)

    #expect(bars.applied == red)
    #expect(bars.isBarHidden && !bars.isToolbarHidden)
    #expect(bars.barPresence == 0 && bars.toolbarPresence == 1)
    #expect(bars.chrome.toolbar.background == RGBA(hex: 0xC80000))
    #expect(!context.clock.isMoving)
  }

  @Test("S3-4 By default a context shows the bar, hides the toolbar and prefers no appearance")
  func defaults() throws {
    final class Context: AppearanceContext { let name = "context" }
    let screen = Context()
    let harness = try AppearanceHarness(
      DeclaringScreen("other", red, hidesBar: true, hidesToolbar: false), screen)

    #expect(!screen.prefersBarHidden && screen.prefersToolbarHidden)
    #expect(screen.preferredAppearance == nil)
    #expect(!harness.bars.isBarHidden && harness.bars.isToolbarHidden)
    #expect(harness.bars.applied == red)
    screen.setNeedsAppearanceUpdate()
    #expect(harness.barLines.isEmpty && !harness.context.clock.isMoving)
  }

  @Test("S3-5 An arriving screen's preferences are read once: bar, toolbar, appearance")
  func order() throws {
    let below = DeclaringScreen("below", red)
    let harness = try AppearanceHarness(below)
    let screen = DeclaringScreen("next", blue)
    var questions: [String] = []
    below.onRead = { _ in Issue.record("the leaving screen was asked") }
    screen.onRead = { questions.append($0) }

    try harness.controller.push(screen)

    #expect(questions == ["bar", "toolbar", "appearance"])
    harness.settle()
    #expect(questions.count == 3)
  }

  @Test("S3-5 S3-9 A strategy is told whether the change is animated")
  func animatedFlag() throws {
    let screen = DeclaringScreen("red", red)
    let harness = try AppearanceHarness(screen)
    let strategy = RecordingStrategy()
    harness.bars.strategy = strategy
    try harness.controller.push(DeclaringScreen("blue", blue), .immediate)
    try harness.controller.pop()
    harness.settle()
    screen.appearance = blue
    screen.setNeedsAppearanceUpdate()

    #expect(strategy.applied == [red, blue, red, blue])
    #expect(strategy.isAnimated == [false, false, true, true])
  }

  @Test("A screen can prefer different bars in different flows")
  func perController() throws {
    final class Guest: AppearanceContext {
      let name = "guest"
      weak var home: NavigationController?
      func prefersBarHidden(for controller: NavigationController) -> Bool { controller !== home }
      func prefersToolbarHidden(for controller: NavigationController) -> Bool {
        controller === home
      }
      func preferredAppearance(for controller: NavigationController) -> Appearance? {
        controller === home ? .lightAppearance : nil
      }
    }
    let (home, away, guest) = (
      try AppearanceHarness(DeclaringScreen("red", red)),
      try AppearanceHarness(DeclaringScreen("red", red)), Guest()
    )
    guest.home = home.controller

    try away.controller.push(guest, .immediate)
    #expect(away.bars.isBarHidden && !away.bars.isToolbarHidden && away.bars.applied == red)
    try away.controller.pop(.immediate)
    try home.controller.push(guest, .immediate)

    #expect(!home.bars.isBarHidden && home.bars.isToolbarHidden)
    #expect(home.bars.applied == .lightAppearance)
    #expect(!away.bars.isBarHidden)
  }

  @Test("S3-6 A screen that is not an appearance context leaves bars, colours and status unchanged")
  func noContext() throws {
    let harness = try AppearanceHarness(
      DeclaringScreen("red", red, hidesBar: true, hidesToolbar: false))
    let before = harness.bars.chrome

    try harness.controller.push(PlainScreen("plain"))
    harness.advance(milliseconds: 100)
    #expect(harness.bars.chrome == before)
    harness.settle()

    #expect(harness.bars.chrome == before && harness.bars.applied == red)
    #expect(harness.barLines.isEmpty)
  }

  @Test(
    "S3-7 NF-B33 Without a preferred appearance the last one remains, but bars are still shown or hidden"
  )
  func noAppearance() throws {
    let harness = try AppearanceHarness(DeclaringScreen("red", red))

    try harness.controller.push(DeclaringScreen("none", nil, hidesBar: true))
    harness.settle()

    #expect(harness.bars.applied == red && harness.bars.isBarHidden)
    #expect(harness.barLines == ["bars none hidden toolbar hidden"])
  }

  @Test("S3-8 An appearance equal to the applied one is not passed to the strategy")
  func equal() throws {
    let harness = try AppearanceHarness(DeclaringScreen("red", red))
    let strategy = RecordingStrategy()
    harness.bars.strategy = strategy
    #expect(strategy.applied == [red])

    try harness.controller.push(DeclaringScreen("red too", red))
    harness.settle()
    harness.bars.update()

    #expect(strategy.applied == [red])
    #expect(harness.barLines.isEmpty)
  }

  @Test(
    "S3-9 An appearance is stored before the strategy resolves it, and the status bar changes later"
  )
  func remembered() throws {
    let harness = try AppearanceHarness(DeclaringScreen("red", red))
    let strategy = RecordingStrategy()
    harness.bars.strategy = strategy
    var seen: [Bool] = []
    strategy.onResolve = { [unowned bars = harness.bars, blue] in
      seen.append($0 == blue && bars.applied == blue && bars.chrome.status.light == 1)
    }

    try harness.controller.push(DeclaringScreen("blue", blue), .immediate)

    #expect(seen == [true])
    #expect(harness.bars.chrome.status == StatusBarColour(.dark))
  }

  @Test(
    "S3-12 The status bar has the theme's style until an appearance sets another one"
  )
  func status() throws {
    let harness = try AppearanceHarness(PlainScreen("plain"))
    #expect(harness.bars.chrome == ChromeAppearance.theme.withoutToolbar)

    try harness.controller.push(DeclaringScreen("red", red), .custom(CrossFadeTransitionStyle()))
    harness.advance(milliseconds: 125)

    #expect(harness.bars.chrome.status.light == 0.25 && harness.bars.chrome.status.dark == 0)
    #expect(harness.bars.chrome.navigationBar.strength == 0.25)
    harness.settle()
    #expect(harness.bars.chrome.status == StatusBarColour(.light))
    #expect(harness.bars.chrome.navigationBar == ResolvedBarAppearance(red.navigationBar))
  }

  @Test("S3-16 A new strategy takes effect at once, also during a transition")
  func strategySet() throws {
    let harness = try AppearanceHarness(
      DeclaringScreen("red", red, hidesToolbar: false), DeclaringScreen("blue", blue))

    harness.bars.strategy = Darkened(by: 100)

    #expect(harness.bars.chrome.navigationBar.background == RGBA(hex: 0x000064))
    let drag = try harness.beginDrag()
    drag.driver.update(0.5)
    harness.bars.strategy = Darkened(by: 50)
    #expect(harness.bars.chrome.navigationBar.background == RGBA(hex: 0x4B004B))
    drag.driver.cancel()
    harness.settle()
    #expect(harness.bars.chrome.navigationBar.background == RGBA(hex: 0x000096))
  }

  @Test("S3-17 A strategy set before any appearance was applied has no effect")
  func strategyTooEarly() throws {
    let harness = try AppearanceHarness(PlainScreen("plain"))
    let strategy = RecordingStrategy()

    harness.bars.strategy = strategy

    #expect(strategy.applied.isEmpty)
    #expect(harness.bars.chrome == ChromeAppearance.theme.withoutToolbar)
  }

  @Test("S3-33 A bar appears with the appearance that was applied while it was hidden")
  func stale() throws {
    let harness = try AppearanceHarness(
      DeclaringScreen("red", red, hidesToolbar: false),
      DeclaringScreen("hiding", blue, hidesBar: true))

    try harness.controller.push(
      DeclaringScreen("showing", blue, hidesToolbar: false), .custom(CrossFadeTransitionStyle()))

    for _ in 1...10 {
      harness.advance(milliseconds: 50)
      #expect(harness.bars.chrome.navigationBar.background == RGBA(hex: 0x0000C8))
      #expect(harness.bars.chrome.toolbar.background == RGBA(hex: 0x0000C8))
    }
    #expect(harness.bars.barPresence == 1 && harness.bars.toolbarPresence == 1)
  }

  @Test("NF-B35 After two immediate pushes the bars are those of the last screen")
  func twoInARow() throws {
    let harness = try AppearanceHarness()

    try harness.controller.push(DeclaringScreen("red", red, hidesBar: true), .immediate)
    try harness.controller.push(DeclaringScreen("blue", blue), .immediate)

    #expect(harness.bars.applied == blue && harness.bars.barPresence == 1)
    #expect(harness.bars.chrome.navigationBar == ResolvedBarAppearance(blue.navigationBar))
    #expect(
      harness.barLines == [
        "bars red hidden toolbar hidden",
        "appearance red #c80000 #ffffff #c80000 #ffffff status light",
        "bars blue shown toolbar hidden",
        "appearance blue #0000c8 #ffffff #0000c8 #ffffff status dark",
      ])
  }
}

private struct Darkened: AppearanceApplyingStrategy {
  let amount: UInt8

  init(by amount: UInt8) { self.amount = amount }

  func chrome(of appearance: Appearance) -> ChromeAppearance {
    var chrome = ChromeAppearance(appearance)
    let colour = chrome.navigationBar.background
    chrome.navigationBar.background = RGBA(
      red: colour.red - min(amount, colour.red), green: 0,
      blue: colour.blue - min(amount, colour.blue))
    return chrome
  }
}
