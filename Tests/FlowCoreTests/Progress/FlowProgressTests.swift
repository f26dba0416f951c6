import FlowCore
import FlowModel
import Testing

/// How far a flow is: SEED-FEATURES A.1, NAVIGATION-FACTS 3.6.
@Suite struct FlowProgressTests {
  @Test("S0-1 S0-6 A screen that reports is shown with its value, and another one is not shown")
  func kinds() throws {
    let rig = NavigationHarness()
    let progress = FlowProgress(of: rig.controller)

    #expect(progress.opacity == 0)
    try rig.controller.push(ReportingScreen("half", 0.5), .immediate)

    #expect(progress.value == 0.5 && progress.opacity == 1)
  }

  @Test("S0-4 From its creation on it shows the screen on top, without a notice and without motion")
  func creation() {
    let context = FlowContext()
    let controller = NavigationController(root: ReportingScreen("one", 0.1), context: context)

    let progress = FlowProgress(of: controller)

    #expect(progress.value == 0.1 && progress.opacity == 1)
    #expect(!context.clock.isMoving)
  }

  @Test("S0-5 The value is that of the screen that will be shown, not of the one on top meanwhile")
  func comingScreen() throws {
    let rig = try ProgressRig(0.25, 0.5, 0.75)

    _ = try rig.takeHold()

    #expect(rig.controller.top.name == "2")
    #expect(rig.lines.filter { $0.verb == "progress" }.map(\.details) == ["0.500000"])
  }

  @Test("S0-7 NF-P5 A screen without progress fades the strip out, and its value is kept")
  func kept() throws {
    let rig = try ProgressRig(0.5)

    try rig.controller.push(PlainScreen("none"), .custom(CrossFadeTransitionStyle()))

    for step in 1...10 {
      rig.advance(milliseconds: 50)
      #expect(rig.progress.value == 0.5)
      #expect(abs(rig.progress.opacity - (1 - Double(step) / 10)) < 1e-12)
    }
    try rig.controller.push(ReportingScreen("far", 0.75), .custom(CrossFadeTransitionStyle()))
    rig.advance(milliseconds: 100)
    #expect(abs(rig.progress.value - 0.55) < 1e-12)
    #expect(abs(rig.progress.opacity - 0.2) < 1e-12)
  }

  @Test("S0-8 A change without motion has its final values at once, also amid an update")
  func immediate() throws {
    let rig = try ProgressRig(0.25, 0.5)
    let top = try #require(rig.controller.top as? ReportingScreen)
    top.flowProgress = 0.75
    rig.progress.update()
    rig.advance(milliseconds: 100)

    try rig.controller.push(ReportingScreen("same", 0.75), .immediate)
    #expect(rig.progress.value == 0.75 && rig.progress.opacity == 1)
    try rig.controller.push(PlainScreen("none"), .immediate)
    #expect(rig.progress.value == 0.75 && rig.progress.opacity == 0)
    try rig.controller.popToRoot(.immediate)

    #expect(rig.progress.value == 0.25 && rig.progress.opacity == 1)
    #expect(!rig.context.clock.isMoving)
  }

  @Test("S0-9 S0-16 S0-18 NF-P1 Every push, the first one too, runs alongside from 2/5 to 3/5")
  func alongside() throws {
    let rig = try ProgressRig(0.4)
    let end = ReportingScreen("next", 0.6)

    try rig.controller.push(end)

    #expect(rig.progress.value == 0.4)
    while let fraction = rig.controller.fraction {
      #expect(abs(rig.progress.value - (0.4 + 0.2 * fraction)) < 1e-12)
      rig.advance(milliseconds: 7)
    }
    #expect(rig.progress.value == 0.6)
  }

  @Test("S0-10 A pop takes the same way back")
  func back() throws {
    let rig = try ProgressRig(0.5, 0.75)

    try rig.controller.pop(.custom(CrossFadeTransitionStyle()))
    rig.advance(milliseconds: 200)

    #expect(abs(rig.progress.value - 0.65) < 1e-12)
    rig.settle()
    #expect(rig.progress.value == 0.5)
  }

  @Test("S0-11 In a hand value and opacity follow its fraction, both ways")
  func byHand() throws {
    let rig = try ProgressRig(0.25, 0.75)
    let hand = try rig.takeHold()

    for fraction in [0.1, 0.8, 0.3, 1, 0] {
      hand.driver.update(fraction)
      #expect(abs(rig.progress.value - (0.75 - 0.5 * fraction)) < 1e-12)
      #expect(rig.progress.opacity == 1)
    }
  }

  @Test("S0-12 S0-13 S0-19 NF-P3 A cancel runs back without a jump, one way, to the exact value")
  func cancelled() throws {
    let rig = try ProgressRig(0.1, 0.3)
    let hand = try rig.takeHold()
    hand.driver.update(0.6)
    var last = rig.progress.value

    hand.driver.cancel()

    #expect(rig.progress.value == last)
    while rig.controller.isMoving {
      rig.advance(milliseconds: 3)
      #expect(rig.progress.value >= last)
      last = rig.progress.value
    }
    #expect(rig.progress.value == 0.3)
  }

  @Test("S0-14 A cancel back to a screen without progress fades out again, and the value is kept")
  func cancelledToNone() throws {
    let rig = try ProgressRig(0.1)
    try rig.controller.push(PlainScreen("none"), .immediate)
    let hand = try rig.takeHold()
    hand.driver.update(0.6)
    #expect(abs(rig.progress.opacity - 0.6) < 1e-12)

    hand.driver.cancel()
    rig.settle()

    #expect(rig.progress.opacity == 0 && rig.progress.value == 0.1)
  }

  @Test("S0-15 A finish changes nothing any more")
  func finished() throws {
    let rig = try ProgressRig(0.1, 0.3)
    let hand = try rig.takeHold()
    hand.driver.update(1)
    let before = rig.progress.value

    hand.driver.finish()
    rig.settle()

    #expect(before == 0.1 && rig.progress.value == 0.1)
  }

  @Test("S0-17 A change without motion in front of it makes no difference to a transition")
  func afterJumpCut() throws {
    let rig = try ProgressRig(0.2)
    try rig.controller.push(ReportingScreen("next", 0.4), .immediate)

    try rig.controller.push(ReportingScreen("last", 0.8), .custom(CrossFadeTransitionStyle()))
    rig.advance(milliseconds: 250)

    #expect(abs(rig.progress.value - 0.6) < 1e-12)
  }

  @Test(
    "S0-20 NF-P11 What is beyond 0…1 counts as its end, and what is no number as 0",
    arguments: [
      (1.5, 1.0), (-0.5, 0), (.infinity, 1), (-Double.infinity, 0), (.nan, 0), (-0.0, 0),
    ])
  func clamped(reported: Double, shown: Double) throws {
    let rig = NavigationHarness()
    let progress = FlowProgress(of: rig.controller)

    try rig.controller.push(ReportingScreen("odd", reported), .immediate)

    #expect(progress.value == shown && progress.value.sign == .plus)
  }

  @Test("Values at rest are exact after a thousand cancelled drags")
  func exact() throws {
    let rig = try ProgressRig(0.1, 1.0 / 3)
    let hand = try rig.takeHold()

    for round in 1...1000 {
      hand.driver.update(Double(round % 97) / 97)
      hand.driver.cancel()
      if round % 3 > 0 { rig.advance(milliseconds: 40) } else { rig.settle() }
      try rig.controller.pop()
    }
    hand.driver.cancel()
    rig.settle()

    #expect(rig.progress.value == 1.0 / 3 && rig.progress.opacity == 1)
  }

  @Test("Nobody keeps anybody alive: not the flow its progress, nor the other way round")
  func lifetime() {
    let context = FlowContext()
    var controller: NavigationController? = controllerAlone(context)
    var progress = controller.map { FlowProgress(of: $0) }
    weak let weakController = controller
    weak let weakProgress = progress

    controller = nil
    #expect(weakController == nil)
    progress?.update()
    #expect(progress?.value == 0.1)
    progress = nil

    #expect(weakProgress == nil)
  }

  private func controllerAlone(_ context: FlowContext) -> NavigationController {
    NavigationController(root: ReportingScreen("one", 0.1), context: context)
  }
}
