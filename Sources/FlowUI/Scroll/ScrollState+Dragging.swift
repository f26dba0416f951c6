internal import FlowCore

extension ScrollState {
  /// The rate at which velocity decays, per second, from UIKit's factor of 0.998 per millisecond.
  ///
  /// The distance of a flick is its velocity divided by this rate.
  private static let friction = 2.002
  /// The minimum speed at which a press only stops the motion, in points per second: half a point
  /// per frame, by eye.
  private static let glideSpeed = 30.0
  /// Released content this close to its goal, in points, jumps there; by eye.
  private static let snapDistance = 0.5

  /// The directions in which a drag may start scrolling.
  var directions: PanDirections {
    guard let geometry, geometry.limit > 0 else { return [] }
    if passesOnAtEnds, offset >= geometry.limit { return .down }
    return (geometry.movesContainerAtTop || passesOnAtEnds) && offset <= 0 ? .up : .vertical
  }

  /// Whether a press only stops fast scrolling, and does not reach the content's elements.
  var isGliding: Bool {
    guard case .running(let run) = motion, run.reason != .step else { return false }
    return velocity.magnitude >= Self.glideSpeed
  }

  /// Stops a running animation; content beyond an end continues to spring back.
  func stop() {
    guard case .running(let run) = motion, run.reason != .comingBack else { return }
    motion = .still(offset)
  }

  func follow(_ pan: Pan) {
    switch pan.phase {
    case .began:
      guard let geometry else { return }
      motion = .pulled(from: geometry.pull(reaching: offset), by: -pan.translation.dy)
    case .moved:
      guard case .pulled(let start, _) = motion else { return }
      motion = .pulled(from: start, by: -pan.translation.dy)
    case .ended:
      release(velocity: -pan.velocity.dy)
    case .cancelled:
      release(velocity: 0)
    }
  }

  private func release(velocity: Double) {
    guard case .pulled = motion, let geometry, let clock else { return }
    let start = offset
    let goal = geometry.clamped(start + velocity / Self.friction)
    let distance = goal - start
    guard distance.magnitude > Self.snapDistance else {
      motion = .still(goal)
      return
    }
    let isInside = geometry.clamped(start) == start
    // A critically damped spring of the angular frequency velocity / distance only decelerates.
    let spring = isInside ? Spring(angularFrequency: velocity / distance) : .navigation
    motion = .running(
      ScrollRun(
        isInside ? .throwing : .comingBack, on: spring, from: start, to: goal,
        velocity: velocity * distance > 0 ? velocity : 0, at: clock.now))
  }
}
