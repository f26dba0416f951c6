/// A hand on a page: begins what a drag or a scroll asks for, moves it, and lets it go.
///
/// What cannot begin is refused, as the trace says, and the hand stays empty.
final class PageDragController {
  /// Where a hand takes a person.
  enum Way {
    /// Back to the page beneath.
    case back
    /// On to the page that the top one offers.
    case forward
    /// Away from a presented flow.
    case dismissal
  }

  private weak var controller: NavigationController?
  private let way: Way
  /// How fast the hand is at an instant, in points a second along the way, as far as whoever
  /// follows it knows.
  var speed: (Instant) -> Double = { _ in 0 }
  /// The rule of the gesture that is going on, and how long the page's way is.
  private(set) var rule = ReleaseRule.projection
  private(set) var extent = 0.0
  private var driver = PercentDrivenTransition()
  private var scale = DragScale(holding: 0, at: 0, extent: 0)

  init(_ way: Way, of controller: NavigationController) {
    self.way = way
    self.controller = controller
  }

  /// Whether it holds a page.
  var isHolding: Bool { driver.isDriving }

  /// Whether there is something to take hold of; asked when a press or a scroll comes.
  var isPossible: Bool {
    guard let controller else { return false }
    return switch way {
    case .back: controller.canPop || departing != nil
    case .forward: controller.top.makeNextScreen() != nil
    case .dismissal: controller.presenting != nil || departing != nil
    }
  }

  /// Whether a place lies on a page that is leaving this way, and could be taken hold of again.
  func isOnDeparting(_ place: Point) -> Bool { departing?.covers(place) ?? false }

  private var departing: NavigationController.Page? {
    switch way {
    case .back: controller?.departing
    case .forward: nil
    case .dismissal: controller?.departingFlow
    }
  }

  /// Takes hold.
  ///
  /// - Parameters:
  ///   - place: Where, in parts of the stage's width from the leading edge and of its height.
  ///   - travel: How far the finger has come since its press, in points along the way.
  ///   - extent: How long the page's way is, in points.
  /// - Returns: `claimed` when it has, and where the way back is closed, so that nobody goes it
  ///   around; otherwise `ignored`.
  func begin(at place: Point, travel: Double, extent: Double) -> GestureResponse {
    guard let controller else { return .ignored }
    // A driver that lets go keeps its page in mind; another gesture may mean another page.
    driver = PercentDrivenTransition()
    driver.grip = self
    do {
      try begin(controller, at: place)
    } catch {
      controller.context.trace.record("refused", controller.top.name, "\(error)")
      return error == .wayBackClosed ? .claimed : .ignored
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
      guard controller.top.allowsGoingBack else { throw .wayBackClosed }
      try controller.pop(.interactive(driver))
    case .forward:
      guard let next = controller.top.makeNextScreen() else { throw .noNextScreen }
      try controller.push(next, .interactive(driver))
    case .dismissal:
      if isOnDeparting(place) {
        return try controller.presentation.grab(driver, reveals: true)
      }
      guard controller.presenting != nil else { throw .notPresented }
      guard controller.top.allowsGoingBack else { throw .wayBackClosed }
      try controller.dismiss(.interactive(driver))
    }
  }

  /// Follows the finger.
  func move(to travel: Double, extent: Double) {
    guard isHolding else { return }
    self.extent = extent
    let fraction = scale.fraction(at: travel, extent: extent, current: driver.fraction)
    fraction.map(driver.update)
  }

  /// Lets go, at a velocity in points a second along the way.
  func release(at travel: Double, extent: Double, velocity: Double) {
    guard isHolding else { return }
    move(to: travel, extent: extent)
    let finishes = rule.finishes(
      distance: driver.fraction * extent, velocity: velocity, width: extent)
    let speed = extent > 0 ? velocity / extent : 0
    if finishes { driver.finish(velocity: speed) } else { driver.cancel(velocity: speed) }
  }

  /// Lets go back to the start.
  func cancel() {
    driver.cancel()
  }
}

extension PageDragController: DragSource {
  func velocity(at instant: Instant) -> Double { speed(instant) }
}
