/// Owns a stack of screens and shows the top one, with or without motion.
///
/// It runs a `NavigationMachine`, in which all the rules are, and passes on what the machine says:
/// to the screens, the observers and the trace. What an observer or a screen asks for while being told
/// something is queued and carried out afterwards, so that everybody hears everything in one order.
///
/// It takes no part in memory cycles: observers, the transition provider and the clock are not kept
/// alive by it, nor does the clock keep it alive.
public final class NavigationController {
  /// Offers custom transitions; the default slide where there is none.
  public weak var transitionProvider: (any TransitionProvider)?

  /// The clock and the trace that it shares with the rest of the session.
  public let context: FlowContext

  var machine: NavigationMachine
  private var screens: [ScreenID: any Screen]
  private var identifiers: [ObjectIdentifier: ScreenID]
  private var nextIdentifier = 1
  private var observers: [WeakObserver] = []
  /// What the machine has said and nobody has been told yet; and what is being passed on.
  private var effects = EffectBuffer()
  private var passing = EffectBuffer()
  private var isDraining = false
  private(set) var animator: any TransitionAnimator = SlideAnimator()
  private(set) var carriedAnimator: any TransitionAnimator = SlideAnimator()
  private(set) var driver: PercentDrivenTransition?

  private struct WeakObserver {
    weak var value: (any NavigationObserver)?
  }

  /// Creates a controller that shows `root` at once, without motion.
  public init(root: any Screen, context: FlowContext) {
    let identifier = ScreenID(0)
    machine = NavigationMachine(root: identifier)
    screens = [identifier: root]
    identifiers = [ObjectIdentifier(root): identifier]
    self.context = context
    context.clock.add(self)
    context.trace.record("willShow", root.name, TransitionManner.immediate.rawValue)
    step(.willAppear, of: root)
    step(.didAppear, of: root)
    context.trace.record("didShow", root.name)
  }

  // MARK: The stack

  /// The screens that were asked for, the root first.
  ///
  /// Never empty.
  public var stack: [any Screen] { machine.stack.compactMap { screens[$0] } }

  /// The screen that was asked for last: the one that takes input, though it may still be arriving.
  public var top: any Screen { screen(machine.stack[machine.stack.count - 1]) }

  /// Whether there is a way back.
  public var canPop: Bool { machine.stack.count > 1 }

  /// Adds a screen on top.
  ///
  /// `stack` changes at once. Other transitions that run end first, except that a push of the screen
  /// that is just leaving turns its pop round, and that a drag gives way at once.
  /// - Throws: `alreadyInStack`.
  public func push(_ screen: any Screen, animated: Bool = true) throws(NavigationRefusal) {
    let known = identifiers[ObjectIdentifier(screen)]
    let identifier = known ?? ScreenID(nextIdentifier)
    let wasDragging = isDragging
    try machine.push(identifier, animated: animated, at: context.clock.now, into: &effects)
    if wasDragging {
      carriedAnimator = animator
      driver?.take(nil)
      driver = nil
    }
    if known == nil { nextIdentifier += 1 }
    screens[identifier] = screen
    identifiers[ObjectIdentifier(screen)] = identifier
    context.trace.record("push", screen.name, animated ? "animated" : "immediate")
    drain()
  }

  /// Takes the top screen away.
  ///
  /// Where the transition provider offers an interaction controller, the pop is put into its hands and
  /// the screen stays in the stack until it is let go. A pop while a finger holds the page finishes that
  /// drag: exactly one page goes.
  /// - Throws: `lastScreen`, or `busy` when a pop by hand cannot begin.
  public func pop(animated: Bool = true) throws(NavigationRefusal) {
    let name = top.name
    if animated, !isDragging, let driver = transitionProvider?.interactionController {
      try beginDrag(by: driver)
    } else {
      try machine.pop(animated: animated, at: context.clock.now, into: &effects)
      context.trace.record("pop", name, animated ? "animated" : "immediate")
    }
    drain()
  }

  /// Adds somebody who hears what is shown; the controller does not keep it alive.
  public func add(_ observer: any NavigationObserver) {
    observers.removeAll { $0.value == nil }
    observers.append(WeakObserver(value: observer))
  }

  // MARK: By hand

  private func beginDrag(by newDriver: PercentDrivenTransition) throws(NavigationRefusal) {
    let startsFresh = machine.transition == nil
    let below = machine.stack.count > 1 ? screens[machine.stack[machine.stack.count - 2]] : nil
    let look = below.map { choice(.pop, from: top, to: $0) } ?? animator
    try machine.beginDrag(timing: look.timing, at: context.clock.now, into: &effects)
    if startsFresh { animator = look }
    driver?.take(nil)
    driver = newDriver
    newDriver.take(self)
  }

  var draggedPopFraction: Double { machine.draggedPresence.map { 1 - $0 } ?? 0 }

  func updateDrag(popFraction: Double) {
    machine.drag(toPresence: 1 - popFraction, into: &effects)
    drain()
  }

  func endDrag(pops: Bool, velocity: Double) {
    machine.release(reveals: pops, velocity: velocity, at: context.clock.now, into: &effects)
    drain()
  }

  // MARK: Passing on

  /// Begins what is due and tells everybody what happened, until there is nothing left of either.
  private func drain() {
    guard !isDraining else { return }
    isDraining = true
    defer { isDraining = false }
    repeat {
      beginPending()
      machine.rest(into: &effects)
      swap(&effects, &passing)
      for effect in passing.effects { pass(on: effect) }
      passing.removeAll()
    } while !effects.effects.isEmpty || machine.pendingTransition != nil
    if !isDragging { driver?.take(nil) }
    if machine.transition == nil { driver = nil }
  }

  private func beginPending() {
    guard let pending = machine.pendingTransition else { return }
    animator = choice(pending.operation, from: screen(pending.from), to: screen(pending.to))
    machine.begin(timing: animator.timing, at: context.clock.now, into: &effects)
  }

  private func choice(
    _ operation: NavigationOperation, from: any Screen, to: any Screen
  ) -> any TransitionAnimator {
    transitionProvider?.animator(for: operation, from: from, to: to) ?? SlideAnimator()
  }

  private func pass(on effect: NavigationEffect) {
    let trace = context.trace
    switch effect {
    case .willShow(let identifier, let manner):
      let screen = screen(identifier)
      trace.record(
        "willShow", screen.name,
        manner == .immediate ? manner.rawValue : "\(manner.rawValue) \(animator.name)")
      tellObservers { $0.navigationController(self, willShow: screen, manner: manner) }
    case .didShow(let identifier):
      let screen = screen(identifier)
      trace.record("didShow", screen.name)
      tellObservers { $0.navigationController(self, didShow: screen) }
    case .didCancel(let identifier):
      let screen = screen(identifier)
      trace.record("didCancel", screen.name)
      tellObservers { $0.navigationController(self, didCancel: screen) }
    case .appearance(let identifier, let step):
      self.step(step, of: screen(identifier))
    case .grabbed(let identifier, let fraction):
      trace.record("grab", screen(identifier).name, fraction.fixed(6))
    case .dragged(let identifier, let fraction):
      trace.record("drag", screen(identifier).name, fraction.fixed(6))
    case .heads(let identifier, let outcome, let fraction, let velocity):
      trace.record(
        outcome.rawValue, screen(identifier).name, "\(fraction.fixed(6)) \(velocity.fixed(6))")
    case .released(let identifier):
      // A callback may have pushed it again in the meantime.
      guard !machine.holds(identifier) else { return }
      let screen = screen(identifier)
      screens[identifier] = nil
      identifiers[ObjectIdentifier(screen)] = nil
    }
  }

  private func step(_ step: AppearanceStep, of screen: any Screen) {
    context.trace.record(step.rawValue, screen.name)
    switch step {
    case .willAppear: screen.willAppear()
    case .didAppear: screen.didAppear()
    case .willDisappear: screen.willDisappear()
    case .didDisappear: screen.didDisappear()
    }
  }

  private func tellObservers(_ tell: (any NavigationObserver) -> Void) {
    for observer in observers {
      if let value = observer.value { tell(value) }
    }
  }

  /// The screen of an identifier that the machine names, which is one it was given.
  func screen(_ identifier: ScreenID) -> any Screen {
    guard let screen = screens[identifier] else {
      preconditionFailure("the machine names a screen that was released: \(identifier.rawValue)")
    }
    return screen
  }
}

extension NavigationController: ClockParticipant {
  public var deadline: Instant? { machine.deadline }

  public var isMoving: Bool { machine.deadline != nil }

  public func advance(to instant: Instant) {
    machine.advance(to: instant, into: &effects)
    drain()
  }
}
