internal import FlowCore

/// The states and edges that exploring a flow has found.
struct FlowMap {
  /// A settled state of a flow, and the actions that lead to it.
  struct State {
    let plan: StagePlan
    let contents: [String]
    let log: [TimedRouteAction]
    let settleTime: Instant
    let moves: [Move]
    /// The number of moves that lead here.
    let depth: Int
    /// Whether moves are tried from here; false if a screen behind a gate was visible on the way
    /// here.
    let isExplored: Bool
  }

  /// A move that was tried in one state, and the state to which it led.
  struct Edge {
    let move: Move
    let from: StagePlan
    let to: StagePlan
    let log: [TimedRouteAction]
    /// When the flow had settled again.
    let settleTime: Instant
    /// The time during which pages moved because of the move; `nil` if none did.
    let motion: ClosedRange<Instant>?
    let gateBefore: String?
    let gateAfter: String?
    /// The instant at which a gate was last passed; `nil` if none was.
    let passingTime: Instant?
    let passedNames: [String]
    /// The leaks that were observed up to the end of the move.
    let sightings: [Sighting]
    /// The leaks that were observed before the move.
    let earlierSightings: [Sighting]
    /// Whether the move changed the contents of the screens.
    let changesContents: Bool
  }

  var states: [State] = []
  var edges: [Edge] = []
  /// The plans from which some moves were not tried because of a limit.
  var unfinished: Set<StagePlan> = []
  var limits: Set<String> = []
  var backwardSteps: [BackwardStep] = []
  var neverSettles: Set<String> = []
}

@MainActor
extension FlowMap.Edge {
  /// Whether the move passes a gate other than the last gate passed before the move.
  var isArrival: Bool { gateBefore != gateAfter }

  /// The leaks that the move itself causes.
  var leaks: [Leak] {
    sightings.filter { !earlierSightings.contains($0) }.map { Leak($0, of: self) }
  }
}
