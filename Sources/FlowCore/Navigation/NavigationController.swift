/// Owns a stack of screens and shows the top one, with or without animation.
///
/// It runs a `NavigationMachine`, which contains all the rules, and delivers the machine's effects
/// to the screens, the observers and the trace. Requests that an observer or a screen makes inside
/// a callback are carried out after it, so that all observers hear all events in the same order.
///
/// It creates no retain cycles: it holds its transition provider and its observers, except
/// `chrome`, weakly, and the clock does not keep it alive.
public final class NavigationController {
  /// Offers custom transitions; without one, the default ones are used.
  public weak var transitionProvider: (any TransitionProvider)?

  /// Decides which screens are gate heads, which close the way back to the screens before them;
  /// none by default.
  ///
  /// It applies only to requests made after it was set: the current root is asked only when a
  /// request leads to it.
  public var headPolicy = HeadPolicy.none
  var isAskingForHeads = false
  /// The mode with which the flows presented on this one are about to be dismissed, because a gate
  /// head has arrived and they belong to what it leaves behind.
  var uncovering: TransitionMode?

  /// The condition for entering the flow when it is presented or embedded in another one; none by
  /// default.
  public var entryGuard: EntryGuard?
  /// The request that waits for a guard to open.
  var waiting: WaitingEntry?
  /// The guard that has just opened, which is not asked again.
  var openGuard: String?

  /// The chrome around the pages, such as bars; the controller does nothing but keep it alive.
  public var chrome: (any NavigationObserver)?

  /// The clock and the trace, shared with the rest of the session.
  public let context: FlowContext

  /// The coordinator of the running transition, from its `willShow` to its end; `nil` otherwise,
  /// and for changes without animation.
  public internal(set) var coordinator: TransitionCoordinator?

  /// The gestures with which a person can navigate.
  public private(set) lazy var gestures = NavigationGestures(self)

  let levels: Levels
  var machine: NavigationMachine
  var directory: ScreenDirectory
  var appearances: AppearanceStates
  var observers: [WeakObserver] = []
  /// Effects that the machine has emitted but nobody has received yet, and those being delivered.
  var effects = EffectBuffer()
  var passing = EffectBuffer()
  var isDraining = false
  /// Screens to forget when all effects have been delivered.
  var released: [ScreenID] = []
  /// The style that the last request asked for.
  var wantedStyle: (any TransitionStyle)?
  var styles = TransitionStyles()
  /// The style that is used when nothing else asks for one.
  var defaultStyle: any TransitionStyle = SlideTransitionStyle()
  /// Coordinators of transitions that have not been announced yet.
  var upcoming: [TransitionCoordinator] = []
  /// The driver that drives the running transition or has released it, and the number of that
  /// transition.
  weak var driver: PercentDrivenTransition?
  var drivenTransition: Int?
  var presentations: Presentations?
  weak var joinedHost: NavigationController?

  /// Creates a controller that shows `root` immediately, without animation.
  ///
  /// - Parameters:
  ///   - root: The first screen.
  ///   - context: The session's clock and trace.
  ///   - isOnStage: Whether the flow is visible from the start. Pass `false` for a flow that will
  ///     be presented or embedded in a screen: its screens appear when their container does.
  public convenience init(root: any Screen, context: FlowContext, isOnStage: Bool = true) {
    self.init(root, context, AppearanceStates(place: isOnStage ? .didAppear : .didDisappear))
    guard isOnStage else { return }
    context.trace.record("willShow", root.name, TransitionMode.Kind.immediate.rawValue)
    step(.willAppear, of: machine.top)
    step(.didAppear, of: machine.top)
    context.trace.record("didShow", root.name)
  }

  /// Creates the stack of presentations on top of an existing flow.
  convenience init(hosting flow: NavigationController) {
    self.init(
      FlowScreen(level: flow), flow.context, AppearanceStates(place: flow.appearances.place),
      .flows)
    defaultStyle = SheetTransitionStyle()
    // Presented flows are dragged down, each by its own gesture, and never sideways.
    gestures.areEnabled = false
    // The flow's appearance is unchanged: it gets no further callbacks.
    appearances.show(machine.top)
  }

  private init(
    _ root: any Screen, _ context: FlowContext, _ appearances: AppearanceStates,
    _ levels: Levels = .pages
  ) {
    directory = ScreenDirectory()
    machine = NavigationMachine(root: directory.register(root))
    self.appearances = appearances
    self.context = context
    self.levels = levels
    context.clock.add(self)
  }

  /// The kind of screens in the stack.
  enum Levels {
    case pages
    /// Whole flows, each presented on the one below.
    case flows
  }

  // MARK: The stack

  /// The requested stack, root first.
  ///
  /// Never empty. Built anew on each access; `depth`, `top` and `contains` are cheaper.
  public var stack: [any Screen] { machine.stack.map { directory[$0] } }

  /// The number of screens in the requested stack; at least 1.
  public var depth: Int { machine.stack.count }

  /// The top of the requested stack: the screen that takes input, though it may still be arriving.
  public var top: any Screen { directory[machine.top] }

  /// The visible screen; during a transition, the one that was visible before.
  var shown: any Screen { directory[machine.shown] }

  /// Whether there is a screen to go back to.
  public var canPop: Bool { machine.stack.count > machine.lockedDepth + 1 }

  /// The screens beneath the top one to which a person can go back, root first.
  public var screensToGoBackTo: [any Screen] {
    machine.stack[machine.lockedDepth...].dropLast().map { directory[$0] }
  }

  /// Whether a screen is in the stack.
  public func contains(_ screen: any Screen) -> Bool {
    directory.identifier(of: screen).map(machine.members.contains) ?? false
  }

  /// Whether a screen was a gate head when the policy was last asked about it; false for an unknown
  /// screen.
  public func isHead(_ screen: any Screen) -> Bool {
    directory.identifier(of: screen).map(machine.isHead) ?? false
  }

  /// The screen to which back leads from a screen in the stack; `nil` for the root, for a gate
  /// head, and for a screen that is not in the stack.
  public func screen(beneath screen: any Screen) -> (any Screen)? {
    guard let identifier = directory.identifier(of: screen),
      let index = machine.stack.lastIndex(of: identifier), index > machine.lockedDepth,
      !machine.isHead(identifier)
    else { return nil }
    return directory[machine.stack[index - 1]]
  }

  // MARK: Observers

  struct WeakObserver {
    weak var value: (any NavigationObserver)?
  }

  /// Adds an observer, which the controller does not keep alive.
  ///
  /// Adding an observer again has no effect on what it hears, except that it is now called last.
  public func add(_ observer: any NavigationObserver) {
    observers.removeAll { $0.value == nil || $0.value === observer }
    observers.append(WeakObserver(value: observer))
  }

  /// Removes an observer; does nothing if it was not added.
  public func remove(_ observer: any NavigationObserver) {
    observers.removeAll { $0.value == nil || $0.value === observer }
  }
}

extension NavigationController: ClockParticipant {
  public var deadline: Instant? { machine.deadline }

  public var isMoving: Bool { machine.deadline != nil }

  public var movesOnlyPages: Bool { true }

  public func advance(to instant: Instant) {
    machine.advance(to: instant, into: &effects)
    drain()
  }
}
