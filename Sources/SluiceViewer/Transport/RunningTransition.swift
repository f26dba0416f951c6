internal import FlowCore
internal import FlowUI

/// A transition that runs on a stage, and what would become of it if whoever moves it let go now.
struct RunningTransition: Hashable {
  /// The transition.
  let transition: TransitionState
  /// The hand that has it; where none has, a finger that holds it still where it is.
  let hand: HandState
  /// Whether it is held.
  let isHeld: Bool

  /// Looks for one in a flow on a stage of a size in points; `nil` where none runs.
  ///
  /// Of several it is the one that scrubbing moves.
  init?(in flow: FlowState, on stage: Size) {
    let stack = flow.acting
    guard let transition = stack.transition else { return nil }
    self.transition = transition
    isHeld = stack.phase == .held
    let extent = transition.operation.extent(of: stage)
    hand =
      stack.hand
      ?? HandState(
        rule: stack.releaseRule, distance: transition.fraction * extent, velocity: 0,
        extent: extent)
  }

  /// The fraction from which on the release rule would let it finish at the hand's velocity; `nil` where no
  /// distance is long enough.
  var threshold: Double? {
    guard let distance = hand.distanceNeeded else { return nil }
    let part = distance / hand.extent
    return isAgainst ? 1 - part : part
  }

  /// Whether the hand takes back what the transition brings, having caught it on its way.
  private var isAgainst: Bool {
    let part = hand.distance / hand.extent
    return (part - transition.fraction).magnitude > (1 - part - transition.fraction).magnitude
  }
}

extension FlowState {
  /// The stack whose transition scrubbing moves: one that is held, or else the innermost one that moves; at rest
  /// the innermost one.
  var acting: StackState {
    let stacks = levels.map(\.stack)
    return stacks.last { $0.phase == .held } ?? stacks.last { $0.transition != nil }
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
