internal import FlowCore
internal import FlowUI

/// Finds all reachable states of a flow, breadth first, by trying every move in every state.
@MainActor
final class Explorer {
  private let prover: FlowProver
  private let counter: ReplayCounter
  private var map = FlowMap()
  private var known: Set<Signature> = []
  /// The number of states by plan; states with the same plan differ in their screens' contents.
  private var variantCounts: [ScreenPlan: Int] = [:]
  private var limits: ProofSettings.Limits { prover.settings.limits }

  private struct Signature: Hashable {
    let plan: ScreenPlan
    let contents: [String]
  }

  init(_ prover: FlowProver, _ counter: ReplayCounter) {
    self.prover = prover
    self.counter = counter
  }

  func explore() -> FlowMap {
    guard counter.requestReplay() else { return map }
    let start = Replay(prover)
    settle(start)
    add(start, depth: 0)
    var index = 0
    while index < map.states.count, counter.reachedLimit == nil {
      tryAll(from: map.states[index])
      index += 1
    }
    if let limit = counter.reachedLimit {
      for state in map.states[index...] where state.isExplored { noteLimit(limit, at: state.plan) }
    }
    return map
  }

  private func tryAll(from state: FlowMap.State) {
    guard state.isExplored else { return }
    guard state.depth < limits.depth else { return noteLimit("depth", at: state.plan) }
    if state.moves.count > limits.moves { noteLimit("moves", at: state.plan) }
    // Whether the fields of this page were still empty, and some move filled them in.
    var isForm = false
    for move in state.moves.prefix(max(limits.moves, 0)) {
      guard counter.requestReplay() else {
        return noteLimit(counter.reachedLimit ?? "replays", at: state.plan)
      }
      let (replay, edge) = attempt(move, from: state)
      let stays = edge.to == edge.from
      let fills = move.fillsFields && stays && edge.changesContents
      isForm = isForm || (fills && !state.isFilledIn)
      // In a form, a move that stays on the page while the fields are still empty adds no state: it
      // is tried again in the states in which the fields are filled in.
      guard !isForm || move.fillsFields || !stays else { continue }
      add(replay, depth: state.depth + 1, isFilledIn: stays && (state.isFilledIn || fills))
    }
  }

  private func attempt(
    _ move: Move, from state: FlowMap.State
  ) -> (replay: Replay, edge: FlowMap.Edge) {
    let replay = Replay(prover)
    replay.carryOut(state.log)
    replay.advance(to: state.settleTime.advanced(by: Replay.pause))
    let before = (gate: replay.watch.gate, sightings: replay.watch.sightings)
    let progress = ProgressReading(replay)
    replay.resetMotion()
    replay.carryOut(move, prover.settings)
    settle(replay)
    if move.mayGoForward { progress.backwardStep().map { note($0) } }
    let edge = FlowMap.Edge(
      move: move, from: state.plan, to: replay.plan, log: replay.log, settleTime: replay.now,
      motion: replay.motion, gateBefore: before.gate, gateAfter: replay.watch.gate,
      passingTime: replay.watch.passingTime, passedNames: replay.watch.passedNames,
      sightings: replay.watch.sightings, earlierSightings: before.sightings,
      changesContents: replay.tree.contents != state.contents)
    map.edges.append(edge)
    return (replay, edge)
  }

  private func add(_ replay: Replay, depth: Int, isFilledIn: Bool = false) {
    let contents = replay.tree.contents
    let plan = replay.plan
    guard known.insert(Signature(plan: plan, contents: contents)).inserted else { return }
    guard variantCounts[plan, default: 0] < limits.variants else {
      return noteLimit("variants", at: plan)
    }
    guard map.states.count < limits.states else { return noteLimit("states", at: plan) }
    variantCounts[plan, default: 0] += 1
    map.states.append(
      FlowMap.State(
        plan: plan, contents: contents, log: replay.log, settleTime: replay.now,
        moves: replay.moves(prover.settings), depth: depth, isFilledIn: isFilledIn,
        // After a visible leak, every further state would be a leak as well.
        isExplored: !replay.watch.sightings.contains { $0.kind == .seen }))
    counter.stateCount = map.states.count
  }

  private func settle(_ replay: Replay) {
    if !replay.settle() { map.neverSettles.insert(replay.plan.title) }
  }

  private func note(_ step: BackwardStep) {
    if !map.backwardSteps.contains(step) { map.backwardSteps.append(step) }
  }

  private func noteLimit(_ name: String, at plan: ScreenPlan) {
    map.limits.insert(name)
    map.unfinished.insert(plan)
  }
}
