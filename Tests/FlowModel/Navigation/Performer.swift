import FlowCore

/// Carries operations out on a real controller, as an app would, and keeps what it is told.
final class Performer {
  let context = FlowContext()
  let controller: NavigationController
  let drivers = [PercentDrivenTransition(), PercentDrivenTransition()]
  let progress: FlowProgress
  let bars: NavigationAppearance
  /// A value that runs alongside every transition: the number of the screen on stage.
  let alongside = AnimatedValue(0.0)
  /// What everybody has been told since the beginning of the operation.
  private(set) var callbacks: [Event] = []
  /// What jumped first, although nothing was meant to.
  var fault: String?
  /// Whether something in the running operation is meant to jump.
  var mayJump = false
  /// How many frames a second are looked at while time passes, or `nil` for none.
  let frameRate: Int?
  /// Takes what comes about.
  let tally: Tally
  /// Everybody who was there at some time, dead or alive.
  private(set) var screens: [Int: Weak<ModelScreen>] = [:]

  /// Which way strip and bars run while one transition alone moves them.
  var trend: Trend?
  /// Screens that have changed their mind about their wishes.
  var moods: Set<Int> = []
  /// From when on bars do not move by themselves any more.
  var quiet = Instant.zero

  private let provider = Provider()
  private var coordinators: [Weak<TransitionCoordinator>] = []
  private var ambushes = Ambushes()

  init(_ tally: Tally, frameRate: Int? = nil) {
    self.tally = tally
    self.frameRate = frameRate
    let root = ModelScreen.make(0)
    controller = NavigationController(root: root, context: context)
    progress = FlowProgress(of: controller)
    bars = NavigationAppearance(of: controller)
    root.hear = { [unowned self] in hear($0) }
    screens[0] = Weak(value: root)
    controller.add(self)
    // They hear of everything after whoever lies in wait.
    controller.add(progress)
    controller.add(bars)
    controller.transitionProvider = provider
  }

  /// Forgets what was told before.
  func begin() { callbacks = [] }

  func perform(_ operation: Operation) -> Answer {
    do throws(NavigationRefusal) {
      switch operation {
      case .request(let verb, let kind):
        return .taken(try controller.request(verb, kind.transitionKind(drivers), screen))
      case .drag(let driver, let drag): drivers[driver].use(drag)
      case .freeze(let fraction): try controller.freeze(at: fraction)
      case .unfreeze: controller.unfreeze()
      case .advance(let passing): pass(passing)
      case .offer(let isInteractive, let style):
        provider.interactionController = isInteractive ? drivers[0] : nil
        provider.style = style
      case .change(let number): change(number)
      case .settle(let milliseconds): settle(in: milliseconds)
      case .inside(let trigger, let operation): ambushes.set(trigger, operation)
      }
      return .taken([])
    } catch {
      return .refused(error)
    }
  }

  // MARK: Who is there

  /// The living screen of a number, or a new one.
  func screen(_ number: Int) -> ModelScreen {
    if let living = screens[number]?.value { return living }
    let made = ModelScreen.make(number)
    made.isMoody = moods.contains(number)
    made.hear = { [unowned self] in hear($0) }
    screens[number] = Weak(value: made)
    return made
  }

  /// The numbers of the screens that somebody keeps alive.
  var living: Set<Int> { Set(screens.filter { $0.value.value != nil }.keys) }

  func keepWatch(on coordinator: TransitionCoordinator) {
    coordinators.append(Weak(value: coordinator))
  }

  /// How many coordinators live on since the last time that somebody asked.
  var livingCoordinators: Int {
    defer { coordinators = [] }
    return coordinators.count { $0.value != nil }
  }

  // MARK: Hearing

  func hear(_ event: Event) {
    callbacks.append(event)
    guard let operation = ambushes.next(for: event) else { return }
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
