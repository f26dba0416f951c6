import FlowCore
import FlowModel
import Testing

@Suite struct FlowProgressTests {
  @Test(
    "S0-1 S0-6 The progress that a screen reports is shown; without progress the strip is invisible"
  )
  func kinds() throws {
    let harness = NavigationHarness()
    let progress = FlowProgress(of: harness.controller)

    #expect(progress.opacity == 0)
    try harness.controller.push(ReportingScreen("half", 0.5), .immediate)

    #expect(progress.value == 0.5 && progress.opacity == 1)
  }

  @Test("S0-4 The top screen's progress is shown at once on creation, without animation")
  func creation() {
    let context = FlowContext()
    let controller = NavigationController(root: ReportingScreen("one", 0.1), context: context)

    let progress = FlowProgress(of: controller)

    #expect(progress.value == 0.1 && progress.opacity == 1)
    #expect(!context.clock.isMoving)
  }

  @Test("S0-5 When a drag begins, the arriving screen is asked for its value, not the top screen")
  func comingScreen() throws {
    let harness = try ProgressHarness(0.25, 0.5, 0.75)

    _ = try harness.beginDrag()

    #expect(harness.controller.top.name == "2")
    #expect(harness.lines.filter { $0.verb == "progress" }.map(\.details) == ["0.500000"])
  }

  @Test("S0-7 NF-P5 A screen without progress fades the strip out, and the value is kept")
  func kept() throws {
    let harness = try ProgressHarness(0.5)

    try harness.controller.push(PlainScreen("none"), .custom(CrossFadeTransitionStyle()))

    for step in 1...10 {
      harness.advance(milliseconds: 50)
      #expect(harness.progress.value == 0.5)
      #expect(abs(harness.progress.opacity - (1 - Double(step) / 10)) < 1e-12)
    }
    try harness.controller.push(ReportingScreen("far", 0.75), .custom(CrossFadeTransitionStyle()))
    harness.advance(milliseconds: 100)
    #expect(abs(harness.progress.value - 0.55) < 1e-12)
    #expect(abs(harness.progress.opacity - 0.2) < 1e-12)
  }

  @Test("S0-8 An immediate change has its final values at once, also during an update")
  func immediate() throws {
    let harness = try ProgressHarness(0.25, 0.5)
    let top = try #require(harness.controller.top as? ReportingScreen)
    top.flowProgress = 0.75
    harness.progress.update()
    harness.advance(milliseconds: 100)

    try harness.controller.push(ReportingScreen("same", 0.75), .immediate)
    #expect(harness.progress.value == 0.75 && harness.progress.opacity == 1)
    try harness.controller.push(PlainScreen("none"), .immediate)
    #expect(harness.progress.value == 0.75 && harness.progress.opacity == 0)
    try harness.controller.popToRoot(.immediate)

    #expect(harness.progress.value == 0.25 && harness.progress.opacity == 1)
    #expect(!harness.context.clock.isMoving)
  }

  @Test("S0-9 S0-16 S0-18 NF-P1 The value animates alongside every push, including the first one")
  func alongside() throws {
    let harness = try ProgressHarness(0.4)
    let end = ReportingScreen("next", 0.6)

    try harness.controller.push(end)

    #expect(harness.progress.value == 0.4)
    while let fraction = harness.controller.fraction {
      #expect(abs(harness.progress.value - (0.4 + 0.2 * fraction)) < 1e-12)
      harness.advance(milliseconds: 7)
    }
    #expect(harness.progress.value == 0.6)
  }

  @Test("S0-10 A pop animates the value back alongside its transition")
  func back() throws {
    let harness = try ProgressHarness(0.5, 0.75)

    try harness.controller.pop(.custom(CrossFadeTransitionStyle()))
    harness.advance(milliseconds: 200)

    #expect(abs(harness.progress.value - 0.65) < 1e-12)
    harness.settle()
    #expect(harness.progress.value == 0.5)
  }

  @Test(
    "S0-11 During a drag, the value follows its fraction in both directions; the strip stays opaque"
  )
  func byDrag() throws {
    let harness = try ProgressHarness(0.25, 0.75)
    let drag = try harness.beginDrag()

    for fraction in [0.1, 0.8, 0.3, 1, 0] {
      drag.driver.update(fraction)
      #expect(abs(harness.progress.value - (0.75 - 0.5 * fraction)) < 1e-12)
      #expect(harness.progress.opacity == 1)
    }
  }

  @Test("During a drag to a screen without progress, the opacity follows it and the value is kept")
  func byDragToNone() throws {
    let harness = try ProgressHarness(0.1)
    try harness.controller.push(PlainScreen("none"), .immediate)
    try harness.controller.push(ReportingScreen("next", 0.6), .immediate)
    let drag = try harness.beginDrag()

    for fraction in [0.1, 0.8, 0.3, 1, 0] {
      drag.driver.update(fraction)
      #expect(abs(harness.progress.opacity - (1 - fraction)) < 1e-12)
      #expect(harness.progress.value == 0.6)
    }
  }

  @Test("S0-12 S0-13 S0-19 NF-P3 A cancel returns to the exact value, without a jump or a reversal")
  func cancelled() throws {
    let harness = try ProgressHarness(0.1, 0.3)
    let drag = try harness.beginDrag()
    drag.driver.update(0.6)
    var last = harness.progress.value

    drag.driver.cancel()

    #expect(harness.progress.value == last)
    while harness.controller.isMoving {
      harness.advance(milliseconds: 3)
      #expect(harness.progress.value >= last)
      last = harness.progress.value
    }
    #expect(harness.progress.value == 0.3)
  }

  @Test(
    "S0-14 A cancel back to a screen without progress fades the strip out again and keeps the value"
  )
  func cancelledToNone() throws {
    let harness = try ProgressHarness(0.1)
    try harness.controller.push(PlainScreen("none"), .immediate)
    let drag = try harness.beginDrag()
    drag.driver.update(0.6)
    #expect(abs(harness.progress.opacity - 0.6) < 1e-12)

    drag.driver.cancel()
    harness.settle()

    #expect(harness.progress.opacity == 0 && harness.progress.value == 0.1)
  }

  @Test("S0-15 Releasing a drag at its end does not change the value")
  func finished() throws {
    let harness = try ProgressHarness(0.1, 0.3)
    let drag = try harness.beginDrag()
    drag.driver.update(1)
    let before = harness.progress.value

    drag.driver.finish()
    harness.settle()

    #expect(before == 0.1 && harness.progress.value == 0.1)
  }

  @Test("S0-17 An immediate change does not affect the transition after it")
  func afterJumpCut() throws {
    let harness = try ProgressHarness(0.2)
    try harness.controller.push(ReportingScreen("next", 0.4), .immediate)

    try harness.controller.push(ReportingScreen("last", 0.8), .custom(CrossFadeTransitionStyle()))
    harness.advance(milliseconds: 250)

    #expect(abs(harness.progress.value - 0.6) < 1e-12)
  }

  @Test(
    "S0-20 NF-P11 A value outside 0…1 is clamped, and NaN counts as 0",
    arguments: [
      (1.5, 1.0), (-0.5, 0), (.infinity, 1), (-Double.infinity, 0), (.nan, 0), (-0.0, 0),
    ])
  func clamped(reported: Double, shown: Double) throws {
    let harness = NavigationHarness()
    let progress = FlowProgress(of: harness.controller)

    try harness.controller.push(ReportingScreen("odd", reported), .immediate)

    #expect(progress.value == shown && progress.value.sign == .plus)
  }

  @Test("Settled values are exact after a thousand cancelled drags")
  func exact() throws {
    let harness = try ProgressHarness(0.1, 1.0 / 3)
    let drag = try harness.beginDrag()

    for round in 1...1000 {
      drag.driver.update(Double(round % 97) / 97)
      drag.driver.cancel()
      if round % 3 > 0 { harness.advance(milliseconds: 40) } else { harness.settle() }
      try harness.controller.pop()
    }
    drag.driver.cancel()
    harness.settle()

    #expect(harness.progress.value == 1.0 / 3 && harness.progress.opacity == 1)
  }

  @Test("A flow and its progress do not keep each other alive")
  func lifetime() {
    let context = FlowContext()
    var controller: NavigationController? = controllerAlone(context)
    var progress = controller.map { FlowProgress(of: $0) }
    weak let weakController = controller
    weak let weakProgress = progress
    var other = controller.map { FlowProgress(of: $0) }
    weak let weakOther = other

    other = nil
    #expect(weakOther == nil && controller?.depth == 1)
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
