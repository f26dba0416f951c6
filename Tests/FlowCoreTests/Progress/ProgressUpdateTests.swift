import FlowCore
import FlowModel
import Testing

/// Progress that changes by itself, by gates, and under interruptions.
@Suite struct ProgressUpdateTests {
  @Test("A screen that has got further runs there in place, over 0.2 s")
  func inPlace() throws {
    let rig = try ProgressRig(0.25, 0.5)
    let top = try #require(rig.controller.top as? ReportingScreen)
    top.flowProgress = 0.7

    rig.progress.update()

    #expect(rig.lines.map { "\($0.verb) \($0.subject) \($0.details)" } == ["progress 1 0.700000"])
    for step in 1...4 {
      rig.advance(milliseconds: 50)
      #expect(abs(rig.progress.value - (0.5 + 0.05 * Double(step))) < 1e-12)
    }
    #expect(rig.progress.value == 0.7 && !rig.context.clock.isMoving)
  }

  @Test("While a transition runs an update does nothing, and afterwards it does")
  func inTransition() throws {
    let rig = try ProgressRig(0.25, 0.5)
    let top = try #require(rig.controller.top as? ReportingScreen)
    let hand = try rig.takeHold()
    hand.driver.update(0.5)
    top.flowProgress = 1

    rig.progress.update()
    #expect(rig.progress.value == 0.375)
    hand.driver.cancel()
    rig.progress.update()
    rig.settle()
    #expect(rig.progress.value == 0.5)
    rig.progress.update()
    rig.settle()

    #expect(rig.progress.value == 1)
  }

  @Test("A transition takes an update over where it is, and a cancel gives it back")
  func takenOver() throws {
    let rig = try ProgressRig(0.2, 0.4)
    let top = try #require(rig.controller.top as? ReportingScreen)
    top.flowProgress = 0.8
    rig.progress.update()
    rig.advance(milliseconds: 100)
    let hand = try rig.takeHold()

    #expect(abs(rig.progress.value - 0.6) < 1e-12)
    hand.driver.update(0.5)
    #expect(abs(rig.progress.value - 0.4) < 1e-12)
    hand.driver.cancel()
    rig.settle()

    #expect(rig.progress.value == 0.8)
  }

  @Test("An update that changes nothing moves nothing, and says nothing")
  func unchanged() throws {
    let rig = try ProgressRig(0.2)

    rig.progress.update()

    #expect(!rig.context.clock.isMoving && rig.lines.isEmpty)
  }

  @Test("NF-P9 Two transitions that interrupt each other: the value has no jump")
  func interrupted() throws {
    let rig = try ProgressRig(0.2, 0.8)
    let hand = try rig.takeHold()
    hand.driver.update(0.5)
    var last = rig.progress.value

    try rig.controller.push(ReportingScreen("next", 1))

    #expect(rig.progress.value == last)
    while rig.controller.isMoving {
      rig.advance(milliseconds: 4)
      #expect(abs(rig.progress.value - last) < 0.06)
      last = rig.progress.value
    }
    #expect(last == 1)
  }

  @Test("NF-P9 A push that is undone turns the value round where it is")
  func turned() throws {
    let rig = try ProgressRig(0.2)
    try rig.controller.push(ReportingScreen("next", 1))
    rig.advance(milliseconds: 120)
    let before = rig.progress.value

    try rig.controller.pop()

    #expect(rig.progress.value == before && before > 0.4)
    rig.settle()
    #expect(rig.progress.value == 0.2)
  }

  @Test("NF-P13 A gate leads straight to the new flow's value, and asks no screen of the old one")
  func gate() throws {
    let rig = try ProgressRig(0.25, 0.5, 0.75)

    try rig.controller.setStack([ReportingScreen("main", 0.1)], .custom(CrossFadeTransitionStyle()))

    var last = rig.progress.value
    #expect(last == 0.75)
    for _ in 1...10 {
      rig.advance(milliseconds: 50)
      #expect(rig.progress.value < last && rig.progress.opacity == 1)
      last = rig.progress.value
    }
    #expect(last == 0.1)
    #expect(rig.lines.filter { $0.verb == "progress" }.map(\.details) == ["0.100000"])
  }

  @Test("Where a strip fades, the trace says so, at the announcement and only on a change")
  func trace() throws {
    let rig = try ProgressRig(0.5)

    try rig.controller.push(PlainScreen("none"), .immediate)
    try rig.controller.push(PlainScreen("none too"), .immediate)
    try rig.controller.push(ReportingScreen("again", 0.5), .immediate)

    #expect(
      rig.lines.filter { $0.verb == "progress" }.map { "\($0.subject) \($0.details)" }
        == ["none none", "again 0.500000"])
    let announced = rig.lines.firstIndex { $0.verb == "willShow" }
    #expect(rig.lines.firstIndex { $0.verb == "progress" } == announced.map { $0 + 1 })
  }
}
