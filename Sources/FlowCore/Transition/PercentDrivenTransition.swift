/// Drives a pop by hand: from a finger, a slider, or code.
///
/// It is offered through `TransitionProvider.interactionController` and works from the `pop` that takes
/// it up until `finish`, `cancel`, or an interruption. Calls outside that time do nothing.
public final class PercentDrivenTransition {
  private weak var controller: NavigationController?

  /// Creates a driver that drives nothing yet.
  public init() {}

  /// Whether a transition is in its hands.
  public var isDriving: Bool { controller != nil }

  /// How far the pop is, 0…1; 0 when it drives nothing.
  ///
  /// Not 0 at the start if a transition was taken over in mid-flight.
  public var fraction: Double { controller?.draggedPopFraction ?? 0 }

  /// Moves the pop to a fraction, clamped to 0…1; NaN changes nothing.
  public func update(_ fraction: Double) {
    controller?.updateDrag(popFraction: fraction)
  }

  /// Lets go towards the end; the page leaves the stack now.
  ///
  /// - Parameter velocity: Fractions per second towards the end, for motions that take it over.
  public func finish(velocity: Double = 0) {
    controller?.endDrag(pops: true, velocity: velocity)
  }

  /// Lets go back towards the start; the stack stays as it is.
  ///
  /// - Parameter velocity: Fractions per second towards the end, for motions that take it over.
  public func cancel(velocity: Double = 0) {
    controller?.endDrag(pops: false, velocity: velocity)
  }

  func take(_ controller: NavigationController?) {
    self.controller = controller
  }
}
