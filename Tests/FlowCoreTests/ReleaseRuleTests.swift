import FlowCore
import Testing

@Suite struct ReleaseRuleTests {
  @Test(
    "FC-9 Each rule decides as in its published table, for a page 800 points wide",
    arguments: [
      (400.0, 0.0, false, false, true), (401, 0, true, true, true),
      (100, 900, false, true, true), (100, 250, false, false, false),
      (600, -900, false, true, false), (600, -250, true, true, true),
      (780, -2000, false, true, false),
    ])
  func table(
    distance: Double, velocity: Double, projection: Bool, distanceOrSpeed: Bool, fling: Bool
  ) {
    let decide = { (rule: ReleaseRule) in
      rule.finishes(distance: distance, velocity: velocity, width: 800)
    }

    #expect(decide(.projection) == projection)
    #expect(decide(.distanceOrSpeed) == distanceOrSpeed)
    #expect(decide(.fling) == fling)
  }

  @Test(
    "S4-16 The distance-or-speed rule finishes only above 300 pt/s or beyond half of the width",
    arguments: [
      (0.0, 301.0, true), (10, 300, false), (195, 0, false), (195.001, 0, true), (390, -900, true),
    ])
  func articleRule(distance: Double, velocity: Double, finishes: Bool) {
    #expect(
      ReleaseRule.distanceOrSpeed.finishes(distance: distance, velocity: velocity, width: 390)
        == finishes)
  }

  @Test(
    "A drag never finishes with values that are not finite or a page width of 0",
    arguments: [ReleaseRule.projection, .distanceOrSpeed, .fling])
  func notANumber(rule: ReleaseRule) {
    #expect(!rule.finishes(distance: .nan, velocity: 0, width: 390))
    #expect(!rule.finishes(distance: 390, velocity: .infinity, width: 390))
    #expect(!rule.finishes(distance: 390, velocity: 900, width: 0))
  }

  @Test(
    "NF-I5 The fling rule decides by direction from one width per second on, otherwise by distance",
    arguments: [(0.1, 1.0, true), (0.9, -1, false), (0.1, 0.9, false), (0.9, -0.9, true)])
  func fling(part: Double, widthsPerSecond: Double, finishes: Bool) {
    #expect(
      ReleaseRule.fling.finishes(
        distance: part * 800, velocity: widthsPerSecond * 800, width: 800) == finishes)
  }

  @Test(
    "FC-9 The needed distance and velocity are the thresholds at which the decision changes",
    arguments: ReleaseRule.standard, [200.0, 390, 800])
  func thresholds(rule: ReleaseRule, width: Double) {
    for step in -20...20 {
      let velocity = Double(step) * 97
      let distance = Double(step + 20) / 40 * width
      let far = rule.distanceNeeded(velocity: velocity, width: width)
      let fast = rule.velocityNeeded(distance: distance, width: width)
      for other in -20...20 {
        let (there, then) = (Double(other + 20) / 40 * width, Double(other) * 97)
        if far.map({ abs($0 - there) > 1e-6 }) ?? true {
          #expect(
            rule.finishes(distance: there, velocity: velocity, width: width)
              == (far.map { there > $0 } ?? false))
        }
        if fast.map({ abs($0 - then) > 1e-6 }) ?? true {
          #expect(
            rule.finishes(distance: distance, velocity: then, width: width)
              == (fast.map { then > $0 } ?? false))
        }
      }
    }
  }

  @Test("FC-9 The thresholds of an app's own rule are found from its answers")
  func ownRule() {
    let rule = ReleaseRule("third") { distance, velocity, width in
      velocity > 600 || velocity > -100 && distance > width / 3
    }

    let far = rule.distanceNeeded(velocity: 0, width: 900)
    #expect(far.map { ($0 - 300).magnitude < 1e-9 } ?? false)
    #expect(rule.distanceNeeded(velocity: 601, width: 900) == 0)
    #expect(rule.distanceNeeded(velocity: -200, width: 900) == nil)
    let fast = rule.velocityNeeded(distance: 200, width: 900)
    #expect(fast.map { ($0 - 600).magnitude < 1e-9 } ?? false)
    let slow = rule.velocityNeeded(distance: 400, width: 900)
    #expect(slow.map { ($0 + 100).magnitude < 1e-9 } ?? false)
    #expect(ReleaseRule("never") { _, _, _ in false }.velocityNeeded(distance: 1, width: 9) == nil)
    #expect(
      ReleaseRule("always") { _, _, _ in true }.velocityNeeded(distance: 1, width: 9) == -.infinity)
    #expect(ReleaseRule(standard: "fling") == .fling && ReleaseRule(standard: "third") == nil)
  }

  @Test("FC-9 The needed distances and velocities for a page 800 points wide are as specified")
  func needed() {
    func far(_ rule: ReleaseRule, _ velocity: Double) -> Double? {
      rule.distanceNeeded(velocity: velocity, width: 800)
    }
    func fast(_ rule: ReleaseRule, _ distance: Double) -> Double? {
      rule.velocityNeeded(distance: distance, width: 800)
    }

    #expect(far(.projection, 1000) == 100 && far(.projection, 2000) == 0)
    #expect(far(.projection, -2000) == nil && fast(.projection, 100) == 1000)
    #expect(far(.distanceOrSpeed, 300) == 400 && far(.distanceOrSpeed, 301) == 0)
    #expect(fast(.distanceOrSpeed, 400) == 300 && fast(.distanceOrSpeed, 401) == -.infinity)
    #expect(far(.fling, 800) == 0 && far(.fling, -800) == nil && far(.fling, 799) == 400)
    #expect(fast(.fling, 399) == 800 && fast(.fling, 400) == -800)
    #expect(far(.projection, .nan) == nil && fast(.projection, .infinity) == nil)
    #expect(ReleaseRule.fling.distanceNeeded(velocity: 0, width: 0) == nil)
  }
}
