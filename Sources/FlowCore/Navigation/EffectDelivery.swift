/// Delivers the effects of a controller's machine, in order, to the screens, the observers, the
/// coordinator and the trace.
@MainActor
final class EffectDelivery {
  var effects = EffectBuffer()
  var isDelivering = false
  private(set) var coordinator: TransitionCoordinator?
  /// The top screen after a change that skipped the screens below it, until observers are told of
  /// the skipped screens.
  weak var unreportedTop: (any Screen)?

  private var delivering = EffectBuffer()
  private var appearances: AppearanceStates
  private var observers: [WeakObserver] = []
  /// Coordinators of transitions that have not been announced yet.
  private var upcoming: [TransitionCoordinator] = []
  /// Whether observers have been told of a drag, and not yet of its end.
  private var isGestureRunning = false
  /// Screens to forget when all effects have been delivered.
  private var released: [ScreenID] = []

  private struct WeakObserver {
    weak var value: (any NavigationObserver)?
  }

  init(containerStep: AppearanceStep) {
    appearances = AppearanceStates(containerStep: containerStep)
  }

  var containerStep: AppearanceStep { appearances.containerStep }

  // MARK: Delivering

  /// Delivers the collected effects; those that callbacks cause are collected for the next call.
  func deliver(for controller: NavigationController) {
    swap(&effects, &delivering)
    for effect in delivering.effects { deliver(effect, for: controller) }
    delivering.removeAll()
  }

  func forgetReleased(_ forget: (ScreenID) -> Void) {
    for screen in released { forget(screen) }
    released.removeAll(keepingCapacity: true)
  }

  private func deliver(_ effect: NavigationEffect, for controller: NavigationController) {
    let trace = controller.context.trace
    switch effect {
    case .willShow(let identifier, let mode):
      willShow(controller.directory[identifier], mode, controller)
    case .didShow(let identifier):
      let screen = controller.directory[identifier]
      endGesture(on: identifier, .finish, in: controller)
      trace.record("didShow", screen.name)
      finish(isCancelled: false) { $0.navigationController(controller, didShow: screen) }
    case .didCancel(let identifier):
      let screen = controller.directory[identifier]
      endGesture(on: identifier, .cancel, in: controller)
      trace.record("didCancel", screen.name)
      finish(isCancelled: true) { $0.navigationController(controller, didCancel: screen) }
    case .appearance(let identifier, let step):
      self.step(step, of: identifier, in: controller)
    case .grabbed(let identifier, let fraction):
      let screen = controller.directory[identifier]
      trace.record("grab", screen.name, fraction.fixed(6))
      coordinator?.change(isInteractive: true, isCancelled: false)
      isGestureRunning = true
      notify { $0.navigationController(controller, didBeginDraggingTo: screen) }
    case .dragged(let identifier, let fraction):
      trace.record("drag", controller.directory[identifier].name, fraction.fixed(6))
    case .settles(let identifier, let outcome, let fraction, let velocity):
      trace.record(
        outcome.rawValue, controller.directory[identifier].name,
        "\(fraction.fixed(6)) \(velocity.fixed(6))")
      coordinator?.change(isInteractive: false, isCancelled: outcome == .cancel)
      endGesture(on: identifier, outcome, in: controller)
    case .ended(let fraction):
      coordinator?.progress.lastFraction = fraction
    case .removedBelowHead(let identifier, let count):
      trace.record("trim", controller.directory[identifier].name, "\(count)")
    case .released(let identifier):
      // Later effects may still refer to the screen: a callback may have pushed it again.
      released.append(identifier)
    }
  }

  // MARK: Transitions

  func announce(_ coordinator: TransitionCoordinator) { upcoming.append(coordinator) }

  private func willShow(
    _ screen: any Screen, _ mode: TransitionMode.Kind, _ controller: NavigationController
  ) {
    if mode != .immediate { coordinator = upcoming.removeFirst() }
    controller.context.trace.record(
      "willShow", screen.name,
      coordinator.map { "\(mode.rawValue) \($0.style.name)" } ?? mode.rawValue)
    notify { $0.navigationController(controller, willShow: screen, mode: mode) }
    coordinator?.progress.isAnnounced = true
  }

  private func finish(isCancelled: Bool, _ tell: (any NavigationObserver) -> Void) {
    let ended = coordinator
    coordinator = nil
    notify(tell)
    ended?.finish(isCancelled: isCancelled)
  }

  private func endGesture(
    on identifier: ScreenID, _ outcome: TransitionOutcome, in controller: NavigationController
  ) {
    guard isGestureRunning else { return }
    isGestureRunning = false
    let screen = controller.directory[identifier]
    notify { $0.navigationController(controller, didEndDraggingTo: screen, outcome: outcome) }
  }

  // MARK: Observers

  func add(_ observer: any NavigationObserver) {
    remove(observer)
    observers.append(WeakObserver(value: observer))
  }

  func remove(_ observer: any NavigationObserver) {
    observers.removeAll { $0.value == nil || $0.value === observer }
  }

  /// Tells the observers once the top page is shown; never, if another page is shown instead.
  func reportSkippedScreens(in controller: NavigationController) {
    guard let top = unreportedTop, controller.shown === controller.top, controller.fraction == nil
    else { return }
    unreportedTop = nil
    guard top === controller.top else { return }
    let skipped: [any Screen] = controller.stack.dropLast()
    collectingEffects { notify { $0.navigationController(controller, didSkip: skipped) } }
    controller.drain()
  }

  /// Tells the observers that the flow appears or disappears together with its container.
  private func notifyObservers(of step: AppearanceStep, in controller: NavigationController) {
    switch step {
    case .willAppear: notify { $0.navigationControllerWillAppear(controller) }
    case .willDisappear: notify { $0.navigationControllerWillDisappear(controller) }
    case .didAppear, .didDisappear: break
    }
  }

  private func notify(_ tell: (any NavigationObserver) -> Void) {
    // Observers that are added during a callback are notified only of later events; those that are
    // removed are not notified any more.
    for observer in observers {
      guard let value = observer.value, observers.contains(where: { $0.value === value }) else {
        continue
      }
      tell(value)
    }
  }

  // MARK: Appearing

  /// Sends an appearance step to a screen; if the step that must precede it is missing, sends that
  /// one first.
  func step(
    _ step: AppearanceStep, of identifier: ScreenID, in controller: NavigationController
  ) {
    let screen = controller.directory[identifier]
    if appearances.record(step, of: identifier) {
      return tell(step, to: screen, controller.context.trace)
    }
    // If the flow became visible during a transition, only the page at which that transition was to
    // end has received its `willAppear`.
    guard let missing = step.announcement, appearances.record(missing, of: identifier) else {
      return
    }
    tell(missing, to: screen, controller.context.trace)
    self.step(step, of: identifier, in: controller)
  }

  func show(_ identifier: ScreenID) { appearances.show(identifier) }

  /// Sends a step of the container to the screens that must also receive it, then to the observers.
  func forward(_ step: AppearanceStep, in controller: NavigationController) {
    collectingEffects {
      // Look all screens up first: a callback may remove one whose turn has not come yet.
      let screens = appearances.recordContainerStep(step, page: controller.machine.heading).map {
        controller.directory[$0]
      }
      for screen in screens { tell(step, to: screen, controller.context.trace) }
      notifyObservers(of: step, in: controller)
    }
  }

  /// Calls back outside `deliver`: what the callbacks request waits for the next `drain`.
  private func collectingEffects(_ callBack: () -> Void) {
    let wasDelivering = isDelivering
    isDelivering = true
    callBack()
    isDelivering = wasDelivering
  }

  private func tell(_ step: AppearanceStep, to screen: any Screen, _ trace: Trace) {
    if !FlowScreen.isKind(of: screen) { trace.record(step.rawValue, screen.name) }
    switch step {
    case .willAppear: screen.willAppear()
    case .didAppear: screen.didAppear()
    case .willDisappear:
      for attendant in screen.attendants { attendant.screenWillDisappear() }
      screen.willDisappear()
    case .didDisappear: screen.didDisappear()
    }
  }
}
