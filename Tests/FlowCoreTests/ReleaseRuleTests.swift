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
      rule.finishes(distance: distance, velocity: velocity, extent: 800)
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
      ReleaseRule.distanceOrSpeed.finishes(distance: distance, velocity: velocity, extent: 390)
        == finishes)
  }

  @Test(
    "A drag never finishes with values that are not finite or a page width of 0",
    arguments: [ReleaseRule.projection, .distanceOrSpeed, .fling])
  func notANumber(rule: ReleaseRule) {
    #expect(!rule.finishes(distance: .nan, velocity: 0, extent: 390))
    #expect(!rule.finishes(distance: 390, velocity: .infinity, extent: 390))
    #expect(!rule.finishes(distance: 390, velocity: 900, extent: 0))
  }

  @Test(
    "NF-I5 The fling rule decides by direction from one width per second on, otherwise by distance",
    arguments: [(0.1, 1.0, true), (0.9, -1, false), (0.1, 0.9, false), (0.9, -0.9, true)])
  func fling(part: Double, widthsPerSecond: Double, finishes: Bool) {
    #expect(
      ReleaseRule.fling.finishes(
        distance: part * 800, velocity: widthsPerSecond * 800, extent: 800) == finishes)
  }

  @Test(
    "FC-9 The needed distance and velocity are the thresholds at which the decision changes",
    arguments: ReleaseRule.standard, [200.0, 390, 800])
  func thresholds(rule: ReleaseRule, width: Double) {
    for step in -20...20 {
      let velocity = Double(step) * 97
      let distance = Double(step + 20) / 40 * width
      let neededDistance = rule.distanceNeeded(velocity: velocity, extent: width)
      let neededVelocity = rule.velocityNeeded(distance: distance, extent: width)
      for other in -20...20 {
        let (triedDistance, triedVelocity) = (Double(other + 20) / 40 * width, Double(other) * 97)
        if neededDistance.map({ abs($0 - triedDistance) > 1e-6 }) ?? true {
          #expect(
            rule.finishes(distance: triedDistance, velocity: velocity, extent: width)
              == (neededDistance.map { triedDistance > $0 } ?? false))
        }
        if neededVelocity.map({ abs($0 - triedVelocity) > 1e-6 }) ?? true {
          #expect(
            rule.finishes(distance: distance, velocity: triedVelocity, extent: width)
              == (neededVelocity.map { triedVelocity > $0 } ?? false))
        }
      }
    }
  }

  @Test("FC-9 The thresholds of an app's own rule are found from its answers")
  func ownRule() {
    let rule = ReleaseRule("third") { distance, velocity, extent in
      velocity > 600 || velocity > -100 && distance > extent / 3
    }

    let distance = rule.distanceNeeded(velocity: 0, extent: 900)
    #expect(distance.map { ($0 - 300).magnitude < 1e-9 } ?? false)
    #expect(rule.distanceNeeded(velocity: 601, extent: 900) == 0)
    #expect(rule.distanceNeeded(velocity: -200, extent: 900) == nil)
    let fromStart = rule.velocityNeeded(distance: 200, extent: 900)
    #expect(fromStart.map { ($0 - 600).magnitude < 1e-9 } ?? false)
    let beyondThird = rule.velocityNeeded(distance: 400, extent: 900)
    #expect(beyondThird.map { ($0 + 100).magnitude < 1e-9 } ?? false)
    #expect(ReleaseRule("never") { _, _, _ in false }.velocityNeeded(distance: 1, extent: 9) == nil)
    #expect(
      ReleaseRule("always") { _, _, _ in true }.velocityNeeded(distance: 1, extent: 9) == -.infinity
    )
    #expect(ReleaseRule(standard: "fling") == .fling && ReleaseRule(standard: "third") == nil)
  }

  @Test("FC-9 The needed distances and velocities for a page 800 points wide are as specified")
  func needed() {
    func distance(_ rule: ReleaseRule, _ velocity: Double) -> Double? {
      rule.distanceNeeded(velocity: velocity, extent: 800)
    }
    func velocity(_ rule: ReleaseRule, _ distance: Double) -> Double? {
      rule.velocityNeeded(distance: distance, extent: 800)
    }

    #expect(distance(.projection, 1000) == 100 && distance(.projection, 2000) == 0)
    #expect(distance(.projection, -2000) == nil && velocity(.projection, 100) == 1000)
    #expect(distance(.distanceOrSpeed, 300) == 400 && distance(.distanceOrSpeed, 301) == 0)
    #expect(velocity(.distanceOrSpeed, 400) == 300)
    #expect(velocity(.distanceOrSpeed, 401) == -.infinity)
    #expect(distance(.fling, 800) == 0 && distance(.fling, -800) == nil)
    #expect(distance(.fling, 799) == 400)
    #expect(velocity(.fling, 399) == 800 && velocity(.fling, 400) == -800)
    #expect(distance(.projection, .nan) == nil && velocity(.projection, .infinity) == nil)
    #expect(ReleaseRule.fling.distanceNeeded(velocity: 0, extent: 0) == nil)
  }
}
