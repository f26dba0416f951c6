import FlowCore
import Testing

@Suite struct ReleaseRuleTests {
  @Test(
    "FC-9 Each rule decides as its published table says, for a page 800 points wide",
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
    "S4-16 Faster than 300 finishes anywhere, more than half finishes, exactly either does not",
    arguments: [
      (0.0, 301.0, true), (10, 300, false), (195, 0, false), (195.001, 0, true), (390, -900, true),
    ])
  func articleRule(distance: Double, velocity: Double, finishes: Bool) {
    #expect(
      ReleaseRule.distanceOrSpeed.finishes(distance: distance, velocity: velocity, width: 390)
        == finishes)
  }

  @Test(
    "What is no number never finishes, nor does a page without width",
    arguments: [ReleaseRule.projection, .distanceOrSpeed, .fling])
  func notANumber(rule: ReleaseRule) {
    #expect(!rule.finishes(distance: .nan, velocity: 0, width: 390))
    #expect(!rule.finishes(distance: 390, velocity: .infinity, width: 390))
    #expect(!rule.finishes(distance: 390, velocity: 900, width: 0))
  }

  @Test(
    "NF-I5 A fling decides by its direction, from anywhere",
    arguments: [(0.1, 1.0, true), (0.9, -1, false), (0.1, 0.9, false), (0.9, -0.9, true)])
  func fling(part: Double, widthsPerSecond: Double, finishes: Bool) {
    #expect(
      ReleaseRule.fling.finishes(
        distance: part * 800, velocity: widthsPerSecond * 800, width: 800) == finishes)
  }
}
