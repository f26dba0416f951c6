/// Begins, drives and releases the interactive transition that belongs to a drag or scroll.
///
/// If the navigation controller refuses the request, the refusal is traced and no page moves.
@MainActor
final class PageDragController {
  /// What a drag requests.
  enum Request {
    /// Goes back to the page below.
    case back
    /// Goes forward to the next screen that the top screen provides.
    case forward
    /// Dismisses a presented flow.
    case dismissal

    /// The direction in which a drag completes the request.
    var direction: DragDirection {
      switch self {
      case .back: .trailing
      case .forward: .leading
      case .dismissal: .down
      }
    }
  }

  private weak var controller: NavigationController?
  private let request: Request
  /// The velocity of the pointer at an instant, in points per second; set by the gesture that owns
  /// this controller.
  var pointerVelocity: (Instant) -> Vector = { _ in .zero }
  /// The current drag, or the last one.
  private(set) var session: DragSession
  private var driver = PercentDrivenTransition()

  init(_ request: Request, of controller: NavigationController) {
    self.request = request
    self.controller = controller
    session = DragSession(request.direction)
  }

  /// Whether the drag or scroll drives a page now.
  var isDragging: Bool { driver.isDriving }

  /// Whether there is a page to navigate to or to grab; checked when a press or scroll begins.
  var isPossible: Bool {
    guard let controller else { return false }
    return switch request {
    case .back: controller.canPop || departing != nil
    case .forward: controller.top.makeNextScreen() != nil
    case .dismissal: controller.presenting != nil || departing != nil
    }
  }

  /// Returns whether a point lies on a page that is already leaving because of the same kind of
  /// request, and can therefore be grabbed again.
  ///
  /// - Parameter point: In fractions of the stage's width from the leading edge and of its height.
  func isOnDeparting(_ point: Point) -> Bool { departing?.covers(point) ?? false }

  private var departing: NavigationController.Page? {
    switch request {
    case .back: controller?.departing
    case .forward: nil
    case .dismissal: controller?.departingFlow
    }
  }

  /// Starts to drive the page.
  ///
  /// - Parameters:
  ///   - point: Where the gesture began, in fractions of the stage's width from the leading edge
  ///     and of its height.
  ///   - movement: How far the pointer has moved since its press, in points.
  ///   - extent: The full distance of the page's transition, in points.
  /// - Returns: `claimed` if the gesture now drives a page, and also if the screen does not allow
  ///   going back or does not permit leaving it, so that no other responder goes back instead;
  ///   otherwise `ignored`.
  func begin(at point: Point, _ movement: Vector, extent: Double) -> GestureResponse {
    guard let controller else { return .ignored }
    // Use a new driver: a released one still refers to its settling transition.
    driver = PercentDrivenTransition()
    driver.source = self
    do {
      try begin(controller, at: point)
    } catch {
      controller.context.trace.record("refused", controller.top.name, "\(error)")
      return error == .backNotAllowed || error == .leavingNotPermitted ? .claimed : .ignored
    }
    session = DragSession(
      request.direction, rule: controller.context.preferences.resolvedReleaseRule(),
      extent: extent, from: driver.fraction, after: movement, isMoving: driver.fraction > 0)
    move(by: movement, extent: extent)
    return .claimed
  }

  private func begin(
    _ controller: NavigationController, at point: Point
  ) throws(NavigationRefusal) {
    switch request {
    case .back:
      if isOnDeparting(point) || (departing != nil && !controller.canPop) {
        return try controller.grab(driver)
      }
      try permitLeaving(controller) { try $0.pop() }
      try controller.pop(.interactive(driver))
    case .forward:
      guard let next = controller.top.makeNextScreen() else { throw .noNextScreen }
      try controller.push(next, .interactive(driver))
    case .dismissal:
      if isOnDeparting(point) { return try controller.presentation.grab(driver) }
      guard controller.presenting != nil else { throw .notPresented }
      try permitLeaving(controller) { try $0.dismiss() }
      try controller.dismiss(.interactive(driver))
    }
  }

  /// Asks the top screen whether a person may leave it; the drag is over when the screen lets its
  /// attempt proceed, and so the transition runs by itself.
  private func permitLeaving(
    _ controller: NavigationController,
    _ leave: @escaping (NavigationController) throws -> Void
  ) throws(NavigationRefusal) {
    guard controller.top.allowsGoingBack else { throw .backNotAllowed }
    let attempt = LeaveAttempt { [weak controller] in controller?.attempt(leave) }
    guard controller.top.permitsLeaving(attempt) else { throw .leavingNotPermitted }
  }

  /// Moves the page with the pointer; both the movement since the press and the extent are in
  /// points.
  func move(by movement: Vector, extent: Double) {
    guard isDragging else { return }
    session.progress(after: movement, extent: extent, current: driver.fraction)
      .map(driver.update)
  }

  /// Releases the page; the release rule decides whether the transition finishes.
  ///
  /// - Parameters:
  ///   - movement: How far the pointer has moved since its press, in points.
  ///   - extent: The full distance of the page's transition, in points.
  ///   - velocity: The velocity of the pointer, in points per second.
  func release(after movement: Vector, extent: Double, velocity: Vector) {
    guard isDragging else { return }
    move(by: movement, extent: extent)
    driver.release(session, velocity: velocity)
  }

  /// Cancels the drag: a page that would have left stays, and one that would have arrived leaves.
  func cancel() {
    driver.cancel()
  }
}

extension PageDragController: DragSource {}
