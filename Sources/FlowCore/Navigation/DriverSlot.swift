/// The driver of the running transition, while it drives it and after it has released it.
@MainActor
struct DriverSlot {
  /// The driver, while something keeps it alive.
  private(set) weak var driver: PercentDrivenTransition?
  /// The number of the transition that it drives or has released; `nil` without one.
  private var number: Int?

  /// Whether a driver has a transition, or has released it and it still moves.
  var isTaken: Bool { number != nil }

  /// Whether this driver has released the running transition.
  func isOf(_ driver: PercentDrivenTransition, _ transition: Transition) -> Bool {
    driver === self.driver && transition.number == number
  }

  /// Replaces the driver by one that drives the controller's running transition.
  mutating func take(
    _ driver: PercentDrivenTransition, of controller: NavigationController, isReversed: Bool
  ) {
    self.driver?.leave(controller)
    self.driver = driver
    number = controller.machine.transition?.number
    driver.take(controller, isReversed: isReversed)
  }

  /// Releases the driver if something else has ended its drag.
  mutating func release(from controller: NavigationController) {
    guard number != nil else { return }
    let isCurrent = controller.machine.transition?.number == number
    if !controller.machine.isInteractive || !isCurrent { driver?.leave(controller) }
    if !isCurrent { (driver, number) = (nil, nil) }
  }
}
