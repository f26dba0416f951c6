import FlowCore

@MainActor
final class PresentationRunner {
  let context = FlowContext()
  let root: NavigationController
  let drivers = [PercentDrivenTransition(), PercentDrivenTransition()]
  private(set) var callbacks: [Event] = []

  private var callbackOperations: [(trigger: Trigger, line: Presentation)] = []
  private var flows: [Int: Weak<NavigationController>] = [:]
  private var screens: [Int: Weak<ModelScreen>] = [:]

  private let tally: Tally

  init(_ tally: Tally) {
    self.tally = tally
    let screen = ModelScreen(0)
    root = NavigationController(root: screen, context: context)
    screen.record = { [unowned self] in record($0) }
    screens[0] = Weak(value: screen)
    flows[0] = Weak(value: root)
  }

  /// The controller of the stack of flows.
  var host: NavigationController? { root.presentation }

  func flow(_ number: Int) -> NavigationController? { flows[number]?.value }

  func number(of flow: NavigationController?) -> Int {
    flows.first { $0.value.value === flow }?.key ?? -1
  }

  var living: (flows: Set<Int>, screens: Set<Int>) {
    (
      Set(flows.filter { $0.value.value != nil }.keys),
      Set(screens.filter { $0.value.value != nil }.keys)
    )
  }

  func begin() { callbacks = [] }

  private func record(_ event: Event) {
    callbacks.append(event)
    guard let index = callbackOperations.firstIndex(where: { $0.trigger == event.trigger }) else {
      return
    }
    tally.count(.insideCallback)
    callbacks.append(.answer(carryOut(callbackOperations.remove(at: index).line)))
  }

  func perform(_ line: Presentation) -> Answer {
    if case .advance = line { return carryOut(line) }
    return tally.countInterruption(of: host) { carryOut(line) }
  }

  private func carryOut(_ line: Presentation) -> Answer {
    do throws(NavigationRefusal) {
      return .taken(try answer(to: line))
    } catch {
      return .refused(error)
    }
  }

  private func answer(to line: Presentation) throws(NavigationRefusal) -> [Int] {
    switch line {
    case .present(let number, let other, let mode):
      guard let presenter = flow(other), stack.contains(where: { $0 === presenter }) else {
        return []
      }
      try presenter.present(flow(number) ?? make(number), mode.transitionMode(drivers))
    case .dismiss(let number, let mode):
      guard let flow = flow(number) else { throw .notPresented }
      try flow.dismiss(mode.transitionMode(drivers))
    case .request(let number, let verb, let mode):
      guard let flow = flow(number) else { return [] }
      return try flow.request(verb, mode.transitionMode(drivers), screen)
    case .stack(.drag(let driver, let drag)): drivers[driver].use(drag)
    case .stack(.freeze(let fraction)):
      guard let host else { throw .noTransition }
      try host.freeze(at: fraction)
    case .stack(.unfreeze): host?.unfreeze()
    case .stack(let operation):
      preconditionFailure("not an operation on a stack of flows: \(operation)")
    case .callbackOperation(let trigger, let line): callbackOperations.append((trigger, line))
    case .advance(let passing):
      let clock = context.clock
      if let instant = passing.instant(now: clock.now, deadline: clock.deadline) {
        clock.advance(to: instant)
      }
    }
    return []
  }

  /// The flows presented on one another, the root flow first.
  var stack: [NavigationController] { Array(sequence(first: root) { $0.presented }) }

  private func make(_ number: Int) -> NavigationController {
    let made = NavigationController(
      root: screen(number * 10), context: context, isVisible: false)
    flows[number] = Weak(value: made)
    return made
  }

  private func screen(_ number: Int) -> ModelScreen {
    if let living = screens[number]?.value { return living }
    let made = ModelScreen(number)
    made.record = { [unowned self] in record($0) }
    screens[number] = Weak(value: made)
    return made
  }
}
