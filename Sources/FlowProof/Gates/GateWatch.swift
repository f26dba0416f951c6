package import FlowCore

/// Watches the stacks and visible pages of a replay, and records every gate that is passed and
/// every leak.
///
/// As soon as a gate is in a stack, the screens below it count as passed; if the gate is new in the
/// stack, so do the screens that it replaced and those of the flows presented over them. If the
/// gate is named in the settings, so do the screens of the flows on which its flow is presented.
///
/// While the flow moves to the gate, passed screens may still be visible as they leave. After that
/// they must be neither visible nor in a stack, and once the flow has settled, they must no longer
/// be alive.
@MainActor
package final class GateWatch {
  private struct Passed {
    weak var screen: (any Screen)?
    let name: String
    let gate: String
  }

  private struct Passage {
    let gate: ScreenMemo
    weak var flow: NavigationController?
    /// The names of the screens passed with the gate.
    let names: [String]
    /// The passed screens that have been visible ever since the gate was passed.
    var leaving: Set<ObjectIdentifier>
    var isOver = false
  }

  package private(set) var sightings: [Sighting] = []
  /// When a gate was last passed; `nil` if none was.
  private(set) var passingTime: Instant?

  /// Screens that are gates by the caller's settings.
  private let gateNames: Set<String>
  private var gates: [ScreenMemo] = []
  private var passage: Passage?
  private var passedScreens: [Passed] = []
  /// The name of the last gate, by the names of the screens that it has closed off; without those
  /// that the gate or a screen above it has, too.
  private var closedNames: [String: String] = [:]
  /// Each flow's stack at the latest `readState` during which the flow was not interactive.
  private var stacks: [ObjectIdentifier: [ScreenMemo]] = [:]
  /// The screens of the flows presented on each flow, at the latest `readState`.
  private var presentedScreens: [ObjectIdentifier: [ScreenMemo]] = [:]
  private(set) var arrival: GateArrival?

  /// Watches for gate heads, and for gates with these names.
  package init(gateNames: Set<String> = []) {
    self.gateNames = gateNames
  }

  var gate: String? { passage?.gate.name }

  /// The passed screens that are still alive, in the order in which they were passed, the lowest
  /// first.
  var passed: [any Screen] { passedScreens.compactMap(\.screen) }

  var passedNames: [String] { passage?.names ?? [] }

  package func readState(_ flows: [NavigationController], at now: Instant) {
    let seen = flows.filter(\.isVisible).flatMap(\.visiblePages).map(\.screen)
      .filter { !($0 is FlowScreen) }
    // A screen in an interactive or frozen transition has not arrived yet.
    for flow in flows where (flow.isVisible || flow.presented != nil) && !flow.isInteractive {
      findGate(in: flow, seen, now)
    }
    remember(flows)
    follow(flows, seen)
    search(flows, seen, now)
  }

  /// Records every passed screen that is still alive; call this once the flow has settled.
  func noteScreensStillAlive(at now: Instant) {
    for passed in passedScreens where passed.screen != nil {
      note(.alive, passed.name, passed.gate, now)
    }
  }

  // MARK: Passing

  private func findGate(in flow: NavigationController, _ seen: [any Screen], _ now: Instant) {
    let stack = flow.stack
    guard let index = stack.lastIndex(where: { flow.isGate($0, named: gateNames) }) else { return }
    // A known gate may come into a stack again, over other screens.
    let isKnown = gates.contains { $0.isOf(stack[index]) }
    guard
      !isKnown
        || !stack[..<index].allSatisfy({ screen in passedScreens.contains { $0.screen === screen } }
        )
    else { return }
    gates.removeAll { $0.screen == nil }
    gates += stack[...index].filter { flow.isGate($0, named: gateNames) }.map(ScreenMemo.init)
    pass(stack[index], in: flow, over: Array(stack[..<index]), seen, now)
  }

  private func pass(
    _ gate: any Screen, in flow: NavigationController, over lower: [any Screen],
    _ seen: [any Screen], _ now: Instant
  ) {
    // Going back to a screen that has become a gate head passes only the screens below it.
    let before = stacks[ObjectIdentifier(flow)] ?? []
    let isThere = before.contains { $0.isOf(gate) }
    let earlier = isThere ? [] : before + (presentedScreens[ObjectIdentifier(flow)] ?? [])
    if !isThere { arrival = GateArrival(gate, in: flow, after: before) }
    let presenting = gateNames.contains(gate.name) ? flow.below.flatMap(\.stack) : []
    let upper = flow.stack[lower.count...]
    let closedOff = (presenting + lower + earlier.compactMap(\.screen)).filter { screen in
      !upper.contains { $0 === screen }
    }.uniqued { ObjectIdentifier($0) }
    // Screens that the gate has replaced without an animation may be gone already.
    let gone = earlier.filter { $0.screen == nil }.map(\.name)
    let names = closedOff.map(\.name) + gone
    // The gate and the screens above it may be visible, even if an earlier gate closed them off.
    passedScreens.removeAll { passed in upper.contains { $0 === passed.screen } }
    closedNames = [:]
    guard !names.isEmpty else { return }
    for screen in closedOff where !passedScreens.contains(where: { $0.screen === screen }) {
      passedScreens.append(Passed(screen: screen, name: screen.name, gate: gate.name))
    }
    for name in names where !upper.contains(where: { $0.name == name }) {
      closedNames[name] = gate.name
    }
    // Screens that an earlier gate closed off, and that are still leaving, may continue to leave.
    let leaving = passage.map { $0.isOver ? [] : $0.leaving } ?? []
    let passed = leaving.union(closedOff.map { ObjectIdentifier($0) })
    passage = Passage(
      gate: ScreenMemo(gate), flow: flow, names: names,
      leaving: passed.intersection(seen.map { ObjectIdentifier($0) }))
    passingTime = now
  }

  private func remember(_ flows: [NavigationController]) {
    let earlier = stacks
    (stacks, presentedScreens) = ([:], [:])
    for flow in flows {
      let key = ObjectIdentifier(flow)
      stacks[key] = flow.isInteractive ? earlier[key] : flow.stack.map(ScreenMemo.init)
      presentedScreens[key] = sequence(first: flow, next: \.presented).dropFirst()
        .flatMap(\.stack).map(ScreenMemo.init)
    }
    passedScreens.removeAll { $0.screen == nil }
  }

  /// The passage is over when nothing moves, and the gate is visible or no longer in its stack.
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
      let passed = passedScreens.first { $0.screen === screen }
      let gate = passed?.gate ?? (passage.isOver ? closedNames[screen.name] : nil)
      gate.map { note(.seen, screen.name, $0, now) }
    }
    guard passage.isOver else { return }
    for passed in passedScreens {
      guard let screen = passed.screen, flows.contains(where: { $0.contains(screen) }) else {
        continue
      }
      note(.inStack, passed.name, passed.gate, now)
    }
  }

  private func note(_ kind: Leak.Kind, _ screen: String, _ gate: String, _ now: Instant) {
    // A visible screen is also in a stack, and a screen in a stack is alive: report only the most
    // serious kind.
    let known = sightings.contains {
      $0.screen == screen && $0.gate == gate && $0.kind <= kind
    }
    guard !known else { return }
    sightings.append(Sighting(kind: kind, screen: screen, gate: gate, instant: now))
  }
}

package struct Sighting: Hashable {
  package let kind: Leak.Kind
  package let screen: String
  package let gate: String
  package let instant: Instant

  func isSame(_ other: Sighting) -> Bool {
    kind == other.kind && screen == other.screen && gate == other.gate
  }
}

@MainActor
struct ScreenMemo {
  private(set) weak var screen: (any Screen)?
  let name: String

  init(_ screen: any Screen) {
    self.screen = screen
    name = screen.name
  }

  func isOf(_ other: any Screen) -> Bool { screen === other }
}

extension NavigationController {
  /// Returns whether a screen is a gate head by the flow's policy, or named by the caller.
  fileprivate func isGate(_ screen: any Screen, named names: Set<String>) -> Bool {
    isHead(screen) || names.contains(screen.name)
  }

  fileprivate var isInteractive: Bool { isDragging || phase == .frozen }
}
