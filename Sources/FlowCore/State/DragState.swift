/// A hand that has a page, at an instant: how it moves, and what would become of the page if it let
/// go now.
public struct DragState: Hashable, Sendable {
  /// What decides when it lets go.
  public let rule: ReleaseRule
  /// How far the page has gone of its way, in points, positive towards finishing.
  public let distance: Double
  /// How fast the hand is, in points per second, positive towards finishing.
  ///
  /// One that lies still gets slower with every millisecond, as in a release.
  public let velocity: Double
  /// How long the page's way is, in points; for two fingers on a touchpad, the 400 that are a page.
  public let extent: Double

  /// Creates the state of a hand.
  public init(rule: ReleaseRule, distance: Double, velocity: Double, extent: Double) {
    self.rule = rule
    self.distance = distance
    self.velocity = velocity
    self.extent = extent
  }

  /// Whether the drag would finish if it were let go now; otherwise it would go back.
  public var finishes: Bool {
    rule.finishes(distance: distance, velocity: velocity, width: extent)
  }

  /// From which distance on it would finish at this velocity: see `ReleaseRule`.
  public var distanceNeeded: Double? { rule.distanceNeeded(velocity: velocity, width: extent) }

  /// From which velocity on it would finish at this distance: see `ReleaseRule`.
  public var velocityNeeded: Double? { rule.velocityNeeded(distance: distance, width: extent) }
}

/// Whoever moves a page by a gesture, and knows how the hand goes.
protocol DragSource: AnyObject {
  /// What decides when it lets go.
  var rule: ReleaseRule { get }
  /// How long the page's way is, in points.
  var extent: Double { get }
  /// How fast the hand is, in points a second along the way.
  func velocity(at instant: Instant) -> Double
}

extension NavigationController {
  /// The hand that has a page of this flow, also while that is held; `nil` where none has one, or
  /// code drives it.
  public var hand: DragState? {
    guard machine.isInHand, let driver, driver.isDriving, let grip = driver.grip else { return nil }
    return DragState(
      rule: grip.rule, distance: driver.fraction * grip.extent,
      velocity: grip.velocity(at: context.clock.now), extent: grip.extent)
  }

  /// What decides on a page that is in a hand, or would be next.
  public var releaseRule: ReleaseRule {
    hand?.rule ?? context.preferences.releaseRule ?? .projection
  }
}
