internal import FlowCore

/// Watches the stacks and the picture of a play, and notes every gate that is passed and every
/// leak.
///
/// As soon as a stack has a gate, what stands beneath it is passed; and if the gate is new there,
/// what stood in its place. In the hand-over that follows, passed screens may be seen as they go.
/// Then they may not be seen, nor stand in a stack, nor be alive at rest.
final class GateWatch {
  /// A screen that was passed.
  private struct Passed {
    weak var screen: (any Screen)?
    let name: String
    let gate: String
  }

  /// A gate that a stack has got.
  private struct Passage {
    let gate: ScreenMemo
    weak var flow: NavigationController?
    /// What was passed with it.
    let names: [String]
    /// The passed screens that were in the picture then, and have been since.
    var leaving: Set<ObjectIdentifier>
    var isOver = false
  }

  /// What was seen that should not be, each once.
  private(set) var sightings: [Sighting] = []
  /// When the last gate was passed.
  private(set) var passing: Instant?

  private let names: Set<String>
  private var gates: [ScreenMemo] = []
  private var passage: Passage?
  private var memory: [Passed] = []
  /// The names of the screens that the last gate has closed off.
  private var closedNames: [String: String] = [:]
  /// The stacks at the last look at which nobody had a page of theirs in hand.
  private var stacks: [ObjectIdentifier: [ScreenMemo]] = [:]
  /// The screens of the flows that lay on each flow at the last look.
  private var lying: [ObjectIdentifier: [ScreenMemo]] = [:]
  /// How the last gate came.
  private(set) var arrival: GateArrival?

  init(names: Set<String>) {
    self.names = names
  }

  /// The gate that was passed last.
  var gate: String? { passage?.gate.name }

  /// The screens that were passed, as far as they are alive, the lowest first.
  var passed: [any Screen] { memory.compactMap(\.screen) }

  /// The names of the screens that were passed with the last gate.
  var passedNames: [String] { passage?.names ?? [] }

  /// Looks at the present instant.
  func look(_ flows: [NavigationController], at now: Instant) {
    let seen = flows.filter(\.isInPicture).flatMap(\.visiblePages).map(\.screen)
      .filter { !($0 is FlowScreen) }
    // What is in somebody's hands has not come yet.
    for flow in flows where (flow.isInPicture || flow.presented != nil) && !flow.isInHand {
      findGate(in: flow, seen, now)
    }
    remember(flows)
    follow(flows, seen)
    search(flows, seen, now)
  }

  /// Looks once more when nothing moves: nothing that was passed may be alive then.
  func lookAtRest(at now: Instant) {
    for passed in memory where passed.screen != nil {
      note(.alive, passed.name, passed.gate, now)
    }
  }

  // MARK: Passing

  private func findGate(in flow: NavigationController, _ seen: [any Screen], _ now: Instant) {
    let stack = flow.stack
    guard let index = stack.lastIndex(where: { flow.isGate($0, named: names) }) else { return }
    // One that is known already may come once more, upon others.
    let isKnown = gates.contains { $0.isOf(stack[index]) }
    guard
      !isKnown
        || !stack[..<index].allSatisfy({ screen in memory.contains { $0.screen === screen } })
    else { return }
    gates.removeAll { $0.screen == nil }
    gates += stack[...index].filter { flow.isGate($0, named: names) }.map(ScreenMemo.init)
    pass(stack[index], in: flow, over: Array(stack[..<index]), seen, now)
  }

  private func pass(
    _ gate: any Screen, in flow: NavigationController, over lower: [any Screen],
    _ seen: [any Screen], _ now: Instant
  ) {
    // Whoever goes back to a screen that has become a head has only what is beneath it behind.
    let before = (stacks[ObjectIdentifier(flow)] ?? []).compactMap(\.screen)
    let isThere = before.contains { $0 === gate }
    let earlier = isThere ? [] : before + (lying[ObjectIdentifier(flow)] ?? []).compactMap(\.screen)
    if !isThere { arrival = GateArrival(gate, in: flow, after: before) }
    let beneath = names.contains(gate.name) ? flow.beneath.flatMap(\.stack) : []
    let rest = flow.stack
    let all = (beneath + lower + earlier).filter { screen in
      !rest[lower.count...].contains { $0 === screen }
    }.uniqued
    // What stands on or above a gate is open, whoever closed it before.
    memory.removeAll { passed in rest[lower.count...].contains { $0 === passed.screen } }
    closedNames = [:]
    guard !all.isEmpty else { return }
    for screen in all where !memory.contains(where: { $0.screen === screen }) {
      memory.append(Passed(screen: screen, name: screen.name, gate: gate.name))
    }
    for screen in all where !rest[lower.count...].contains(where: { $0.name == screen.name }) {
      closedNames[screen.name] = gate.name
    }
    // What an earlier hand-over has not let go of yet goes on going.
    let leaving = passage.map { $0.isOver ? [] : $0.leaving } ?? []
    let passed = leaving.union(all.map { ObjectIdentifier($0) })
    passage = Passage(
      gate: ScreenMemo(gate), flow: flow, names: all.map(\.name),
      leaving: passed.intersection(seen.map { ObjectIdentifier($0) }))
    passing = now
  }

  private func remember(_ flows: [NavigationController]) {
    let earlier = stacks
    (stacks, lying) = ([:], [:])
    for flow in flows {
      let key = ObjectIdentifier(flow)
      stacks[key] = flow.isInHand ? earlier[key] : flow.stack.map(ScreenMemo.init)
      lying[key] = sequence(first: flow, next: \.presented).dropFirst()
        .flatMap(\.stack).map(ScreenMemo.init)
    }
    memory.removeAll { $0.screen == nil }
  }

  /// Follows the hand-over: it is over when the gate is seen, or gone, and nothing moves.
  private func follow(_ flows: [NavigationController], _ seen: [any Screen]) {
    guard let passage, !passage.isOver else { return }
    self.passage?.leaving.formIntersection(seen.map { ObjectIdentifier($0) })
    let isThere = passage.gate.screen.map { passage.flow?.contains($0) ?? false } ?? false
    let isSeen = seen.contains { passage.gate.isOf($0) }
    let moves = flows.contains(where: \.isInTransition)
    self.passage?.isOver = !moves && (isSeen || !isThere)
  }

  // MARK: Leaks

  private func search(_ flows: [NavigationController], _ seen: [any Screen], _ now: Instant) {
    guard let passage else { return }
    let leaving = passage.isOver ? [] : passage.leaving
    for screen in seen where !leaving.contains(ObjectIdentifier(screen)) {
      let passed = memory.first { $0.screen === screen }
      let gate = passed?.gate ?? (passage.isOver ? closedNames[screen.name] : nil)
      gate.map { note(.seen, screen.name, $0, now) }
    }
    guard passage.isOver else { return }
    for passed in memory {
      guard let screen = passed.screen, flows.contains(where: { $0.contains(screen) }) else {
        continue
      }
      note(.inStack, passed.name, passed.gate, now)
    }
  }

  private func note(_ kind: Leak.Kind, _ screen: String, _ gate: String, _ now: Instant) {
    // What is seen also stands in a stack, and what stands in one is alive.
    let known = sightings.contains {
      $0.screen == screen && $0.gate == gate && $0.kind <= kind
    }
    guard !known else { return }
    sightings.append(Sighting(kind: kind, screen: screen, gate: gate, instant: now))
  }
}

extension [any Screen] {
  /// Each of them once, where it stands first.
  fileprivate var uniqued: [any Screen] {
    var known: Set<ObjectIdentifier> = []
    return filter { known.insert(ObjectIdentifier($0)).inserted }
  }
}
