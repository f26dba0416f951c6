/// Owns a stack of screens and shows the top one, with or without animation.
///
/// It runs a `NavigationMachine`, which contains all the rules, and delivers the machine's effects
/// to the screens, the observers and the trace. A request that an observer or a screen makes inside
/// a callback is applied immediately, but its effects are delivered after the callback, so that all
/// observers are notified of all events in the same order.
///
/// It creates no retain cycles: it refers weakly to its transition provider and its observers, and
/// the clock does not keep it alive. It keeps only what other modules attach, such as bars.
@MainActor
public final class NavigationController {
  /// Offers custom transitions; without a provider, the default transitions are used.
  public weak var transitionProvider: (any TransitionProvider)?

  /// Decides which screens are gate heads, from which a person cannot go back; none by default.
  ///
  /// It applies only to later requests, and to the current root only when a request returns to it.
  public var headPolicy = HeadPolicy.none

  /// The condition for entering the flow when it is presented or embedded in another one; none by
  /// default.
  public var entryGuard: EntryGuard?

  /// What the modules that draw the flow keep with it: its bars, its theme.
  package var attachments = Attachments()

  /// The clock, trace and preferences that the flow shares with the rest of the session.
  public let context: FlowContext

  /// The gestures with which a person can navigate.
  public private(set) lazy var gestures = NavigationGestures(self)

  let levels: Levels
  private(set) var machine: NavigationMachine
  private(set) var directory: ScreenDirectory
  private(set) var styles: TransitionStyles
  private let delivery: EffectDelivery
  private(set) var driverSlot = DriverSlot()
  let entries = EntryChecker()
  private var presentations = Presentations()
  private let heads = HeadChecker()

  /// Creates a controller that shows `root` immediately, without animation.
  ///
  /// - Parameters:
  ///   - root: The first screen.
  ///   - context: The context of the session.
  ///   - isVisible: Whether the flow is visible from the start. Pass `false` for a flow that will
  ///     be presented or embedded in a screen: its screens appear when their container does.
  public convenience init(root: any Screen, context: FlowContext, isVisible: Bool = true) {
    self.init(root, context, containerStep: isVisible ? .didAppear : .didDisappear)
    guard isVisible else { return }
    context.trace.record("willShow", root.name, TransitionMode.Kind.immediate.rawValue)
    delivery.step(.willAppear, of: machine.top, in: self)
    delivery.step(.didAppear, of: machine.top, in: self)
    context.trace.record("didShow", root.name)
  }

  /// Creates a stack of presentations whose lowest level is an existing flow.
  convenience init(hosting flow: NavigationController) {
    self.init(
      FlowScreen(level: flow), flow.context, containerStep: flow.delivery.containerStep, .flows)
    // Presented flows are dragged down, each by its own gesture, and never sideways.
    gestures.areEnabled = false
    // The flow stays as visible as it was, so its screens receive no callbacks.
    delivery.show(machine.top)
  }

  private init(
    _ root: any Screen, _ context: FlowContext, containerStep: AppearanceStep,
    _ levels: Levels = .pages
  ) {
    directory = ScreenDirectory()
    machine = NavigationMachine(root: directory.register(root))
    delivery = EffectDelivery(containerStep: containerStep)
    styles = TransitionStyles(standard: levels.standardStyle)
    self.context = context
    self.levels = levels
    context.clock.add(self)
  }

  /// The coordinator of the running transition, from its `willShow` to its end; `nil` otherwise,
  /// and for changes without animation.
  public var coordinator: TransitionCoordinator? { delivery.coordinator }

  var containerStep: AppearanceStep { delivery.containerStep }

  /// The stack of presentations that this flow takes part in; unlike `presentation`, `nil` if there
  /// is none yet.
  var existingHost: NavigationController? { presentations.host(of: self) }

  /// The stack of presentations that this flow takes part in; its screens are `FlowScreen`s, and
  /// its observers and coordinator report presenting and dismissing.
  ///
  /// It is the stack in which the flow is presented, or else the flow's own, which contains only
  /// the flow itself until it presents another one.
  public var presentation: NavigationController { existingHost ?? presentations.makeHost(on: self) }

  /// The controller whose pages fill the flow's whole area: this one, or the stack of the flows
  /// presented on it.
  package var presentationRoot: NavigationController { presentations.own ?? self }

  func join(_ host: NavigationController) { presentations.joined = host }

  /// Adds an observer, which the controller does not keep alive.
  ///
  /// Adding an observer again only moves it to the end of the order in which observers are called.
  public func add(_ observer: any NavigationObserver) { delivery.add(observer) }

  /// Removes an observer; does nothing if it was not added.
  public func remove(_ observer: any NavigationObserver) { delivery.remove(observer) }

  // MARK: Requests

  /// Sends a request to the machine; the caller traces it and drains the effects.
  func request(
    _ screens: [any Screen], _ mode: TransitionMode, _ make: ([ScreenID]) -> StackRequest
  ) throws(NavigationRefusal) {
    if isFrozen { throw .frozen }
    if heads.isAsking { throw .busy }
    // A flow cannot contain itself.
    if screens.contains(where: { FlowScreen.flow(of: $0) === self }) { throw .alreadyInStack }
    let newScreens = screens.filter { directory.identifier(of: $0) == nil }
    let request = make(screens.map { directory.register($0) })
    do {
      try carryOut(request, mode)
    } catch {
      for screen in newScreens {
        guard let identifier = directory.identifier(of: screen), !isNeeded(identifier) else {
          continue
        }
        directory.forget(identifier)
      }
      throw error
    }
  }

  /// Whether a screen of a refused request is still in use: the transition provider may itself have
  /// requested that screen while it was asked for a style.
  private func isNeeded(_ identifier: ScreenID) -> Bool {
    machine.contains(identifier) || delivery.effects.effects.contains(.released(identifier))
  }

  private func carryOut(_ request: StackRequest, _ mode: TransitionMode) throws(NavigationRefusal) {
    switch mode {
    case .interactive(let driver, let style): try beginDrag(request, by: driver, style)
    case .immediate: try changeStack(request, animated: false, nil)
    case .standard: try changeStack(request, animated: true, nil)
    case .custom(let style): try changeStack(request, animated: true, style)
    }
    driverSlot.release(from: self)
  }

  private func changeStack(
    _ request: StackRequest, animated: Bool, _ style: (any TransitionStyle)?
  ) throws(NavigationRefusal) {
    let wasDragging = isDragging
    var (answers, isCovered): (HeadAnswers, Bool) = ([:], false)
    if !headPolicy.isNone {
      let change = try machine.change(for: request)
      answers = heads.answers(to: change, in: self)
      isCovered = presented != nil && machine.addsHead(change, answers)
    }
    let change = try machine.request(
      request, heads: answers, animated: animated && !isCovered, at: context.clock.now,
      into: &delivery.effects)
    if isCovered { heads.scheduleDismissal(.animated(animated), in: self) }
    if !change.isNone { styles.requested = style }
    styles.note(style, asArrivalOf: change.added)
    // A transition that interrupts a drag starts now, from the current poses of the pages, even
    // inside a callback.
    if wasDragging { beginPending() }
  }

  private func beginPending() {
    guard let pending = machine.pendingTransition else { return }
    let now = context.clock.now
    guard pending.isAnimated else {
      return machine.begin(timing: .linear(.zero), at: now, into: &delivery.effects)
    }
    let wanted = styles.requested
    let style =
      wanted.map { TransitionStyles.withoutMotion($0, if: context.reducesMotion) }
      ?? style(pending, followsFinger: false)
    // The provider may have made another request while it was asked for a style.
    guard machine.pendingTransition == pending else { return beginPending() }
    styles.requested = nil
    machine.begin(timing: style.timing, at: now, into: &delivery.effects)
    adopt(style, pending, isInteractive: false)
  }

  private func beginDrag(
    _ request: StackRequest, by newDriver: PercentDrivenTransition,
    _ wanted: (any TransitionStyle)?
  ) throws(NavigationRefusal) {
    guard let next = try machine.preview(request) else { throw .nothingToDrive }
    let answers =
      headPolicy.isNone ? [:] : heads.answers(to: try machine.change(for: request), in: self)
    guard !newDriver.isDriving else { throw .busy }
    let style = wanted ?? style(next, followsFinger: true)
    guard try machine.preview(request) == next else { throw .busy }
    let countBefore = machine.transitionCount
    let added = try machine.change(for: request).added
    try machine.beginDrag(
      request, heads: answers, timing: style.timing, at: context.clock.now, into: &delivery.effects)
    if machine.transitionCount != countBefore {
      adopt(style, next, isInteractive: true)
      styles.note(wanted, asArrivalOf: added)
    } else {
      // The drag has grabbed the running transition. The last added page is the one that returns:
      // it keeps the style with which it arrived.
      styles.note(nil, asArrivalOf: added.dropLast())
    }
    driverSlot.replace(newDriver, of: self, isReversed: machine.transition?.from == next.to)
  }

  /// Grabs the running transition for a driver, for which finishing means removing the upper page.
  func grab(_ newDriver: PercentDrivenTransition) throws(NavigationRefusal) {
    if isFrozen { throw .frozen }
    guard !newDriver.isDriving else { throw .busy }
    try machine.grab(at: context.clock.now, into: &delivery.effects)
    driverSlot.replace(newDriver, of: self, isReversed: machine.transition?.isPush ?? false)
    drain()
  }

  private func adopt(
    _ style: any TransitionStyle, _ next: NavigationMachine.Pending, isInteractive: Bool
  ) {
    guard let transition = machine.transition else { return }
    styles.adopt(style, for: transition)
    delivery.announce(
      TransitionCoordinator(
        transition, style: style, operation: levels.operation(isPush: next.isPush),
        from: directory[next.from],
        to: directory[next.to], isInteractive: isInteractive, controller: self))
  }

  private func style(
    _ next: NavigationMachine.Pending, followsFinger: Bool
  ) -> any TransitionStyle {
    let provided = transitionProvider?.style(
      for: levels.operation(isPush: next.isPush), from: directory[next.from], to: directory[next.to]
    )
    return styles.choice(
      for: next, provided: provided, preferences: context.preferences, followsFinger: followsFinger)
  }

  /// Begins due transitions and delivers effects until there are no more of either.
  func drain() {
    guard !delivery.isDelivering else { return }
    delivery.isDelivering = true
    while true {
      beginPending()
      machine.releaseLeftovers(into: &delivery.effects)
      if delivery.effects.isEmpty { entries.update(in: self) }
      guard !delivery.effects.isEmpty || machine.pendingTransition != nil else { break }
      if !delivery.effects.onlyMovePages { context.clock.noticeChange() }
      delivery.deliver(for: self)
    }
    delivery.forgetReleased { if !machine.contains($0) { forget($0) } }
    driverSlot.release(from: self)
    delivery.isDelivering = false
    heads.dismissIfDue(in: self)
    delivery.reportSkippedScreens(in: self)
  }

  private func forget(_ identifier: ScreenID) {
    if let screen = directory.screen(identifier) { context.loads.screenHasGone(screen) }
    styles.note(nil, asArrivalOf: [identifier])
    machine.forget(identifier)
    // Released only after the access to the directory: a screen's `deinit` may ask the controller.
    withExtendedLifetime(directory.forget(identifier)) {}
  }

  func forwardWithinStack(_ step: AppearanceStep) {
    delivery.forward(step, in: self)
    drain()
  }

  /// Tells the observers which screens below the top a change without animation has skipped, once
  /// that change has been announced.
  func reportSkippedScreens() {
    delivery.unreportedTop = top
    drain()
  }

  /// Ends the running transition at once, where it would end by itself; does nothing if none runs,
  /// or if it is dragged or frozen.
  ///
  /// A transition that waits for this one begins now. If no transition of this flow runs, that of
  /// its stack of presentations is ended instead.
  public func finishTransition() {
    if machine.transition == nil, let host = existingHost { return host.finishTransition() }
    machine.finish(at: context.clock.now, into: &delivery.effects)
    drain()
  }

  // MARK: Freezing

  /// Freezes the running transition, for inspection.
  ///
  /// Until the transition resumes, drivers do not move it, releases are deferred, and requests to
  /// change its stack are refused with `frozen`; presenting and dismissing are possible. If no
  /// transition of this flow runs, its stack of presentations is frozen in the same way.
  /// - Parameter fraction: The fraction to freeze at, clamped to 0…1; `nil` or NaN keeps the
  ///   current one. A transition that is already frozen is moved to the new fraction.
  /// - Throws: `noTransition` when no transition runs.
  public func freeze(at fraction: Double? = nil) throws(NavigationRefusal) {
    if machine.transition == nil, let host = existingHost { return try host.freeze(at: fraction) }
    let now = context.clock.now
    try machine.freeze(atFraction: fraction, at: now)
    context.trace.record(
      "freeze", directory[machine.heading].name, machine.fraction(at: now).fixed(6))
  }

  /// Resumes a frozen transition from where it is; does nothing when none is frozen.
  ///
  /// A transition that was not moved while frozen continues exactly as it would have, only later.
  /// One that was moved starts at zero velocity, and one whose drag was released meanwhile is
  /// released now.
  public func unfreeze() {
    guard case .frozen = machine.phase else {
      existingHost?.unfreeze()
      return
    }
    let addsHead = machine.unfreeze(at: context.clock.now, into: &delivery.effects)
    if addsHead { heads.scheduleDismissal(in: self) }
    context.trace.record("unfreeze", directory[machine.heading].name)
    drain()
    // Let the flows carry out what they deferred while their stack was frozen.
    if isOfFlows { for screen in stack { (screen as? FlowScreen)?.flow?.drain() } }
  }

  /// Resumes a frozen transition like a drag released at zero velocity: the release rule decides
  /// whether it finishes or goes back; does nothing when none is frozen.
  ///
  /// A transition that cannot be grabbed, for example because it would go back behind a gate, just
  /// continues, and so does one that a gesture or a driver still drives.
  public func releaseFrozen() {
    guard case .frozen = machine.phase else {
      existingHost?.releaseFrozen()
      return
    }
    let canBeReversed = machine.canBeReversed(at: context.clock.now)
    unfreeze()
    guard canBeReversed, let transition = machine.transition else { return }
    let (now, stage) = (context.clock.now, context.stage.size)
    // Without a stage, a rule that compares fractions still applies.
    let session = DragSession(
      .trailing, rule: releaseRule, extent: max(1, isOfFlows ? stage.height : stage.width))
    let finishes = session.finishes(at: machine.fraction(at: now), velocity: .zero)
    guard machine.heading != (finishes ? transition.to : transition.from),
      (try? machine.grab(at: now, into: &delivery.effects)) != nil
    else { return }
    endDrag(finishes ? .finish : .cancel, velocity: 0, speed: 1)
  }

  // MARK: Dragging

  func updateDrag(to fraction: Double) {
    if isFrozen {
      context.trace.record(
        "refused", directory[machine.heading].name, "drag: \(NavigationRefusal.frozen)")
      return
    }
    machine.drag(to: fraction, into: &delivery.effects)
    drain()
  }

  func endDrag(_ outcome: TransitionOutcome, velocity: Double, speed: Double) {
    if case .frozen = machine.phase {
      context.trace.record(
        "deferred", directory[machine.heading].name, "release: \(NavigationRefusal.frozen)")
    }
    let addsHead = machine.release(
      to: outcome, velocity: velocity, speed: speed, at: context.clock.now, into: &delivery.effects)
    if addsHead { heads.scheduleDismissal(in: self) }
    // An observer may want to reuse the driver.
    driverSlot.release(from: self)
    drain()
  }
}

extension NavigationController: ClockParticipant {
  package var deadline: Instant? { machine.deadline }

  public var isMoving: Bool { machine.deadline != nil }

  package var changesPages: Bool { false }

  package func advance(to instant: Instant) {
    machine.advance(to: instant, into: &delivery.effects)
    drain()
  }
}
