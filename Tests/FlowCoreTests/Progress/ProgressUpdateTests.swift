import FlowCore
import FlowModel
import Testing

/// Progress that changes by itself, by gates, and under interruptions.
@Suite struct ProgressUpdateTests {
  @Test("A screen that has got further runs there in place, over 0.2 s")
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

  @Test("While a transition runs an update does nothing, and afterwards it does")
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

  @Test("A transition takes an update over where it is, and a cancel gives it back")
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

  @Test("An update that changes nothing moves nothing, and says nothing")
  func unchanged() throws {
    let harness = try ProgressHarness(0.2)

    harness.progress.update()

    #expect(!harness.context.clock.isMoving && harness.lines.isEmpty)
  }

  @Test("NF-P9 Two transitions that interrupt each other: the value has no jump")
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

  @Test("NF-P9 A push that is undone turns the value round where it is")
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

  @Test("NF-P13 A gate leads straight to the new flow's value, and asks no screen of the old one")
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

  @Test("Where a strip fades, the trace says so, at the announcement and only on a change")
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
