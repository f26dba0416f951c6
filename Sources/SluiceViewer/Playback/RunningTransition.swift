internal import FlowCore
internal import FlowUI

/// A running transition, and whether it will finish or be cancelled.
struct RunningTransition: Hashable {
  enum Verdict: Hashable {
    /// If the drag were released now.
    case wouldFinish
    case wouldCancel
    /// The transition finishes by itself: it is not dragged and, if it is frozen, cannot be
    /// reversed.
    case finishes
    case cancels
  }

  let transition: TransitionState
  /// The drag or, for a frozen transition, a motionless drag at its fraction; `nil` if the
  /// transition moves by itself.
  let drag: DragState?
  let isFrozen: Bool
  let verdict: Verdict
  /// The length of a full drag, in points.
  private let extent: Double

  /// If several transitions run, this is the one that scrubbing moves.
  init?(in flow: FlowState, on stageSize: Size) {
    let stack = flow.scrubbedStack
    guard let transition = stack.transition else { return nil }
    self.transition = transition
    isFrozen = stack.phase == .frozen
    extent = stack.drag?.extent ?? transition.operation.extent(of: stageSize)
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

  var isDragged: Bool { drag != nil && !isFrozen }

  /// The distance covered: `164 of 390 pt`.
  var distanceText: Phrase {
    drag?.distanceText
      ?? .pointsOf.with((transition.fraction * extent).fixed(0), extent.fixed(0))
  }

  var velocityText: String {
    drag?.velocityText ?? (transition.velocity * extent).velocityText
  }

  /// In fractions per second, whether the transition moves by itself or is dragged.
  var fractionVelocity: Double {
    guard let drag else { return transition.velocity }
    return drag.velocity / drag.extent * (drag.isReversed ? -1 : 1)
  }

  /// `nil` while the transition is dragged or frozen.
  var remaining: Duration? { drag == nil ? transition.remaining : nil }

  /// The fraction from which a release at the drag's velocity finishes; `nil` without a drag, or if
  /// no distance is enough.
  var threshold: Double? {
    guard let drag, let distance = drag.distanceNeeded else { return nil }
    let fraction = distance / drag.extent
    return drag.isReversed ? 1 - fraction : fraction
  }
}

extension RunningTransition.Verdict {
  var title: Phrase {
    switch self {
    case .wouldFinish: .wouldFinish
    case .wouldCancel: .wouldCancel
    case .finishes: .finishes
    case .cancels: .cancels
    }
  }

  var colour: KeyPath<Theme, RGBA> {
    switch self {
    case .wouldFinish: \.success
    case .wouldCancel: \.destructive
    case .finishes, .cancels: \.label
    }
  }
}

extension FlowState {
  /// The innermost stack with a frozen transition, or else with any transition; without
  /// transitions, the innermost of all.
  var scrubbedStack: StackState {
    let stacks = levels.map(\.stack)
    return stacks.last { $0.phase == .frozen } ?? stacks.last { $0.transition != nil }
      ?? innermost.stack
  }
}

extension NavigationOperation {
  var title: Phrase {
    switch self {
    case .push: .push
    case .pop: .pop
    case .present: .present
    case .dismiss: .dismiss
    }
  }

  /// In points.
  fileprivate func extent(of stageSize: Size) -> Double {
    switch self {
    case .push, .pop: stageSize.width
    case .present, .dismiss: stageSize.height
    }
  }
}
