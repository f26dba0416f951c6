internal import FlowCore

/// What exploring a flow has found.
struct FlowMap {
  /// A flow at rest, and the deeds that lead there.
  struct State {
    let plan: StagePlan
    let contents: [String]
    let log: [TimedDeed]
    let rest: Instant
    let moves: [Move]
    /// How many moves lead here.
    let depth: Int
    /// Whether a person could go on trying from here.
    let isOpen: Bool
  }

  /// One move from one state to another.
  struct Edge {
    let move: Move
    let from: StagePlan
    let to: StagePlan
    let log: [TimedDeed]
    /// When the flow was at rest again.
    let rest: Instant
    /// When pages moved meanwhile, if they did.
    let motion: ClosedRange<Instant>?
    let gateBefore: String?
    let gateAfter: String?
    /// When the last gate was passed.
    let passing: Instant?
    let passedNames: [String]
    /// What was seen that should not be, up to the end of the move.
    let sightings: [Sighting]
    /// What of it was seen before the move.
    let earlierSightings: [Sighting]
    /// Whether the contents are others than before.
    let changesContents: Bool
  }

  var states: [State] = []
  var edges: [Edge] = []
  /// Plans of which something was not tried, because of a limit.
  var unfinished: Set<StagePlan> = []
  var limits: Set<String> = []
  var backwardSteps: [BackwardStep] = []
  var neverSettles: Set<String> = []
}

extension FlowMap.Edge {
  /// Whether it leads to a gate.
  var isArrival: Bool { gateBefore != gateAfter }

  /// What the move itself leaks.
  var leaks: [Leak] {
    sightings.filter { !earlierSightings.contains($0) }.map { Leak($0, of: self) }
  }
}
