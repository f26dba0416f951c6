import FlowCore
import FlowModel
import Testing

@Suite struct CubicBezierTests {
  @Test(
    "A curve has the values that CSS gives for it",
    arguments: [
      (CubicBezier.ease, 0.5, 0.8024), (.easeIn, 0.5, 0.3154), (.easeOut, 0.5, 0.6846),
      (.easeInOut, 0.5, 0.5), (.easeInOut, 0.25, 0.1292), (.ease, 0.25, 0.4085),
    ])
  func values(curve: CubicBezier, time: Double, value: Double) {
    #expect((curve.value(at: time) - value).magnitude < 1e-4)
  }

  @Test(
    "A curve leads from 0 to 1 without going back, and its slope is the derivative of its values",
    arguments: [
      CubicBezier.ease, .easeIn, .easeOut, .easeInOut, CubicBezier(x1: 1, y1: 0, x2: 0, y2: 1),
      CubicBezier(x1: 0, y1: 1, x2: 1, y2: 0), CubicBezier(x1: .nan, y1: -3, x2: 7, y2: .infinity),
    ])
  func shape(curve: CubicBezier) {
    let values = (0...1000).map { curve.value(at: Double($0) / 1000) }

    #expect(values[0] == 0 && values[1000] == 1)
    #expect(zip(values, values.dropFirst()).allSatisfy { $0 <= $1 + 1e-12 })
    #expect(curve.value(at: -1) == 0 && curve.value(at: 2) == 1)
    for time in stride(from: 0.1, to: 0.95, by: 0.1) where curve.slope(at: time) < 10 {
      let measured = (curve.value(at: time + 1e-5) - curve.value(at: time - 1e-5)) / 2e-5
      #expect((curve.slope(at: time) - measured).magnitude < 1e-2, "\(curve) at \(time)")
    }
  }

  @Test(
    "FC-8 A push along easeInOut is half-way after half of its duration, and ends after all of it")
  func push() throws {
    let harness = NavigationHarness()
    harness.context.preferences.timing = .curve(.easeInOut, duration: .milliseconds(400))
    try harness.controller.push(PlainScreen("second"))

    harness.advance(milliseconds: 200)
    #expect(abs((harness.controller.fraction ?? 0) - 0.5) < 1e-9)
    harness.advance(milliseconds: 199)
    #expect(harness.controller.phase == .animating)
    harness.advance(milliseconds: 1)

    #expect(harness.controller.phase == .idle)
  }

  @Test("A page released half-way settles along the whole curve, in half of the duration")
  func release() throws {
    let harness = try NavigationHarness("top")
    harness.context.preferences.timing = .curve(.easeIn, duration: .milliseconds(400))
    let driver = PercentDrivenTransition()
    try harness.controller.pop(.interactive(driver))
    driver.update(0.5)

    driver.finish(velocity: 3)
    harness.advance(milliseconds: 100)
    let expected = 0.5 + 0.5 * CubicBezier.easeIn.value(at: 0.5)
    #expect(abs(try #require(harness.controller.fraction) - expected) < 1e-9)
    harness.advance(milliseconds: 99)
    #expect(harness.controller.phase == .settling)
    harness.advance(milliseconds: 1)

    #expect(harness.controller.phase == .idle)
  }

  @Test("The text of a curve parses back to the same curve, and an invalid text is refused")
  func text() {
    var preferences = Preferences(timing: .curve(.ease, duration: .milliseconds(350)))
    let text = preferences.text(of: .timing)
    #expect(text == "curve-0.25_0.1_0.25_1-350ms")

    let isCleared = preferences.set(.timing, to: "default")
    #expect(isCleared && preferences.timing == nil)
    let isSet = preferences.set(.timing, to: text)
    #expect(isSet && preferences.timing == .curve(.ease, duration: .milliseconds(350)))
    for nonsense in [
      "curve-", "curve-0_0_1_1", "curve-0_0_1-1s", "curve-0_0_2_1-1s", "curve-0_0_1_1_1-1s",
      "curve-0_0_1_1-soon", "curve-0_x_1_1-1s", "curve-0.42_0_7_0.58_1-350ms",
      "curve-0.42_0_x_0.58_1-350ms", "curve-0_0_1_1--1s",
    ] {
      let isTaken = preferences.set(.timing, to: nonsense)
      #expect(!isTaken, "\(nonsense)")
    }
  }

  @Test("The text of a curve with a tiny coordinate parses back to the same curve")
  func tinyCoordinate() {
    let timing = TransitionTiming.curve(
      CubicBezier(x1: 0.00001, y1: 0, x2: 0.58, y2: 1), duration: .milliseconds(350))
    var preferences = Preferences()

    let isSet = preferences.set(.timing, to: Preferences(timing: timing).text(of: .timing))

    #expect(isSet)
    #expect(preferences.timing == timing)
  }
}
