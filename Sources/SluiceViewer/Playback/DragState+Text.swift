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
  var distanceText: String { "\(distance.fixed(0)) of \(extent.fixed(0)) pt" }

  /// The velocity: `312 pt/s`.
  var velocityText: String { "\(velocity.fixed(0)) pt/s" }

  /// The distance from which the transition would finish, or `none`: `195 pt`.
  var distanceNeededText: String { distanceNeeded.map { "\($0.fixed(0)) pt" } ?? "none" }

  /// The velocity from which the transition would finish, or `none` or `any`: `104 pt/s`.
  var velocityNeededText: String {
    guard let needed = velocityNeeded else { return "none" }
    return needed.isFinite ? "\(needed.fixed(0)) pt/s" : "any"
  }
}
