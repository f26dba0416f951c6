/// The transition by which a person leaves one screen: its look, and the hand that drives it.
///
/// Interactors own one and offer it to the flow, which makes it the transition provider and pops.
public final class PopTransition: TransitionProvider {
  /// Whether a gesture drives the pop; true already when the flow is asked for it, and no longer
  /// when something else has ended the drag.
  public var interactionInProgress: Bool { isRequesting || driver.isDriving }

  private weak var screen: (any Screen)?
  private let look: (any TransitionStyle)?
  private let request: () -> Void
  private let driver = PercentDrivenTransition()
  private var isRequesting = false

  /// Creates the transition.
  ///
  /// - Parameters:
  ///   - screen: The screen that goes; it is not kept alive.
  ///   - style: The look of that pop; `nil` is the default slide.
  ///   - request: Asks the flow for the pop. It should hold nobody strongly.
  public init(
    from screen: any Screen, style: (any TransitionStyle)? = nil,
    request: @escaping () -> Void
  ) {
    self.screen = screen
    look = style
    self.request = request
  }

  /// The driver, only while a gesture is going on; otherwise the animator runs by itself.
  public var interactionController: PercentDrivenTransition? {
    interactionInProgress ? driver : nil
  }

  public func style(
    for operation: NavigationOperation, from: any Screen, to: any Screen
  ) -> (any TransitionStyle)? {
    operation == .pop && from === screen ? look : nil
  }

  /// How far the pop is, 0…1; 0 when nothing drives it.
  var fraction: Double { driver.fraction }

  /// What the person wants who drives it; `nil` when nobody does.
  var preferences: Preferences? { driver.preferences }

  /// Asks for the pop, which then runs by itself, unless the screen keeps its way back closed.
  func run() {
    if isOpen { request() }
  }

  /// Asks for the pop, to be driven by a hand from now on; says whether it is.
  func begin(_ grip: any DragSource) -> Bool {
    driver.grip = grip
    return begin()
  }

  /// Asks for the pop, to be driven from now on; says whether it is.
  func begin() -> Bool {
    guard isOpen else { return false }
    // The flag comes first: the pop that is asked for looks at it.
    isRequesting = true
    request()
    isRequesting = false
    return driver.isDriving
  }

  private var isOpen: Bool { screen?.allowsGoingBack ?? true }

  func update(_ fraction: Double) {
    driver.update(fraction)
  }

  /// Lets go, at a velocity in fractions a second.
  func end(finishes: Bool, velocity: Double = 0) {
    if finishes { driver.finish(velocity: velocity) } else { driver.cancel(velocity: velocity) }
  }
}
