import FlowCore

/// A reference model of a navigation controller: its state is one enum, and its stacks are plain
/// arrays of screen numbers.
///
/// It is written from the documentation, not from the code, and should be as obviously correct as
/// possible, even if it is slow. The rules are those of the article on requests, numbered within
/// each section.
struct ReferenceModel {
  /// The requested stack, root first.
  var stack: [Int]
  var state: State
  var now = Instant.zero
  /// The kind of the last request that changed the stack.
  var kind = ModelMode.standard
  /// What the transition provider returns: driver 0 for pops, and a style.
  var offersDriver = false
  var offeredStyle: ModelStyle?
  /// The styles with which pages arrived; the pages leave with the same style.
  var arrivals: [Int: ModelStyle] = [:]
  /// The driver that drives the running transition, or drove it last.
  var claim: DriverClaim?
  /// The release of a drag during a freeze, which is carried out when the transition is unfrozen.
  var release: (TransitionOutcome, velocity: Double, speed: Double)?
  /// When everything that moves by itself has settled; `nil` if nothing does.
  var deadline: Instant?
  /// The callbacks that are still to be delivered.
  var pending: [Pending] = []
  var isDelivering = false
  /// Whether the announced transition has a coordinator.
  var hasCoordinator = false
  /// Whether the coordinator was last notified that its transition is interactive.
  var lastReportedInteractive = false
  /// The callbacks since the start of the operation, and the answers to requests made inside them.
  var callbacks: [Event] = []
  /// The operations to perform inside later callbacks.
  var callbackOperations = CallbackOperations()
  /// The screens that declare their alternative values.
  var alternativeScreens: Set<Int> = []
  /// What the screens have declared, including the arriving one.
  var declared = Declared()
  /// What was declared before the arriving screen, as long as its transition may be cancelled.
  var declaredBefore: Declared?
  /// The visible screen, if its declarations have changed before the end of its transition was
  /// reported.
  var hasChanged: Int?
  /// The range of everything that was declared since the bars last settled.
  var declaredRange = BarsRange(Declared().bars)
  /// Whether the picture may have jumped since the start of the operation.
  var hasJumped = false

  /// Creates a model of an idle controller with one screen.
  init(root: Int = 0) {
    stack = [root]
    state = .idle(on: [root])
  }

  /// The current activity.
  indirect enum State {
    /// Nothing moves; the last screen of this stack is visible.
    case idle(on: [Int])
    case moving(ModelTransition, Motion, towards: TransitionOutcome)
    case interactive(ModelTransition, fraction: Double)
    case frozen(State, fraction: Double, since: Instant, isMoved: Bool)
  }

  /// A driver that drives a transition, or drove it last.
  struct DriverClaim {
    let driver: Int
    /// Whether the driver is still driving.
    var isDriving: Bool
    /// The page that the driven request leads to.
    let goal: Int
  }

  /// Something to report: a callback, or whether the transition is now interactive, which the
  /// coordinator reports if that has changed.
  enum Pending {
    case event(Event)
    case taken(interactive: Bool)
  }
}
