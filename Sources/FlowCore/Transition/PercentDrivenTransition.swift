/// Drives a transition interactively: from a gesture, a slider, or code.
///
/// Pass it with a request, as `TransitionMode.interactive`, or offer it for a pop through
/// `TransitionProvider.interactionController`. It drives from the request until `finish`, `cancel`,
/// or an interruption. Calls outside that time do nothing; while the transition is frozen, updates
/// do nothing and a release is deferred until it resumes.
///
/// A driver that is used for another pop while its released transition still settles grabs that
/// transition again. While a driver drives, any other request with it is refused as `busy`. Keep a
/// reference to the driver: if it is deallocated during a drag, the drag is cancelled.
@MainActor
public final class PercentDrivenTransition {
  private weak var controller: NavigationController?
  /// Whether the driver finishes at the start of the transition, because its request undoes the
  /// transition that it took over.
  private(set) var isReversed = false
  weak var source: (any DragSource)?

  /// Creates a driver that is not driving yet.
  public init() {}

  isolated deinit { cancel() }

  /// Whether it is driving a transition.
  package var isDriving: Bool { controller != nil }

  /// The progress of the driven request, 0…1; 0 when not driving.
  ///
  /// It is not 0 at the start if a running transition was taken over.
  public var fraction: Double {
    controller?.draggedFraction.map(converted) ?? 0
  }

  /// Sets `fraction`, clamped to 0…1; NaN changes nothing.
  public func update(_ fraction: Double) {
    controller?.updateDrag(to: converted(fraction))
  }

  /// Releases the transition so that the driven request is carried out; the stack changes now.
  ///
  /// - Parameters:
  ///   - velocity: The velocity of `fraction`, per second, for timings that use it; a value that is
  ///     not finite counts as 0.
  ///   - speed: A factor for the speed of the remaining motion; a value that is not positive and
  ///     finite counts as 1. From a fraction p, a linear transition of duration d takes (1 - p) d /
  ///     speed, as with UIKit's `completionSpeed`.
  public func finish(velocity: Double = 0, speed: Double = 1) {
    release(.finish, velocity, speed)
  }

  /// Releases the transition so that the driven request is dropped; the stack stays as it is.
  ///
  /// - Parameters:
  ///   - velocity: As for `finish`: positive if `fraction` grows.
  ///   - speed: As for `finish`; a linear transition takes p d / speed.
  public func cancel(velocity: Double = 0, speed: Double = 1) {
    release(.cancel, velocity, speed)
  }

  /// Releases the transition with the outcome that the session's rule decides.
  ///
  /// The velocity is that of the pointer, in points per second.
  func release(_ session: DragSession, velocity: Vector) {
    let finishes = session.finishes(at: fraction, velocity: velocity)
    release(finishes ? .finish : .cancel, session.velocity(of: velocity), 1)
  }

  private func release(_ outcome: TransitionOutcome, _ velocity: Double, _ speed: Double) {
    controller?.endDrag(
      isReversed ? outcome.reversed : outcome, velocity: isReversed ? -velocity : velocity,
      speed: speed)
  }

  /// Converts a fraction of the driven request to one of the transition, or back.
  private func converted(_ fraction: Double) -> Double { isReversed ? 1 - fraction : fraction }

  var preferences: Preferences? { controller?.context.preferences }

  func attach(_ controller: NavigationController, isReversed: Bool) {
    self.controller = controller
    self.isReversed = isReversed
  }

  func leave(_ controller: NavigationController) {
    if self.controller === controller { self.controller = nil }
  }
}
