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
  /// Whether `permitsLeaving(_:)` has turned down the last attempt.
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

  var fraction: Double { driver.fraction }

  var preferences: Preferences? { driver.preferences }

  func run() {
    if askToLeave() { request() }
  }

  func begin(_ source: any DragSource) -> Bool {
    driver.source = source
    return begin()
  }

  func begin() -> Bool {
    guard askToLeave() else { return false }
    // Set before the request: the flow reads `interactionInProgress` during it.
    isRequesting = true
    request()
    isRequesting = false
    return driver.isDriving
  }

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

  /// The velocity is in points per second.
  func release(_ session: DragSession, velocity: Vector) {
    driver.release(session, velocity: velocity)
  }

  func end(finishes: Bool) {
    if finishes { driver.finish() } else { driver.cancel() }
  }

  func cancel() { driver.cancel() }
}
