/// Begins, moves and releases the interactive transition of a drag or scroll.
///
/// If the navigation controller refuses the request, the refusal is traced and nothing is driven.
final class PageDragController {
  /// The direction of navigation.
  enum Way {
    /// Back to the page beneath.
    case back
    /// Forward to the screen that the top screen offers.
    case forward
    /// Dismisses a presented flow.
    case dismissal
  }

  private weak var controller: NavigationController?
  private let way: Way
  /// The gesture's velocity at an instant, in points per second along its direction; set by its
  /// owner.
  var speed: (Instant) -> Double = { _ in 0 }
  /// The release rule of the current gesture, and the full distance of the page in points.
  private(set) var rule = ReleaseRule.projection
  private(set) var extent = 0.0
  private var driver = PercentDrivenTransition()
  private var scale = DragScale(holding: 0, at: 0, extent: 0)

  init(_ way: Way, of controller: NavigationController) {
    self.way = way
    self.controller = controller
  }

  /// Whether it drives a page.
  var isHolding: Bool { driver.isDriving }

  /// Whether there is a page to navigate to or to grab; checked when a press or scroll begins.
  var isPossible: Bool {
    guard let controller else { return false }
    return switch way {
    case .back: controller.canPop || departing != nil
    case .forward: controller.top.makeNextScreen() != nil
    case .dismissal: controller.presenting != nil || departing != nil
    }
  }

  /// Whether a point lies on a page that is leaving in this direction and can be grabbed again.
  ///
  /// - Parameter place: The point, in fractions of the stage's width from the leading edge and of
  ///   its height.
  func isOnDeparting(_ place: Point) -> Bool { departing?.covers(place) ?? false }

  private var departing: NavigationController.Page? {
    switch way {
    case .back: controller?.departing
    case .forward: nil
    case .dismissal: controller?.departingFlow
    }
  }

  /// Starts to drive the page.
  ///
  /// - Parameters:
  ///   - place: Where the gesture began, in fractions of the stage's width from the leading edge
  ///     and of its height.
  ///   - travel: How far the finger has moved since its press, in points along the direction.
  ///   - extent: The full distance of the page's transition, in points.
  /// - Returns: `claimed` if it drives a page, and also if the screen does not allow going back, so
  ///   that no other responder goes back instead; otherwise `ignored`.
  func begin(at place: Point, travel: Double, extent: Double) -> GestureResponse {
    guard let controller else { return .ignored }
    // Use a new driver: a released one still refers to its settling transition.
    driver = PercentDrivenTransition()
    driver.grip = self
    do {
      try begin(controller, at: place)
    } catch {
      controller.context.trace.record("refused", controller.top.name, "\(error)")
      return error == .backNotAllowed ? .claimed : .ignored
    }
    rule = controller.context.preferences.releaseRule ?? .projection
    scale = DragScale(holding: driver.fraction, at: travel, extent: extent)
    move(to: travel, extent: extent)
    return .claimed
  }

  private func begin(
    _ controller: NavigationController, at place: Point
  ) throws(NavigationRefusal) {
    switch way {
    case .back:
      if isOnDeparting(place) || (departing != nil && !controller.canPop) {
        return try controller.grab(driver, reveals: true)
      }
      guard controller.top.allowsGoingBack else { throw .backNotAllowed }
      try controller.pop(.interactive(driver))
    case .forward:
      guard let next = controller.top.makeNextScreen() else { throw .noNextScreen }
      try controller.push(next, .interactive(driver))
    case .dismissal:
      if isOnDeparting(place) {
        return try controller.presentation.grab(driver, reveals: true)
      }
      guard controller.presenting != nil else { throw .notPresented }
      guard controller.top.allowsGoingBack else { throw .backNotAllowed }
      try controller.dismiss(.interactive(driver))
    }
  }

  /// Moves the page with the finger.
  func move(to travel: Double, extent: Double) {
    guard isHolding else { return }
    self.extent = extent
    let fraction = scale.fraction(at: travel, extent: extent, current: driver.fraction)
    fraction.map(driver.update)
  }

  /// Releases the page; the release rule decides whether it finishes.
  ///
  /// - Parameter velocity: The velocity, in points per second along the direction.
  func release(at travel: Double, extent: Double, velocity: Double) {
    guard isHolding else { return }
    move(to: travel, extent: extent)
    let finishes = rule.finishes(
      distance: driver.fraction * extent, velocity: velocity, width: extent)
    let speed = extent > 0 ? velocity / extent : 0
    if finishes { driver.finish(velocity: speed) } else { driver.cancel(velocity: speed) }
  }

  /// Releases the page back to its start.
  func cancel() {
    driver.cancel()
  }
}

extension PageDragController: DragSource {
  func velocity(at instant: Instant) -> Double { speed(instant) }
}
