/// Drives a transition by hand: from a finger, a slider, or code.
///
/// It is given along with a request, as `TransitionMode.interactive`, or offered for a pop through
/// `TransitionProvider.interactionController`, and works from the request that takes it up until
/// `finish`, `cancel`, or an interruption. Calls outside that time do nothing, and so do calls
/// while the transition is held.
///
/// A driver that has let go and is used for another pop, while its transition still settles, takes
/// that same transition again. One that is driving is not taken by another flow. Whoever uses a
/// driver keeps it alive: when it goes in the middle of a drag, the drag is cancelled.
public final class PercentDrivenTransition {
  private weak var controller: NavigationController?
  /// Whether the request that it drives takes the upper page away.
  private var reveals = true
  /// Whoever moves it by a gesture.
  weak var grip: (any DragSource)?

  /// Creates a driver that drives nothing yet.
  public init() {}

  deinit { cancel() }

  /// Whether a transition is in its hands.
  public var isDriving: Bool { controller != nil }

  /// How far what was asked for is, 0…1; 0 when it drives nothing.
  ///
  /// Not 0 at the start if a transition was taken over in mid-flight.
  public var fraction: Double {
    guard let presence = controller?.presenceInHand else { return 0 }
    return reveals ? 1 - presence : presence
  }

  /// Moves the transition to a fraction, clamped to 0…1; NaN changes nothing.
  public func update(_ fraction: Double) {
    controller?.updateDrag(presence: reveals ? 1 - fraction : fraction)
  }

  /// Lets go towards the end; the stack changes now.
  ///
  /// - Parameters:
  ///   - velocity: Fractions per second towards the end, for motions that take it over; what is not
  ///     finite counts as 0.
  ///   - speed: How many times as fast as by itself the rest goes; what is not positive and finite
  ///     counts as 1. From a fraction p of a linear transition of duration d it takes (1 - p) d /
  ///     speed, as with UIKit's `completionSpeed`.
  public func finish(velocity: Double = 0, speed: Double = 1) {
    controller?.endDrag(
      reveals: reveals, velocity: reveals ? velocity : -velocity, speed: speed)
  }

  /// Lets go back towards the start; the stack stays as it is.
  ///
  /// - Parameters:
  ///   - velocity: As for `finish`: positive still leads towards the end.
  ///   - speed: As for `finish`; a linear transition takes p d / speed.
  public func cancel(velocity: Double = 0, speed: Double = 1) {
    controller?.endDrag(
      reveals: !reveals, velocity: reveals ? velocity : -velocity, speed: speed)
  }

  /// What the person wants whose page it drives; `nil` where it drives none.
  var preferences: Preferences? { controller?.context.preferences }

  func take(_ controller: NavigationController, reveals: Bool) {
    self.controller = controller
    self.reveals = reveals
  }

  /// Drives no more what it drove for a controller.
  func leave(_ controller: NavigationController) {
    if self.controller === controller { self.controller = nil }
  }
}
