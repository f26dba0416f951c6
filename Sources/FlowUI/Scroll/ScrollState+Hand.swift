internal import FlowCore

extension ScrollState {
  /// How fast a throw slows down, per second: UIKit's factor of 0.998 a millisecond.
  ///
  /// So a throw leads as far as its velocity divided by this.
  private static let friction = 2.002
  /// From how fast on a press only stops it, in points a second: half a point a frame, by eye.
  private static let glide = 30.0

  /// In which ways a drag may set out to be its own.
  var headings: PanDirections {
    guard let geometry, geometry.limit > 0 else { return [] }
    return geometry.leavesTop && offset <= 0 ? .up : .vertical
  }

  /// Whether it moves by itself so fast that a press can mean nothing that lies on it; it does so
  /// as a hand has let it go.
  var isGliding: Bool {
    guard case .running(let run) = motion, run.cause != .step else { return false }
    return velocity.magnitude >= Self.glide
  }

  /// Stops it where it is, as a finger does that touches what moves.
  ///
  /// Beyond an end it goes on to come back.
  func stop() {
    guard case .running(let run) = motion, run.cause != .comingBack else { return }
    motion = .still(offset)
  }

  /// Follows a drag.
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

  /// Goes on as it was thrown, and comes to rest at the end of the content at the latest.
  private func release(velocity: Double) {
    guard case .pulled = motion, let geometry, let clock else { return }
    let start = offset
    let goal = geometry.clamped(start + velocity / Self.friction)
    let way = goal - start
    guard way.magnitude > 0.5 else {
      motion = .still(goal)
      return
    }
    let isInside = geometry.clamped(start) == start
    // A critically damped spring of this frequency just slows down: its way is v / w long.
    let spring = isInside ? Spring(angularFrequency: velocity / way) : .navigation
    motion = .running(
      ScrollRun(
        isInside ? .throwing : .comingBack, on: spring, from: start, to: goal,
        velocity: velocity * way > 0 ? velocity : 0, at: clock.now))
  }
}
