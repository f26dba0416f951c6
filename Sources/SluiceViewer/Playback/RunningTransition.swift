internal import FlowCore
internal import FlowUI

/// A running transition, and its expected outcome.
struct RunningTransition: Hashable {
  /// The expected outcome of a transition.
  enum Verdict: Hashable {
    /// A release now would finish the transition.
    case wouldFinish
    /// A release now would cancel the transition.
    case wouldCancel
    /// The transition finishes by itself: it is not being dragged and, if frozen, cannot be
    /// reversed.
    case finishes
    /// The transition returns to its start by itself: it is not being dragged and, if frozen,
    /// cannot be reversed.
    case cancels
  }

  /// The transition.
  let transition: TransitionState
  /// The drag that moves the transition; for a frozen transition, a motionless drag at its
  /// fraction; `nil` if the transition moves by itself.
  let drag: DragState?
  /// Whether the transition is frozen.
  let isFrozen: Bool
  /// The expected outcome.
  let verdict: Verdict
  /// The length of a full drag, in points.
  private let extent: Double

  /// Finds the running transition of a flow on a stage of a size in points; `nil` if there is none.
  ///
  /// If there are several, it is the one that scrubbing moves.
  init?(in flow: FlowState, on stage: Size) {
    let stack = flow.scrubbedStack
    guard let transition = stack.transition else { return nil }
    self.transition = transition
    isFrozen = stack.phase == .frozen
    extent = stack.drag?.extent ?? transition.operation.extent(of: stage)
    let still = DragState(
      rule: stack.releaseRule ?? .projection, distance: transition.fraction * extent, velocity: 0,
      extent: extent)
    drag = stack.drag ?? (isFrozen ? still : nil)
    verdict =
      if let drag, stack.drag != nil || stack.canBeReversed {
        drag.finishes ? .wouldFinish : .wouldCancel
      } else {
        transition.isCancelled ? .cancels : .finishes
      }
  }

  /// Whether a drag moves the transition.
  var isDragged: Bool { drag != nil && !isFrozen }

  /// The distance covered, in points of a full drag: `164 of 390 pt`.
  var distanceText: Phrase {
    drag?.distanceText
      ?? .pointsOf.with((transition.fraction * extent).fixed(0), extent.fixed(0))
  }

  /// The velocity, in points of a full drag per second.
  var velocityText: String {
    drag?.velocityText ?? "\((transition.velocity * extent).fixed(0)) pt/s"
  }

  /// The velocity of the transition, whether it moves by itself or is dragged, in fractions per
  /// second.
  var fractionVelocity: Double {
    guard let drag else { return transition.velocity }
    return drag.velocity / drag.extent * (reverses(drag) ? -1 : 1)
  }

  /// The time that the transition will still move by itself; `nil` while it is dragged or frozen.
  var remaining: Duration? { drag == nil ? transition.remaining : nil }

  /// The fraction from which the release rule would finish the transition at the drag's velocity;
  /// `nil` without a drag, or if no distance is enough.
  var threshold: Double? {
    guard let drag, let distance = drag.distanceNeeded else { return nil }
    let fraction = distance / drag.extent
    return reverses(drag) ? 1 - fraction : fraction
  }

  /// Whether the drag reverses the transition, having caught it while it was moving.
  private func reverses(_ drag: DragState) -> Bool {
    let fraction = drag.distance / drag.extent
    return (fraction - transition.fraction).magnitude
      > (1 - fraction - transition.fraction).magnitude
  }
}

extension RunningTransition.Verdict {
  /// The title shown to users.
  var title: Phrase {
    switch self {
    case .wouldFinish: .wouldFinish
    case .wouldCancel: .wouldCancel
    case .finishes: .finishes
    case .cancels: .cancels
    }
  }

  /// The text colour of the outcome.
  var colour: KeyPath<Theme, RGBA> {
    switch self {
    case .wouldFinish: \.success
    case .wouldCancel: \.destructive
    case .finishes, .cancels: \.label
    }
  }
}

extension FlowState {
  /// The stack whose transition scrubbing moves: one with a frozen transition, or else the
  /// innermost one with any transition; without transitions, the innermost stack.
  var scrubbedStack: StackState {
    let stacks = levels.map(\.stack)
    return stacks.last { $0.phase == .frozen } ?? stacks.last { $0.transition != nil }
      ?? innermost.stack
  }
}

extension NavigationOperation {
  /// The title shown to users.
  var title: Phrase {
    switch self {
    case .push: .push
    case .pop: .pop
    case .present: .present
    case .dismiss: .dismiss
    }
  }

  /// The length of a full drag for this operation, in points: the stage's width or height.
  fileprivate func extent(of stage: Size) -> Double {
    switch self {
    case .push, .pop: stage.width
    case .present, .dismiss: stage.height
    }
  }
}
