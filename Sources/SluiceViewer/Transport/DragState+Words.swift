internal import FlowCore
internal import FlowUI

extension TransitionState {
  /// How far it is: `42.0 %`.
  var fractionText: String { fraction.percentText }
}

extension Double {
  /// The number as a part of a whole: `42.0 %`.
  var percentText: String { "\((self * 100).fixed(1)) %" }
}

extension DragState {
  /// How far it has gone: `164 of 390 pt`.
  var distanceText: String { "\(distance.fixed(0)) of \(extent.fixed(0)) pt" }

  /// How fast it is: `312 pt/s`.
  var velocityText: String { "\(velocity.fixed(0)) pt/s" }

  /// From which distance on it would finish: `195 pt`.
  var distanceNeededText: String { distanceNeeded.map { "\($0.fixed(0)) pt" } ?? "none" }

  /// From which velocity on it would finish: `104 pt/s`.
  var velocityNeededText: String {
    guard let needed = velocityNeeded else { return "none" }
    return needed.isFinite ? "\(needed.fixed(0)) pt/s" : "any"
  }
}
