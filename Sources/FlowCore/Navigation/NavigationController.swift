/// Owns a stack of screens and shows the top one, with or without motion.
///
/// It runs a `NavigationMachine`, in which all the rules are, and passes on what the machine says:
/// to the screens, the observers and the trace. What an observer or a screen asks for while being
/// told something is queued and carried out afterwards, so that everybody hears everything in one
/// order.
///
/// It takes no part in memory cycles: observers other than its surroundings, the transition
/// provider and the clock are not kept alive by it, nor does the clock keep it alive.
public final class NavigationController {
  /// Offers custom transitions; the default ones where there is none.
  public weak var transitionProvider: (any TransitionProvider)?

  /// Which screens close the way back to what was before them; none by default.
  ///
  /// It is asked by requests that come after it was set: the root that is there is asked only when
  /// something leads to it.
  public var headPolicy = HeadPolicy.none
  var isAskingForHeads = false
  /// How the flows that lie on this one are about to go: a head has come, and they belong to what
  /// it leaves.
  var uncovering: TransitionMode?

  /// What must be true to enter the flow, where it is presented or a part of another one; nothing
  /// by default.
  public var entryGuard: EntryGuard?
  /// What waits for a guard to open.
  var waiting: WaitingEntry?
  /// The guard that has just opened, which is not asked once more.
  var openGuard: String?

  /// What stands around the pages, as their bars do: the controller keeps it alive, and nothing
  /// more.
  public var chrome: (any NavigationObserver)?

  /// The clock and the trace that it shares with the rest of the session.
  public let context: FlowContext

  /// What runs alongside the running transition, from its `willShow` to its end; `nil` outside, and
  /// for changes without motion.
  public internal(set) var coordinator: TransitionCoordinator?

  /// What a person's hands can do with the pages.
  public private(set) lazy var gestures = NavigationGestures(self)

  let levels: Levels
  var machine: NavigationMachine
  var directory: ScreenDirectory
  var appearances: AppearanceStates
  var observers: [WeakObserver] = []
  /// What the machine has said and nobody has been told yet; and what is being passed on.
  var effects = EffectBuffer()
  var passing = EffectBuffer()
  var isDraining = false
  /// Screens to let go of when everybody has been told everything.
  var released: [ScreenID] = []
  /// The look that the last request asked for.
  var wantedLook: (any TransitionStyle)?
  var looks = TransitionStyles()
  /// The look where nobody asks for another one.
  var defaultStyle: any TransitionStyle = SlideTransitionStyle()
  /// Coordinators of transitions that nobody has been told of yet.
  var upcoming: [TransitionCoordinator] = []
  /// The driver that has the running transition, or has let it go; and the number of that one.
  weak var driver: PercentDrivenTransition?
  var drivenTransition: Int?
  var presentations: Presentations?
  weak var joinedHost: NavigationController?

  /// Creates a controller that shows `root` at once, without motion.
  ///
  /// - Parameters:
  ///   - root: The first screen.
  ///   - context: The session's clock and trace.
  ///   - isOnStage: Whether the flow is in the picture from the start. One that will be presented,
  ///     or is a part of a screen, is not: its screens appear when their place does.
  public convenience init(root: any Screen, context: FlowContext, isOnStage: Bool = true) {
    self.init(root, context, AppearanceStates(place: isOnStage ? .didAppear : .didDisappear))
    guard isOnStage else { return }
    context.trace.record("willShow", root.name, TransitionMode.Kind.immediate.rawValue)
    step(.willAppear, of: machine.top)
    step(.didAppear, of: machine.top)
    context.trace.record("didShow", root.name)
  }

  /// Creates a controller one level up, around a flow that is there already.
  convenience init(hosting flow: NavigationController) {
    self.init(
      FlowScreen(level: flow), flow.context, AppearanceStates(place: flow.appearances.place),
      .flows)
    defaultStyle = SheetTransitionStyle()
    // Flows are dragged down, each by its own gesture, and never sideways.
    gestures.areEnabled = false
    // The flow is where it is: it is not told once more that it appears.
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

  /// What lies on what.
  enum Levels {
    case pages
    /// Whole flows, each presented on the one before.
    case flows
  }

  // MARK: The stack

  /// The screens that were asked for, the root first.
  ///
  /// Never empty. Made anew each time; `depth`, `top` and `contains` ask for less.
  public var stack: [any Screen] { machine.stack.map { directory[$0] } }

  /// How many screens were asked for; at least 1.
  public var depth: Int { machine.stack.count }

  /// The screen that was asked for last: the one that takes input, though it may still be arriving.
  public var top: any Screen { directory[machine.top] }

  /// The screen that has the stage; during a transition the one that had it before.
  var shown: any Screen { directory[machine.shown] }

  /// Whether there is a way back.
  public var canPop: Bool { machine.stack.count > machine.lockedDepth + 1 }

  /// The screens to which ways lead back from the top one, the root first.
  public var screensToGoBackTo: [any Screen] {
    machine.stack[machine.lockedDepth...].dropLast().map { directory[$0] }
  }

  /// Whether a screen is in the stack.
  public func contains(_ screen: any Screen) -> Bool {
    directory.identifier(of: screen).map(machine.members.contains) ?? false
  }

  /// Whether a screen was a head when it was last asked for; false for one that is not known.
  public func isHead(_ screen: any Screen) -> Bool {
    directory.identifier(of: screen).map(machine.isHead) ?? false
  }

  /// The screen to which the way back leads from another one in the stack; `nil` for the root, for
  /// a head, and for one that is not there.
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

  /// Adds somebody who hears what is shown; the controller does not keep it alive.
  ///
  /// Whoever listens already goes on listening, once.
  public func add(_ observer: any NavigationObserver) {
    observers.removeAll { $0.value == nil || $0.value === observer }
    observers.append(WeakObserver(value: observer))
  }

  /// Ends what `add` began; does nothing for somebody who does not listen.
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
