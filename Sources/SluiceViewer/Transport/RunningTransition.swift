internal import FlowCore
internal import FlowUI

/// A transition that runs on a stage, and what becomes of it.
struct RunningTransition: Hashable {
  /// What becomes of a transition.
  enum Verdict: String, Hashable {
    /// Whoever has it would let it finish by letting go now.
    case wouldFinish = "would finish"
    /// Whoever has it would let it go back by letting go now.
    case wouldCancel = "would cancel"
    /// Nobody has it, or could turn it round, and it goes on to its end.
    case finishes
    /// Likewise, back to its start.
    case cancels
  }

  /// The transition.
  let transition: TransitionState
  /// The hand that has it; for one that is held, a finger that lies still there; `nil` where it
  /// moves by itself.
  let hand: DragState?
  /// Whether it is held.
  let isFrozen: Bool
  /// What becomes of it.
  let verdict: Verdict
  /// How long a finger's way is that does this, in points.
  private let extent: Double

  /// Looks for one in a flow on a stage of a size in points; `nil` where none runs.
  ///
  /// Of several it is the one that scrubbing moves.
  init?(in flow: FlowState, on stage: Size) {
    let stack = flow.acting
    guard let transition = stack.transition else { return nil }
    self.transition = transition
    isFrozen = stack.phase == .frozen
    extent = stack.hand?.extent ?? transition.operation.extent(of: stage)
    let still = DragState(
      rule: stack.releaseRule, distance: transition.fraction * extent, velocity: 0,
      extent: extent)
    hand = stack.hand ?? (isFrozen ? still : nil)
    verdict =
      if let hand, stack.hand != nil || stack.canBeTurned {
        hand.finishes ? .wouldFinish : .wouldCancel
      } else {
        transition.isCancelled ? .cancels : .finishes
      }
  }

  /// How far it has come, in points of a finger's way: `164 of 390 pt`.
  var distanceText: String {
    hand?.distanceText ?? "\((transition.fraction * extent).fixed(0)) of \(extent.fixed(0)) pt"
  }

  /// How fast it is, in points a second of that way.
  var velocityText: String {
    hand?.velocityText ?? "\((transition.velocity * extent).fixed(0)) pt/s"
  }

  /// The fraction from which on the release rule would let it finish at the hand's velocity; `nil`
  /// where no distance is long enough.
  var threshold: Double? {
    guard let hand, let distance = hand.distanceNeeded else { return nil }
    let part = distance / hand.extent
    return isAgainst(hand) ? 1 - part : part
  }

  /// Whether the hand takes back what the transition brings, having caught it on its way.
  private func isAgainst(_ hand: DragState) -> Bool {
    let part = hand.distance / hand.extent
    return (part - transition.fraction).magnitude > (1 - part - transition.fraction).magnitude
  }
}

extension RunningTransition.Verdict {
  /// The colour in which it is said.
  var colour: KeyPath<Theme, RGBA> {
    switch self {
    case .wouldFinish: \.success
    case .wouldCancel: \.destructive
    case .finishes, .cancels: \.label
    }
  }
}

extension FlowState {
  /// The stack whose transition scrubbing moves: one that is held, or else the innermost one that
  /// moves; at rest the innermost one.
  var acting: StackState {
    let stacks = levels.map(\.stack)
    return stacks.last { $0.phase == .frozen } ?? stacks.last { $0.transition != nil }
      ?? innermost.stack
  }
}

extension NavigationOperation {
  /// How long a finger's way is that does this, in points.
  fileprivate func extent(of stage: Size) -> Double {
    switch self {
    case .push, .pop: stage.width
    case .present, .dismiss: stage.height
    }
  }
}
