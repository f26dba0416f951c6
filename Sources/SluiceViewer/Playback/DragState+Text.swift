internal import FlowCore
internal import FlowUI

extension TransitionState {
  /// The fraction in percent: `42.0 %`.
  var fractionText: String { fraction.percentText }
}

extension Double {
  /// The number in percent: `42.0 %`.
  var percentText: String { "\((self * 100).fixed(1)) %" }
}

extension DragState {
  /// The distance and the extent: `164 of 390 pt`.
  var distanceText: Phrase { .pointsOf.with(distance.fixed(0), extent.fixed(0)) }

  /// The velocity: `312 pt/s`.
  var velocityText: String { "\(velocity.fixed(0)) pt/s" }

  /// The distance from which the transition would finish, or `none`: `195 pt`.
  var distanceNeededText: Phrase {
    distanceNeeded.map { .points.with($0.fixed(0)) } ?? .noneText
  }

  /// The velocity from which the transition would finish, or `none` or `any`: `104 pt/s`.
  var velocityNeededText: Phrase {
    guard let needed = velocityNeeded else { return .noneText }
    return needed.isFinite ? .pointsPerSecond.with(needed.fixed(0)) : .any
  }
}
