extension ProofReport {
  @MainActor
  init(
    _ map: FlowMap, _ trials: Trials.Outcome, _ counter: ReplayCounter, _ settings: ProofSettings
  ) {
    screens = Self.screens(map)
    crossings = Self.crossings(map)
    gates = trials.gates
    leaks = Self.ordered(trials.leaks)
    deadEnds = Self.deadEnds(map, settings)
    let reached = Set(map.states.flatMap(\.plan.names) + map.edges.flatMap(\.to.names))
    let expected = settings.expectedScreens + settings.gates.sorted()
    unreachable = expected.filter { !reached.contains($0) }.uniqued()
    backwardSteps = map.backwardSteps
    neverSettles = map.neverSettles.sorted()
    limits = map.limits.union(counter.reachedLimit.map { [$0] } ?? []).sorted()
    unfinished = Self.unfinished(map)
    replayCount = counter.count
    routes = settings.routes.map(\.name).uniqued()
  }

  /// Visible screens first, and within each kind those that need no calls from code.
  private static func ordered(_ leaks: [Leak]) -> [Leak] {
    Leak.Kind.allCases.flatMap { kind in
      let same = leaks.filter { $0.kind == kind }
      return same.filter { !$0.isFromCode } + same.filter(\.isFromCode)
    }
  }

  private static func screens(_ map: FlowMap) -> [String] {
    (map.states.flatMap(\.plan.seen) + map.edges.flatMap(\.to.seen)).uniqued()
  }

  /// Titles, in the order in which they were found.
  private static func unfinished(_ map: FlowMap) -> [String] {
    let plans = map.states.map(\.plan) + map.edges.map(\.to)
    return plans.filter(map.unfinished.contains).map(\.title).uniqued()
  }

  private static func crossings(_ map: FlowMap) -> [Edge] {
    map.edges
      .filter { $0.from != $0.to }
      .uniqued { [$0.from.title, $0.to.title] }
      .map { Edge(from: $0.from.title, to: $0.to.title, move: $0.move.description) }
  }

  /// Plans whose moves were all tried and led nowhere else, without the start and terminal screens.
  private static func deadEnds(_ map: FlowMap, _ settings: ProofSettings) -> [String] {
    guard let start = map.states.first?.plan else { return [] }
    let departed = Set(map.edges.filter { $0.from != $0.to }.map(\.from))
    let tried = Set(map.states.filter(\.isExplored).map(\.plan))
    return map.states.map(\.plan)
      .filter { plan in
        plan != start && tried.contains(plan) && !departed.contains(plan)
          && !map.unfinished.contains(plan)
      }
      .map(\.title).filter { !settings.terminalScreens.contains($0) }.uniqued()
  }
}

extension Sequence {
  /// The elements without those whose key an earlier one has.
  func uniqued<Key: Hashable>(by key: (Element) -> Key) -> [Element] {
    var known: Set<Key> = []
    return filter { known.insert(key($0)).inserted }
  }
}

extension Sequence where Element: Hashable {
  /// The elements without repetitions, in their order.
  func uniqued() -> [Element] { uniqued { $0 } }
}
