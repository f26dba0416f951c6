import FlowCore
import FlowUI
import SluiceViewer
import Testing

/// Tests of the period that the time line shows.
@Suite struct TimeViewportTests {
  /// Creates a viewer in which a page was pushed two seconds ago, and which is paused.
  private func pushed() throws -> ViewerHarness {
    let harness = try ViewerHarness("colours")
    harness.click(try harness.stage(0.5, 0.5))
    harness.wait(2000)
    try harness.key("F8")
    return harness
  }

  private func length(_ harness: ViewerHarness) -> Double {
    let period = harness.app.timePeriod
    return period.upperBound.seconds(since: period.lowerBound)
  }

  /// Turns the wheel; negative steps are upwards or to the left.
  private func wheel(_ harness: ViewerHarness, down: Double = 0, right: Double = 0, times: Int = 1)
  {
    for _ in 0..<times {
      harness.send(.wheel(right: right, down: down))
      harness.wait(20)
    }
  }

  @Test("The wheel zooms at the mouse, in to 1 ms per point, and out to the whole time line")
  func wheel() throws {
    let harness = try pushed()
    #expect(length(harness) == 10)
    let point = try harness.past(1.2)
    harness.mouse(.move, point)

    wheel(harness, down: -1, times: 4)
    #expect(abs(length(harness) - 10 / 2.44140625) < 1e-6)
    #expect(try abs(harness.past(1.2).x - point.x) < 0.01)
    wheel(harness, down: -1, times: 60)
    let width = try harness.node(.timeGroup).frame.size.width - 14
    #expect(abs(length(harness) - width / 1000) < 1e-6)
    #expect(try abs(harness.past(1.2).x - point.x) < 0.01)
    wheel(harness, down: 1, times: 100)

    #expect(length(harness) == 10 && harness.app.timePeriod.lowerBound == .zero)
  }

  @Test("Keys move the focused time line by a second or to its ends, zoom in and out, and show all")
  func keys() throws {
    let harness = try pushed()
    let clock = { harness.app.stageSession.context.clock.now }
    harness.click(try harness.past(0.1))
    harness.wait(50)
    let start = clock()

    try harness.key("PageUp")
    #expect(clock() == start.advanced(by: .seconds(-1)))
    try harness.key("PageDown")
    #expect(clock() == start)
    try harness.key("Home")
    #expect(clock() == .zero)
    for (key, seconds) in [("+", 8.0), ("-", 10), ("+", 8), ("0", 10)] {
      try harness.key(key)
      #expect(abs(length(harness) - seconds) < 1e-6, "\(key)")
    }
    try harness.key("End")

    #expect(!harness.app.isInPast)
  }

  @Test("A session of a minute can be seen as a whole, and the present stays visible")
  func long() throws {
    let harness = try ViewerHarness("colours")
    for _ in 1...30 {
      harness.click(try harness.stage(0.5, 0.5))
      harness.wait(1000)
      try harness.key("Escape")
      harness.wait(1000)
      #expect(harness.app.timePeriod.contains(harness.app.present))
    }
    #expect(length(harness) == 10)
    harness.mouse(.move, try harness.past(1))
    harness.wait(2000)

    wheel(harness, down: 1, times: 30)

    #expect(harness.app.timePeriod == .zero...harness.app.present)
    try harness.key("Alt+Z")
    #expect(length(harness) < 2)
    try harness.key("Alt+0")
    #expect(harness.app.timePeriod == .zero...harness.app.present)
  }

  @Test("In a low window, a track's name is shown beside the mouse", arguments: [860.0, 560])
  func names(height: Double) throws {
    let harness = try ViewerHarness("colours", size: Size(width: 1280, height: height))
    harness.click(try harness.stage(0.5, 0.5))
    harness.wait(2000)
    let (frame, point) = (try harness.node(.timeGroup).frame, try harness.past(1))
    var found: [String] = []

    for y in stride(from: frame.minY + 1, to: frame.maxY, by: 1) {
      harness.mouse(.move, Point(x: point.x, y: y))
      harness.wait(1000)
      for name in ["Input", "Transitions", "Callbacks", "Gates"]
      where harness.texts.contains(where: { $0.hasPrefix("\(name) · ") }) && !found.contains(name) {
        found.append(name)
      }
    }

    let isLow = height < 640
    #expect(found == (isLow ? ["Input", "Transitions", "Callbacks", "Gates"] : []))
    #expect(harness.texts.contains("Transitions") == !isLow)
  }

  @Test("A tilted wheel moves the period, but not before the start nor after the present")
  func tilt() throws {
    let harness = try pushed()
    harness.mouse(.move, try harness.past(0.5))
    wheel(harness, down: -1, times: 8)
    let before = harness.app.timePeriod

    wheel(harness, right: -1)
    let earlier = harness.app.timePeriod
    wheel(harness, right: -1, times: 200)
    #expect(harness.app.timePeriod.lowerBound == .zero)
    wheel(harness, right: 1, times: 400)

    #expect(earlier.lowerBound < before.lowerBound && abs(length(harness) - 1.6777) < 0.001)
    #expect(harness.app.timePeriod.contains(harness.app.present))
  }

  @Test("A diagonal scroll moves the period, and then zooms at the mouse")
  func diagonal() throws {
    let (one, two) = (try pushed(), try pushed())
    for harness in [one, two] {
      harness.mouse(.move, try harness.past(0.5))
      wheel(harness, down: -1, times: 8)
    }

    wheel(one, down: -1, right: -1)
    wheel(two, right: -1)
    wheel(two, down: -1)

    #expect(one.app.timePeriod == two.app.timePeriod)
  }

  @Test("A double-click on a transition and Alt+Z zoom to it, and Alt+0 zooms out")
  func transition() throws {
    let harness = try pushed()
    let start = try #require(harness.app.events.first { $0.verb == "push" }).instant
    let end = try #require(harness.app.events.last { $0.verb == "didShow" }).instant
    let point = try harness.past(harness.app.present.seconds(since: start) - 0.2)

    for _ in 1...2 { harness.click(point) }
    let zoomed = harness.app.timePeriod
    #expect(zoomed.contains(start) && zoomed.contains(end))
    #expect(length(harness) < 2 * end.seconds(since: start))
    try harness.key("Alt+0")
    #expect(length(harness) == 10)
    try harness.key("Alt+Z")

    #expect(harness.app.timePeriod == zoomed)
  }

  @Test("After a zoom to a short transition, turning the wheel up does not zoom out")
  func afterTransition() throws {
    let harness = try ViewerHarness("colours", size: Size(width: 1920, height: 860))
    harness.click(try harness.stage(0.5, 0.5))
    harness.wait(2000)
    try harness.key("F8")
    try harness.key("Alt+Z")
    let zoomed = length(harness)
    harness.mouse(.move, try harness.node(.timeGroup).middle)

    wheel(harness, down: -1)
    #expect(length(harness) <= zoomed + 1e-6)
    wheel(harness, down: 1, times: 2)

    #expect(length(harness) > zoomed + 1e-6)
  }

  @Test("After a zoom to a long transition, turning the wheel down does not zoom in")
  func afterLongTransition() throws {
    let harness = try ViewerHarness.popping()
    for step in 0..<20 {
      try harness.scrub(to: step.isMultiple(of: 2) ? 0.3 : 0.4)
      harness.wait(1000)
    }
    try harness.key("Alt+Z")
    let zoomed = length(harness)
    #expect(zoomed > max(10, harness.app.present.seconds(since: .zero)) + 1)
    harness.mouse(.move, try harness.node(.timeGroup).middle)

    wheel(harness, down: 1)

    #expect(length(harness) >= zoomed - 1e-6)
  }

  @Test("While the past is played, the instant that is shown stays visible")
  func playing() throws {
    let harness = try pushed()
    try harness.key("Alt+Z")
    harness.click(try harness.past(harness.app.present.seconds(since: .zero) - 0.1))
    try harness.key("F8")

    for _ in 1...40 {
      harness.wait(50)
      #expect(!harness.texts.isEmpty)
      let now = try #require(harness.app.link.moment?.time)
      #expect(harness.app.timePeriod.contains(Instant.zero.advanced(by: now)))
    }
  }

  @Test("While a transition is repeated, the time line shows all of it, and does not move")
  func loop() throws {
    let harness = try pushed()
    try harness.key("Alt+Z")
    let zoomed = harness.app.timePeriod
    try harness.key("Alt+L")
    harness.wait(50)
    #expect(harness.texts.contains { $0.hasPrefix("Repeating") })
    let period = harness.app.timePeriod
    #expect(period.lowerBound <= zoomed.lowerBound && zoomed.upperBound <= period.upperBound)

    for _ in 1...60 {
      harness.wait(50)
      #expect(!harness.texts.isEmpty)
      #expect(harness.app.timePeriod == period)
    }
  }

  @Test("The tracks of input, transitions, callbacks and gates have names and labelled times")
  func tracks() throws {
    let harness = try pushed()

    let texts = harness.texts

    for text in ["Input", "Transitions", "Callbacks", "Gates", "0 s", "2 s", "second"] {
      #expect(texts.contains(text), "\(text)")
    }
  }
}
