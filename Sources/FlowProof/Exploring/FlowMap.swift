internal import FlowCore

struct FlowMap {
  /// A settled state of a flow, and the actions that lead to it.
  struct State {
    let plan: ScreenPlan
    let contents: [String]
    let log: [TimedRouteAction]
    let settleTime: Instant
    let moves: [Move]
    /// The number of moves from the start.
    let depth: Int
    /// Whether a move has filled in fields since the page was reached.
    let isFilledIn: Bool
    /// Whether moves are tried from this state; false if the moves that lead to it have shown a
    /// screen behind a gate.
    let isExplored: Bool
  }

  struct Edge {
    let move: Move
    let from: ScreenPlan
    let to: ScreenPlan
    let log: [TimedRouteAction]
    let settleTime: Instant
    /// The time during which pages moved because of the move; `nil` if none did.
    let motion: ClosedRange<Instant>?
    let gateBefore: String?
    let gateAfter: String?
    /// When a gate was last passed; `nil` if none was.
    let passingTime: Instant?
    let passedNames: [String]
    /// The sightings up to the end of the move.
    let sightings: [Sighting]
    /// The sightings before the move.
    let earlierSightings: [Sighting]
    let changesContents: Bool
  }

  var states: [State] = []
  var edges: [Edge] = []
  /// The plans at which a limit prevented the search from being complete.
  var unfinished: Set<ScreenPlan> = []
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
