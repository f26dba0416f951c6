/// Remembers the last driver of the running transition until the transition ends, even if the
/// driver no longer drives it.
@MainActor
struct DriverSlot {
  private(set) weak var driver: PercentDrivenTransition?
  /// The number of the transition that a driver drives or has driven.
  private var number: Int?

  /// Whether a driver drives the running transition, or has driven it.
  var isTaken: Bool { number != nil }

  func isOf(_ driver: PercentDrivenTransition, _ transition: Transition) -> Bool {
    driver === self.driver && transition.number == number
  }

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
