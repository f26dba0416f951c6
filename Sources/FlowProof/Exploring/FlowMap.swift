internal import FlowCore

struct FlowMap {
  /// A settled state of a flow, and the actions that lead to it.
  struct State {
    let plan: StagePlan
    let contents: [String]
    let log: [TimedRouteAction]
    let settleTime: Instant
    let moves: [Move]
    /// In moves from the start.
    let depth: Int
    /// False if a screen behind a gate was visible on the way here.
    let isExplored: Bool
  }

  struct Edge {
    let move: Move
    let from: StagePlan
    let to: StagePlan
    let log: [TimedRouteAction]
    let settleTime: Instant
    /// While pages moved because of the move; `nil` if none did.
    let motion: ClosedRange<Instant>?
    let gateBefore: String?
    let gateAfter: String?
    /// When a gate was last passed; `nil` if none was.
    let passingTime: Instant?
    let passedNames: [String]
    /// Up to the end of the move.
    let sightings: [Sighting]
    /// Before the move.
    let earlierSightings: [Sighting]
    let changesContents: Bool
  }

  var states: [State] = []
  var edges: [Edge] = []
  /// Plans from which a limit kept some moves from being tried.
  var unfinished: Set<StagePlan> = []
  var limits: Set<String> = []
  var backwardSteps: [BackwardStep] = []
  var neverSettles: Set<String> = []
}

@MainActor
extension FlowMap.Edge {
  var isArrival: Bool { gateBefore != gateAfter }

  var leaks: [Leak] {
    sightings.filter { !earlierSightings.contains($0) }.map { Leak($0, of: self) }
  }
}
