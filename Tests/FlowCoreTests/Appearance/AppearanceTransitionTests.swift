import FlowCore
import FlowModel
import Testing

/// Bars alongside transitions: FC-16, NAVIGATION-FACTS 3.5.
@Suite struct AppearanceTransitionTests {
  private let red = Appearance.plain(0xC80000)
  private let blue = Appearance.plain(0x0000C8, .dark)

  /// Red with the bar above, blue without it and with the toolbar.
  private func rig() throws -> AppearanceRig {
    try AppearanceRig(
      WishingScreen("red", red), WishingScreen("blue", blue, hidesBar: true, hidesToolbar: false))
  }

  @Test("S3-19 A drag applies the target at its start, and nothing is seen of that yet")
  func dragBegins() throws {
    let rig = try rig()
    let before = rig.bars.look

    _ = try rig.takeHold()

    #expect(rig.bars.applied == red && !rig.bars.isBarHidden && rig.bars.isToolbarHidden)
    #expect(rig.bars.look == before)
    #expect(
      rig.barLines == [
        "bars red shown toolbar hidden",
        "appearance red #c80000 #ffffff #c80000 #ffffff status light",
      ])
  }

  @Test("FC-16 A half-way drag shows half-way colours, bars and status, both ways")
  func halfWay() throws {
    let rig = try AppearanceRig(
      WishingScreen("red", red), WishingScreen("blue", blue, hidesToolbar: false))
    let hand = try rig.takeHold()

    for fraction in [0.5, 0.75, 0.25] {
      hand.driver.update(fraction)
      let look = rig.bars.look
      #expect(
        look.navigationBar.background
          == RGBA(red: UInt8(200 * fraction), green: 0, blue: UInt8(200 * (1 - fraction))))
      #expect(look.toolbar.background == RGBA(hex: 0x0000C8))
      #expect(rig.bars.toolbarPresence == 1 - fraction && rig.bars.barPresence == 1)
      #expect(look.status.light == fraction && look.status.dark == 1 - fraction)
    }
  }

  @Test(
    "S3-20 S3-21 S3-22 NF-B31 SX-2 A cancel restores everything to the bit, in hand or not",
    arguments: [nil, 330, 1000], [true, false])
  func cancelled(milliseconds: Int?, isInteractive: Bool) throws {
    let rig = try rig()
    if let milliseconds {
      rig.bars.strategy = AnimatedAppearanceStrategy(duration: .milliseconds(milliseconds))
    }
    let before = rig.bars.look
    let blueScreen = rig.controller.top

    if isInteractive {
      let hand = try rig.takeHold()
      hand.driver.update(0.7)
      hand.driver.cancel()
    } else {
      try rig.controller.pop()
      rig.advance(milliseconds: 130)
      #expect(rig.bars.look != before)
      try rig.controller.push(blueScreen)
    }
    while let deadline = rig.controller.deadline { rig.context.clock.advance(to: deadline) }

    #expect(!rig.context.clock.isMoving)
    #expect(rig.controller.top === blueScreen)
    #expect(rig.bars.look == before && rig.bars.applied == blue)
    #expect(rig.bars.isBarHidden && !rig.bars.isToolbarHidden)
    #expect(rig.bars.barPresence == 0 && rig.bars.toolbarPresence == 1)
    // What was applied for nothing does not count as applied the next time.
    try rig.controller.pop(.immediate)
    #expect(rig.bars.look.navigationBar == ResolvedBarAppearance(red.navigationBar))
  }

  @Test("NF-B37 A status fades once, at an even pace, and back once in a cancel")
  func status() throws {
    let rig = try rig()
    let hand = try rig.takeHold()
    hand.driver.update(0.8)
    hand.driver.cancel()

    var last = 0.8
    while rig.controller.isMoving {
      rig.advance(milliseconds: 4)
      let status = rig.bars.look.status
      #expect(status.light <= last && abs(status.light + status.dark - 1) < 1e-12)
      last = status.light
    }

    #expect(rig.bars.look.status == StatusBarColour(.dark))
  }

  @Test("NF-B29 No page's own bar room changes while it slides, whatever becomes of the drag")
  func room() throws {
    let below = WishingScreen("below", red)
    let above = WishingScreen("above", blue, hidesBar: true, hidesToolbar: false)
    let rig = try AppearanceRig(below, above)
    let hand = try rig.takeHold()

    for fraction in [0, 0.4, 0.9, 0.2] {
      hand.driver.update(fraction)
      #expect(rig.bars.barPresence(of: below) == 1 && rig.bars.toolbarPresence(of: below) == 0)
      #expect(rig.bars.barPresence(of: above) == 0 && rig.bars.toolbarPresence(of: above) == 1)
    }
    hand.driver.update(0.4)
    #expect(abs(rig.bars.barPresence - 0.4) < 1e-12)
    hand.driver.cancel()
    rig.settle()

    #expect(rig.bars.barPresence(of: above) == 0 && rig.bars.barPresence == 0)
    // A page that is out of the picture has no room of its own any more.
    #expect(rig.bars.barPresence(of: below) == 0)
  }

  @Test("NF-B29 A page that says nothing keeps the room that it found when it was announced")
  func roomFound() throws {
    let plain = PlainScreen("plain")
    let rig = try AppearanceRig(WishingScreen("red", red, hidesBar: true), plain)
    #expect(rig.bars.barPresence(of: plain) == 0)

    try rig.controller.push(WishingScreen("blue", blue))
    rig.advance(milliseconds: 200)

    #expect(rig.bars.barPresence > 0)
    #expect(rig.bars.barPresence(of: plain) == 0)
    rig.settle()
    try rig.controller.pop()
    #expect(rig.bars.barPresence(of: plain) == 1)
  }

  @Test("FC-16 A strategy's own 0.33 s are even in time, and the page takes as long as ever")
  func ownTime() throws {
    let rig = try AppearanceRig(WishingScreen("red", red))
    rig.bars.strategy = AnimatedAppearanceStrategy()
    try rig.controller.push(WishingScreen("blue", blue))

    for step in 1...10 {
      rig.advance(milliseconds: 33)
      #expect(abs(rig.bars.look.status.dark - Double(step) / 10) < 1e-6)
    }
    #expect(rig.bars.look.navigationBar == ResolvedBarAppearance(blue.navigationBar))
    #expect(rig.controller.isMoving)
  }

  @Test("FC-16 Where the page is there first, the rest of a strategy's own time comes after it")
  func longer() throws {
    let rig = try AppearanceRig(WishingScreen("red", red))
    rig.bars.strategy = AnimatedAppearanceStrategy(duration: .seconds(1))
    try rig.controller.push(WishingScreen("blue", blue), .custom(CrossFadeTransitionStyle()))

    for step in 1...10 {
      rig.advance(milliseconds: 100)
      #expect(abs(rig.bars.look.status.dark - Double(step) / 10) < 1e-9)
      #expect(rig.controller.isMoving == (step < 5))
      #expect(rig.context.clock.isMoving == (step < 10))
    }
    #expect(rig.bars.look.navigationBar == ResolvedBarAppearance(blue.navigationBar))
  }

  @Test("FC-16 A strategy's own time stands still with the page, turns with it, and obeys a hand")
  func ownTimeInterrupted() throws {
    let rig = try AppearanceRig(WishingScreen("red", red))
    rig.bars.strategy = AnimatedAppearanceStrategy()
    try rig.controller.push(WishingScreen("blue", blue))
    rig.advance(milliseconds: 110)
    let third = rig.bars.look

    try rig.controller.freeze()
    rig.advance(milliseconds: 1000)
    #expect(rig.bars.look == third)
    rig.controller.unfreeze()
    let driver = PercentDrivenTransition()
    try rig.controller.pop(.interactive(driver))
    #expect(abs(rig.bars.look.status.dark - third.status.dark) < 1e-6)
    driver.update(1)
    #expect(rig.bars.look.status == StatusBarColour(.light))
    driver.update(0)
    #expect(rig.bars.look.status == StatusBarColour(.dark))
    driver.finish()
    rig.settle()

    #expect(rig.bars.look.navigationBar == ResolvedBarAppearance(red.navigationBar))
    #expect(rig.bars.applied == red)
  }

  @Test("FC-16 A drag scrubs a strategy with its own time evenly, and a release goes with the page")
  func ownTimeInHand() throws {
    let rig = try AppearanceRig(WishingScreen("red", red), WishingScreen("blue", blue))
    rig.bars.strategy = AnimatedAppearanceStrategy()
    let hand = try rig.takeHold()

    for fraction in [0.25, 0.5] {
      hand.driver.update(fraction)
      #expect(rig.bars.look.status.light == fraction)
    }
    hand.driver.finish()

    while let fraction = rig.controller.fraction {
      #expect(rig.bars.look.status.light == fraction)
      rig.advance(milliseconds: 20)
    }
    #expect(rig.bars.look.status == StatusBarColour(.light))
  }

  @Test("S3-18 A strategy of one's own says what is seen, and how it gets there")
  func custom() throws {
    struct Stepping: AppearanceApplyingStrategy {
      func look(of appearance: Appearance) -> ChromeAppearance {
        var look = ChromeAppearance(appearance)
        look.navigationBar.title = .black
        return look
      }
      func look(from start: ChromeAppearance, to end: ChromeAppearance, fraction: Double)
        -> ChromeAppearance
      {
        fraction < 0.5 ? start : end
      }
    }
    let rig = try AppearanceRig(WishingScreen("blue", blue), WishingScreen("red", red))
    rig.bars.strategy = Stepping()
    let hand = try rig.takeHold()

    hand.driver.update(0.49)
    #expect(rig.bars.look.navigationBar.background == RGBA(hex: 0xC80000))
    #expect(rig.bars.look.navigationBar.title == .black)
    hand.driver.update(0.51)
    #expect(rig.bars.look.navigationBar.background == RGBA(hex: 0x0000C8))
    hand.driver.update(0)

    #expect(rig.bars.look.navigationBar.background == RGBA(hex: 0xC80000))
  }

  @Test("A push that cuts a drag short goes on from the colours as they are")
  func cutShort() throws {
    let rig = try AppearanceRig(
      WishingScreen("red", red), WishingScreen("blue", blue, hidesToolbar: false))
    let hand = try rig.takeHold()
    hand.driver.update(0.5)
    let before = rig.bars.look

    try rig.controller.push(WishingScreen("green", .plain(0x00C800)))

    #expect(rig.bars.look == before)
    rig.settle()
    #expect(
      rig.bars.look.navigationBar == ResolvedBarAppearance(Appearance.plain(0x00C800).navigationBar)
    )
    #expect(rig.bars.toolbarPresence == 0)
  }
}
