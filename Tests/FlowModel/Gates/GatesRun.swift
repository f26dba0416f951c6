import FlowCore

/// Runs a script on a controller, or on flows that contain or present one another.
@MainActor
final class GatesRun {
  private(set) var fault: String?
  private(set) var history: [String] = []

  private let tally: Tally
  private let harness = NavigationHarness()
  private let isNested: Bool
  private var random = SeededGenerator(seed: 0)
  /// The root flow first; the others come and go.
  private var watchedFlows: [WatchedFlow] = []
  private var made = 0

  init(_ tally: Tally, isNested: Bool = false) {
    self.tally = tally
    self.isNested = isNested
    watchedFlows = [WatchedFlow(harness.controller, tally: tally)]
    harness.controller.attempt { try $0.setStack([GateCandidate("0", isHead: false)], .immediate) }
  }

  func failure(of script: [GateLine]) -> String? {
    for line in script {
      play(line)
      if let fault { return "\(fault), after \(history.joined(separator: "; "))" }
    }
    return nil
  }

  func play(_ line: GateLine) {
    random = SeededGenerator(seed: line.seed)
    let watched = watchedFlows[
      randomNumber(below: 2) == 0 ? 0 : randomNumber(below: watchedFlows.count)]
    for watched in watchedFlows { watched.watch.begin() }
    switch randomNumber(below: isNested ? 19 : 16) {
    case 14: harness.settle()
    case 15: harness.advance(milliseconds: Double(randomNumber(below: 200)))
    case let number:
      tally.countInterruption(of: watched.controller) { performOperation(number, on: watched) }
    }
    if randomNumber(below: 3) > 0 { for watched in watchedFlows { watched.controller?.unfreeze() } }
    for watched in watchedFlows { watched.watch.notice() }
    history.append("=> \(harness.controller.stack.map(\.name)) \(harness.events.suffix(12))")
    harness.clearTrace()
    for watched in watchedFlows {
      watched.watch.check()
      fault = fault ?? watched.watch.fault
    }
    watchedFlows.removeAll { $0.controller == nil }
  }

  /// Performs an operation that takes no time.
  private func performOperation(_ number: Int, on watched: WatchedFlow) {
    let driver = watched.driver
    switch number {
    case 0...2: request(watched, .push)
    case 3: request(watched, .replace)
    case 4: request(watched, .set, count: 1 + randomNumber(below: 4))
    case 5, 6: request(watched, .pop, count: 0)
    case 7: request(watched, .popTo)
    case 8: request(watched, .popToRoot, count: 0)
    case 9: request(watched, .popCount(2), count: 0)
    case 10: driver.update(Double(randomNumber(below: 101)) / 100)
    case 11: randomNumber(below: 2) == 0 ? driver.finish(velocity: 1) : driver.cancel()
    case 12: watched.controller?.attempt { try $0.freeze(at: 0.5) }
    case 13: watched.watch.callbackOperation = callbackOperation(on: watched)
    case 16, 17: present(on: watched)
    default: watched.controller?.attempt { try $0.dismiss(.animated(randomNumber(below: 2) == 0)) }
    }
  }

  private func request(_ watched: WatchedFlow, _ verb: GateVerb, count: Int = 1) {
    guard let controller = watched.controller else { return }
    let screens = (0..<count).map { _ in screen(for: watched) }
    let mode = mode(watched)
    let areHeads = screens.map { WeakScreen(value: $0).gateCandidate?.isHead ?? false }
    let names = zip(screens, areHeads).map { "\($0.name)\($1 ? " (head)" : "")" }
    history.append("\(verb) \(names.joined(separator: ", ")) \(mode) on \(controller.top.name)")
    try? watched.watch.request(verb, screens, mode)
  }

  private func mode(_ watched: WatchedFlow) -> TransitionMode {
    if !watched.driver.isDriving { watched.driver = PercentDrivenTransition() }
    let modes: [TransitionMode] = [
      .immediate, .standard, .standard, .custom(CrossFadeTransitionStyle()),
      .interactive(watched.driver),
    ]
    return modes[randomNumber(below: modes.count)]
  }

  private func present(on watched: WatchedFlow) {
    history.append("present on \(watched.controller?.top.name ?? "")")
    let flow = flow()
    watched.controller?.attempt { try $0.present(flow, .animated(randomNumber(below: 2) == 0)) }
  }

  /// Returns an operation for the next callback, mostly one that goes back.
  private func callbackOperation(on watched: WatchedFlow) -> (GateWatch) -> Void {
    let old = watched.screen(randomNumber(below: 100))?.value
    switch randomNumber(below: 4) {
    case 0: return { try? $0.request(.pop) }
    case 1: return { try? $0.request(.popCount(9), [], .immediate) }
    case 2:
      return { [unowned self, unowned watched] in
        try? $0.request(.push, [screen(for: watched)])
      }
    default: return { [weak old] watch in if let old { try? watch.request(.popTo, [old]) } }
    }
  }

  // MARK: Screens and flows

  /// Returns a new screen, or a used one, which may then become a gate head or stop being one.
  private func screen(for watched: WatchedFlow) -> any Screen {
    if randomNumber(below: 3) == 0, let old = watched.screen(randomNumber(below: 100)),
      let screen = old.value
    {
      old.gateCandidate?.isHead = randomNumber(below: 2) == 0
      return screen
    }
    let screen: any Screen = isNested && randomNumber(below: 4) == 0 ? FlowScreen(flow()) : page()
    watched.note(screen)
    return screen
  }

  private func page() -> GateCandidate {
    made += 1
    return GateCandidate("\(made)", isHead: randomNumber(below: 4) == 0)
  }

  private func flow() -> NavigationController {
    let flow = NavigationController(root: page(), context: harness.context, isVisible: false)
    watchedFlows.append(WatchedFlow(flow, tally: tally))
    return flow
  }

  private func randomNumber(below count: Int) -> Int { Int(random.next() % UInt64(count)) }
}
