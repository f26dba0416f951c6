import FlowCore
import FlowModel
import Testing

@Suite struct AppearanceTransitionTests {
  private let red = Appearance.plain(0xC80000)
  private let blue = Appearance.plain(0x0000C8, .dark)

  /// A red screen with the navigation bar, and above it a blue screen with only the toolbar.
  private func harness() throws -> AppearanceHarness {
    try AppearanceHarness(
      DeclaringScreen("red", red),
      DeclaringScreen("blue", blue, hidesBar: true, hidesToolbar: false))
  }

  @Test("S3-19 A drag applies the target appearance at its start, without any visible change yet")
  func dragBegins() throws {
    let harness = try harness()
    let before = harness.bars.chrome

    _ = try harness.beginDrag()

    #expect(
      harness.bars.applied == red && !harness.bars.isBarHidden && harness.bars.isToolbarHidden)
    #expect(harness.bars.chrome == before)
    #expect(
      harness.barLines == [
        "bars red shown toolbar hidden",
        "appearance red #c80000 #ffffff #c80000 #ffffff status light",
      ])
  }

  @Test("FC-16 A drag interpolates colours, bars and status in both directions")
  func halfWay() throws {
    let harness = try AppearanceHarness(
      DeclaringScreen("red", red), DeclaringScreen("blue", blue, hidesToolbar: false))
    let drag = try harness.beginDrag()

    for fraction in [0.5, 0.75, 0.25] {
      drag.driver.update(fraction)
      let chrome = harness.bars.chrome
      #expect(
        chrome.navigationBar.background
          == RGBA(red: UInt8(200 * fraction), green: 0, blue: UInt8(200 * (1 - fraction))))
      #expect(chrome.toolbar.background == RGBA(hex: 0x0000C8))
      #expect(harness.bars.toolbarPresence == 1 - fraction && harness.bars.barPresence == 1)
      #expect(chrome.status.light == fraction && chrome.status.dark == 1 - fraction)
    }
  }

  @Test(
    "S3-20 S3-21 S3-22 NF-B31 SX-2 A cancel restores everything exactly, interactive or not",
    arguments: [nil, 330, 1000], [true, false])
  func cancelled(milliseconds: Int?, isInteractive: Bool) throws {
    let harness = try harness()
    if let milliseconds {
      harness.bars.strategy = AnimatedAppearanceStrategy(duration: .milliseconds(milliseconds))
    }
    let before = harness.bars.chrome
    let blueScreen = harness.controller.top

    if isInteractive {
      let drag = try harness.beginDrag()
      drag.driver.update(0.7)
      drag.driver.cancel()
    } else {
      try harness.controller.pop()
      harness.advance(milliseconds: 130)
      #expect(harness.bars.chrome != before)
      try harness.controller.push(blueScreen)
    }
    while let deadline = harness.controller.deadline { harness.context.clock.advance(to: deadline) }

    #expect(!harness.context.clock.isMoving)
    #expect(harness.controller.top === blueScreen)
    #expect(harness.bars.chrome == before && harness.bars.applied == blue)
    #expect(harness.bars.isBarHidden && !harness.bars.isToolbarHidden)
    #expect(harness.bars.barPresence == 0 && harness.bars.toolbarPresence == 1)
    // An appearance whose transition was cancelled does not count as applied the next time.
    try harness.controller.pop(.immediate)
    #expect(harness.bars.chrome.navigationBar == ResolvedBarAppearance(red.navigationBar))
  }

  @Test("NF-B37 After a cancel the status fades back in a single fade")
  func status() throws {
    let harness = try harness()
    let drag = try harness.beginDrag()
    drag.driver.update(0.8)
    drag.driver.cancel()

    var last = 0.8
    while harness.controller.isMoving {
      harness.advance(milliseconds: 4)
      let status = harness.bars.chrome.status
      #expect((last - 0.1...last).contains(status.light))
      #expect(abs(status.light + status.dark - 1) < 1e-12)
      last = status.light
    }

    #expect(harness.bars.chrome.status == StatusBarColour(.dark))
  }

  @Test(
    "NF-B29 A page's own bar presence does not change while the page slides, to its end or back")
  func room() throws {
    let below = DeclaringScreen("below", red)
    let above = DeclaringScreen("above", blue, hidesBar: true, hidesToolbar: false)
    let harness = try AppearanceHarness(below, above)
    let drag = try harness.beginDrag()

    for fraction in [0, 0.4, 0.9, 0.2] {
      drag.driver.update(fraction)
      #expect(
        harness.bars.barPresence(of: below) == 1 && harness.bars.toolbarPresence(of: below) == 0)
      #expect(
        harness.bars.barPresence(of: above) == 0 && harness.bars.toolbarPresence(of: above) == 1)
    }
    drag.driver.update(0.4)
    #expect(abs(harness.bars.barPresence - 0.4) < 1e-12)
    drag.driver.cancel()
    harness.settle()

    #expect(harness.bars.barPresence(of: above) == 0 && harness.bars.barPresence == 0)
    // A page that is no longer visible has the presence that was requested last.
    #expect(harness.bars.barPresence(of: below) == 0)
  }

  @Test("NF-B29 A screen without preferences keeps the bar presence with which it was shown")
  func roomFound() throws {
    let plain = PlainScreen("plain")
    let harness = try AppearanceHarness(DeclaringScreen("red", red, hidesBar: true), plain)
    #expect(harness.bars.barPresence(of: plain) == 0)

    try harness.controller.push(DeclaringScreen("blue", blue))
    harness.advance(milliseconds: 200)

    #expect(harness.bars.barPresence > 0)
    #expect(harness.bars.barPresence(of: plain) == 0)
    harness.settle()
    try harness.controller.pop()
    #expect(harness.bars.barPresence(of: plain) == 1)
  }

  @Test(
    "FC-16 A strategy's own animation is linear over its 0.33 s; the transition keeps its duration")
  func ownTime() throws {
    let harness = try AppearanceHarness(DeclaringScreen("red", red))
    harness.bars.strategy = AnimatedAppearanceStrategy()
    try harness.controller.push(DeclaringScreen("blue", blue))

    for step in 1...10 {
      harness.advance(milliseconds: 33)
      #expect(abs(harness.bars.chrome.status.dark - Double(step) / 10) < 1e-6)
    }
    #expect(harness.bars.chrome.navigationBar == ResolvedBarAppearance(blue.navigationBar))
    #expect(harness.controller.isMoving)
  }

  @Test("FC-16 A strategy's own animation continues after the end of a shorter transition")
  func longer() throws {
    let harness = try AppearanceHarness(DeclaringScreen("red", red))
    harness.bars.strategy = AnimatedAppearanceStrategy(duration: .seconds(1))
    try harness.controller.push(DeclaringScreen("blue", blue), .custom(CrossFadeTransitionStyle()))

    for step in 1...10 {
      harness.advance(milliseconds: 100)
      #expect(abs(harness.bars.chrome.status.dark - Double(step) / 10) < 1e-9)
      #expect(harness.controller.isMoving == (step < 5))
      #expect(harness.context.clock.isMoving == (step < 10))
    }
    #expect(harness.bars.chrome.navigationBar == ResolvedBarAppearance(blue.navigationBar))
  }

  @Test("FC-16 A strategy's own animation is frozen, reversed and dragged with the page")
  func ownTimeInterrupted() throws {
    let harness = try AppearanceHarness(DeclaringScreen("red", red))
    harness.bars.strategy = AnimatedAppearanceStrategy()
    try harness.controller.push(DeclaringScreen("blue", blue))
    harness.advance(milliseconds: 110)
    let third = harness.bars.chrome

    try harness.controller.freeze()
    harness.advance(milliseconds: 1000)
    #expect(harness.bars.chrome == third)
    harness.controller.unfreeze()
    let driver = PercentDrivenTransition()
    try harness.controller.pop(.interactive(driver))
    #expect(abs(harness.bars.chrome.status.dark - third.status.dark) < 1e-6)
    driver.update(1)
    #expect(harness.bars.chrome.status == StatusBarColour(.light))
    driver.update(0)
    #expect(harness.bars.chrome.status == StatusBarColour(.dark))
    driver.finish()
    harness.settle()

    #expect(harness.bars.chrome.navigationBar == ResolvedBarAppearance(red.navigationBar))
    #expect(harness.bars.applied == red)
  }

  @Test("FC-16 A strategy's own animation follows a drag and, after the release, the settling page")
  func ownTimeDuringDrag() throws {
    let harness = try AppearanceHarness(DeclaringScreen("red", red), DeclaringScreen("blue", blue))
    harness.bars.strategy = AnimatedAppearanceStrategy()
    let drag = try harness.beginDrag()

    for fraction in [0.25, 0.5] {
      drag.driver.update(fraction)
      #expect(harness.bars.chrome.status.light == fraction)
    }
    drag.driver.finish()

    while let fraction = harness.controller.fraction {
      #expect(harness.bars.chrome.status.light == fraction)
      harness.advance(milliseconds: 20)
    }
    #expect(harness.bars.chrome.status == StatusBarColour(.light))
  }

  @Test("S3-18 A custom strategy resolves and interpolates the appearance")
  func custom() throws {
    struct Stepping: AppearanceApplyingStrategy {
      func chrome(of appearance: Appearance) -> ChromeAppearance {
        var chrome = ChromeAppearance(appearance)
        chrome.navigationBar.title = .black
        return chrome
      }
      func chrome(from start: ChromeAppearance, to end: ChromeAppearance, fraction: Double)
        -> ChromeAppearance
      {
        fraction < 0.5 ? start : end
      }
    }
    let harness = try AppearanceHarness(DeclaringScreen("blue", blue), DeclaringScreen("red", red))
    harness.bars.strategy = Stepping()
    let drag = try harness.beginDrag()

    drag.driver.update(0.49)
    #expect(harness.bars.chrome.navigationBar.background == RGBA(hex: 0xC80000))
    #expect(harness.bars.chrome.navigationBar.title == .black)
    drag.driver.update(0.51)
    #expect(harness.bars.chrome.navigationBar.background == RGBA(hex: 0x0000C8))
    drag.driver.update(0)

    #expect(harness.bars.chrome.navigationBar.background == RGBA(hex: 0xC80000))
  }

  @Test("A push that interrupts a drag starts from the current colours")
  func cutShort() throws {
    let harness = try AppearanceHarness(
      DeclaringScreen("red", red), DeclaringScreen("blue", blue, hidesToolbar: false))
    let drag = try harness.beginDrag()
    drag.driver.update(0.5)
    let before = harness.bars.chrome

    try harness.controller.push(DeclaringScreen("green", .plain(0x00C800)))

    #expect(harness.bars.chrome == before)
    harness.settle()
    #expect(
      harness.bars.chrome.navigationBar
        == ResolvedBarAppearance(Appearance.plain(0x00C800).navigationBar)
    )
    #expect(harness.bars.toolbarPresence == 0)
  }
}
