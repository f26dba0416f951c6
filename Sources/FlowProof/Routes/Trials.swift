internal import FlowCore

/// Tries every route at every gate: during the transitions to the gate and beyond it, and once
/// they have settled.
///
/// A gate is a screen behind which nobody may go back; a route is a sequence of actions with which
/// a person or a program might nevertheless go back. A route that succeeds is a leak.
@MainActor
struct Trials {
  /// The fractions of a transition's duration at which routes are tried.
  private static let fractions = [0, 0.25, 0.5, 0.75]
  /// Routes are tried once more at this time before the end of a transition.
  private static let leadBeforeEnd = Duration.milliseconds(1)
  private static let repeatDelay = Duration.milliseconds(30)

  private let map: FlowMap
  private let prover: FlowProver
  private let counter: ReplayCounter

  struct Outcome {
    var gates: [GateReport] = []
    var leaks: [Leak] = []
  }

  init(of map: FlowMap, _ prover: FlowProver, _ counter: ReplayCounter) {
    self.map = map
    self.prover = prover
    self.counter = counter
  }

  func run() -> Outcome {
    var outcome = Outcome()
    for edge in map.edges { collect(edge.leaks, into: &outcome) }
    for edge in trialEdges { run(edge, into: &outcome) }
    return outcome
  }

  /// For each gate and pair of screens, the first move between the screens that arrives at the gate
  /// or starts beyond it.
  private var trialEdges: [FlowMap.Edge] {
    map.edges
      .filter { edge in
        edge.gateAfter != nil && !edge.sightings.contains { $0.kind == .seen }
          && (edge.isArrival || edge.from != edge.to)
      }
      .uniqued { [$0.gateAfter, $0.from.title, $0.to.title] }
  }

  private func run(_ edge: FlowMap.Edge, into outcome: inout Outcome) {
    guard let gate = edge.gateAfter else { return }
    counter.gate = gate
    if !outcome.gates.contains(where: { $0.name == gate }) {
      outcome.gates.append(GateReport(name: gate, passed: edge.passedNames))
    }
    for moment in moments(of: edge) {
      for route in prover.settings.routes where moment.fraction == nil || !route.needsSettledFlow {
        for isDoubled in route.needsSettledFlow ? [false] : [false, true] {
          guard counter.requestReplay() else { return }
          guard let leaks = attempt(route, isDoubled, at: moment, of: edge) else { break }
          outcome.gates.indices.filter { outcome.gates[$0].name == gate }.forEach {
            outcome.gates[$0].count(route.name, leaks.count)
          }
          collect(leaks, into: &outcome)
        }
      }
    }
  }

  private func moments(of edge: FlowMap.Edge) -> [Moment] {
    let settled = Moment(
      from: edge.from.title, to: edge.to.title, fraction: nil,
      instant: edge.settleTime.advanced(by: Replay.pause))
    guard let motion = edge.motion else { return [settled] }
    let start =
      edge.isArrival ? max(motion.lowerBound, edge.passingTime ?? .zero) : motion.lowerBound
    let time = motion.upperBound.duration(since: start)
    guard time > Self.leadBeforeEnd else { return [settled] }
    let nanoseconds = Double(time.inNanoseconds)
    let moving = Self.fractions.map { fraction in
      Moment(
        from: edge.from.title, to: edge.to.title, fraction: fraction,
        instant: start.advanced(by: .nanoseconds(Int64(nanoseconds * fraction))))
    }
    let last = Moment(
      from: edge.from.title, to: edge.to.title, fraction: 1,
      instant: motion.upperBound.advanced(by: .zero - Self.leadBeforeEnd))
    return moving + [last, settled]
  }

  private func attempt(
    _ route: Route, _ isDoubled: Bool, at moment: Moment, of edge: FlowMap.Edge
  ) -> [Leak]? {
    let replay = Replay(prover)
    replay.carryOut(edge.log.prefix { $0.instant <= moment.instant })
    replay.advance(to: moment.instant)
    guard take(route, in: replay) else { return nil }
    if isDoubled {
      replay.advance(to: replay.now.advanced(by: Self.repeatDelay))
      _ = take(route, in: replay)
    }
    replay.settle()
    return replay.watch.sightings
      .filter { sighting in !edge.sightings.contains { $0.isSame(sighting) } }
      .map { Leak($0, route: route.name, isDoubled: isDoubled, moment, replay) }
  }

  private func take(_ route: Route, in replay: Replay) -> Bool {
    let steps = route.steps(replay.routeContext)
    var instant = replay.now
    for step in steps {
      instant = instant.advanced(by: step.delay)
      replay.carryOut(step.action, at: instant)
    }
    return !steps.isEmpty
  }

  /// Adds the leaks that are new, regardless of when they were observed.
  private func collect(_ leaks: [Leak], into outcome: inout Outcome) {
    for leak in leaks where !outcome.leaks.contains(where: { $0.isSame(leak) }) {
      outcome.leaks.append(leak)
    }
  }
}
