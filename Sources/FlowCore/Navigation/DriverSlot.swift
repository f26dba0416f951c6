/// Remembers the last driver of the running transition until the transition ends, even if the
/// driver no longer drives it.
@MainActor
struct DriverSlot {
  /// The driver; `nil` if there is none, or once it has been deallocated.
  private(set) weak var driver: PercentDrivenTransition?
  /// The number of the transition that the driver drives or has driven; `nil` if no driver has
  /// driven the running transition.
  private var number: Int?

  /// Whether a driver drives the running transition, or has driven it.
  var isTaken: Bool { number != nil }

  /// Returns whether the given driver drives the given transition, or was the last to drive it.
  func isOf(_ driver: PercentDrivenTransition, _ transition: Transition) -> Bool {
    driver === self.driver && transition.number == number
  }

  /// Replaces the driver with one that drives the controller's running transition.
  mutating func replace(
    _ driver: PercentDrivenTransition, of controller: NavigationController, isReversed: Bool
  ) {
    self.driver?.leave(controller)
    self.driver = driver
    number = controller.machine.transition?.number
    driver.attach(controller, isReversed: isReversed)
  }

  /// Detaches the driver if its drag is over, and forgets it once its transition has ended.
  mutating func release(from controller: NavigationController) {
    guard number != nil else { return }
    let isCurrent = controller.machine.transition?.number == number
    if !controller.machine.isInteractive || !isCurrent { driver?.leave(controller) }
    if !isCurrent { (driver, number) = (nil, nil) }
  }
}
