import FlowCore

/// A reference model of a navigation controller, written from the documentation, not from the code.
///
/// It should be as obviously correct as possible, even if it is slow. The rules are those of the
/// article on requests, numbered within each section.
struct ReferenceModel {
  /// The requested stack, root first.
  var stack: [Int]
  var state: State
  var now = Instant.zero
  /// The mode of the last request that changed the stack.
  var mode = ModelMode.standard
  /// Whether the transition provider returns driver 0 for pops.
  var offersDriver = false
  var offeredStyle: ModelStyle?
  /// The styles with which pages arrived; the pages leave with the same style.
  var arrivals: [Int: ModelStyle] = [:]
  /// The driver of the drag; remains after it, because the driver can grab the transition again.
  var claim: DriverClaim?
  /// A release during a freeze takes effect when the transition is unfrozen.
  var release: (TransitionOutcome, velocity: Double, speed: Double)?
  /// When everything that moves by itself has settled; `nil` if nothing does.
  var deadline: Instant?
  var pending: [Pending] = []
  var isDelivering = false
  var hasCoordinator = false
  /// Whether the coordinator last reported that the transition is interactive.
  var lastReportedInteractive = false
  /// The callbacks since the operation began, with the answers to requests made inside them.
  var callbacks: [Event] = []
  var callbackOperations = CallbackOperations()
  var alternativeScreens: Set<Int> = []
  /// The values in effect, including those that the arriving screen declares.
  var declared = Declared()
  /// The values before the transition, which apply again if it is cancelled.
  var declaredBefore: Declared?
  /// The visible screen, if it has changed its declarations before the end of its transition was
  /// reported.
  var hasChanged: Int?
  /// The range of the values declared since the bars last settled.
  var declaredRange = BarsRange(Declared().bars)
  /// Whether the picture may have jumped since the start of the operation.
  var hasJumped = false

  init(root: Int = 0) {
    stack = [root]
    state = .idle(on: [root])
  }

  indirect enum State {
    /// The last screen of this stack is visible.
    case idle(on: [Int])
    case moving(ModelTransition, Motion, towards: TransitionOutcome)
    case interactive(ModelTransition, fraction: Double)
    case frozen(State, fraction: Double, since: Instant, isMoved: Bool)
  }

  struct DriverClaim {
    let driver: Int
    var isDriving: Bool
    /// The page that the driven request leads to.
    let goal: Int
  }

  /// A callback, or a possible change of whether the transition is interactive.
  ///
  /// The coordinator reports such a change only if there is one.
  enum Pending {
    case event(Event)
    case interactive(Bool)
  }
}
