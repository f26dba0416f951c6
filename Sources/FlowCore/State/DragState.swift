/// A drag of a page at one instant: how it moves, and what a release now would do.
package struct DragState: Hashable, Sendable {
  package let rule: ReleaseRule
  /// The distance of the drag, in points; positive towards finishing.
  package let distance: Double
  /// The velocity of the drag, in points per second; positive towards finishing.
  ///
  /// It decays while the pointer stays still, like the velocity that is used for a release.
  package let velocity: Double
  /// The length of the full drag, in points; 400 for a two-finger scroll.
  package let extent: Double
  /// Whether the drag finishes at the start of the transition, as one that has caught a moving
  /// transition may.
  package let isReversed: Bool
  /// Whether there is a page to which the drag can lead; false for a pager's pages that are dragged
  /// beyond the first or last one, which always go back.
  package let canFinish: Bool

  package init(
    rule: ReleaseRule, distance: Double, velocity: Double, extent: Double,
    isReversed: Bool = false, canFinish: Bool = true
  ) {
    self.rule = rule
    self.distance = distance
    self.velocity = velocity
    self.extent = extent
    self.isReversed = isReversed
    self.canFinish = canFinish
  }

  /// Whether the drag would finish if it were released now.
  package var finishes: Bool {
    canFinish && rule.finishes(distance: distance, velocity: velocity, extent: extent)
  }

  /// As `ReleaseRule.distanceNeeded`; `nil` if the drag cannot finish.
  package var distanceNeeded: Double? {
    canFinish ? rule.distanceNeeded(velocity: velocity, extent: extent) : nil
  }

  /// As `ReleaseRule.velocityNeeded`; `nil` if the drag cannot finish.
  package var velocityNeeded: Double? {
    canFinish ? rule.velocityNeeded(distance: distance, extent: extent) : nil
  }
}

/// A gesture that drives a page and knows the velocity of the drag.
@MainActor
protocol DragSource: AnyObject {
  var session: DragSession { get }
  /// Returns the pointer's velocity at an instant, in points per second.
  var pointerVelocity: (Instant) -> Vector { get }
}

extension NavigationController {
  /// The drag of a page of this flow, even while it is frozen; `nil` if code drives the page.
  package var drag: DragState? {
    guard machine.isInteractive, let driver = driverSlot.driver, driver.isDriving,
      let source = driver.source
    else { return nil }
    let session = source.session
    return DragState(
      rule: session.rule, distance: driver.fraction * session.extent,
      velocity: session.direction.component(of: source.pointerVelocity(context.clock.now)),
      extent: session.extent, isReversed: driver.isReversed)
  }

  /// The rule of the current drag, or of the next one unless its gesture has its own.
  package var releaseRule: ReleaseRule {
    drag?.rule ?? context.preferences.resolvedReleaseRule()
  }
}
