internal import FlowCore

/// Tries every route at every gate, during the transitions around the gate and once they have
/// settled.
@MainActor
struct Trials {
  /// The fractions of a transition's duration at which routes are tried; they are also tried once
  /// it has settled.
  private static let fractions = [0, 0.25, 0.5, 0.75]
  /// How long before the end of a transition routes are tried once more.
  private static let last = Duration.milliseconds(1)
  /// The delay after which a route is repeated.
  private static let again = Duration.milliseconds(30)

  private let map: FlowMap
  private let prover: FlowProver
  private let counter: ReplayCounter

  /// The results of all trials.
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
    for edge in scenes { run(edge, into: &outcome) }
    return outcome
  }

  /// The moves during which routes are tried: for each gate, the first move between any two
  /// screens, whether the move arrives at the gate or starts beyond it.
  private var scenes: [FlowMap.Edge] {
    struct Scene: Hashable {
      let gate: String
      let from: String
      let to: String
    }
    var known: Set<Scene> = []
    return map.edges.filter { edge in
      guard let gate = edge.gateAfter, !edge.sightings.contains(where: { $0.kind == .seen })
      else { return false }
      let isArrival = edge.isArrival
      guard isArrival || edge.from != edge.to else { return false }
      return known.insert(Scene(gate: gate, from: edge.from.title, to: edge.to.title)).inserted
    }
  }

  private func run(_ edge: FlowMap.Edge, into outcome: inout Outcome) {
    guard let gate = edge.gateAfter else { return }
    if !outcome.gates.contains(where: { $0.name == gate }) {
      outcome.gates.append(GateReport(name: gate, passed: edge.passedNames))
    }
    for moment in moments(of: edge) {
      for route in prover.settings.routes where moment.fraction == nil || !route.isForRest {
        for isDoubled in route.isForRest ? [false] : [false, true] {
          guard counter.takes() else { return }
          guard let leaks = attempt(route, isDoubled, at: moment, of: edge) else { break }
          outcome.gates.indices.filter { outcome.gates[$0].name == gate }.forEach {
            outcome.gates[$0].count(route.name, leaks.count)
          }
          collect(leaks, into: &outcome)
        }
      }
    }
  }

  /// The instants at which routes are tried.
  private func moments(of edge: FlowMap.Edge) -> [Moment] {
    let rest = Moment(
      from: edge.from.title, to: edge.to.title, fraction: nil,
      instant: edge.settleTime.advanced(by: Replay.pause))
    guard let motion = edge.motion else { return [rest] }
    let start = edge.isArrival ? max(motion.lowerBound, edge.passing ?? .zero) : motion.lowerBound
    let time = motion.upperBound.duration(since: start)
    guard time > Self.last else { return [rest] }
    let nanoseconds = Double(time.inNanoseconds)
    let moving = Self.fractions.map { fraction in
      Moment(
        from: edge.from.title, to: edge.to.title, fraction: fraction,
        instant: start.advanced(by: .nanoseconds(Int64(nanoseconds * fraction))))
    }
    let last = Moment(
      from: edge.from.title, to: edge.to.title, fraction: 1,
      instant: motion.upperBound.advanced(by: .zero - Self.last))
    return moving + [last, rest]
  }

  /// The leaks of one replay; `nil` if the route does not exist at that moment.
  private func attempt(
    _ route: Route, _ isDoubled: Bool, at moment: Moment, of edge: FlowMap.Edge
  ) -> [Leak]? {
    let replay = Replay(prover)
    replay.carryOut(edge.log.prefix { $0.instant <= moment.instant })
    replay.advance(to: moment.instant)
    guard go(route, replay) else { return nil }
    if isDoubled {
      replay.advance(to: replay.now.advanced(by: Self.again))
      _ = go(route, replay)
    }
    replay.settle()
    return replay.watch.sightings
      .filter { sighting in !edge.sightings.contains { $0.isSame(sighting) } }
      .map { Leak($0, route: route.name, isDoubled: isDoubled, moment, replay) }
  }

  private func go(_ route: Route, _ replay: Replay) -> Bool {
    let steps = route.steps(replay.situation)
    var instant = replay.now
    for step in steps {
      instant = instant.advanced(by: step.delay)
      replay.carryOut(step.action, at: instant)
    }
    return !steps.isEmpty
  }

  /// Adds leaks to the outcome; of those that differ only in when the route was taken, keeps the
  /// first.
  private func collect(_ leaks: [Leak], into outcome: inout Outcome) {
    for leak in leaks where !outcome.leaks.contains(where: { $0.isSame(leak) }) {
      outcome.leaks.append(leak)
    }
  }
}
