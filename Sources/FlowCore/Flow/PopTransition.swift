/// The transition that pops a screen: its style, and the driver for a gesture.
///
/// An interactor owns a pop transition and offers it to the flow, which sets it as the transition
/// provider and pops.
public final class PopTransition: TransitionProvider {
  /// Whether a gesture drives the pop.
  ///
  /// It is already true while the gesture asks the flow for the pop, and becomes false when the
  /// drag ends, even if something other than the gesture ends the drag.
  public var interactionInProgress: Bool { isRequesting || driver.isDriving }

  private weak var screen: (any Screen)?
  private let isDestination: (any Screen) -> Bool
  private let style: (any TransitionStyle)?
  private let request: () -> Void
  private let driver = PercentDrivenTransition()
  private var isRequesting = false
  /// Whether the screen has not permitted the last pop that was tried; it may have asked the
  /// person.
  private(set) var wasNotPermitted = false

  /// Creates the transition.
  ///
  /// - Parameters:
  ///   - screen: The screen to pop; it is not kept alive.
  ///   - isDestination: Returns whether the style applies to a pop to the given screen; by default,
  ///     always true.
  ///   - style: The style of the pop; `nil` for the flow's default.
  ///   - request: Asks the flow for the pop. It should not capture anything strongly.
  public init(
    from screen: any Screen,
    to isDestination: @escaping (any Screen) -> Bool = { _ in true },
    style: (any TransitionStyle)? = nil,
    request: @escaping () -> Void
  ) {
    self.screen = screen
    self.isDestination = isDestination
    self.style = style
    self.request = request
  }

  /// The driver while a gesture drives the pop; `nil` lets the pop animate by itself.
  public var interactionController: PercentDrivenTransition? {
    interactionInProgress ? driver : nil
  }

  /// The custom style, if any, for the pop from the screen to its destination; `nil` for any other
  /// transition.
  public func style(
    for operation: NavigationOperation, from: any Screen, to: any Screen
  ) -> (any TransitionStyle)? {
    operation == .pop && from === screen && isDestination(to) ? style : nil
  }

  /// The pop's progress, 0…1; 0 while nothing drives the pop.
  var fraction: Double { driver.fraction }

  /// The preferences of the flow whose transition is being driven; `nil` if none is being driven.
  var preferences: Preferences? { driver.preferences }

  /// Requests the pop, which then animates by itself; does nothing if the screen does not allow
  /// going back, or does not permit leaving it.
  func run() {
    if askToLeave() { request() }
  }

  /// Requests the pop and starts to drive it from a gesture; returns whether the pop is now driven.
  func begin(_ source: any DragSource) -> Bool {
    driver.source = source
    return begin()
  }

  /// Requests the pop and starts to drive it; returns whether the pop is now driven.
  func begin() -> Bool {
    guard askToLeave() else { return false }
    // Set before the request: the flow reads `interactionInProgress` during it.
    isRequesting = true
    request()
    isRequesting = false
    return driver.isDriving
  }

  /// Asks the screen, and returns whether it allows the pop and permits leaving it; true if the
  /// screen no longer exists.
  private func askToLeave() -> Bool {
    wasNotPermitted = false
    guard let screen else { return true }
    guard screen.allowsGoingBack else { return false }
    wasNotPermitted = !screen.permitsLeaving(LeaveAttempt(request))
    return !wasNotPermitted
  }

  func update(_ fraction: Double) {
    driver.update(fraction)
  }

  /// Releases the drag; its rule decides the outcome, given the pointer's velocity in points per
  /// second.
  func release(_ session: DragSession, velocity: Vector) {
    driver.release(session, velocity: velocity)
  }

  /// Ends the drag: the pop finishes, or the screen goes back to where it was.
  func end(finishes: Bool) {
    if finishes { driver.finish() } else { driver.cancel() }
  }

  /// Cancels the drag: the screen goes back to where it was.
  func cancel() { driver.cancel() }
}
