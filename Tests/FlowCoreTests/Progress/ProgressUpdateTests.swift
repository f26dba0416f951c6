import FlowCore
import FlowModel
import Testing

@Suite struct ProgressUpdateTests {
  @Test("An update animates to a screen's new progress in place, over 0.2 s")
  func inPlace() throws {
    let harness = try ProgressHarness(0.25, 0.5)
    let top = try #require(harness.controller.top as? ReportingScreen)
    top.flowProgress = 0.7

    harness.progress.update()

    #expect(
      harness.lines.map { "\($0.verb) \($0.subject) \($0.details)" } == ["progress 1 0.700000"])
    for step in 1...4 {
      harness.advance(milliseconds: 50)
      #expect(abs(harness.progress.value - (0.5 + 0.05 * Double(step))) < 1e-12)
    }
    #expect(harness.progress.value == 0.7 && !harness.context.clock.isMoving)
  }

  @Test("An update during a transition does nothing, and one after it takes effect")
  func inTransition() throws {
    let harness = try ProgressHarness(0.25, 0.5)
    let top = try #require(harness.controller.top as? ReportingScreen)
    let drag = try harness.beginDrag()
    drag.driver.update(0.5)
    top.flowProgress = 1

    harness.progress.update()
    #expect(harness.progress.value == 0.375)
    drag.driver.cancel()
    harness.progress.update()
    harness.settle()
    #expect(harness.progress.value == 0.5)
    harness.progress.update()
    harness.settle()

    #expect(harness.progress.value == 1)
  }

  @Test("A transition takes over a running update, and a cancel leads to the updated value")
  func takenOver() throws {
    let harness = try ProgressHarness(0.2, 0.4)
    let top = try #require(harness.controller.top as? ReportingScreen)
    top.flowProgress = 0.8
    harness.progress.update()
    harness.advance(milliseconds: 100)
    let drag = try harness.beginDrag()

    #expect(abs(harness.progress.value - 0.6) < 1e-12)
    drag.driver.update(0.5)
    #expect(abs(harness.progress.value - 0.4) < 1e-12)
    drag.driver.cancel()
    harness.settle()

    #expect(harness.progress.value == 0.8)
  }

  @Test("An update that changes nothing neither animates nor traces")
  func unchanged() throws {
    let harness = try ProgressHarness(0.2)

    harness.progress.update()

    #expect(!harness.context.clock.isMoving && harness.lines.isEmpty)
  }

  @Test("NF-P9 The value does not jump when a push interrupts a drag")
  func interrupted() throws {
    let harness = try ProgressHarness(0.2, 0.8)
    let drag = try harness.beginDrag()
    drag.driver.update(0.5)
    var last = harness.progress.value

    try harness.controller.push(ReportingScreen("next", 1))

    #expect(harness.progress.value == last)
    while harness.controller.isMoving {
      harness.advance(milliseconds: 4)
      #expect(abs(harness.progress.value - last) < 0.06)
      last = harness.progress.value
    }
    #expect(last == 1)
  }

  @Test("NF-P9 Undoing a push reverses the value without a jump")
  func turned() throws {
    let harness = try ProgressHarness(0.2)
    try harness.controller.push(ReportingScreen("next", 1))
    harness.advance(milliseconds: 120)
    let before = harness.progress.value

    try harness.controller.pop()

    #expect(harness.progress.value == before && before > 0.4)
    harness.settle()
    #expect(harness.progress.value == 0.2)
  }

  @Test(
    "NF-P13 Replacing the stack animates straight to the new value, without asking other screens")
  func gate() throws {
    let harness = try ProgressHarness(0.25, 0.5, 0.75)

    try harness.controller.setStack(
      [ReportingScreen("main", 0.1)], .custom(CrossFadeTransitionStyle()))

    var last = harness.progress.value
    #expect(last == 0.75)
    for _ in 1...10 {
      harness.advance(milliseconds: 50)
      #expect(harness.progress.value < last && harness.progress.opacity == 1)
      last = harness.progress.value
    }
    #expect(last == 0.1)
    #expect(harness.lines.filter { $0.verb == "progress" }.map(\.details) == ["0.100000"])
  }

  @Test("A fade of the strip is traced at willShow, and only on a change")
  func trace() throws {
    let harness = try ProgressHarness(0.5)

    try harness.controller.push(PlainScreen("none"), .immediate)
    try harness.controller.push(PlainScreen("none too"), .immediate)
    try harness.controller.push(ReportingScreen("again", 0.5), .immediate)

    #expect(
      harness.lines.filter { $0.verb == "progress" }.map { "\($0.subject) \($0.details)" }
        == ["none none", "again 0.500000"])
    let announced = harness.lines.firstIndex { $0.verb == "willShow" }
    #expect(harness.lines.firstIndex { $0.verb == "progress" } == announced.map { $0 + 1 })
  }
}
