/// Looks after the bars of a flow: asks the screens what they want, and applies it.
///
/// It listens to a navigation controller from its creation on, and applies what the screen on top
/// wants at once. When another screen is announced it asks that one, and everything runs alongside
/// the transition: back with a finger, back for good with a cancel, at once with a change without
/// motion.
///
/// Whoever creates it keeps it; it keeps nobody alive.
public final class NavigationAppearance {
  /// How appearances are applied.
  ///
  /// A new strategy shows at once, also in the middle of a transition; before anything was applied
  /// it waits.
  public var strategy: any AppearanceApplyingStrategy = DefaultAppearanceStrategy() {
    didSet { applyAgain() }
  }

  /// What decides on a light or dark status where the bar above is shown, by the bar's own colour
  /// over white; `nil`, the default, leaves it to what is declared.
  ///
  /// Shows at once; it decides nothing before anything was applied.
  public var statusStyleRule: StatusStyleRule? {
    didSet { if statusStyleRule != oldValue { showAgain() } }
  }

  weak var controller: NavigationController?
  let context: FlowContext
  var staging: PendingState<Bars>
  /// The running transition's, until this has heard of its end.
  weak var coordinator: TransitionCoordinator?
  let running: AnimatedValue<AppliedLook>
  var pages: [PageBars] = []

  /// What was asked for.
  struct Bars: Equatable {
    var applied: Appearance?
    /// The applied appearance as the strategy sees it; `nil` before anything was applied.
    var look: ChromeAppearance?
    var isBarHidden = false
    var isToolbarHidden = true
  }

  /// Listens to a controller, and applies what the screen on top of it wants at once.
  public init(of controller: NavigationController) {
    self.controller = controller
    context = controller.context
    staging = PendingState(Bars(), screen: controller.top)
    running = AnimatedValue(AppliedLook(look: .theme, strategy: strategy))
    jump(to: controller.top)
    controller.add(self)
  }

  // MARK: What was asked for

  /// What was applied last; in the middle of a transition already what the screen wants that is
  /// coming.
  public var applied: Appearance? { staging.current.applied }

  /// Whether the bar above is, or is about to be, hidden.
  public var isBarHidden: Bool { staging.current.isBarHidden }

  /// Whether the bar below is, or is about to be, hidden.
  public var isToolbarHidden: Bool { staging.current.isToolbarHidden }

  // MARK: At this instant

  /// What the bars look like at this instant.
  public var look: ChromeAppearance { running.value.look }

  /// How much of the bar above is there at this instant: 0 hidden … 1 shown.
  public var barPresence: Double { look.navigationBar.presence }

  /// How much of the bar below is there at this instant: 0 hidden … 1 shown.
  public var toolbarPresence: Double { look.toolbar.presence }

  // MARK: Updates

  /// Asks the screen on top once more, and runs to what it wants now.
  ///
  /// While a transition runs it does nothing, and neither where the screen has no stage: another
  /// one may have got it that nobody has been told of yet.
  public func update() {
    if let controller { update(for: controller.top) }
  }

  func update(for screen: any Screen) {
    guard let controller, staging.takesUpdate(of: screen, in: controller) else { return }
    change(for: screen)
  }

  /// Lets the bars run in place to what the screen on stage wants now.
  func change(for screen: any Screen) {
    let before = goal.look
    ask(screen)
    guard goal.look != before else { return }
    let duration = strategy.settling ?? .inPlace
    running.run(to: goal, over: duration, on: context.clock)
    movePage(of: screen, over: duration)
  }
}
