internal import FlowCore
internal import FlowUI

extension TransitionState {
  var fractionText: String { fraction.percentText }
}

extension Double {
  var percentText: String { "\((self * 100).fixed(1)) %" }

  /// Without decimals, and with a minus sign as wide as digits.
  fileprivate var wholeText: String { fixed(0).replacing("-", with: "\u{2212}") }

  /// In points per second.
  var velocityText: String { "\(wholeText) pt/s" }
}

extension DragState {
  var distanceText: Phrase { .pointsOf.with(distance.fixed(0), extent.fixed(0)) }

  var velocityText: String { velocity.velocityText }

  var distanceNeededText: Phrase {
    distanceNeeded.map { .points.with($0.fixed(0)) } ?? .noneText
  }

  /// `any` if the drag finishes at any velocity.
  var velocityNeededText: Phrase {
    guard let needed = velocityNeeded else { return .noneText }
    return needed.isFinite ? .pointsPerSecond.with(needed.wholeText) : .any
  }
}
