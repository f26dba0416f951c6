import FlowCore

/// What a controller should do, in whole stacks as plain arrays and one enum.
///
/// It is written down from the documentation, not from the code, and should be as obviously right
/// as possible; it may be slow. Rules are those of the article on requests, counted within their
/// section.
struct ReferenceModel {
  /// The screens that were asked for, the root first.
  var stack: [Int]
  var state: State
  var now = Instant.zero
  /// How the last request that changed the stack was to be carried out.
  var kind = Kind.standard
  /// What the transition provider offers.
  var offersDriver = false
  var offeredStyle: ModelStyle?
  /// The looks that were asked for when pages came: they go the same way.
  var arrivals: [Int: ModelStyle] = [:]
  /// The driver that has the running transition, or had it last.
  var claim: DriverClaim?
  /// How somebody let go of what was held meanwhile: that is made up for when it goes on.
  var release: (TransitionOutcome, velocity: Double, speed: Double)?
  /// When the running motion ends, if one does.
  var deadline: Instant?
  /// What has happened and nobody has been told yet.
  var pending: [Pending] = []
  var isTelling = false
  /// Whether the transition that everybody has been told of has a coordinator, and what that one
  /// knows.
  var hasCoordinator = false
  var announcedInteractive = false
  /// What everybody has been told since the beginning of the operation.
  var callbacks: [Event] = []
  /// What is to be done in the next callbacks.
  var ambushes = Ambushes()
  /// Screens that have changed their mind about their wishes.
  var moods: Set<Int> = []
  /// What the screens have declared, up to the one that is coming; and up to the one before, as
  /// long as that may come back.
  var declared = Declared()
  var declaredBefore: Declared?
  /// The screen on stage that has changed its mind before everybody knew that it is there.
  var hasChanged: Int?
  /// The room between all that was declared since nothing moved.
  var room = BarsRange(Declared().bars)
  /// Whether the picture may have jumped since the beginning of the operation.
  var hasJumped = false

  /// A controller at rest with one screen.
  init(root: Int = 0) {
    stack = [root]
    state = .resting(on: [root])
  }

  /// What moves.
  indirect enum State {
    /// Nothing; the page on stage is the last one of this stack.
    case resting(on: [Int])
    case moving(ModelTransition, Motion, towards: TransitionOutcome)
    case interactive(ModelTransition, fraction: Double)
    case frozen(State, fraction: Double, since: Instant, isMoved: Bool)
  }

  /// Who has a transition in hand, or had it last.
  struct DriverClaim {
    let driver: Int
    /// Whether it still has it.
    var isClosed: Bool
    /// The page that was asked for.
    let goal: Int
  }

  /// What has happened: something to tell everybody, or something that a coordinator notices.
  enum Pending {
    case event(Event)
    case taken(interactive: Bool)
  }
}
