import FlowCore

/// Runs a script on a controller, or on flows that contain or present one another.
@MainActor
final class GatesRehearsal {
  private(set) var fault: String?
  private(set) var history: [String] = []

  private let tally: Tally
  private let harness = NavigationHarness()
  private let isNested: Bool
  private var random = SeededGenerator(seed: 0)
  /// The actors: the first has the root flow; the flows of the others come and go.
  private var actors: [GateActor] = []
  private var made = 0

  init(_ tally: Tally, isNested: Bool = false) {
    self.tally = tally
    self.isNested = isNested
    actors = [GateActor(harness.controller, tally: tally)]
    harness.controller.attempt { try $0.setStack([MoodyScreen("0", isHead: false)], .immediate) }
  }

  /// Runs a script up to the first fault, which it returns.
  func failure(of script: [GateLine]) -> String? {
    for line in script {
      play(line)
      if let fault { return "\(fault), after \(history.joined(separator: "; "))" }
    }
    return nil
  }

  func play(_ line: GateLine) {
    random = SeededGenerator(seed: line.seed)
    let actor = actors[below(2) == 0 ? 0 : below(actors.count)]
    for actor in actors { actor.watch.begin() }
    tally.watch(actor.controller) { happen(to: actor) }
    if below(3) > 0 { for actor in actors { actor.controller?.unfreeze() } }
    for actor in actors { actor.watch.notice() }
    history.append("=> \(harness.controller.stack.map(\.name)) \(harness.events.suffix(12))")
    harness.forget()
    for actor in actors {
      actor.watch.check()
      fault = fault ?? actor.watch.fault
    }
    actors.removeAll { $0.controller == nil }
  }

  private func happen(to actor: GateActor) {
    let driver = actor.driver
    switch below(isNested ? 19 : 16) {
    case 0...2: ask(actor, .push)
    case 3: ask(actor, .replace)
    case 4: ask(actor, .set, count: 1 + below(4))
    case 5, 6: ask(actor, .pop, count: 0)
    case 7: ask(actor, .popTo)
    case 8: ask(actor, .popToRoot, count: 0)
    case 9: ask(actor, .popCount(2), count: 0)
    case 10: driver.update(Double(below(101)) / 100)
    case 11: below(2) == 0 ? driver.finish(velocity: 1) : driver.cancel()
    case 12: actor.controller?.attempt { try $0.freeze(at: 0.5) }
    case 13: actor.watch.ambush = ambush(on: actor)
    case 14: harness.settle()
    case 15: harness.advance(milliseconds: Double(below(200)))
    case 16, 17: present(on: actor)
    default: actor.controller?.attempt { try $0.dismiss(.animated(below(2) == 0)) }
    }
  }

  private func ask(_ actor: GateActor, _ verb: GateVerb, count: Int = 1) {
    guard let controller = actor.controller else { return }
    let screens = (0..<count).map { _ in screen(for: actor) }
    let kind = kind(actor)
    let moods = screens.map { WeakScreen(value: $0).mood?.isHead ?? false }
    let names = zip(screens, moods).map { "\($0.name)\($1 ? " (head)" : "")" }
    history.append("\(verb) \(names.joined(separator: ", ")) \(kind) on \(controller.top.name)")
    try? actor.watch.ask(verb, screens, kind)
  }

  private func kind(_ actor: GateActor) -> TransitionMode {
    if !actor.driver.isDriving { actor.driver = PercentDrivenTransition() }
    let kinds: [TransitionMode] = [
      .immediate, .standard, .standard, .custom(CrossFadeTransitionStyle()),
      .interactive(actor.driver),
    ]
    return kinds[below(kinds.count)]
  }

  /// Presents a new flow on an actor's flow.
  private func present(on actor: GateActor) {
    history.append("present on \(actor.controller?.top.name ?? "")")
    let flow = flow()
    actor.controller?.attempt { try $0.present(flow, .animated(below(2) == 0)) }
  }

  /// Returns an action for the next callback: mostly one that goes back.
  private func ambush(on actor: GateActor) -> (GateWatch) -> Void {
    let old = actor.screen(below(100))?.value
    switch below(4) {
    case 0: return { try? $0.ask(.pop) }
    case 1: return { try? $0.ask(.popCount(9), [], .immediate) }
    case 2: return { [unowned self, unowned actor] in try? $0.ask(.push, [screen(for: actor)]) }
    default: return { [weak old] watch in if let old { try? watch.ask(.popTo, [old]) } }
    }
  }

  // MARK: Screens and flows

  /// A new screen, sometimes a gate head; or a screen that is in the stack or still leaving, and
  /// that may become a gate head or stop being one.
  private func screen(for actor: GateActor) -> any Screen {
    if below(3) == 0, let old = actor.screen(below(100)), let screen = old.value {
      old.mood?.isHead = below(2) == 0
      return screen
    }
    let screen: any Screen = isNested && below(4) == 0 ? FlowScreen(flow()) : page()
    actor.note(screen)
    return screen
  }

  private func page() -> MoodyScreen {
    made += 1
    return MoodyScreen("\(made)", isHead: below(4) == 0)
  }

  private func flow() -> NavigationController {
    let flow = NavigationController(root: page(), context: harness.context, isOnStage: false)
    actors.append(GateActor(flow, tally: tally))
    return flow
  }

  private func below(_ count: Int) -> Int { Int(random.next() % UInt64(count)) }
}
