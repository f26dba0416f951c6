import FlowCore

/// Performs operations on a real controller, as an app would, and records the callbacks.
@MainActor
final class OperationRunner {
  let context = FlowContext()
  let controller: NavigationController
  let drivers = [PercentDrivenTransition(), PercentDrivenTransition()]
  let progress: FlowProgress
  let bars: NavigationAppearance
  /// Follows the number of the visible screen.
  let alongside = AnimatedValue(0.0)
  /// The callbacks since the operation began, with the answers to requests made inside them.
  private(set) var callbacks: [Event] = []
  var fault: String?
  var mayJump = false
  /// Frames per second to check, or `nil` for none.
  let frameRate: Int?
  let tally: Tally
  /// The screens by number, whether they are alive or not.
  private(set) var screens: [Int: Weak<ModelScreen>] = [:]

  /// `nil` unless a single transition moves the strip and the bars.
  var trend: Trend?
  var alternativeScreens: Set<Int> = []
  /// The instant from which the bars no longer animate by themselves.
  var quiet = Instant.zero

  private let provider = Provider()
  private var coordinators: [Weak<TransitionCoordinator>] = []
  private var callbackOperations = CallbackOperations()

  init(_ tally: Tally, frameRate: Int? = nil) {
    self.tally = tally
    self.frameRate = frameRate
    let root = ModelScreen.make(0)
    controller = NavigationController(root: root, context: context)
    progress = FlowProgress(of: controller)
    bars = NavigationAppearance(of: controller)
    root.record = { [unowned self] in record($0) }
    screens[0] = Weak(value: root)
    controller.add(self)
    // These are notified after this observer, which performs the operations inside callbacks.
    controller.add(progress)
    controller.add(bars)
    controller.transitionProvider = provider
  }

  func begin() { callbacks = [] }

  func perform(_ operation: Operation) -> Answer {
    do throws(NavigationRefusal) {
      switch operation {
      case .request(let verb, let mode):
        return .taken(try controller.request(verb, mode.transitionMode(drivers), screen))
      case .drag(let driver, let drag): drivers[driver].use(drag)
      case .freeze(let fraction): try controller.freeze(at: fraction)
      case .unfreeze: controller.unfreeze()
      case .advance(let passing): pass(passing)
      case .offer(let isInteractive, let style):
        provider.interactionController = isInteractive ? drivers[0] : nil
        provider.style = style
      case .change(let number): change(number)
      case .animateBars(let milliseconds): animateBars(in: milliseconds)
      case .insideCallback(let trigger, let operation):
        callbackOperations.append(operation, for: trigger)
      }
      return .taken([])
    } catch {
      return .refused(error)
    }
  }

  // MARK: Screens and coordinators

  /// Creates the screen unless it is alive.
  func screen(_ number: Int) -> ModelScreen {
    if let living = screens[number]?.value { return living }
    let made = ModelScreen.make(number)
    made.usesAlternatives = alternativeScreens.contains(number)
    made.record = { [unowned self] in record($0) }
    screens[number] = Weak(value: made)
    return made
  }

  var living: Set<Int> { Set(screens.filter { $0.value.value != nil }.keys) }

  func track(_ coordinator: TransitionCoordinator) {
    coordinators.append(Weak(value: coordinator))
  }

  /// Counts the coordinators that are alive among those recorded since the last call.
  func countLivingCoordinators() -> Int {
    defer { coordinators = [] }
    return coordinators.count { $0.value != nil }
  }

  // MARK: Callbacks

  func record(_ event: Event) {
    callbacks.append(event)
    guard let operation = callbackOperations.removeNext(for: event) else { return }
    tally.count(.insideCallback)
    callbacks.append(.answer(perform(operation)))
  }
}

struct Weak<Value: AnyObject> {
  weak var value: Value?
}

private final class Provider: TransitionProvider {
  var interactionController: PercentDrivenTransition?
  var style: ModelStyle?

  func style(
    for operation: NavigationOperation, from: any Screen, to: any Screen
  ) -> (any TransitionStyle)? { style }
}
